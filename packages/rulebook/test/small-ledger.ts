import { type Ledger, type LedgerEntry, ledgerOf, type Translation } from '../src/ledger';
import type { GwentRuleId } from '../src/rule-ids';

const ids = ['GW-MEDIC-001', 'GW-MEDIC-002', 'GW-HORN-001', 'GW-SPY-001', 'GW-WEATHER-001'] as const;
export type SmallRuleId = (typeof ids)[number] & GwentRuleId;

const entries: readonly LedgerEntry[] = [
  {
    id: 'GW-MEDIC-001',
    section: 'Medic',
    text: 'Revive one fallen unit of the Scoia’tael café.',
    note: 'A hero stays (GW-SPY-001, GW-SPY-001); see GW-HORN-001 too.',
    source: 'ruling; booklet',
  },
  { id: 'GW-MEDIC-002', section: 'Medic', text: 'A horn does not matter here.', source: 'booklet' },
  { id: 'GW-HORN-001', section: "Commander's Horn", text: 'Double the row.', source: 'booklet', kind: 'definition' },
  { id: 'GW-SPY-001', section: 'Spy', text: 'Draw two cards; horned beasts too.', source: 'facts: ruling nothing' },
  { id: 'GW-WEATHER-001', section: 'Weather', text: 'Strength becomes one.', source: 'booklet', module: 'storm' },
];

const de = {
  sections: { Medic: 'Ärztin', "Commander's Horn": 'Horn', Spy: 'Spionage', Weather: 'Wetter' },
  rules: {
    'GW-MEDIC-001': { text: 'Größe zählt nicht.', note: 'Siehe GW-HORN-001 und GW-SPY-001.' },
    'GW-MEDIC-002': { text: 'Ein Horn ist hier egal.' },
    'GW-HORN-001': { text: 'Verdopple die Reihe.' },
    'GW-SPY-001': { text: 'Zieh zwei Karten.' },
    'GW-WEATHER-001': { text: 'Die Stärke wird eins.' },
  },
};

/** Five rules in four sections: enough to show a rank, a tie between sections and a translation. */
export function smallLedger(translations: Readonly<Record<string, Translation>> = { de }): Ledger<SmallRuleId> {
  return ledgerOf({ game: 'gwent', ids, entries, translations: { in: (language) => translations[language] ?? null } });
}

export const german = de;
