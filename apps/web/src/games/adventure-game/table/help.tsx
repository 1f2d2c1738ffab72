import './help.css';
import { DICE, FACES, HEROES, sentence, TIERS } from '@medallion/adventure-game';
import { TableDialog } from '../../../table/frame/table-dialog';
import { AllRules, HelpKeys, HelpSteps, mapTableKeys } from '../../../table/guide/help';
import { sayTable } from '../../../table/text/say-table';
import { ACTION_ICONS, TOKEN_ICONS } from '../art/emblems';
import { DieFaces, FaceMarks } from '../battle/results';
import { TIER_MARKS } from '../map/zone';
import { type AdventureTextId, named, sayAdventure, speak } from '../text/say-adventure';
import { Emblem, LeadMark } from './pieces';

const ACTIONS = ['travel', 'investigate', 'develop', 'rest', 'brew', 'prepare', 'sing', 'command'] as const;
const TURN = [
  ['help.turn.1', 'AG-TURN-002'],
  ['help.turn.2', 'AG-ACTION-002'],
  ['help.turn.3', 'AG-TURN-004'],
] as const;
const OPERATIONS = [
  ['help.operation.1', 'AG-PROOF-004'],
  ['help.operation.2', 'AG-SIDE-001'],
  ['help.operation.3', 'AG-SUPPORT-002'],
  ['help.operation.4', 'AG-MAIN-003'],
  ['help.operation.5', 'AG-TRADE-001'],
  ['help.operation.6', 'AG-OPS-005'],
] as const;
const BATTLE = [
  ['help.battle.1', 'AG-BATTLE-001'],
  ['help.battle.2', 'AG-BATTLE-002'],
  ['help.battle.3', 'AG-BATTLE-003'],
  ['help.battle.4', 'AG-BATTLE-017'],
  ['help.battle.5', 'AG-BATTLE-004'],
  ['help.battle.6', 'AG-BATTLE-006'],
  ['help.battle.7', 'AG-BATTLE-008'],
  ['help.battle.8', 'AG-BATTLE-011'],
] as const;

type Step = readonly [AdventureTextId, string];
const told = (steps: readonly Step[]) => steps.map(([id, rule]) => [sayAdventure(id), rule] as const);

const keys = () =>
  mapTableKeys([
    ['1 – 5', sayAdventure('keys.actions')],
    ['E', sayAdventure('keys.end')],
    ['B', sayAdventure('keys.best')],
    ['S', sayAdventure('keys.score')],
    ['O', sayAdventure('keys.others')],
  ]);

/** A face-down monster token as it lies on the map. */
function TierMark({ tier }: { readonly tier: (typeof TIERS)[number] }) {
  return (
    <svg class={`tier-mark mtok ${tier}`} viewBox="-20 -20 40 40" aria-hidden="true" focusable="false">
      <circle r="19" class="m-rim" />
      <circle r="15" class="m-in down" />
      <text class="q" y="6.5">
        {TIER_MARKS[tier]}
      </text>
    </svg>
  );
}

/** Every die of the game with its six faces: the three for battles, then those of each hero. */
function HelpDice() {
  const of = (die: string) => DICE.find(({ id }) => id === die)?.faces ?? [];
  const battle = DICE.filter(({ id }) => id.startsWith('battle-')).map(({ id }) => id);
  return (
    <>
      <h3 class="display">{sayAdventure('help.dice')}</h3>
      <dl class="help-dice">
        <div>
          <dt>{sayAdventure('help.dice.battle')}</dt>
          <dd>
            {battle.map((die) => (
              <DieFaces key={die} faces={of(die)} />
            ))}
          </dd>
        </div>
        {HEROES.map(({ id, dice }) => (
          <div key={id}>
            <dt>{named('hero', id)}</dt>
            <dd>
              {dice.map((die) => (
                <DieFaces key={die} faces={of(die)} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The order of a turn, the actions, a battle, the marks, and the keys of the table. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <TableDialog title={sayTable('help.title')} class="help" onClose={onClose}>
      <div class="help-grid">
        <section class="help-card paper">
          <h3 class="display">{sayAdventure('help.turn')}</h3>
          <HelpSteps steps={told(TURN)} />
          <p>{sayAdventure('help.goal')}</p>
          <h3 class="display">{sayAdventure('help.operations')}</h3>
          <HelpSteps steps={told(OPERATIONS)} />
          <p>{sayAdventure('help.operations.when')}</p>
          <h3 class="display">{sayAdventure('help.battle')}</h3>
          <HelpSteps steps={told(BATTLE)} />
          <AllRules />
          <HelpKeys keys={keys()} />
        </section>
        <section class="help-card paper">
          <h3 class="display">{sayAdventure('help.actions')}</h3>
          <dl>
            {ACTIONS.map((action) => (
              <div key={action}>
                <dt>
                  <Emblem name={ACTION_ICONS[action]} /> {speak(`action.${action}`)}
                </dt>
                <dd>{sayAdventure(`help.action.${action}`)}</dd>
              </div>
            ))}
          </dl>
          <HelpDice />
        </section>
        <section class="help-card paper">
          <h3 class="display">{sayTable('help.marks')}</h3>
          <dl>
            {(['red', 'blue', 'purple', 'any'] as const).map((color) => (
              <div key={color}>
                <dt>
                  <LeadMark kind={color} /> {sayAdventure(`help.lead.${color}`)}
                </dt>
              </div>
            ))}
            {FACES.map((face) => (
              <div key={face}>
                <dt>
                  <FaceMarks face={face} /> {sentence(speak(`face.${face}`))}
                </dt>
                {face === 'blank' ? <dd>{sayAdventure('help.mark.blank')}</dd> : null}
              </div>
            ))}
            {(['minor', 'severe', 'foul-fate', 'fortune', 'heart', 'proof', 'gold'] as const).map((token) => (
              <div key={token}>
                <dt>
                  <Emblem name={TOKEN_ICONS[token]} /> {sayAdventure(`help.mark.${token}`)}
                </dt>
              </div>
            ))}
            <div>
              <dt>
                <span class="ag-markers" aria-hidden="true">
                  <i class="on" />
                </span>{' '}
                {sayAdventure('help.mark.marker')}
              </dt>
            </div>
            {TIERS.map((tier) => (
              <div key={tier}>
                <dt>
                  <TierMark tier={tier} /> {sayAdventure(`battle.tier.${tier}`)}
                </dt>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </TableDialog>
  );
}
