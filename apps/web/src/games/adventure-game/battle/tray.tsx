import './tray.css';
import type { BattleView } from '@medallion/adventure-game';
import { useRef } from 'preact/hooks';
import { TOKEN_ICONS } from '../art/emblems';
import { Emblem } from '../table/pieces';
import { sayAdventure } from '../text/say-adventure';
import { Dice, enemyOf, Scales } from './results';
import { spentDice } from './spent-dice';

type Faces = BattleView['faces'];

interface TrayProps {
  readonly enemy: string;
  readonly faces: Faces;
  readonly pool: BattleView['pool'];
  /** What lies there counts only once the dice lie still. */
  readonly phase: 'held' | 'thrown' | 'lies';
  readonly optionOf?: (place: number) => string | null;
  readonly onPick?: (option: string) => void;
}

const WORDS = { held: 'battle.hold', thrown: 'battle.rolling', lies: 'battle.threw' } as const;

/** The tray of a battle: the cup, the dice, and what they come to. Its height is the same before and after the throw. */
export function Tray({ enemy, faces, pool, phase, ...picks }: TrayProps) {
  const facts = enemyOf(enemy);
  const isHeld = phase === 'held';
  const first = useRef(faces);
  // Dice that already lay there lie still; only what is rolled again tumbles.
  const isSettled = phase === 'lies' && first.current.every((face, place) => face === faces[place]);
  return (
    <div class={isSettled ? 'tray is-lies' : `tray is-${phase} is-moving`}>
      <p class="tray-cup">
        <Emblem name={TOKEN_ICONS.cup} />
        <span>{sayAdventure(WORDS[phase])}</span>
      </p>
      <Dice
        faces={isHeld ? faces.map(() => 'blank') : faces}
        spent={isHeld ? new Set() : spentDice({ faces, pool })}
        isSilent={isHeld}
        {...picks}
      />
      {facts === null ? null : <Scales enemy={facts} pool={pool} />}
    </div>
  );
}
