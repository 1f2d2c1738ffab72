/** What guests are called who have not said: each by another name, the same in every language. */
const NAMES = [
  'Alder',
  'Aspen',
  'Bracken',
  'Briar',
  'Finch',
  'Flint',
  'Hazel',
  'Heron',
  'Juniper',
  'Kestrel',
  'Larch',
  'Linnet',
  'Marten',
  'Merlin',
  'Osprey',
  'Plover',
  'Rook',
  'Rowan',
  'Sable',
  'Sorrel',
  'Tansy',
  'Teal',
  'Thistle',
  'Wren',
  'Yarrow',
] as const;

export function drawGuestName(luck: () => number = Math.random): string {
  return NAMES[Math.floor(luck() * NAMES.length)] ?? NAMES[0];
}

/** The name of whoever sits at this device and has none yet, for as long as the page is open. */
export const GUEST_NAME = drawGuestName();
