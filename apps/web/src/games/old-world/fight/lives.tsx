import './lives.css';
import { Emblem } from '../../../table/cards/emblem';
import { EFFECT_ICONS } from '../art/emblems';
import { Crest, roman, schoolClass } from '../table/pieces';
import { type Scene, witcherOf } from '../table/scene';
import { witcherName } from '../table/words';
import { named, sayOldWorld } from '../text/say-old-world';
import type { Falls } from './beats/beats';
import type { FighterSide, MonsterSide } from './fight-parts';

interface BarProps {
  /** How many of each kind stand, in the order in which the bar shows them; those that fall are the last of their kind. */
  readonly parts: readonly { readonly look: string; readonly n: number; readonly falls: number }[];
  readonly gone: number;
  readonly words: string;
}

/** A life, card by card: what stands, what is about to fall, what is gone. Of the same size for whoever fights. */
export function LifeBar({ parts, gone, words }: BarProps) {
  const cells = parts.flatMap(({ look, n, falls }) =>
    Array.from({ length: n }, (_, index) => (index < n - falls ? look : `${look} fall`)),
  );
  // What falls leaves from the end of the bar.
  const standing = cells.filter((look) => !look.endsWith('fall'));
  const falling = cells.filter((look) => look.endsWith('fall'));
  const all = [...standing, ...falling, ...Array.from({ length: Math.max(0, gone) }, () => 'gone')];
  return (
    <span class="life-bar" role="img" aria-label={words}>
      {all.map((look, index) => (
        <i key={index} class={look} />
      ))}
    </span>
  );
}

interface MonsterLifeProps {
  readonly scene: Scene;
  readonly monster: MonsterSide;
  /** Cards that go, or would go by the blow that is being prepared. */
  readonly falls: number;
  readonly isTold: boolean;
}

export function MonsterLife({ scene, monster, falls, isTold }: MonsterLifeProps) {
  const { lifeOf } = monster;
  // Before its life is laid out nothing of it is gone.
  const life = monster.life === 0 && monster.spent.length === 0 ? lifeOf : monster.life;
  const lair = scene.view.lairs.find((one) => one.monster === monster.monster);
  const lost = Math.min(life, falls);
  const left = life - lost;
  return (
    <section class="life monster">
      <header>
        <h1 class="display">{named('monster', monster.monster)}</h1>
        <p class="life-n">
          {isTold && lost > 0 ? (
            <b>{sayOldWorld('fight.falls-to', { from: life, to: left })}</b>
          ) : (
            <>
              <b>{life}</b> {sayOldWorld('fight.of-life', { of: lifeOf })}
            </>
          )}
        </p>
      </header>
      <LifeBar
        parts={[{ look: 'beast', n: life, falls: lost }]}
        gone={lifeOf - life}
        words={sayOldWorld('fight.life', { life, of: lifeOf, falls: lost })}
      />
      <p class="life-note">
        {monster.level === 0 ? '' : sayOldWorld('fight.level', { level: roman(monster.level) })}
        {lair === undefined ? '' : `, ${sayOldWorld(`terrain.${lair.terrain}`)}`}
        {lost > 0 && !isTold ? (
          <b class="after">
            <Emblem name="plain-arrow" class="down" />{' '}
            {sayOldWorld(left === 0 ? 'fight.falls' : 'fight.left', { left })}
          </b>
        ) : null}
      </p>
    </section>
  );
}

interface WitcherLifeProps {
  readonly scene: Scene;
  readonly fighter: FighterSide;
  readonly falls: Falls | null;
  /** The one on the left of a duel has the page's heading. */
  readonly isFirst?: boolean;
}

/** A witcher's cards are a witcher's life: the hand in gold, the deck in blue, what is gone in dashes. */
export function WitcherLife({ scene, fighter, falls, isFirst = false }: WitcherLifeProps) {
  const witcher = witcherOf(scene, fighter.seat);
  const { deck, hand, shield, shieldMost } = fighter;
  const lost = falls !== null && falls.seat === fighter.seat ? falls : { deck: 0, hand: 0 };
  const cards = deck + hand;
  const left = cards - lost.deck - lost.hand;
  const Name = isFirst ? 'h1' : 'h2';
  return (
    <section class={`life witcher ${schoolClass(witcher.school)}`} data-seat={fighter.seat}>
      <header>
        <Name class="display">
          <Crest school={witcher.school} /> {witcherName(scene, fighter.seat)}
        </Name>
        <p class="life-n">
          {left < cards ? (
            <b>{sayOldWorld('fight.falls-to', { from: cards, to: left })}</b>
          ) : (
            <>
              <b>{cards}</b> {sayOldWorld('fight.cards', { n: cards })}
            </>
          )}
        </p>
      </header>
      <LifeBar
        parts={[
          { look: 'of-hand', n: hand, falls: Math.min(hand, lost.hand) },
          { look: 'of-deck', n: deck, falls: Math.min(deck, lost.deck) },
        ]}
        gone={witcher.discard.count + fighter.combo.length + fighter.beside.length}
        words={sayOldWorld('fight.witcher-life', { deck, hand, lost: cards - left })}
      />
      <p class="life-note">
        <span class="key of-hand">{sayOldWorld('fight.key-hand', { n: hand })}</span>
        <span class="key of-deck">{sayOldWorld('fight.key-deck', { n: deck })}</span>
        <span>
          <Emblem name={EFFECT_ICONS.shield} /> {sayOldWorld('fight.key-shield', { n: shield, of: shieldMost })}
        </span>
      </p>
    </section>
  );
}
