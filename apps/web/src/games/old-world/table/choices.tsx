import './choices.css';
import { type OldWorldOption, optionOf } from '@medallion/old-world';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../pieces/icon';
import { ActionCard, cardFacts } from './action-card';
import { Emblem } from './pieces';
import { readOptions } from './read-options';
import { blockOf, type Scene, witcherOf } from './scene';
import { faceOf, isPlain } from './slip-face';
import { optionWords } from './words';

interface SlipProps {
  readonly scene: Scene;
  readonly option: string;
  readonly icon?: string | undefined;
  readonly note?: ComponentChildren;
}

/** One answer as a slip of paper: a mark, its words, and what it means. */
export function Slip({ scene, option, icon, note }: SlipProps) {
  const { question, act } = scene;
  const rule = blockOf(scene, option);
  const face = (
    <>
      {icon === undefined ? null : (
        <span class="o-i">
          <Emblem name={icon} />
        </span>
      )}
      <span class="o-w">
        <b>{optionWords(scene, question?.prompt ?? '', option)}</b>
        {rule !== null || note === undefined || note === null || note === '' ? null : <small>{note}</small>}
      </span>
    </>
  );
  if (rule !== null) {
    return (
      <button type="button" class="slip-opt is-no" onClick={() => act.explain(rule)}>
        {face}
        <Icon name="padlock" />
      </button>
    );
  }
  return (
    <button type="button" class="slip-opt" data-option={option} onClick={() => act.answer(option)}>
      {face}
    </button>
  );
}

export function choiceFor(scene: Scene, option: string) {
  const { icon, note } = faceOf(scene, option);
  return <Slip key={option} scene={scene} option={option} icon={icon} note={note} />;
}

/** Cards to choose from that lie neither in the hand nor in the market. */
function CardChoices({ scene, cards }: { readonly scene: Scene; readonly cards: readonly string[] }) {
  if (cards.length === 0) return null;
  return (
    <div class="card-choices">
      {cards.map((card) => (
        <ActionCard key={card} card={card} class="lit" option={card} onPress={() => scene.act.answer(card)} />
      ))}
    </div>
  );
}

/** Meditation is blocked for each attribute alike: it is said once, and not at all beside one that is open. */
function isRepeated(scene: Scene, id: string): boolean {
  const { question } = scene;
  const isMeditation = (one: string): boolean => kindOf(scene, one) === 'meditate';
  if (question === null || !isMeditation(id)) return false;
  const first = question.blocked.find((other) => isMeditation(other.id))?.id;
  return id !== first || question.options.some(isMeditation);
}

/** A quest that leads elsewhere: its flag on the map and the board say so, and a slip for each would bury the rest. */
function isElsewhere(scene: Scene, id: string): boolean {
  const option = optionOf(scene.question?.prompt ?? '', id);
  if (option?.kind !== 'quest') return false;
  const { quests, at } = witcherOf(scene, scene.me);
  return quests.some((quest) => quest.card === option.card && quest.at !== at);
}

function kindOf({ question }: Scene, id: string): OldWorldOption['kind'] | null {
  return optionOf(question?.prompt ?? '', id)?.kind ?? null;
}

/** Every answer that is not a step on the map, a card of the hand or the market, or a button of the bar. */
export function Choices({ scene, without }: { readonly scene: Scene; readonly without: ReadonlySet<string> }) {
  const { question } = scene;
  if (question === null) return null;
  const rest = readOptions(question)
    .filter(({ id, option }) => option?.kind !== 'move' && !without.has(id) && !isPlain(scene, id))
    .map(({ id }) => id);
  const cards = rest.filter((id) => cardFacts(id) !== null);
  const slips = rest.filter((id) => cardFacts(id) === null);
  const blocked = question.blocked
    .map(({ id }) => id)
    .filter((id) => cardFacts(id) === null && !isPlain(scene, id) && !isElsewhere(scene, id) && !isRepeated(scene, id));
  if (rest.length + blocked.length === 0) return null;
  return (
    <div class="choices">
      <CardChoices scene={scene} cards={cards} />
      {slips.length + blocked.length === 0 ? null : (
        <div class="slip-opts">{[...slips, ...blocked].map((option) => choiceFor(scene, option))}</div>
      )}
    </div>
  );
}
