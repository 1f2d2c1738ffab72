import { RuleLink } from '../../../pieces/links';
import { pathTo } from '../../../router/routes';
import { sayTable } from '../../../table-kit/say-table';
import { TableDialog } from '../../../table-kit/table-dialog';
import { ACTION_ICONS, ATTRIBUTE_ICONS, COLOR_ICONS, EFFECT_ICONS, TERRAIN_ICONS } from '../art/emblems';
import { capital, type OldWorldTextId, sayOldWorld, speak } from '../text/say-old-world';
import { COLORS } from './action-card';
import { Emblem, TerrainMark } from './pieces';

/** Every key of the table, as the help shows it. */
export const TABLE_KEYS = [
  ['← → ↑ ↓', 'keys.arrows'],
  ['Enter', 'keys.enter'],
  ['1 – 9', 'keys.cards'],
  ['E', 'keys.end'],
  ['U', 'keys.undo'],
  ['T', 'keys.hint'],
  ['F', 'keys.fast'],
  ['S', 'keys.score'],
  ['O', 'keys.others'],
  ['H ?', 'keys.help'],
  ['Esc', 'keys.escape'],
] as const;

const TURN = [
  ['help.turn.1', 'OW-TURN-003'],
  ['help.turn.2', 'OW-TURN-007'],
  ['help.turn.3', 'OW-DRAW-001'],
] as const;
const MOVE = [
  ['help.move.1', 'OW-MOVE-002'],
  ['help.move.2', 'OW-MOVE-003'],
  ['help.move.3', 'OW-MOVE-004'],
] as const;
const FIGHT = [
  ['help.fight.1', 'OW-FIGHT-013'],
  ['help.fight.2', 'OW-FIGHT-017'],
  ['help.fight.3', 'OW-FIGHT-023'],
  ['help.fight.4', 'OW-FIGHT-034'],
] as const;

function Steps({ steps }: { readonly steps: readonly (readonly [OldWorldTextId, string])[] }) {
  return (
    <ol class="help-turn">
      {steps.map(([id, rule]) => (
        <li key={id}>
          {sayOldWorld(id)} <RuleLink rule={rule} />
        </li>
      ))}
    </ol>
  );
}

function Marks() {
  return (
    <section class="help-card paper">
      <h3 class="display">{sayOldWorld('help.marks')}</h3>
      <dl>
        {COLORS.map((color) => (
          <div key={color}>
            <dt>
              <span class={`color-mark x-${color}`}>
                <Emblem name={COLOR_ICONS[color]} />
              </span>
            </dt>
            <dd>{speak(`kind.${color}`)}</dd>
          </div>
        ))}
        {(['damage', 'shield', 'draw', 'take', 'return'] as const).map((effect) => (
          <div key={effect}>
            <dt>
              <Emblem name={EFFECT_ICONS[effect]} />
            </dt>
            <dd>{sayOldWorld(`help.mark.${effect}`)}</dd>
          </div>
        ))}
        {(Object.keys(TERRAIN_ICONS) as (keyof typeof TERRAIN_ICONS)[]).map((terrain) => (
          <div key={terrain}>
            <dt>
              <TerrainMark terrain={terrain} />
            </dt>
            <dd>{capital(speak(`terrain.${terrain}`))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The order of a turn, the places, a fight, the marks, and the keys of the table. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <TableDialog title={sayOldWorld('help.title')} class="help" onClose={onClose}>
      <div class="help-grid">
        <section class="help-card paper">
          <h3 class="display">{sayOldWorld('help.turn')}</h3>
          <Steps steps={TURN} />
          <p>{sayOldWorld('help.goal')}</p>
          <h3 class="display">{sayOldWorld('help.move')}</h3>
          <Steps steps={MOVE} />
          <h3 class="display">{sayOldWorld('help.fight')}</h3>
          <Steps steps={FIGHT} />
          <p>
            <a class="rule-link" href={pathTo('rules')}>
              {sayOldWorld('help.rules')}
            </a>
          </p>
        </section>
        <section class="help-card paper">
          <h3 class="display">{sayOldWorld('help.places')}</h3>
          <dl>
            {(Object.keys(ACTION_ICONS) as (keyof typeof ACTION_ICONS)[]).map((action) => (
              <div key={action}>
                <dt>
                  <Emblem name={ACTION_ICONS[action]} />
                </dt>
                <dd>{speak(`action-text.${action}`)}</dd>
              </div>
            ))}
            <div>
              <dt>
                <Emblem name={ATTRIBUTE_ICONS.specialty} />
              </dt>
              <dd>{sayOldWorld('help.place.attribute')}</dd>
            </div>
          </dl>
        </section>
        <Marks />
        <section class="help-card paper help-keys">
          <h3 class="display">{sayTable('help.keys')}</h3>
          <dl>
            {TABLE_KEYS.map(([keys, id]) => (
              <div key={id}>
                <dt>
                  <kbd>{keys}</kbd>
                </dt>
                <dd>{sayOldWorld(id)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </TableDialog>
  );
}
