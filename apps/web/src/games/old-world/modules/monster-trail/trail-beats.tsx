import { attackText, type OldWorldEvent } from '@medallion/old-world';
import {
  largeCardOf,
  largeCardText,
  MONSTER_TRAIL,
  monsterTrailTexts,
} from '@medallion/old-world/modules/monster-trail';
import { language } from '../../../../settings/settings';
import { HUNT_ICONS } from '../../art/emblems';
import type { ModuleBeat } from '../../module-screens';
import { Emblem, roman } from '../../table/pieces';
import { named } from '../../text/say-old-world';
import { saidBeat } from '../said-beat';

type Trick = { readonly monster: string; readonly number: number };

function aboutOf(event: OldWorldEvent, what: string): Readonly<Record<string, unknown>> | null {
  if (event.type !== 'module' || event.module !== MONSTER_TRAIL || event.what !== what) return null;
  return event.about as Readonly<Record<string, unknown>>;
}

/** The special attack as its own beat: number and words, large. */
const special: ModuleBeat<Trick> = {
  time: 900,
  sound: 'growl',
  of(event) {
    const about = aboutOf(event, 'special');
    return about === null ? null : { monster: String(about.monster), number: Number(about.number) };
  },
  picture: ({ shown: { monster, number } }) => {
    const card = largeCardOf(monster);
    const effects = card?.specials[number - 1];
    return (
      <div class="trick-beat paper">
        <span class="trick-number display">{roman(number)}</span>
        <p>{effects === undefined ? '' : attackText(language.value, effects)}</p>
      </div>
    );
  },
  caption: (_, { monster, number }) =>
    monsterTrailTexts.say(language.value, 'beat.special', {
      monster: named('monster', monster),
      number: roman(number),
    }),
};

/** What a blow wakes in the monster. */
const passive: ModuleBeat<{ readonly monster: string }> = {
  time: 900,
  sound: 'growl',
  of(event) {
    const about = aboutOf(event, 'passive') ?? aboutOf(event, 'borrowed');
    return about === null ? null : { monster: String(about.monster) };
  },
  picture: ({ shown: { monster } }) => {
    const card = largeCardOf(monster);
    return (
      <div class="trick-beat paper">
        <span class="trick-number">
          <Emblem name={HUNT_ICONS.passive} />
        </span>
        <p>{card === null ? '' : largeCardText(language.value, card).passive}</p>
      </div>
    );
  },
  caption: () => monsterTrailTexts.say(language.value, 'large.cut'),
};

const used = saidBeat((event) => aboutOf(event, 'used') !== null, { time: 700, sound: 'seal' });

export const trailBeats = [special, passive, used] as unknown as readonly ModuleBeat[];
