import './help.css';
import { TableDialog } from '../../../table/frame/table-dialog';
import { AllRules, HelpKeys, HelpSteps, mapTableKeys } from '../../../table/guide/help';
import { sayTable } from '../../../table/text/say-table';
import { ACTION_ICONS, ATTRIBUTE_ICONS, COLOR_ICONS, EFFECT_ICONS, TERRAIN_ICONS } from '../art/emblems';
import { capital, type OldWorldTextId, sayOldWorld, speak } from '../text/say-old-world';
import { COLORS } from './action-card';
import { Emblem, TerrainMark } from './pieces';
import type { Scene } from './scene';

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

type Step = readonly [OldWorldTextId, string];
const told = (steps: readonly Step[]) => steps.map(([id, rule]) => [sayOldWorld(id), rule] as const);

const keys = () =>
  mapTableKeys([
    ['1 – 9', sayOldWorld('keys.cards')],
    ['E', sayOldWorld('keys.end')],
    ['S', sayOldWorld('keys.score')],
    ['O', sayOldWorld('keys.others')],
  ]);

function Marks() {
  return (
    <section class="help-card paper">
      <h3 class="display">{sayTable('help.marks')}</h3>
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
export function HelpDialog({ scene, onClose }: { readonly scene: Scene; readonly onClose: () => void }) {
  return (
    <TableDialog title={sayTable('help.title')} class="help" onClose={onClose}>
      <div class="help-grid">
        <section class="help-card paper">
          <h3 class="display">{sayOldWorld('help.turn')}</h3>
          <HelpSteps steps={told(TURN)} />
          <p>{sayOldWorld('help.goal')}</p>
          <h3 class="display">{sayOldWorld('help.move')}</h3>
          <HelpSteps steps={told(MOVE)} />
          <h3 class="display">{sayOldWorld('help.fight')}</h3>
          <HelpSteps steps={told(FIGHT)} />
          <AllRules />
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
          <HelpKeys keys={keys()} />
        </section>
        <Marks />
        {scene.modules.map(({ help: Help }, index) => (Help === undefined ? null : <Help key={index} scene={scene} />))}
      </div>
    </TableDialog>
  );
}
