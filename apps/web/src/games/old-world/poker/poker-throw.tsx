import '../story/story-foot.css';
import './poker-scene.css';
import './poker-throw.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../../pieces/links';
import { pace } from '../../../settings/settings';
import { playSound } from '../../../sound/sound';
import { usesKeys } from '../../../table/keys/focus';
import type { Moment } from '../moments/moments';
import { Emblem } from '../table/pieces';
import type { Scene } from '../table/scene';
import { witcherName } from '../table/words';
import { sayOldWorld } from '../text/say-old-world';
import { BigDie } from './poker-scene';

/** Tumbling and coming to rest, in milliseconds. */
const TUMBLE = 700;
const STILL = 250;

interface ThrowProps {
  readonly scene: Scene;
  readonly moment: Extract<Moment, { kind: 'poker-throw' }>;
  readonly onContinue: () => void;
}

/** The first throw of a game of dice is the player's own: a press, the dice tumble, and there they lie. */
export function PokerThrow({ scene, moment, onContinue }: ThrowProps) {
  const { dice, against } = moment;
  const [isThrown, setThrown] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (usesKeys()) box.current?.querySelector<HTMLElement>('[data-option]')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (!isThrown) return undefined;
    playSound('dice');
    const timer = setTimeout(onContinue, pace.peek() === 0 ? STILL : TUMBLE * pace.peek());
    return () => clearTimeout(timer);
  }, [isThrown]);
  // A second press does not wait for the dice.
  const press = () => (isThrown ? onContinue() : setThrown(true));
  const other = against === null ? sayOldWorld('poker.locals') : witcherName(scene, against);
  return (
    <div class={isThrown ? 'ow-poker is-thrown' : 'ow-poker is-held'} data-question="poker-throw" ref={box}>
      <div class="felt">
        <h1 class="pot-line">{sayOldWorld('poker.throw.against', { other })}</h1>
        <div class="poker-dice" data-thrown={isThrown}>
          {dice.map((value, place) => (
            <BigDie key={place} value={isThrown ? value : 0} place={place} isOwn />
          ))}
        </div>
      </div>
      <div class="story-foot panel">
        <p class="pick-hint">{sayOldWorld(isThrown ? 'poker.throw.rolling' : 'poker.throw.hint')}</p>
        <Button look="main" option={isThrown ? 'lie' : 'continue'} onPress={press}>
          <Emblem name="rolling-dices" /> {sayOldWorld(isThrown ? 'moment.on' : 'poker.throw')}
        </Button>
      </div>
    </div>
  );
}
