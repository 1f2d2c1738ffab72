import { GwentCard } from '../games/gwent/card';
import type { GwentCardFace } from '../games/gwent/card-face';
import { Icon } from '../pieces/icon';
import { Button } from '../pieces/links';
import { resetSettings } from '../settings/settings';
import { say } from '../text/say';

const faces = (): readonly GwentCardFace[] => [
  {
    id: 'philippa-eilhart',
    name: 'Philippa Eilhart',
    faction: 'northern-realms',
    kind: 'hero',
    rows: ['ranged'],
    printed: 10,
    abilities: [],
  },
  {
    id: 'blue-stripes-commando',
    name: say('sample.commando'),
    faction: 'northern-realms',
    kind: 'unit',
    rows: ['close'],
    printed: 4,
    abilities: ['tight-bond'],
  },
  {
    id: 'siege-tower',
    name: say('sample.siege-tower'),
    faction: 'northern-realms',
    kind: 'unit',
    rows: ['siege'],
    printed: 6,
    abilities: [],
  },
];

/** What the settings make of a few cards and a line of text. */
export function SettingsPreview() {
  const [calm, playable, blocked] = faces();
  return (
    <aside class="pv" aria-label={say('settings.preview')}>
      <h2 class="smallcap">{say('settings.preview')}</h2>
      <div class="stage">
        {calm ? <GwentCard face={calm} /> : null}
        {playable ? <GwentCard face={playable} state="playable" /> : null}
        {blocked ? <GwentCard face={blocked} state="blocked" /> : null}
      </div>
      <p class="cap">{say('settings.preview-words')}</p>
      <div class="smp paper">
        <h3 class="display">{say('settings.line-title')}</h3>
        <p>{say('settings.line')}</p>
      </div>
      <Button onPress={resetSettings}>
        <Icon name="anticlockwise-rotation" /> {say('settings.reset')}
      </Button>
    </aside>
  );
}
