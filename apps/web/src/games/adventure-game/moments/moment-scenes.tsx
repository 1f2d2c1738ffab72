import './moment-scenes.css';
import { listOf } from '@medallion/text';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../pieces/icon';
import { Button, RuleLink } from '../../../pieces/links';
import { language } from '../../../settings/settings';
import { InTurn } from '../../../table/drawing/in-turn';
import { usesKeys } from '../../../table/keys/focus';
import { QuestionLine } from '../../../table/question/question-line';
import { isMe } from '../../../table/question/scene';
import { BattleStage } from '../battle/battle-stage';
import { enemyOf, Fate } from '../battle/results';
import { Tray } from '../battle/tray';
import { AgCard, faceOf } from '../table/card';
import type { Scene } from '../table/scene';
import { eventWords, heroNames } from '../table/words';
import { sayAdventure } from '../text/say-adventure';
import type { Moment } from './moments';
import { VpRise } from './vp-rise';

export interface MomentProps<Kind extends Moment['kind']> {
  readonly scene: Scene;
  readonly moment: Extract<Moment, { kind: Kind }>;
  readonly onContinue: () => void;
}

type Following = Extract<Moment, { readonly follows: unknown }>;

/** Who is asked before the rest of it happens; null where nobody is. */
function nextAsked({ session, view, me }: Scene): string | null {
  const asked = session.question.value?.prompt;
  if (asked !== undefined) return asked === 'turn' ? null : sayAdventure('moment.choose');
  if (view.active !== me || session.outcome.value !== null) return null;
  const names = heroNames(view);
  const others = session.waitingFor.value.flatMap(({ seat }) => (seat === me ? [] : [names[seat] ?? '']));
  return others.length === 0 ? null : sayAdventure('moment.other', { players: listOf(language.value, others) });
}

export function Follows({ scene, moment }: { readonly scene: Scene; readonly moment: Following }) {
  // A battle is thrown first, whatever is asked after it.
  const isFight = moment.follows.at(-1)?.type === 'battle-started';
  const next = isMe(scene, scene.me) && !isFight ? nextAsked(scene) : null;
  const isEmpty = moment.follows.length === 0 && next === null;
  return (
    <ol class="follows">
      {isEmpty && moment.kind !== 'quest-done' ? <li>{sayAdventure('moment.nothing')}</li> : null}
      {moment.follows.map((event, index) => (
        <li key={index}>
          {eventWords(scene.view, event)} <RuleLink rule={event.rule} />
        </li>
      ))}
      {next === null ? null : <li class="follows-next">{next}</li>}
    </ol>
  );
}

export function useFocus() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const way = usesKeys() ? '[data-option]' : 'h1';
    box.current?.querySelector<HTMLElement>(way)?.focus({ preventScroll: true });
  }, []);
  return box;
}

/** The battle is over: the enemy falls or stands, the dice as they lay, and what attack and defence came to. */
export function BattleEnd({ scene, moment, onContinue }: MomentProps<'battle-end'>) {
  const { decided, rise } = moment;
  const enemy = enemyOf(decided.enemy);
  const box = useFocus();
  if (enemy === null) return null;
  const title = sayAdventure(decided.attack ? 'battle.won' : 'battle.lost');
  return (
    <div class="battle ended" ref={box}>
      <BattleStage enemy={decided.enemy} mood={decided.attack ? 'slain' : 'stands'} />
      <InTurn turn={0}>
        <Fate enemy={enemy} verdict={decided} title={title} />
      </InTurn>
      <Tray enemy={decided.enemy} faces={decided.faces} pool={decided.pool} phase="lies" />
      <div class="battle-foot">
        <QuestionLine question="battle-end" words={title}>
          <Button look="main" option="continue" onPress={onContinue}>
            {sayAdventure('moment.on')}
          </Button>
        </QuestionLine>
        <div class="end-foot">
          <section class="panel what-came">
            <h2 class="smallcap">{sayAdventure('moment.came')}</h2>
            <Follows scene={scene} moment={moment} />
          </section>
          {rise === null ? null : (
            <section class="paper end-rise">
              <VpRise scene={scene} rise={rise} />
            </section>
          )}
        </div>
      </div>
    </div>
  );
}

/** A card that struck or was found: to be read, with what it did. */
export function CardMoment({ scene, moment, onContinue }: MomentProps<'foul-fate' | 'investigated'>) {
  const face = faceOf(moment.kind === 'investigated' ? 'investigation' : 'foul-fate', moment.card);
  const kind = sayAdventure(moment.kind === 'investigated' ? 'moment.investigated' : 'moment.foul-fate');
  const box = useFocus();
  return (
    <div class="card-moment" data-question={moment.kind} ref={box}>
      <h1 class="sr" tabIndex={-1}>
        {kind}: {face.name}
      </h1>
      <AgCard face={face} size="large" />
      <section class="what paper">
        <p class="k">
          <Icon name={moment.kind === 'investigated' ? 'magnifying-glass' : 'candle-flame'} /> {kind}
        </p>
        <h2 class="display">{sayAdventure(moment.isRest ? 'moment.rest' : 'moment.came')}</h2>
        <Follows scene={scene} moment={moment} />
        <Button look="ink-red" option="continue" onPress={onContinue}>
          {sayAdventure('moment.on')}
        </Button>
      </section>
    </div>
  );
}
