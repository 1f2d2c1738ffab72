import { listOf } from '@medallion/text';
import { language } from '../../../../settings/settings';
import { roman } from '../../table/pieces';
import type { Scene } from '../../table/scene';
import { eventWords, witcherName } from '../../table/words';
import { named, sayOldWorld, speak } from '../../text/say-old-world';
import type { Beat, Deed } from './beats';

type DeedOf<Kind extends Deed['kind']> = Extract<Deed, { kind: Kind }>;

/** Whether the viewer speaks of itself: `own` and `other` are two wordings of one message. */
function who(scene: Scene, seat: number): 'own' | 'other' {
  return seat === scene.viewer ? 'own' : 'other';
}

function cardWords(scene: Scene, { attack, by }: DeedOf<'card'>, monster: string): string {
  if (attack === null) return sayOldWorld('beat.card', { monster });
  const half = speak(`attack.${attack}`);
  if (by === 'monster') return sayOldWorld('beat.card.forced', { attack: half });
  if (by === 'die') return sayOldWorld('beat.card.die', { attack: half });
  if (by === null) return sayOldWorld('beat.card.attack', { monster, attack: half });
  if (by === scene.viewer) return sayOldWorld('beat.card.own', { attack: half });
  return sayOldWorld('beat.card.chosen', { player: witcherName(scene, by), attack: half });
}

/** What a hit took: blocked, and cards of deck and hand. */
export function hitWords(scene: Scene, { seat, shield, deck, hand }: DeedOf<'hits'>): string {
  const whose = who(scene, seat);
  const parts = [
    ...(shield === 0 ? [] : [sayOldWorld('beat.hits.blocked', { n: shield })]),
    ...(deck === 0 ? [] : [sayOldWorld(`beat.hits.deck.${whose}`, { n: deck })]),
    ...(hand === 0 ? [] : [sayOldWorld(`beat.hits.hand.${whose}`, { n: hand })]),
  ];
  const words = parts.length === 0 ? sayOldWorld('beat.hits.nothing') : listOf(language.value, parts);
  return whose === 'own' ? words : sayOldWorld('beat.hits.of', { player: witcherName(scene, seat), hits: words });
}

/** A beat in one short sentence. */
export function beatWords(scene: Scene, { deed, fight, falls }: Beat): string {
  const monster = sayOldWorld('fight.the-monster', { monster: named('monster', fight.monster?.monster ?? '') });
  const player = 'seat' in deed ? witcherName(scene, deed.seat) : '';
  switch (deed.kind) {
    case 'struck':
      return sayOldWorld(`beat.struck.${who(scene, deed.seat)}`, { player, damage: deed.damage });
    case 'lands':
      return deed.meant > deed.damage
        ? sayOldWorld('beat.lands.lessened', { monster, n: falls?.deck ?? 0, meant: deed.meant, damage: deed.damage })
        : sayOldWorld('beat.lands', { monster, n: falls?.deck ?? 0 });
    case 'card':
      return cardWords(scene, deed, monster);
    case 'hits':
      return hitWords(scene, deed);
    case 'loses':
      return sayOldWorld(`beat.loses.${deed.how}.${who(scene, deed.seat)}`, { player, n: deed.cards.length });
    case 'weakens': {
      const attribute = speak(`attribute.${deed.attribute}`);
      return sayOldWorld(`beat.weakens.${who(scene, deed.seat)}`, { player, attribute, to: roman(deed.to) });
    }
    case 'draws':
      return sayOldWorld(`beat.draws.${who(scene, deed.seat)}`, { player, n: deed.n });
    case 'ends':
      return eventWords(scene.session, scene.view, deed.ended);
    case 'module':
      return deed.beat.caption(scene, deed.shown);
  }
}
