import '../story/story-scene.css';
import './moment-sheet.css';
import { useEffect, useRef } from 'preact/hooks';
import { Button, RuleLink } from '../../../pieces/links';
import { FightStage } from '../../../table/cards/fight-stage';
import { usesKeys } from '../../../table/keys/focus';
import { ATTRIBUTE_ICONS, GOODS_ICONS, monsterIcon, schoolIcon } from '../art/emblems';
import wilds from '../art/wilds.svg';
import { roman } from '../table/pieces';
import { type Scene, witcherOf } from '../table/scene';
import { eventWords, witcherName } from '../table/words';
import { named, sayOldWorld, speak } from '../text/say-old-world';
import type { Moment } from './moments';
import { LevelLadder, Prizes } from './prizes';

type Shown = Extract<Moment, { kind: 'fight-end' | 'level' | 'meditated' }>;

function iconOf(scene: Scene, moment: Shown): string {
  if (moment.kind === 'level') return GOODS_ICONS.level;
  if (moment.kind === 'meditated')
    return ATTRIBUTE_ICONS[moment.attribute as keyof typeof ATTRIBUTE_ICONS] ?? GOODS_ICONS.trophy;
  if (moment.monster !== null) return monsterIcon(moment.monster);
  const other = moment.ended.seat === scene.me ? moment.ended.against : moment.ended.seat;
  return schoolIcon(other === null ? null : witcherOf(scene, other).school);
}

function titleOf(scene: Scene, moment: Shown): string {
  if (moment.kind === 'level') return sayOldWorld('moment.level', { level: roman(moment.level) });
  if (moment.kind === 'meditated')
    return sayOldWorld('moment.meditated', { attribute: speak(`attribute.${moment.attribute}`) });
  const { ended, monster } = moment;
  if (ended.end === 'driven-away') return sayOldWorld('moment.driven-away');
  const isWon = (ended.end === 'attacker-won') === (ended.seat === scene.me);
  if (monster !== null)
    return sayOldWorld(isWon ? 'moment.beaten' : 'moment.lost', { monster: named('monster', monster) });
  const other = ended.seat === scene.me ? ended.against : ended.seat;
  return sayOldWorld(isWon ? 'moment.duel-won' : 'moment.duel-lost', {
    other: other === null ? '' : witcherName(scene, other),
  });
}

/** Whoever is attacked and wins gets gold, but no trophy. */
function isDefended(scene: Scene, moment: Shown): boolean {
  return moment.kind === 'fight-end' && moment.ended.against === scene.me && moment.ended.end === 'opponent-won';
}

/** The end of a fight, a new level, a meditation: what happened, on a sheet of its own. */
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
  const icon = iconOf(scene, moment);
  return (
    <div class="ow-moment" data-question={moment.kind} ref={box}>
      <FightStage picture={wilds} height={470} figure={icon} at={[510, 24]} keeps="middle" />
      <section class="broad paper paper-wide ruled">
        <h1 class="display" tabIndex={-1}>
          {titleOf(scene, moment)}
        </h1>
        {moment.kind === 'level' ? <LevelLadder scene={scene} level={moment.level} /> : null}
        <Prizes scene={scene} events={moment.follows} />
        {isDefended(scene, moment) ? <p class="fine">{sayOldWorld('moment.duel-defended')}</p> : null}
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
