import type { ComponentChildren } from 'preact';
import { FatigueScene } from '../fatigue/fatigue-scene';
import { FightScene } from '../fight/fight-scene';
import { shortFightOf } from '../fight/short-combo';
import { ShortFightScene } from '../fight/short-fight-scene';
import { MomentSheet } from '../moments/moment-sheet';
import { PokerEnd, PokerScene } from '../poker/poker-scene';
import { SchoolScene } from '../school/school-scene';
import { StoryEnd, StoryScene } from '../story/story-scene';
import type { AskProps } from './foot';
import type { Scene } from './scene';
import type { Moments, TableControl } from './use-table';

/** What is shown before play goes on. */
function momentScene(scene: Scene, moments: Moments): ComponentChildren {
  const moment = moments.now.value;
  const onContinue = () => moments.pass();
  if (moment === null) return null;
  if (moment.kind === 'story-end') {
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
  }
  if (moment.kind === 'poker-end') return <PokerEnd scene={scene} moment={moment} onContinue={onContinue} />;
  return <MomentSheet scene={scene} moment={moment} onContinue={onContinue} />;
}

const STORY_PROMPTS = ['exploration-option', 'event-option'];
const PILE_PROMPTS = ['fatigue', 'trash-card'];

/** The scene of the present question; null where it is answered at the table itself. */
function askedScene(ask: AskProps): ComponentChildren {
  const { view, question } = ask.scene;
  const prompt = question?.prompt ?? '';
  if (PILE_PROMPTS.includes(prompt)) return <FatigueScene {...ask} />;
  if (view.fight !== null && view.phase === 'fight') return <FightScene {...ask} fight={view.fight} />;
  const short = prompt === 'short-fight' ? shortFightOf(view.scene) : null;
  if (short !== null) return <ShortFightScene {...ask} card={short} />;
  if (prompt === 'choose-board') return <SchoolScene {...ask} />;
  if (view.poker !== null) return <PokerScene {...ask} poker={view.poker} />;
  if (view.scene !== null && STORY_PROMPTS.includes(prompt)) return <StoryScene {...ask} shown={view.scene} />;
  return null;
}

/** The scene that takes the place of the table now; null while the table itself is shown. */
export function sceneFor(scene: Scene, control: TableControl, moments: Moments): ComponentChildren {
  const { look, undo, hint } = control;
  return (
    momentScene(scene, moments) ?? askedScene({ scene, explained: look.explained, hinted: look.hinted, undo, hint })
  );
}
