import type { Language } from '@medallion/text';
import { CARDS, FACTIONS, LEADERS } from '../cards';
import { cardName, factionName, namedIn } from '../text/names';
import type { DeckList } from './deck';

/** A line of a deck text that could not be read. */
export interface DeckTextFault {
  readonly line: number;
  readonly code:
    | 'unknown-card'
    | 'unknown-leader'
    | 'unknown-faction'
    | 'unreadable-line'
    | 'said-twice'
    | 'no-faction'
    | 'no-leader';
  readonly text: string;
}

export type DeckTextResult =
  | { readonly ok: true; readonly name: string; readonly list: DeckList }
  | { readonly ok: false; readonly faults: readonly DeckTextFault[] };

/** A deck as text, one card a line; in English, unless told otherwise, so that friends of any language can read it. */
export function writeDeckText(name: string, list: DeckList, language: Language = 'en'): string {
  const cards = Object.entries(list.cards).map(([id, copies]) => `${copies} ${cardName(language, id)}`);
  return [
    `# ${name}`,
    `Faction: ${factionName(language, list.faction)}`,
    `Leader: ${cardName(language, list.leader)}`,
    ...cards,
    '',
  ].join('\n');
}

/** Reads a deck text; cards may be named by id or by name in any language that is here (`everyName`). */
export function readDeckText(text: string): DeckTextResult {
  const faults: DeckTextFault[] = [];
  let name = '';
  let faction = '';
  let leader = '';
  const cards: Record<string, number> = {};
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const content = raw.trim();
    const line = index + 1;
    if (content === '') continue;
    const [, title] = /^#\s*(.*)$/.exec(content) ?? [];
    if (title !== undefined) {
      name = name === '' ? title : name;
      continue;
    }
    const [, key, value] = /^(faction|fraktion|factie|leader|anführer|leider)\s*:\s*(.+)$/i.exec(content) ?? [];
    if (key !== undefined && value !== undefined) {
      const isFaction = /^fa|^fr/i.test(key);
      const found = isFaction ? findFaction(value) : findLeaderId(value);
      if (found === null) faults.push({ line, code: isFaction ? 'unknown-faction' : 'unknown-leader', text: value });
      else if ((isFaction ? faction : leader) !== '') faults.push({ line, code: 'said-twice', text: content });
      else if (isFaction) faction = found;
      else leader = found;
      continue;
    }
    const [, count, card] = /^(?:(\d{1,2})\s*[x×]?\s+)?(.+)$/i.exec(content) ?? [];
    const id = card === undefined ? null : findCardId(card);
    if (card === undefined) faults.push({ line, code: 'unreadable-line', text: content });
    else if (id === null) faults.push({ line, code: 'unknown-card', text: card });
    else cards[id] = (cards[id] ?? 0) + Number(count ?? 1);
  }
  if (faction === '' && !faults.some(({ code }) => code === 'unknown-faction')) {
    faults.push({ line: 0, code: 'no-faction', text: '' });
  }
  if (leader === '' && !faults.some(({ code }) => code === 'unknown-leader')) {
    faults.push({ line: 0, code: 'no-leader', text: '' });
  }
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, name, list: { faction, leader, cards } };
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

function findNamed(ids: readonly string[], name: string, nameOf: (language: Language, id: string) => string) {
  const wanted = plain(name);
  const isMeant = (id: string) =>
    [id, ...namedIn().map((known) => nameOf(known, id))].some((one) => plain(one) === wanted);
  return ids.find(isMeant) ?? null;
}

function findCardId(name: string): string | null {
  return findNamed(idsOf(CARDS), name, cardName);
}

function findLeaderId(name: string): string | null {
  return findNamed(idsOf(LEADERS), name, cardName);
}

function findFaction(name: string): string | null {
  return findNamed(FACTIONS, name, factionName);
}

function idsOf(things: readonly { readonly id: string }[]): readonly string[] {
  return things.map(({ id }) => id);
}
