/** Where long words of card names break on a small card; browsers do not all know how, and none knows these. */
const BREAKS = [
  'Geziel-ter',
  'Meister-schaft',
  'Panzer-schmelze',
  'Schnel-ler',
  'Schutz-zeichen',
  'Spalt-hieb',
  'Verstüm-melnder',
  'Weg-stoßen',
  'Wind-mühlen-hieb',
  'Zeichen-stoß',
  'Zermal-mender',
  'Aard-teken',
  'Klief-slag',
  'Meester-schap',
  'Molen-wiek-houw',
  'Pantser-smelt',
  'Schuts-teken',
  'schuts-teken',
  'Teken-stoot',
  'Vermin-kende',
  'Verplet-terende',
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
