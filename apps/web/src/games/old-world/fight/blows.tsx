import { FIGHT_CARDS, type FightView } from '@medallion/old-world';
import { listOf } from '@medallion/text';
import { language } from '../../../settings/settings';
import type { Scene } from '../table/scene';
import { witcherName } from '../table/words';
import { named, sayOldWorld, speak } from '../text/say-old-world';
import { type Blow, cardsBeside } from './cards-beside';

/** What a monster's attack did beside damage; nothing where it was damage alone. */
function specialWords(blow: Blow, player: string): readonly string[] {
  const { what, cards } = blow;
  const card = FIGHT_CARDS.find(({ id }) => id === cards[0]);
  if (card === undefined || (what !== 'charge' && what !== 'bite')) return [];
  const { hand, deck } = cardsBeside(blow);
  const wanted = card[what].reduce((sum, effect) => (effect.do === 'trash' ? sum + Number(effect.n) : sum), 0);
  const trashed = Math.min(wanted, hand + deck);
  const random = hand + deck - trashed;
  const lowered = card[what].flatMap((effect) =>
    effect.do === 'lower' ? [{ attribute: speak(`attribute.${effect.attribute}`), n: Number(effect.n) }] : [],
  );
  return [
    ...(random === 0 ? [] : [sayOldWorld('fight.blow.random', { player, n: random })]),
    ...(trashed === 0 ? [] : [sayOldWorld('fight.blow.trashes', { player, n: trashed })]),
    ...lowered.map((one) => sayOldWorld('fight.blow.lowers', { player, ...one })),
  ];
}

/** What a blow did: only what was really hit, and apart from it what a monster did beside. */
function blowWords(scene: Scene, fight: FightView, blow: Blow): string {
  const seat = blow.by === 0 ? fight.attacker : fight.defender;
  const monster = named('monster', fight.monster?.monster ?? '');
  const by = seat === null ? sayOldWorld('fight.the-monster', { monster }) : witcherName(scene, seat);
  const { damage } = blow;
  if (blow.by === 0 && fight.monster !== null && damage > 0)
    return sayOldWorld('fight.blow.monster', { by, damage, lost: blow.deck });
  const beside = { shield: 0, ...cardsBeside(blow) };
  const hits = (['shield', 'deck', 'hand'] as const)
    .filter((part) => blow[part] > beside[part])
    .map((part) => sayOldWorld(`fight.blow.${part}`, { n: blow[part] - beside[part] }));
  const special = seat === null ? specialWords(blow, witcherName(scene, fight.attacker)) : [];
  if (damage > 0)
    return [sayOldWorld('fight.blow.witcher', { by, damage, hits: listOf(language.value, hits) }), ...special].join(
      ' ',
    );
  return special.length === 0
    ? sayOldWorld('fight.blow.none', { by })
    : [sayOldWorld('fight.blow.struck', { by }), ...special].join(' ');
}

/** What the last blows did, in words. */
export function Blows({ scene, fight }: { readonly scene: Scene; readonly fight: FightView }) {
  const last = fight.blows.slice(-2);
  if (last.length === 0) return null;
  return (
    <ol class="blows" aria-label={sayOldWorld('fight.blows')}>
      {last.map((blow, index) => (
        <li key={fight.blows.length - index}>{blowWords(scene, fight, blow)}</li>
      ))}
    </ol>
  );
}
