/** Where long words of card names break on a small card; browsers do not all know how, and none knows these. */
const BREAKS = [
  'Aus-weichen',
  'Berser-ker-schlag',
  'Feuer-strom',
  'Gewandt-heit',
  'Geziel-ter',
  'Kampf-fokus',
  'Klingen-tanz',
  'Lähm-zauber',
  'Meister-schaft',
  'Panzer-schmelze',
  'Perfek-tes',
  'Schnel-ler',
  'Schutz-zeichen',
  'Spalt-hieb',
  'Spiegel-schutz',
  'Verbor-gene',
  'Verstüm-melnder',
  'Weg-stoßen',
  'Wind-mühlen-hieb',
  'Zeichen-stoß',
  'Zermal-mender',
  'Aard-teken',
  'Behendig-heid',
  'Berser-ker-slag',
  'Gevechts-focus',
  'Klief-slag',
  'Klingen-dans',
  'Meester-schap',
  'Molen-wiek-houw',
  'ontwij-king',
  'Pantser-smelt',
  'Schijn-aanval',
  'Schuts-teken',
  'schuts-teken',
  'Spiegel-schild',
  'Teken-stoot',
  'Verblin-den',
  'Verbor-gen',
  'Verlam-mende',
  'Vermin-kende',
  'Verplet-terende',
  'Vuur-stroom',
  'Yrden-teken',
] as const;

const SOFT_HYPHEN = '\u00ad';
const SOFT = new Map(BREAKS.map((parts) => [parts.replaceAll('-', ''), parts.replaceAll('-', SOFT_HYPHEN)] as const));

/** A name with soft hyphens: they are seen only where the word breaks. */
export function brokenName(name: string): string {
  return name
    .split(' ')
    .map((word) => SOFT.get(word) ?? word)
    .join(' ');
}
