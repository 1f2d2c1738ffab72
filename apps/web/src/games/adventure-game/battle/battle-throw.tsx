import type { BattleView } from '@medallion/adventure-game';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../../pieces/links';
import { pace } from '../../../settings/settings';
import { playSound } from '../../../sound/sound';
import { InTurn } from '../../../table/drawing/in-turn';
import { usesKeys } from '../../../table/keys/focus';
import { QuestionLine } from '../../../table/question/question-line';
import type { Moment } from '../moments/moments';
import type { Scene } from '../table/scene';
import { sayAdventure } from '../text/say-adventure';
import { BattleStage, OddsLine } from './battle-stage';
import { enemyOf, Fate } from './results';
import { Tray } from './tray';

/** Tumbling and coming to rest, in milliseconds. */
const TUMBLE = 700;
const NOTHING_YET: BattleView['pool'] = { sword: 0, shield: 0, dodge: 0, ritual: 0, sign: 0 };

interface ThrowProps {
  readonly scene: Scene;
  readonly moment: Extract<Moment, { kind: 'battle-throw' }>;
  readonly onContinue: () => void;
}

/** One's own throw: a press, the dice tumble, and only when they lie still it is told what they come to. */
export function BattleThrow({ scene, moment, onContinue }: ThrowProps) {
  const { enemy, faces } = moment;
  const [isThrown, setThrown] = useState(moment.isThrown);
  const box = useRef<HTMLDivElement>(null);
  const facts = enemyOf(enemy);
  useEffect(() => {
    if (usesKeys()) box.current?.querySelector<HTMLElement>('[data-option]')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (!isThrown) return undefined;
    playSound('dice');
    const timer = setTimeout(onContinue, TUMBLE * pace.peek());
    return () => clearTimeout(timer);
  }, [isThrown]);
  if (facts === null) return null;
  const nothing = { attack: false, defence: false, ritual: facts.ritualEffects === undefined ? null : false };
  // A second press does not wait for the dice.
  const press = () => (isThrown ? onContinue() : setThrown(true));
  return (
    <div class="battle" ref={box}>
      <BattleStage enemy={enemy}>
        <OddsLine scene={scene} enemy={enemy} />
      </BattleStage>
      <InTurn turn={0}>
        <Fate enemy={facts} verdict={nothing} title={sayAdventure('battle.if-fail')} />
      </InTurn>
      <Tray enemy={enemy} faces={faces} pool={NOTHING_YET} phase={isThrown ? 'thrown' : 'held'} />
      <div class="battle-foot">
        <QuestionLine
          question="battle-throw"
          words={sayAdventure(isThrown ? 'battle.rolling' : 'battle.ask-throw')}
          reason={sayAdventure('battle.why-throw')}
        >
          <Button look="main" option={isThrown ? 'lie' : 'continue'} onPress={press}>
            {sayAdventure(isThrown ? 'moment.on' : 'battle.roll')}
          </Button>
        </QuestionLine>
      </div>
    </div>
  );
}
