import './sheet.css';
import {
  cardName,
  cardText,
  type DeckFault,
  deckCounts,
  factionName,
  gwentTexts,
  MAX_SPECIALS,
  MIN_UNITS,
} from '@medallion/gwent';
import { Icon } from '../../../pieces/icon';
import { Button, RuleLink } from '../../../pieces/links';
import { hideSlip, showSlip } from '../../../pieces/slips';
import { language } from '../../../settings/settings';
import { GwentLeader } from '../card';
import { abilityIcons, FACTION_LOOKS, type GwentFaction, ROW_ICONS, rowIcon } from '../card-face';
import { factsOf, figuresOf, freeName, leadersOf, linesOf } from './deck-list';
import { MAX_DECK_NAME, saveDeck, savedDecks } from './deck-store';
import {
  benchFaction,
  changeDraft,
  draft,
  draftFaults,
  isDraftChanged,
  putOnBench,
  readyMadeName,
  renameDraft,
  savedDraft,
  WAY_BACK,
} from './draft';
import { faceOf } from './faces';
import { sayNotSaved } from './not-saved';
import { removeCard } from './pool';
import { sayDecks } from './say';

/** What the deck on the bench is called: its own name, or after the ready-made deck it comes from, or was made of. */
export function draftName(): string {
  const { name, source } = draft.value;
  if (name !== '') return name;
  if (source.kind !== 'ready-made') return sayDecks('unnamed');
  if (!isDraftChanged.value) return readyMadeName(source.id);
  const taken = (savedDecks.value ?? []).map((deck) => deck.name);
  return freeName(sayDecks('copy-of', { name: readyMadeName(source.id) }), taken);
}

/** False when the browser could not keep it. */
export async function saveDraft(): Promise<boolean> {
  const { source, list } = draft.value;
  const name = draftName();
  try {
    const kept = await saveDeck({ name, list }, source.kind === 'saved' ? source.id : undefined);
    putOnBench(savedDraft(kept));
    showSlip({ id: 'deck', words: sayDecks('saved-words', { name }) });
    return true;
  } catch (problem) {
    sayNotSaved(problem);
    return false;
  }
}

function Head({ onLeader }: { readonly onLeader: () => void }) {
  const { list, name } = draft.value;
  const leader = leadersOf(list.faction).find(({ id }) => id === list.leader);
  const leaderName = cardName(language.value, list.leader);
  return (
    <>
      <label class="deck-called">
        <span class="sr">{sayDecks('name')}</span>
        <input
          class="deck-name display"
          value={name}
          placeholder={draftName()}
          maxLength={MAX_DECK_NAME}
          onInput={(event) => renameDraft(event.currentTarget.value)}
        />
      </label>
      <header>
        <GwentLeader
          id={list.leader}
          name={leaderName}
          faction={list.faction as GwentFaction}
          ability={leader?.mode === 'passive' ? 'passive' : 'ready'}
          class="deck-leader"
          label={leaderName}
          tag=""
        />
        <div>
          <p>
            <b>{leaderName}</b>
          </p>
          <p>{cardText(language.value, list.leader)[0]?.text}</p>
          <button type="button" class="inklink" onClick={onLeader}>
            {sayDecks('change-leader')}
          </button>
        </div>
      </header>
    </>
  );
}

function Numbers() {
  const { list } = draft.value;
  const { units, specials } = deckCounts(list);
  const { strength } = figuresOf(list);
  const figure = (value: number, isRight: boolean, words: string, rule: string) => (
    <li class={isRight ? 'ok' : 'wrong'}>
      <b>{value}</b>
      <span>
        {words}
        <br />
        {rule}
      </span>
      {isRight ? <Icon name="check-mark" /> : <Icon name="padlock" />}
    </li>
  );
  return (
    <ul class="deck-nums">
      {figure(units, units >= MIN_UNITS, sayDecks('troops'), sayDecks('troops-rule', { min: MIN_UNITS }))}
      {figure(
        specials,
        specials <= MAX_SPECIALS,
        sayDecks('specials'),
        sayDecks('specials-rule', { max: MAX_SPECIALS }),
      )}
      <li>
        <b>{strength}</b>
        <span>
          {sayDecks('strength')}
          <br />
          {sayDecks('strength-rule')}
        </span>
      </li>
    </ul>
  );
}

function Rows() {
  const { rows } = figuresOf(draft.value.list);
  const most = Math.max(1, ...rows.map(({ units }) => units));
  return (
    <div class="deck-rows">
      {rows.map(({ row, units, strength }) => {
        const title = gwentTexts.say(language.value, `row.${row}.title`);
        return (
          <p key={row} role="img" aria-label={sayDecks('row-figures', { row: title, units, strength })}>
            <Icon name={ROW_ICONS[row]} />
            <span class="deck-bar">
              <i style={{ width: `${(units / most) * 100}%` }} />
            </span>
            <b>{units}</b>
          </p>
        );
      })}
    </div>
  );
}

/** How many cards there are of each strength, as a printed chart. */
function Curve() {
  const { curve } = figuresOf(draft.value.list);
  const most = Math.max(4, ...curve);
  const steps = curve.flatMap((cards, strength) => (cards === 0 ? [] : sayDecks('curve-step', { cards, strength })));
  return (
    <figure class="deck-curve">
      <figcaption>{sayDecks('curve')}</figcaption>
      <div role="img" aria-label={sayDecks('curve-label', { steps: steps.join(', ') })}>
        {curve.map((cards, strength) => (
          <span key={strength} class={cards === 0 ? 'none' : ''}>
            <em>{cards === 0 ? '' : cards}</em>
            <i style={{ height: `${(cards / most) * 100}%` }} />
            <small>{strength}</small>
          </span>
        ))}
      </div>
    </figure>
  );
}

export function faultWords({ code, culprit, count, limit }: DeckFault): string {
  const known = factionName(language.value, culprit);
  const name = known === culprit ? cardName(language.value, culprit) : known;
  return gwentTexts.say(language.value, `fault.${code}`, { culprit: name, count, limit });
}

function Verdict() {
  const faults = draftFaults.value;
  if (faults.length === 0) {
    return (
      <p class="deck-verdict ok" data-deck="legal">
        <Icon name="check-mark" /> {sayDecks('legal')}
      </p>
    );
  }
  return (
    <div class="deck-verdict wrong" data-deck="illegal" role="status">
      <p>
        <Icon name="padlock" /> {sayDecks('faults', { count: faults.length })}
      </p>
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.code} ${fault.culprit}`} data-fault={fault.code}>
            {faultWords(fault)} {fault.rule === null ? null : <RuleLink rule={fault.rule} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Line({ id, copies }: { readonly id: string; readonly copies: number }) {
  const facts = factsOf(id);
  const name = cardName(language.value, id);
  const face = facts === null ? null : faceOf(facts, language.value);
  const row = face === null ? null : rowIcon(face.rows);
  const [mark] = face === null ? [] : abilityIcons(face);
  return (
    <li class={face?.kind ?? 'unknown'} data-card={id}>
      <b class="ls">{face?.printed ?? (mark === undefined ? '?' : <Icon name={mark} />)}</b>
      <span>{name}</span>
      {row === null ? <i /> : <Icon name={row} />}
      <em>{copies > 1 ? `×${copies}` : ''}</em>
      <button type="button" aria-label={sayDecks('remove', { card: name })} onClick={() => removeCard(id)}>
        −
      </button>
    </li>
  );
}

function clearDraft(): void {
  const before = draft.value;
  changeDraft((list) => ({ ...list, cards: {} }));
  const undo = () => {
    hideSlip(WAY_BACK);
    putOnBench(before);
  };
  showSlip({
    id: WAY_BACK,
    words: sayDecks('cleared'),
    passes: true,
    act: { words: sayDecks('undo-clear'), run: undo },
  });
}

interface SheetProps {
  readonly onPlay: () => void;
  readonly onOpen: (dialog: 'leader' | 'shelf' | 'share' | 'import' | 'hand') => void;
}

export function DeckSheet({ onPlay, onOpen }: SheetProps) {
  const lines = linesOf(draft.value.list);
  const isLegal = draftFaults.value.length === 0;
  const { colours } = FACTION_LOOKS[benchFaction.value];
  const isReadyMade = draft.value.source.kind === 'ready-made';
  return (
    <section class={`deck-sheet paper ruled ${colours}`} aria-label={sayDecks('deck')}>
      <div class="deck-tools">
        <button type="button" class="inklink" onClick={() => onOpen('shelf')}>
          <Icon name="stack" /> {sayDecks('shelf')}
        </button>
        <button type="button" class="inklink" onClick={() => onOpen('import')}>
          {sayDecks('import')}
        </button>
        <button type="button" class="inklink" onClick={clearDraft}>
          {sayDecks('clear')}
        </button>
      </div>
      <Head onLeader={() => onOpen('leader')} />
      <Numbers />
      <Verdict />
      <Rows />
      <Curve />
      {lines.length === 0 ? (
        <p class="deck-empty">{sayDecks('empty')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        <ol class="deck-list" aria-label={sayDecks('list')} tabIndex={0}>
          {lines.map(({ id, copies }) => (
            <Line key={id} id={id} copies={copies} />
          ))}
        </ol>
      )}
      <div class="deck-end">
        <Button look="ink" disabled={!isLegal} onPress={onPlay}>
          {sayDecks('play')}
        </Button>
        <Button look="ink-line" disabled={!isDraftChanged.value} onPress={() => void saveDraft()}>
          {isDraftChanged.value ? sayDecks(isReadyMade ? 'save-copy' : 'save') : sayDecks('saved')}
        </Button>
        <button type="button" class="inklink" onClick={() => onOpen('hand')}>
          {sayDecks('test-hand')}
        </button>
        <button type="button" class="inklink" onClick={() => onOpen('share')}>
          {sayDecks('share')}
        </button>
      </div>
    </section>
  );
}
