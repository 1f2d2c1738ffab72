import './bag.css';
import { DEVELOPMENT, type HeroView } from '@medallion/adventure-game';
import { TOKEN_ICONS } from '../art/emblems';
import { named, sayAdventure, speak } from '../text/say-adventure';
import { type CardFace, faceOf, Markers } from './card';
import { Marks } from './hero-sheet';
import { Emblem } from './pieces';
import { answerProps, blockOf, isMe, offers, type Scene, slotIds } from './scene';

interface Carried {
  readonly key: string;
  readonly face: CardFace;
  /** Null for cards that hold none. */
  readonly markers: number | null;
  readonly isSpent: boolean;
  /** What it can be used for now, the first by pressing it. */
  readonly options: readonly string[];
  readonly rule: string | null;
}

/** Markers lie only on cards that spend them. @rule AG-DEV-004 */
const hasMarkers = (card: string) => DEVELOPMENT.find(({ id }) => id === card)?.cost.marker !== undefined;

function carriedBy(scene: Scene, hero: HeroView): readonly Carried[] {
  const isMine = isMe(scene, hero.seat) && scene.question?.prompt === 'turn';
  const slots = slotIds(hero);
  const uses = (...ids: readonly string[]) => (isMine ? ids.filter((id) => offers(scene, id)) : []);
  const plain = { markers: null, isSpent: false, options: [], rule: null };
  const all: readonly Carried[] = [
    ...hero.development.map(({ card, markers, isUsedUp }, place) => {
      const slot = slots[place] ?? '';
      return {
        key: `d-${slot}`,
        face: faceOf('development', card),
        markers: hasMarkers(card) ? markers : null,
        isSpent: isUsedUp,
        options: uses(`use:${slot}`, `use-stronger:${slot}`, `bribe:${slot}`),
        rule: isMine ? blockOf(scene, `use:${slot}`) : null,
      };
    }),
    ...(hero.fortunes.cards ?? []).map((card, place) => ({
      ...plain,
      key: `f-${card}-${place}`,
      face: faceOf('fortune', card),
      options: uses(`fortune:${card}`),
      rule: isMine ? blockOf(scene, `fortune:${card}`) : null,
    })),
    ...hero.investigations.map(({ card, task }, place) => ({
      ...plain,
      key: `i-${card}-${place}`,
      face: faceOf('investigation', card),
      isSpent: task === 'done',
      options: uses(`task:${card}`),
    })),
    ...hero.fates.map((card, place) => ({ ...plain, key: `x-${card}-${place}`, face: faceOf('foul-fate', card) })),
    ...hero.companions.map((card) => ({ ...plain, key: `c-${card}`, face: faceOf('companion', card) })),
  ];
  return [...all].sort((one, other) => Number(other.options.length > 0) - Number(one.options.length > 0));
}

function BagLine({ scene, carried }: { readonly scene: Scene; readonly carried: Carried }) {
  const { face, markers, isSpent, options, rule } = carried;
  const [first, ...more] = options;
  const answer = first === undefined ? null : answerProps(scene, first);
  const inside = (
    <>
      <Emblem name={face.icon} />
      <span>
        <b>{face.name}</b>
        <small>{face.texts.join(' ')}</small>
      </span>
      {markers === null ? null : <Markers count={markers} />}
    </>
  );
  const look = ['bag-line', isSpent ? 'is-spent' : '', answer === null ? '' : 'is-can'].filter(Boolean).join(' ');
  const peek = { 'data-card': `${face.kind}:${face.id}` };
  return (
    <li>
      {answer === null && rule === null ? (
        <div class={look} {...peek}>
          {inside}
        </div>
      ) : (
        <button
          type="button"
          class={look}
          {...peek}
          {...(answer ?? { onClick: () => (rule === null ? undefined : scene.act.explain(rule)) })}
        >
          {inside}
        </button>
      )}
      {more.map((option) => (
        <button key={option} type="button" class="btn ag-more" {...answerProps(scene, option)}>
          {sayAdventure(`card.${option.split(':')[0] as 'use'}`)}
        </button>
      ))}
    </li>
  );
}

/** All that a hero carries, in short lines; what can be used now stands first. */
export function Bag({ scene, hero }: { readonly scene: Scene; readonly hero: HeroView }) {
  const carried = carriedBy(scene, hero);
  const armour = hero.spaces.filter(({ action }) => action === null);
  const isHidden = hero.fortunes.cards === null && hero.fortunes.count > 0;
  const title = sayAdventure('bag.title', { player: sayAdventure(`hero.${hero.hero}`) });
  return (
    <section class="bag panel" aria-label={title} data-zone={`hand-${hero.seat}`}>
      <header>
        <h2 class="display">{title}</h2>
        {armour.map((space) => (
          <span key={space.space} class="bag-armour" title={speak(`space.${space.space}`)}>
            <Emblem name={TOKEN_ICONS.armour} />
            <span class="sr">{speak(`space.${space.space}`)}</span>
            <Marks space={space} />
          </span>
        ))}
        <button type="button" class="btn btn-quiet bag-more" onClick={() => scene.act.openHero(hero.seat)}>
          {sayAdventure('bag.sheet')}
          <span class="sr"> {named('hero', hero.hero)}</span>
        </button>
        <span class="purse" title={speak('resource.gold', { n: hero.gold })}>
          <Emblem name={TOKEN_ICONS.gold} />
          <b>
            {hero.gold}
            <span class="sr"> {speak('resource.gold', { n: hero.gold })}</span>
          </b>
        </span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul tabIndex={0}>
        {carried.map((one) => (
          <BagLine key={one.key} scene={scene} carried={one} />
        ))}
        {isHidden ? (
          <li class="bag-empty">{sayAdventure('hand.hidden', { count: hero.fortunes.count })}</li>
        ) : carried.length === 0 ? (
          <li class="bag-empty">{sayAdventure('hand.empty')}</li>
        ) : null}
      </ul>
    </section>
  );
}
