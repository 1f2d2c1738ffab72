import '../story/story-scene.css';
import './moment-sheet.css';
import { titleOf as cardTitle } from '@medallion/old-world';
import { useEffect, useRef } from 'preact/hooks';
import { Button, RuleLink } from '../../../pieces/links';
import { language } from '../../../settings/settings';
import { playSound, type SoundName } from '../../../sound/sound';
import { FightStage } from '../../../table/cards/fight-stage';
import { usesKeys } from '../../../table/keys/focus';
import { ATTRIBUTE_ICONS, GOODS_ICONS, schoolIcon } from '../art/emblems';
import wilds from '../art/wilds.svg';
import { roman } from '../table/pieces';
import { type Scene, witcherOf } from '../table/scene';
import { eventWords, witcherName } from '../table/words';
import { sayOldWorld, speak } from '../text/say-old-world';
import type { Moment } from './moments';
import { LevelLadder, Prizes } from './prizes';

type Shown = Extract<Moment, { kind: 'level' | 'meditated' | 'attacked' | 'challenged' | 'quest' }>;

function iconOf(scene: Scene, moment: Shown): string {
  switch (moment.kind) {
    case 'level':
      return GOODS_ICONS.level;
    case 'meditated':
      return ATTRIBUTE_ICONS[moment.attribute as keyof typeof ATTRIBUTE_ICONS] ?? GOODS_ICONS.trophy;
    case 'quest':
      return GOODS_ICONS.quest;
    case 'attacked':
    case 'challenged':
      return schoolIcon(witcherOf(scene, moment.by).school);
  }
}

function titleOf(scene: Scene, moment: Shown): string {
  switch (moment.kind) {
    case 'level':
      return sayOldWorld('moment.level', { level: roman(moment.level) });
    case 'meditated':
      return sayOldWorld('moment.meditated', { attribute: speak(`attribute.${moment.attribute}`) });
    case 'quest':
      return cardTitle(language.value, moment.card);
    case 'attacked':
    case 'challenged':
      return sayOldWorld(`moment.${moment.kind}`, { player: witcherName(scene, moment.by) });
  }
}

/** What it means, where the title does not say it. */
function noteOf(scene: Scene, moment: Shown): string | null {
  if (moment.kind === 'quest') return sayOldWorld('moment.quest-note');
  if (moment.kind === 'challenged') return sayOldWorld('moment.challenged-note');
  if (moment.kind !== 'attacked') return null;
  const { deck, hand } = witcherOf(scene, scene.me);
  return sayOldWorld('moment.attacked-note', { deck: deck.count, hand: hand.count });
}

const SOUNDS: Readonly<Record<Shown['kind'], SoundName>> = {
  level: 'hero',
  meditated: 'seal',
  quest: 'wax',
  attacked: 'horn',
  challenged: 'knock',
};

/** A new level, a meditation, a quest that is done, a witcher who comes for another: what happened, on a sheet of its own. */
export function MomentSheet({
  scene,
  moment,
  onContinue,
}: {
  readonly scene: Scene;
  readonly moment: Shown;
  readonly onContinue: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>(usesKeys() ? '[data-option]' : 'h1')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => playSound(SOUNDS[moment.kind]), [moment]);
  const icon = iconOf(scene, moment);
  const note = noteOf(scene, moment);
  return (
    <div class="ow-moment" data-question={moment.kind} ref={box}>
      <FightStage picture={wilds} height={470} figure={icon} at={[510, 24]} keeps="middle" />
      <section class="broad paper paper-wide ruled">
        {moment.kind === 'quest' ? <p class="k">{sayOldWorld('moment.quest')}</p> : null}
        <h1 class="display" tabIndex={-1}>
          {titleOf(scene, moment)}
        </h1>
        {moment.kind === 'level' ? <LevelLadder scene={scene} level={moment.level} /> : null}
        {note === null ? null : <p class="moment-note">{note}</p>}
        <Prizes scene={scene} events={moment.follows} />
        <ol class="follows">
          {moment.follows.map((event, index) => (
            <li key={index}>
              {eventWords(scene.session, scene.view, event)} <RuleLink rule={event.rule} />
            </li>
          ))}
        </ol>
        <div class="acts">
          <Button look="ink-red" option="continue" onPress={onContinue}>
            {sayOldWorld('moment.on')}
          </Button>
        </div>
      </section>
    </div>
  );
}
