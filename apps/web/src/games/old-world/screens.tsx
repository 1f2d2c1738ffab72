import { isPrompt, type PromptId } from '@medallion/old-world';
import type { ComponentChildren } from 'preact';
import { FatigueScene } from './fatigue/fatigue-scene';
import { FightEnd } from './fight/end/fight-end';
import { FightScene } from './fight/fight-scene';
import { shortFightOf } from './fight/short-fight';
import { ShortFightScene } from './fight/short-fight-scene';
import { MomentSheet } from './moments/moment-sheet';
import { PokerEnd, PokerScene } from './poker/poker-scene';
import { PokerThrow } from './poker/poker-throw';
import { SchoolScene } from './school/school-scene';
import { StoryEnd, StoryScene } from './story/story-scene';
import type { AskProps } from './table/foot';
import type { Scene } from './table/scene';
import type { Moments, TableControl } from './table/use-table';

/** The screen of a question; null where it is answered at the table itself. */
type DrawScreen = (ask: AskProps) => ComponentChildren;

const schools: DrawScreen = (ask) => <SchoolScene {...ask} />;
const piles: DrawScreen = (ask) => <FatigueScene {...ask} />;
const story: DrawScreen = (ask) => {
  const shown = ask.scene.view.scene;
  return shown === null ? null : <StoryScene {...ask} shown={shown} />;
};
const shortFight: DrawScreen = (ask) => {
  const card = shortFightOf(ask.scene.view.scene);
  return card === null ? null : <ShortFightScene {...ask} card={card} />;
};

/** A fight or a game of dice takes the place of the table while it is on, for those who look on as well. */
const table: DrawScreen = (ask) => {
  const { view } = ask.scene;
  if (view.fight !== null && view.phase === 'fight') return <FightScene {...ask} fight={view.fight} />;
  return view.poker === null ? null : <PokerScene {...ask} poker={view.poker} />;
};

/**
 * Where each question of the base is answered: on a screen of its own, or at the table. A prompt that is missing here does
 * not compile.
 */
const SCREENS: Readonly<Record<PromptId, DrawScreen>> = {
  'choose-board': schools,
  'strong-monster': table,
  journey: table,
  'entry-order': table,
  deed: table,
  discard: table,
  'gain-card': table,
  'exploration-option': story,
  'event-option': story,
  'quest-terrain': table,
  'trail-terrain': table,
  train: table,
  'raise-attribute': table,
  'lower-attribute': table,
  'discard-potion': table,
  'discard-card': table,
  'trash-card': piles,
  'take-card': table,
  'trade-in': table,
  'trade-for': table,
  'clear-pool': table,
  reroll: table,
  'reroll-locals': table,
  'reroll-answer': table,
  'lucky-die': table,
  'lucky-die-answer': table,
  'short-fight': shortFight,
  fatigue: piles,
  wager: table,
  'fight-before': table,
  'fight-throw-card': table,
  'fight-use': table,
  'fight-combo': table,
  'fight-beside': table,
  'fight-with-combo': table,
  'fight-after-hit': table,
  'fight-draw-step': table,
  'fight-reveal': table,
  'fight-attacked': table,
  'fight-battered': table,
  'fight-trash': table,
  'fight-after-pool': table,
  'fight-special': table,
  'fight-passive': table,
  'fight-random-discard': table,
  'fight-lowered': table,
  'fight-effect-order': table,
  'fight-lose-card': table,
  'fight-take-card': table,
  'fight-bury-card': table,
  'fight-keep-card': table,
  'fight-arrange-cards': table,
  'fight-arrange-pool': table,
  'fight-drop-card': table,
  'fight-drop-pool-card': table,
  'fight-refresh-potion': table,
  'monster-attack': table,
  'fight-attack-type': table,
};

/** The screen of the present question: of the base, or of the module that asks it. */
function askedScreen(ask: AskProps): ComponentChildren {
  const { modules, question } = ask.scene;
  const prompt = question?.prompt ?? '';
  if (isPrompt(prompt)) return SCREENS[prompt](ask) ?? table(ask);
  const Screen = modules.find(({ prompts }) => Object.hasOwn(prompts, prompt))?.prompts[prompt] ?? 'table';
  return Screen === 'table' ? table(ask) : <Screen {...ask} />;
}

/** What is shown before play goes on. */
function pauseScreen(ask: AskProps, moments: Moments): ComponentChildren {
  const { scene } = ask;
  const moment = moments.now.value;
  const onContinue = () => moments.pass();
  switch (moment?.kind) {
    case undefined:
      return null;
    case 'fight-beats': {
      const fight = moment.beats[0]?.fight;
      return fight === undefined ? null : <FightScene {...ask} fight={fight} told={moment.beats} onTold={onContinue} />;
    }
    case 'story-end':
      return (
        <StoryEnd
          scene={scene}
          card={moment.card}
          option={moment.option}
          isRead={moment.isRead}
          events={moment.follows}
          onContinue={onContinue}
        />
      );
    case 'poker-end':
      return <PokerEnd scene={scene} moment={moment} onContinue={onContinue} />;
    case 'module': {
      const { pause, shown, follows } = moment;
      return <pause.sheet scene={scene} shown={shown} follows={follows} onContinue={onContinue} />;
    }
    case 'fight-end':
      return <FightEnd ask={ask} moment={moment} onContinue={onContinue} />;
    case 'poker-throw':
      return <PokerThrow scene={scene} moment={moment} onContinue={onContinue} />;
    case 'attacked':
    case 'challenged':
    case 'quest':
    case 'level':
    case 'meditated':
      return <MomentSheet scene={scene} moment={moment} onContinue={onContinue} />;
  }
}

/** The screen that takes the place of the table now; null while the table itself is shown. */
export function screenFor(scene: Scene, control: TableControl, moments: Moments): ComponentChildren {
  const { look, undo, hint } = control;
  const ask = { scene, explained: look.explained, hinted: look.hinted, undo, hint };
  return pauseScreen(ask, moments) ?? askedScreen(ask);
}
