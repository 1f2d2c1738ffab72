import './choices.css';
import { type OldWorldOption, optionOf } from '@medallion/old-world';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../pieces/icon';
import { blockedWords } from '../text/say-old-world';
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
  // A refusal stands on what refuses.
  const said = rule === null ? note : blockedWords(rule);
  const name = optionWords(scene, question?.prompt ?? '', option);
  const told = { 'data-note': typeof said === 'string' && said !== '' ? `${name}\n${said}` : name };
  const face = (
    <>
      {icon === undefined ? null : (
        <span class="o-i">
          <Emblem name={icon} />
        </span>
      )}
      <span class="o-w">
        <b>{name}</b>
        {said === undefined || said === null || said === '' ? null : <small>{said}</small>}
      </span>
    </>
  );
  if (rule !== null) {
    return (
      <button type="button" class="slip-opt is-no" {...told} onClick={() => act.explain(rule)}>
        {face}
        <Icon name="padlock" />
      </button>
    );
  }
  return (
    <button type="button" class="slip-opt" data-option={option} {...told} onClick={() => act.answer(option)}>
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

/** Many slips stand in columns and leave their second line to their notes. */
function slipsLook(count: number): string {
  return count > 6 ? 'slip-opts is-many is-crowd' : count > 3 ? 'slip-opts is-many' : 'slip-opts';
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
        <div class={slipsLook(slips.length + blocked.length)}>
          {[...slips, ...blocked].map((option) => choiceFor(scene, option))}
        </div>
      )}
    </div>
  );
}
