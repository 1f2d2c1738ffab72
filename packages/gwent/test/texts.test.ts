import type { Viewer } from '@medallion/kernel';
import { randomGame, rule } from '@medallion/testkit';
import { LANGUAGES, type Language, listOf, missingTexts } from '@medallion/text';
import { describe, expect, it } from 'vitest';
import { patientPrompt } from '../src/abilities/medic';
import { CARDS, type CardFacts, FACTIONS, LEADERS, ROWS } from '../src/cards';
import { DECK_FAULTS } from '../src/deck/deck';
import type { DeckTextFault } from '../src/deck/deck-text';
import { READY_MADE } from '../src/deck/ready-made';
import { cut, type GwentEvent } from '../src/events';
import { gwent } from '../src/game';
import { bondPrompt } from '../src/leaders/bonded-copy';
import { weatherPrompt } from '../src/leaders/play-from-deck';
import { takePrompt } from '../src/leaders/take';
import { discardPrompt } from '../src/leaders/trade';
import { UNIT_ABILITIES } from '../src/pack';
import { exchangePrompt, starterPrompt } from '../src/rules/opening';
import { rowPrompt } from '../src/rules/place';
import { STRENGTH_STEPS } from '../src/rules/strength';
import { turnPrompt } from '../src/rules/turn';
import { HERO_READINGS, HIDING, RELENTLESS_READINGS } from '../src/state';
import { cardText, USUAL_READINGS } from '../src/text/card-text';
import { helpCards } from '../src/text/help';
import { eventText } from '../src/text/log';
import { cardName, factionName } from '../src/text/names';
import { texts } from '../src/text/texts';
import cardsDe from '../text/cards.de.json';
import cardsEn from '../text/cards.en.json';
import cardsNl from '../text/cards.nl.json';
import { SAMPLE_EVENTS } from './sample-events';

const NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: cardsEn, de: cardsDe, nl: cardsNl };
const POOL: readonly string[] = [...LEADERS, ...CARDS].map(({ id }) => id);
const VIEWERS: readonly Viewer[] = [0, 1, 'spectator', 'everything'];
const EVENTS: readonly GwentEvent[] = Object.values(SAMPLE_EVENTS).flat();
/** Every parameter that any message takes, so that only a missing message can fail. */
const ANY_PARAMS = {
  amount: 2,
  card: 'Ves',
  count: 2,
  culprit: 'Ves',
  leader: 'Ves',
  limit: 1,
  line: 3,
  player: 'Ada',
  row: 'x',
  target: 'Ves',
  text: 'Ves',
};

/** Proper names, and the ability names that the Dutch rules leave in English. */
const SAME_IN_GERMAN = [
  'faction.nilfgaard',
  'faction.scoiatael',
  'faction.skellige',
  'pile.hand',
  'pile.deck',
  'ability.berserker',
  'ability.mardroeme',
];
const SAME_IN_DUTCH = [
  ...FACTIONS.map((faction) => `faction.${faction}`),
  'pile.hand',
  'pile.deck',
  ...['agile', ...UNIT_ABILITIES].map((ability) => `ability.${ability}`),
  'ability.muster.every',
  'step.morale-boost',
  'step.horn',
];

function say(event: GwentEvent, language: Language, viewer: Viewer): string {
  const text = eventText(event, { language, names: ['Ada', 'Bea'], viewer });
  expect(text, `${event.type} (${language})`).toSatisfy(isClean);
  return text;
}

/** What no finished sentence contains: leftovers of the message format, holes where a word should be. */
function isClean(text: string): boolean {
  return text !== '' && text.trim() === text && !/ {2}|[{}#]|undefined|null|NaN|''|„“|\s[.,;:](?!\.)/.test(text);
}

function sameAsEnglish(language: Language): readonly string[] {
  const english = Object.entries(texts.texts.en);
  return english.filter(([id, message]) => texts.texts[language][id] === message).map(([id]) => id);
}

describe('texts', () => {
  it('say the same in every language, with the same parameters', () => {
    expect(missingTexts(texts.texts)).toEqual([]);
  });

  it.each(LANGUAGES)('stand in the same order in %s, so that the files can be read side by side', (language) => {
    expect(Object.keys(texts.texts[language])).toEqual(Object.keys(texts.texts.en));
  });

  it('are translated, all but proper names', () => {
    expect(sameAsEnglish('de').toSorted()).toEqual(SAME_IN_GERMAN.toSorted());
    expect(sameAsEnglish('nl').toSorted()).toEqual(SAME_IN_DUTCH.toSorted());
  });

  it.each(LANGUAGES)('name every card and leader and nothing else in %s', (language) => {
    expect(Object.keys(NAMES[language]).toSorted()).toEqual(POOL.toSorted());
    expect(Object.values(NAMES[language]).filter((name) => !isClean(name))).toEqual([]);
  });

  it.each(LANGUAGES)('give different cards different names in %s', (language) => {
    expect(new Set(POOL.map((id) => cardName(language, id))).size).toBe(POOL.length);
  });
});

function isPlain(facts: CardFacts): boolean {
  const isUnit = facts.kind === 'unit' && 'rows' in facts;
  return isUnit && facts.rows.length === 1 && facts.abilities.length === 0 && facts.isSecondary !== true;
}

function goldenLines(language: Language, id: string): readonly string[] {
  const lines = RELENTLESS_READINGS.flatMap((relentless) =>
    HERO_READINGS.flatMap((heroes) => cardText(language, id, { ...USUAL_READINGS, relentless, heroes })),
  );
  return [...new Set(lines.map(({ name, text }) => (name === '' ? `  ${text}` : `  ${name}. ${text}`)))];
}

function golden(language: Language): string {
  const groups = [...FACTIONS, 'neutral'].map((faction) => {
    const cards = [...LEADERS, ...CARDS].filter((facts) => facts.faction === faction);
    const said = cards.flatMap(({ id }) => [cardName(language, id), ...goldenLines(language, id)]);
    return [`== ${factionName(language, faction)}`, ...said].join('\n');
  });
  return `${groups.join('\n\n')}\n`;
}

describe('card texts', () => {
  const plain = new Set(CARDS.filter(isPlain).map(({ id }) => id));

  it.each(LANGUAGES)('are there in %s for every leader and card but plain units', (language) => {
    for (const id of POOL) {
      const lines = cardText(language, id);
      expect(lines.length === 0, `${id} has a text`).toBe(plain.has(id));
      for (const { text } of lines) expect(text, id).toSatisfy(isClean);
    }
  });

  it.each(LANGUAGES)('of Muster, Berserker and Summon name the cards they bring in %s', (language) => {
    for (const facts of CARDS) {
      if ('effect' in facts) continue;
      const text = cardText(language, facts.id).map((line) => line.text);
      const brought = [
        ...(facts.calls ?? []).filter((id) => id !== facts.id),
        ...(facts.becomes ? [facts.becomes] : []),
      ];
      for (const id of brought) expect(text.join(' '), facts.id).toContain(cardName(language, id));
    }
  });

  it.each(LANGUAGES)('name the rows that weather strikes in %s', (language) => {
    const fog = cardText(language, 'impenetrable-fog').map(({ text }) => text);
    const storm = cardText(language, 'skellige-storm').map(({ text }) => text);
    const [, ranged = '', siege = ''] = ROWS.map((row) => texts.say(language, `row.${row}`));
    expect(fog.join()).toContain(ranged);
    expect(fog.join()).not.toContain(siege);
    expect(storm.join()).toContain(listOf(language, [ranged, siege]));
  });

  it.each(LANGUAGES)('read as accepted in %s', async (language) => {
    await expect(golden(language)).toMatchFileSnapshot(`golden/card-texts.${language}.txt`);
  });

  rule('GW-FACTION-004', 'help cards word unit abilities, special cards and the power of the faction', () => {
    for (const language of LANGUAGES) {
      for (const faction of FACTIONS) {
        const { units, specials } = helpCards(language, faction);
        expect(units.map(({ id }) => id)).toEqual(['agile', ...UNIT_ABILITIES]);
        const cards = CARDS.filter((facts) => 'effect' in facts).map(({ id }) => id);
        expect(specials.map(({ id }) => id).toSorted()).toEqual([...cards, faction].toSorted());
        expect(specials.at(-1)?.text).toBe(texts.say(language, `faction.${faction}.power`));
        for (const line of [...units, ...specials]) expect(`${line.name}. ${line.text}`).toSatisfy(isClean);
      }
    }
  });
});

/** Each sample for its player, the opponent and a spectator, as cut for them; the wording of one language. */
function logLines(language: Language): string {
  const lines = EVENTS.flatMap((event) =>
    [0, 1, 'spectator' as const].map((viewer) => say(cut(event, viewer), language, viewer)),
  );
  return `${lines.filter((line, index) => lines.indexOf(line) === index).join('\n')}\n`;
}

function addressed(language: Language): readonly string[] {
  return EVENTS.filter((event) => say(event, language, 0) !== say(event, language, 'everything')).map(
    (event) => `${event.type} ${EVENTS.indexOf(event)}`,
  );
}

describe('log lines', () => {
  it.each(LANGUAGES)('say every event in %s to its player, the opponent and others, open and cut', (language) => {
    for (const event of EVENTS) {
      for (const viewer of VIEWERS) {
        say(event, language, viewer);
        say(cut(event, viewer), language, viewer);
      }
    }
  });

  it('address the reader in each language where they do in English', () => {
    expect(addressed('en').length).toBeGreaterThan(20);
    expect(addressed('de')).toEqual(addressed('en'));
    expect(addressed('nl')).toEqual(addressed('en'));
  });

  it.each(LANGUAGES)('do not name hidden cards in %s', (language) => {
    for (const type of ['hand-dealt', 'exchanged', 'drew', 'took', 'peeked'] as const) {
      const [event] = SAMPLE_EVENTS[type];
      if (event === undefined) throw new Error(`no sample of ${type}`);
      const text = say(cut(event, 'spectator'), language, 'spectator');
      expect(POOL.filter((id) => text.includes(cardName(language, id)))).toEqual([]);
    }
  });

  it.each(LANGUAGES)('read as accepted in %s', async (language) => {
    await expect(logLines(language)).toMatchFileSnapshot(`golden/log-lines.${language}.txt`);
  });

  it('tell whole games', () => {
    const told = new Set<string>();
    for (const [index, deck] of READY_MADE.entries()) {
      const other = READY_MADE[(index * 3 + 1) % READY_MADE.length]?.id;
      const config = gwent.parseConfig({ decks: [deck.id, other] });
      if (!config.ok) throw new Error(`${deck.id} is refused`);
      randomGame(gwent, config.value, deck.id, {
        isLive: true,
        onAnswer(table) {
          for (const { prompt } of table.waitingFor()) expect(texts.has(`prompt.${prompt}`), prompt).toBe(true);
          for (const event of table.takeEvents()) {
            told.add(event.type);
            for (const language of LANGUAGES) say(cut(event, 1), language, 1);
          }
        },
      });
    }
    expect(told.size).toBeGreaterThan(15);
  });
});

describe('messages found by a code', () => {
  const prompts = [
    starterPrompt,
    exchangePrompt,
    turnPrompt,
    patientPrompt,
    rowPrompt,
    takePrompt,
    discardPrompt,
    weatherPrompt,
    bondPrompt,
  ].map(({ id }) => id);
  const textFaults: Readonly<Record<DeckTextFault['code'], true>> = {
    'unknown-card': true,
    'unknown-leader': true,
    'unknown-faction': true,
    'unreadable-line': true,
    'said-twice': true,
    'no-faction': true,
    'no-leader': true,
  };
  const ids = {
    prompt: prompts.flatMap((id) => [`prompt.${id}`, `waiting.${id}`]),
    fault: DECK_FAULTS.map((code) => `fault.${code}`),
    'text-fault': Object.keys(textFaults).map((code) => `text-fault.${code}`),
    deck: READY_MADE.flatMap(({ id }) => [`deck.${id}`, `deck.${id}.style`]),
    row: ROWS.flatMap((row) => [`row.${row}`, `row.${row}.title`]),
    faction: [...FACTIONS, 'neutral'].map((faction) => `faction.${faction}`),
    step: STRENGTH_STEPS.map((step) => `step.${step}`),
    pile: [...Object.keys(HIDING), 'weather'].map((place) => `pile.${place}`),
    relentless: RELENTLESS_READINGS.map((reading) => `relentless.${reading}`),
    heroes: HERO_READINGS.map((reading) => `heroes.${reading}`),
  };

  it.each(Object.keys(ids) as (keyof typeof ids)[])('are there for every %s, and none is left over', (kind) => {
    for (const language of LANGUAGES) {
      for (const id of ids[kind]) expect(texts.say(language, id, ANY_PARAMS), id).toSatisfy(isClean);
    }
    const known = Object.keys(texts.texts.en).filter((id) => id.startsWith(`${kind}.`) && !id.endsWith('.power'));
    const wanted = kind === 'prompt' ? ids.prompt.filter((id) => id.startsWith('prompt.')) : ids[kind];
    expect(known.toSorted()).toEqual([...wanted].toSorted());
  });
});
