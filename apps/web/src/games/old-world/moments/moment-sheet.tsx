import '../story/story-scene.css';
import './moment-sheet.css';
import { useEffect, useRef } from 'preact/hooks';
import { Button, RuleLink } from '../../../pieces/links';
import { FightStage } from '../../../table/cards/fight-stage';
import { usesKeys } from '../../../table/keys/focus';
import { ATTRIBUTE_ICONS, GOODS_ICONS } from '../art/emblems';
import wilds from '../art/wilds.svg';
import { roman } from '../table/pieces';
import type { Scene } from '../table/scene';
import { eventWords } from '../table/words';
import { sayOldWorld, speak } from '../text/say-old-world';
import type { Moment } from './moments';
import { LevelLadder, Prizes } from './prizes';

type Shown = Extract<Moment, { kind: 'level' | 'meditated' }>;

function iconOf(moment: Shown): string {
  if (moment.kind === 'level') return GOODS_ICONS.level;
  return ATTRIBUTE_ICONS[moment.attribute as keyof typeof ATTRIBUTE_ICONS] ?? GOODS_ICONS.trophy;
}

function titleOf(moment: Shown): string {
  if (moment.kind === 'level') return sayOldWorld('moment.level', { level: roman(moment.level) });
  return sayOldWorld('moment.meditated', { attribute: speak(`attribute.${moment.attribute}`) });
}

/** A new level, a meditation: what happened, on a sheet of its own. */
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
  const icon = iconOf(moment);
  return (
    <div class="ow-moment" data-question={moment.kind} ref={box}>
      <FightStage picture={wilds} height={470} figure={icon} at={[510, 24]} keeps="middle" />
      <section class="broad paper paper-wide ruled">
        <h1 class="display" tabIndex={-1}>
          {titleOf(moment)}
        </h1>
        {moment.kind === 'level' ? <LevelLadder scene={scene} level={moment.level} /> : null}
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
