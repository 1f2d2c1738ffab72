import { describe, expect, it } from 'vitest';
import { defaultSettings, parseSettings } from '../src/settings/settings-shape';

const defaults = defaultSettings('nl');

describe('kept settings', () => {
  it('come back as they were', () => {
    const mine = { ...defaults, theme: 'light', volume: 0, sound: false, name: 'Ciaran' } as const;
    expect(parseSettings(JSON.parse(JSON.stringify(mine)), defaults)).toEqual(mine);
  });

  it.each([null, 'x', 7, [], { theme: 'purple', volume: 900, sound: 'yes', language: 'fr', name: 4 }])(
    'that are not understood fall back: %j',
    (kept) => {
      expect(parseSettings(kept, defaults)).toEqual(defaults);
    },
  );

  it('fall back field by field', () => {
    const read = parseSettings({ theme: 'light', contrast: 'loud', botPace: 'slow' }, defaults);
    expect(read).toMatchObject({ theme: 'light', contrast: 'normal', botPace: 'slow' });
  });

  it('cut a name that is too long', () => {
    expect(parseSettings({ name: 'x'.repeat(99) }, defaults).name).toHaveLength(24);
  });
});
