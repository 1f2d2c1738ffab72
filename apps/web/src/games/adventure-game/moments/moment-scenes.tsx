import './moment-scenes.css';
import { storyOf } from '@medallion/adventure-game';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../pieces/icon';
import { Button, RuleLink } from '../../../pieces/links';
import { language } from '../../../settings/settings';
import { InTurn } from '../../../table/drawing/in-turn';
import { usesKeys } from '../../../table/keys/focus';
import { TOKEN_ICONS } from '../art/emblems';
import { BattleStage } from '../battle/battle-scene';
import { Dice, enemyOf, Fate, Scales } from '../battle/results';
import { spentDice } from '../battle/spent-dice';
import { AgCard, faceOf } from '../table/card';
import { Emblem } from '../table/pieces';
import type { Scene } from '../table/scene';
import { eventWords } from '../table/words';
import { named, sayAdventure } from '../text/say-adventure';
import type { Moment } from './moments';

interface MomentProps<Kind extends Moment['kind']> {
  readonly scene: Scene;
  readonly moment: Extract<Moment, { kind: Kind }>;
  readonly onContinue: () => void;
}

function Follows({ scene, moment }: { readonly scene: Scene; readonly moment: Moment }) {
  const asked = scene.session.question.value?.prompt ?? 'turn';
  return (
    <ol class="follows">
      {moment.follows.length > 0 ? null : (
        <li>{sayAdventure(asked === 'turn' ? 'moment.nothing' : 'moment.choose')}</li>
      )}
      {moment.follows.map((event, index) => (
        <li key={index}>
          {eventWords(scene.view, event)} <RuleLink rule={event.rule} />
        </li>
      ))}
    </ol>
  );
}

function useFocus() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const way = usesKeys() ? '[data-option]' : 'h1';
    box.current?.querySelector<HTMLElement>(way)?.focus({ preventScroll: true });
  }, []);
  return box;
}

/** The battle is over: the dice as they lay, and what attack and defence came to. */
export function BattleEnd({ scene, moment, onContinue }: MomentProps<'battle-end'>) {
  const { decided } = moment;
  const enemy = enemyOf(decided.enemy);
  const box = useFocus();
  if (enemy === null) return null;
  return (
    <div class="battle ended" data-question="battle-end" ref={box}>
      <BattleStage enemy={decided.enemy} />
      <InTurn turn={0}>
        <Fate enemy={enemy} verdict={decided} title={sayAdventure(decided.attack ? 'battle.won' : 'battle.lost')} />
      </InTurn>
      <div class="tray">
        <Dice faces={decided.faces} spent={spentDice(decided)} />
        <Scales enemy={enemy} pool={decided.pool} />
      </div>
      <div class="battle-foot end-foot">
        <section class="panel what-came">
          <h2 class="smallcap">{sayAdventure('moment.came')}</h2>
          <Follows scene={scene} moment={moment} />
        </section>
        <Button look="main" option="continue" onPress={onContinue}>
          {sayAdventure('moment.on')}
        </Button>
      </div>
    </div>
  );
}

/** The main quest is closed: its card with the seal, what it brought, and how it ended. Announced before any next quest. */
export function QuestDone({ scene, moment, onContinue }: MomentProps<'quest-done'>) {
  const { quest, vp, follows } = moment;
  const box = useFocus();
  const story = storyOf(language.value, 'quest', quest);
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
        <p class="quest-done-points display">{sayAdventure('moment.points', { vp })}</p>
        {story === null ? null : <p class="ag-story">{story}</p>}
        {follows.length === 0 ? null : <Follows scene={scene} moment={moment} />}
        <Button look="ink-red" option="continue" onPress={onContinue}>
          {sayAdventure('moment.on')}
        </Button>
      </section>
    </div>
  );
}

/** A card that struck or was found: to be read, with what it did. */
export function CardMoment({ scene, moment, onContinue }: MomentProps<'foul-fate' | 'investigated'>) {
  const face = faceOf(moment.kind === 'investigated' ? 'investigation' : 'foul-fate', moment.card);
  const box = useFocus();
  return (
    <div class="card-moment" data-question={moment.kind} ref={box}>
      <h1 class="sr" tabIndex={-1}>
        {sayAdventure(moment.kind === 'investigated' ? 'moment.investigated' : 'moment.foul-fate')}: {face.name}
      </h1>
      <AgCard face={face} size="large" />
      <section class="what paper">
        <p class="k">
          <Icon name={moment.kind === 'investigated' ? 'magnifying-glass' : 'candle-flame'} />{' '}
          {sayAdventure(moment.kind === 'investigated' ? 'moment.investigated' : 'moment.foul-fate')}
        </p>
        <h2 class="display">{sayAdventure('moment.came')}</h2>
        <Follows scene={scene} moment={moment} />
        <Button look="ink-red" option="continue" onPress={onContinue}>
          {sayAdventure('moment.on')}
        </Button>
      </section>
    </div>
  );
}
