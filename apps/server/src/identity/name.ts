import { LIMITS } from '@medallion/protocol';

/** Control and format characters, among them the ones that turn text around or hide in it, and lone surrogates. */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu;

/** Letters may carry a few marks; a tower of them would cover the lines above. */
const TOWER = /(\p{M}{2})\p{M}+/gu;

/** A name as it may be shown to others; null when nothing is left of it. */
export function cleanName(raw: string): string | null {
  const name = [...raw.normalize('NFC').replace(/\s+/gu, ' ').replace(UNWANTED, '').replace(TOWER, '$1').trim()]
    .slice(0, LIMITS.nameLetters)
    .join('')
    .trim();
  return /[\p{L}\p{N}\p{S}\p{P}]/u.test(name) ? name : null;
}

/** Chat keeps its line short and on one line; the same characters are unwanted. */
export function cleanChat(raw: string): string | null {
  const text = raw.normalize('NFC').replace(/\s+/gu, ' ').replace(UNWANTED, '').replace(TOWER, '$1').trim();
  return text === '' ? null : text;
}
