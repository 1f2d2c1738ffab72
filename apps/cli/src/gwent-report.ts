import {
  cardName,
  cardsInPlay,
  eventText,
  factionName,
  faults,
  type GwentEvent,
  type GwentState,
  type GwentView,
  gwentTexts,
  type SideView,
} from '@medallion/gwent';
import type { Language } from '@medallion/text';
import type { GameReport } from './report';

function pair(names: readonly string[]): [string, string] {
  return [names[0] ?? 'Ada', names[1] ?? 'Bea'];
}

function sideLines(side: SideView, language: Language, name: string, isFirst: boolean): readonly string[] {
  const gems = '◆'.repeat(side.gems) + '◇'.repeat(2 - side.gems);
  const passed = side.hasPassed ? '  ⚑' : '';
  const counts = `✋${side.hand.count} ▤${side.deck.count} ✝${side.discard.length}`;
  const head = `${name} · ${factionName(language, side.faction)} · ${cardName(language, side.leader.id)}  ${gems}  ${counts}${passed}`;
  const rows = side.rows.map((row) => {
    const cards = row.cards.map((unit) => `${cardName(language, unit.card)} ${unit.strength}`).join(', ');
    const marks = `${row.isStruck ? '❄' : ' '}${row.horn === null && !row.isDoubledByLeader ? ' ' : '×'}`;
    return `  ${String(row.total).padStart(4)} ${marks} ${gwentTexts.say(language, `row.${row.row}.title`).padEnd(13)} ${cards}`;
  });
  const score = `  ${String(side.score.total).padStart(4)} =`;
  return isFirst ? [head, score, ...rows.toReversed()] : [...rows, score, head];
}

export const gwentReport: GameReport<GwentState, GwentView, GwentEvent> = {
  eventLine(event, language, names) {
    return { text: eventText(event, { language, names: pair(names), viewer: 'spectator' }), rule: event.rule };
  },
  boardLines(view, language, names) {
    const [first, second] = view.sides;
    const [ada, bea] = pair(names);
    const weather = view.weather.map(({ card }) => cardName(language, card)).join(', ');
    return [
      ...sideLines(second, language, bea, true),
      `  ${'─'.repeat(60)}${weather === '' ? '' : ` ☁ ${weather}`}`,
      ...sideLines(first, language, ada, false),
    ];
  },
  faults: (state, start) => faults(state as GwentState, cardsInPlay(start as GwentState)),
  outcomeLine(table, language, names) {
    const { outcome } = table.state;
    if (outcome === null) return '';
    if (outcome.winner === null) return gwentTexts.say(language, 'outcome.draw');
    return gwentTexts.say(language, 'outcome.win', { player: pair(names)[outcome.winner] ?? '' });
  },
};
