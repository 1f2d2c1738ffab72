import './results.css';
import { type BattleView, ENEMIES, effectsText } from '@medallion/adventure-game';
import { Icon } from '../../../pieces/icon';
import { language } from '../../../settings/settings';
import { Die } from '../../../table/dice/dice';
import { RESULT_ICONS } from '../art/emblems';
import { Emblem } from '../table/pieces';
import { type AdventureTextId, sayAdventure, speak } from '../text/say-adventure';

type Enemy = (typeof ENEMIES)[number];
type Face = BattleView['faces'][number];

const BATTLE_DICE = 3;
const FACE_MARKS: Readonly<Record<Face, readonly string[]>> = {
  blank: [],
  sword: [RESULT_ICONS.sword],
  shield: [RESULT_ICONS.shield],
  dodge: [RESULT_ICONS.dodge],
  ritual: [RESULT_ICONS.ritual],
  sign: [RESULT_ICONS.sign],
  'double-sword': [RESULT_ICONS.sword, RESULT_ICONS.sword],
  'double-shield': [RESULT_ICONS.shield, RESULT_ICONS.shield],
  'dodge-shield': [RESULT_ICONS.dodge, RESULT_ICONS.shield],
  'sword-double-shield': [RESULT_ICONS.sword, RESULT_ICONS.shield, RESULT_ICONS.shield],
};

export function enemyOf(id: string): Enemy | null {
  return ENEMIES.find((enemy) => enemy.id === id) ?? null;
}

interface DiceProps {
  readonly faces: readonly Face[];
  /** The option of a die by its place, where dice are chosen. */
  readonly optionOf?: (place: number) => string | null;
  readonly onPick?: (option: string) => void;
  /** Dice whose result is spent already, by their places. */
  readonly spent?: ReadonlySet<number>;
  /** Only the hero's own dice are rolled, without the battle dice. */
  readonly isHeroDice?: boolean;
  /** Nobody has thrown them yet, so they say nothing. */
  readonly isSilent?: boolean;
}

/** The marks of a face, in a line of text. */
export function FaceMarks({ face }: { readonly face: Face }) {
  return (
    <span class="face-marks" aria-hidden="true">
      {FACE_MARKS[face].map((mark, index) => (
        <Emblem key={index} name={mark} />
      ))}
    </span>
  );
}

/** All faces of a die, small, in their order. */
export function DieFaces({ faces }: { readonly faces: readonly Face[] }) {
  return (
    <ol class="die-faces">
      {faces.map((face, place) => (
        <li key={place} title={speak(`face.${face}`)}>
          <FaceMarks face={face} />
          <span class="sr">{speak(`face.${face}`)}</span>
        </li>
      ))}
    </ol>
  );
}

export function Dice({ faces, optionOf, onPick, spent, isHeroDice = false, isSilent = false }: DiceProps) {
  const words = (face: Face, place: number) => {
    if (isSilent) return '';
    return spent?.has(place) ? sayAdventure('battle.spent') : speak(`face.${face}`);
  };
  return (
    <div class="dice">
      <span class="sr">{sayAdventure('battle.dice')}</span>
      {faces.map((face, place) => {
        const option = optionOf?.(place) ?? null;
        return (
          <Die
            key={`${place}-${face}`}
            place={place}
            marks={FACE_MARKS[face]}
            label={words(face, place)}
            isSpent={spent?.has(place) ?? false}
            isOwn={isHeroDice || place >= BATTLE_DICE}
            {...(option === null ? {} : { option, onPress: () => onPick?.(option) })}
          />
        );
      })}
    </div>
  );
}

interface ScaleProps {
  readonly result: 'sword' | 'shield' | 'ritual';
  readonly have: number;
  readonly need: number;
}

function Scale({ result, have, need }: ScaleProps) {
  const short = Math.max(0, need - have);
  return (
    <div class={short === 0 ? 'sc ok' : 'sc no'}>
      <span class="sc-i">
        <Emblem name={RESULT_ICONS[result]} />
      </span>
      <span class="pegs" aria-hidden="true">
        {Array.from({ length: Math.min(8, Math.max(need, have)) }, (_, place) => (
          <i key={place} class={place < have ? 'on' : ''} />
        ))}
      </span>
      <b>
        <span class="sr">{speak(`result.${result}`, { n: have })} </span>
        {have}
        <small>/{need}</small>
      </b>
      <em>{short === 0 ? sayAdventure('battle.met') : sayAdventure('battle.short', { short })}</em>
    </div>
  );
}

/** What was rolled and made, against what the enemy asks. */
export function Scales({ enemy, pool }: { readonly enemy: Enemy; readonly pool: BattleView['pool'] }) {
  return (
    <div class="scales">
      {enemy.sword === null ? null : <Scale result="sword" have={pool.sword} need={enemy.sword} />}
      {enemy.ritual === null ? null : <Scale result="ritual" have={pool.ritual} need={enemy.ritual} />}
      <Scale result="shield" have={pool.shield} need={enemy.shield} />
      {pool.dodge + pool.sign === 0 ? null : (
        <p class="spare">
          {(['dodge', 'sign'] as const).map((result) =>
            pool[result] === 0 ? null : (
              <span key={result}>
                <Emblem name={RESULT_ICONS[result]} /> {speak(`result.${result}`, { n: pool[result] })}
              </span>
            ),
          )}
        </p>
      )}
    </div>
  );
}

interface FateProps {
  readonly enemy: Enemy;
  readonly verdict: Pick<BattleView, 'attack' | 'defence' | 'ritual'>;
  readonly title: string;
}

function Outcome({
  isGood,
  title,
  words,
}: {
  readonly isGood: boolean;
  readonly title: string;
  readonly words: string;
}) {
  return (
    <p class={isGood ? 'ok' : 'no'}>
      {isGood ? <Icon name="check-mark" /> : <Emblem name="broken-heart" />}
      <span>
        <b>{title}</b> {words === '' ? null : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`}
      </span>
    </p>
  );
}

/** Some enemies are not struck but bound. @rule AG-RITUAL-002 */
function attackWords({ sword }: Enemy, isSuccess: boolean): AdventureTextId {
  if (sword === null) return isSuccess ? 'battle.bound' : 'battle.unbound';
  return isSuccess ? 'battle.hit' : 'battle.missed';
}

/** What attack and defence come to, as things stand, and the ritual where the enemy asks for one besides. */
export function Fate({ enemy, verdict, title }: FateProps) {
  const { attack, defence, ritual } = verdict;
  const words = (effects: Enemy['attack']['success']) =>
    effects.length === 0 ? '' : effectsText(language.value, effects);
  return (
    <section class="battle-fate paper">
      <h2 class="display">{title}</h2>
      <Outcome
        isGood={attack}
        title={sayAdventure(attackWords(enemy, attack))}
        words={words(attack ? enemy.attack.success : enemy.attack.fail)}
      />
      <Outcome
        isGood={defence}
        title={sayAdventure(defence ? 'battle.safe' : 'battle.broken')}
        words={words(defence ? enemy.defence.success : enemy.defence.fail)}
      />
      {ritual === null || enemy.ritualEffects === undefined ? null : (
        <Outcome
          isGood={ritual}
          title={sayAdventure(ritual ? 'battle.bound' : 'battle.unbound')}
          words={words(ritual ? enemy.ritualEffects.success : enemy.ritualEffects.fail)}
        />
      )}
    </section>
  );
}
