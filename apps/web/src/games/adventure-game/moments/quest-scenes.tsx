import './quest-scenes.css';
import { QUESTS, sideText, storyOf } from '@medallion/adventure-game';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../../../pieces/links';
import { language, pace } from '../../../settings/settings';
import { TOKEN_ICONS } from '../art/emblems';
import { AgCard, faceOf } from '../table/card';
import { Emblem } from '../table/pieces';
import { heroOf, type Scene } from '../table/scene';
import { shortHero } from '../table/words';
import { named, sayAdventure } from '../text/say-adventure';
import { Follows, type MomentProps, useFocus } from './moment-scenes';
import type { Rise } from './moments';
import { VpRise } from './vp-rise';

/** The good fortune card that a quest brought, turned over. */
function FortuneTurned({ card }: { readonly card: string }) {
  return (
    <div class="fortune-turned">
      <span class="fortune-back" aria-hidden="true">
        <Emblem name={TOKEN_ICONS.fortune} />
      </span>
      <AgCard face={faceOf('fortune', card)} />
    </div>
  );
}

/** The main quest is closed: its card with the seal, how it ended, and what it brought. Announced before any next quest. */
export function QuestDone({ scene, moment, onContinue }: MomentProps<'quest-done'>) {
  const { quest, vp, rise, fortune } = moment;
  const box = useFocus();
  const story = storyOf(language.value, 'quest-end', quest);
  return (
    <div class="card-moment quest-done" data-question="quest-done" ref={box}>
      <section class="quest-done-sheet paper ruled">
        <span class="quest-done-seal" aria-hidden="true">
          <Emblem name={TOKEN_ICONS.proof} />
        </span>
        <p class="k">{sayAdventure('moment.quest-done')}</p>
        <h1 class="display" tabIndex={-1}>
          {named('quest', quest)}
        </h1>
        {story === null ? null : <p class="ag-story">{story}</p>}
        <p class="quest-done-points display">{sayAdventure('moment.points', { vp })}</p>
        {rise === null ? null : <VpRise scene={scene} rise={rise} />}
        <div class="quest-brought">
          {fortune === null ? null : <FortuneTurned card={fortune} />}
          <Follows scene={scene} moment={moment} />
        </div>
        <Button look="ink-red" option="continue" onPress={onContinue}>
          {sayAdventure('moment.on')}
        </Button>
      </section>
    </div>
  );
}

/** How long a small success is shown before play goes on by itself, in milliseconds. */
const BRIEF = 2600;

interface BriefProps {
  readonly scene: Scene;
  readonly kind: 'side-done' | 'supported';
  readonly icon: string;
  readonly kicker: string;
  readonly title: string;
  readonly words: ComponentChildren;
  readonly rise: Rise | null;
  readonly onContinue: () => void;
}

/** Half a scene: it passes by itself, or by a press. */
function BriefSuccess({ scene, kind, icon, kicker, title, words, rise, onContinue }: BriefProps) {
  const box = useFocus();
  useEffect(() => {
    const timer = setTimeout(onContinue, BRIEF * (pace.peek() || 1));
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="card-moment quest-done" data-question={kind} ref={box}>
      <section class="quest-done-sheet is-brief paper">
        <span class="quest-done-seal" aria-hidden="true">
          <Emblem name={icon} />
        </span>
        <p class="k">{kicker}</p>
        <h1 class="display" tabIndex={-1}>
          {title}
        </h1>
        <p class="brief-words">{words}</p>
        {rise === null ? null : <VpRise scene={scene} rise={rise} />}
        <Button look="ink-red" option="continue" onPress={onContinue}>
          {sayAdventure('moment.on')}
        </Button>
      </section>
    </div>
  );
}

/** A part of one's quest is done. */
export function SideDone({ scene, moment, onContinue }: MomentProps<'side-done'>) {
  const { quest, side, rise } = moment;
  const facts = QUESTS.find(({ id }) => id === quest)?.sides[side];
  return (
    <BriefSuccess
      scene={scene}
      kind="side-done"
      icon={TOKEN_ICONS.done}
      kicker={named('quest', quest)}
      title={sayAdventure('moment.side-done')}
      words={facts === undefined ? '' : sideText(language.value, facts)}
      rise={rise}
      onContinue={onContinue}
    />
  );
}

/** Somebody else's quest was helped along. */
export function Supported({ scene, moment, onContinue }: MomentProps<'supported'>) {
  const { quest, owner, rise } = moment;
  const player = shortHero(heroOf(scene, owner).hero);
  return (
    <BriefSuccess
      scene={scene}
      kind="supported"
      icon={TOKEN_ICONS.support}
      kicker={named('quest', quest)}
      title={sayAdventure('moment.supported', { player })}
      words={null}
      rise={rise}
      onContinue={onContinue}
    />
  );
}
