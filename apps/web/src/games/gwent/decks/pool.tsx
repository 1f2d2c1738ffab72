import './pool.css';
import { type CardFacts, cardNames, cardText } from '@medallion/gwent';
import { LANGUAGES } from '@medallion/text';
import { useComputed, useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { announce } from '../../../pieces/announce';
import { type Choice, Segments } from '../../../pieces/choice';
import { Icon } from '../../../pieces/icon';
import { Empty } from '../../../pieces/notes';
import { language } from '../../../settings/settings';
import { GwentCard } from '../card';
import { ROW_ICONS } from '../card-face';
import { copiesIn, factsOf, poolFor, withOneLess, withOneMore } from './deck-list';
import { benchFaction, changeDraft, draft } from './draft';
import { faceOf } from './faces';
import {
  abilitiesIn,
  abilityName,
  type Filter,
  KIND_FILTERS,
  type KindFilter,
  NO_FILTER,
  passes,
  ROW_FILTERS,
  type RowFilter,
} from './filter';
import { sayDecks } from './say';

function say(facts: CardFacts): void {
  const { name } = faceOf(facts, language.value);
  announce(sayDecks('added', { card: name, count: copiesIn(draft.value.list, facts.id), most: facts.copies }));
}

export function addCard(id: string): void {
  const facts = factsOf(id);
  if (facts === null) return;
  changeDraft((list) => withOneMore(list, id));
  say(facts);
}

export function removeCard(id: string): void {
  changeDraft((list) => withOneLess(list, id));
  const facts = factsOf(id);
  if (facts !== null) say(facts);
}

function Copies({ count, most }: { readonly count: number; readonly most: number }) {
  return (
    <span class="copies" role="img" aria-label={sayDecks('copies', { count, most })}>
      {Array.from({ length: most }, (_, place) => place).map((place) => (
        <i key={place} class={place < count ? 'on' : ''} />
      ))}
    </span>
  );
}

interface TileProps {
  readonly facts: CardFacts;
  readonly onLook: (id: string) => void;
}

function Tile({ facts, onLook }: TileProps) {
  const face = faceOf(facts, language.value);
  const count = copiesIn(draft.value.list, facts.id);
  const most = facts.copies;
  const words = { card: face.name, count, most };
  return (
    <li class={count > 0 ? 'tile in' : 'tile'}>
      <GwentCard
        face={face}
        label={count < most ? sayDecks('add', words) : sayDecks('full', words)}
        onPress={() => {
          onLook(facts.id);
          addCard(facts.id);
        }}
        onPreview={() => onLook(facts.id)}
      />
      <Copies count={count} most={most} />
      {count === 0 ? null : <span class="cnt">{count}</span>}
    </li>
  );
}

interface FiltersProps {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
  readonly onFind: () => void;
}

function Filters({ filter, onChange, onFind }: FiltersProps) {
  const abilities = abilitiesIn(poolFor(benchFaction.value), language.value);
  const rows: readonly Choice<RowFilter>[] = ROW_FILTERS.map((value) => ({ value, words: sayDecks(`row.${value}`) }));
  const kinds: readonly Choice<KindFilter>[] = KIND_FILTERS.map((value) => ({
    value,
    words: sayDecks(`kind.${value}`),
  }));
  return (
    <search class="deck-filters" aria-label={sayDecks('filters')}>
      <label class="deck-find">
        <Icon name="magnifying-glass" />
        <span class="sr">{sayDecks('find')}</span>
        <input
          type="search"
          placeholder={sayDecks('find-example')}
          value={filter.words}
          onFocus={onFind}
          onInput={(event) => onChange({ ...filter, words: event.currentTarget.value })}
        />
      </label>
      <Segments
        label={sayDecks('row')}
        choices={rows}
        chosen={filter.row}
        onChoose={(row) => onChange({ ...filter, row })}
      />
      <Segments
        label={sayDecks('kind')}
        choices={kinds}
        chosen={filter.kind}
        onChoose={(kind) => onChange({ ...filter, kind })}
      />
      <label class="deck-ability">
        <span class="sr">{sayDecks('ability')}</span>
        <select
          class="field"
          value={filter.ability}
          onChange={(event) => onChange({ ...filter, ability: event.currentTarget.value })}
        >
          <option value="all">{sayDecks('ability.all')}</option>
          {abilities.map((ability) => (
            <option key={ability} value={ability}>
              {abilityName(language.value, ability)}
            </option>
          ))}
        </select>
      </label>
    </search>
  );
}

/** The card under the pointer or the focus, in words; on a phone also its plus and minus. */
function Details({ id }: { readonly id: string }) {
  const facts = factsOf(id);
  if (facts === null) return null;
  const face = faceOf(facts, language.value);
  const count = copiesIn(draft.value.list, id);
  const lines = cardText(language.value, id);
  return (
    <aside class="deck-details panel" aria-label={sayDecks('details')}>
      <div>
        <h2 class="display">{face.name}</h2>
        {face.rows.map((row) => (
          <Icon key={row} name={ROW_ICONS[row]} />
        ))}
        <p>
          {lines.map(({ ability, name, text }) => (
            <span key={ability}>
              {name === '' || name === face.name ? null : <b>{name}. </b>}
              {text}{' '}
            </span>
          ))}
        </p>
      </div>
      <div class="deck-step">
        <button
          type="button"
          class="btn"
          disabled={count === 0}
          aria-label={sayDecks('remove', { card: face.name })}
          onClick={() => removeCard(id)}
        >
          −
        </button>
        <b>
          {count}/{facts.copies}
        </b>
        <button
          type="button"
          class="btn"
          disabled={count >= facts.copies}
          aria-label={sayDecks('add', { card: face.name, count, most: facts.copies })}
          onClick={() => addCard(id)}
        >
          +
        </button>
      </div>
    </aside>
  );
}

/** The number of tiles in a row, read from the page: it depends on the width. */
function columnsOf(tiles: readonly HTMLElement[]): number {
  const top = tiles[0]?.getBoundingClientRect().top;
  const next = tiles.findIndex((tile) => tile.getBoundingClientRect().top !== top);
  return next > 0 ? next : Math.max(tiles.length, 1);
}

const STEPS: Readonly<Record<string, (columns: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
};

export function Pool() {
  const filter = useSignal<Filter>(NO_FILTER);
  const looked = useSignal<string | null>(null);
  const grid = useRef<HTMLUListElement>(null);
  const shown = useComputed(() =>
    poolFor(benchFaction.value).filter((facts) => passes(facts, filter.value, language.value)),
  );
  /** Whoever looks for a card may know it by its name in another language. */
  const fetchNames = async () => {
    await Promise.allSettled(LANGUAGES.map((known) => cardNames.load(known)));
    filter.value = { ...filter.value };
  };
  const onKey = (event: KeyboardEvent) => {
    const tiles = [...(grid.current?.querySelectorAll<HTMLElement>('.tile > button') ?? [])];
    const here = document.activeElement instanceof HTMLElement ? tiles.indexOf(document.activeElement) : -1;
    if (here < 0) return;
    const step = STEPS[event.key];
    if (step !== undefined) tiles[here + step(columnsOf(tiles))]?.focus();
    else if (event.key === 'Backspace' || event.key === 'Delete' || event.key === '-') {
      const facts = shown.value[here];
      if (facts !== undefined) removeCard(facts.id);
    } else return;
    event.preventDefault();
  };
  return (
    <section class="deck-pool" aria-label={sayDecks('cards')}>
      <Filters
        filter={filter.value}
        onChange={(next) => {
          filter.value = next;
        }}
        onFind={() => void fetchNames()}
      />
      <p class="sr" aria-live="polite">
        {sayDecks('shown', { count: shown.value.length })}
      </p>
      <p class="sr">{sayDecks('keys')}</p>
      <ul class="deck-grid" ref={grid} onKeyDown={onKey}>
        {shown.value.map((facts) => (
          <Tile
            key={facts.id}
            facts={facts}
            onLook={(id) => {
              looked.value = id;
            }}
          />
        ))}
      </ul>
      {shown.value.length > 0 ? null : (
        <Empty>
          {sayDecks('nothing')}{' '}
          <button
            type="button"
            class="linklike"
            onClick={() => {
              filter.value = NO_FILTER;
            }}
          >
            {sayDecks('clear-filters')}
          </button>
        </Empty>
      )}
      {looked.value === null ? null : <Details id={looked.value} />}
    </section>
  );
}
