import './beat-picture.css';
import { attackText, FIGHT_CARDS } from '@medallion/old-world';
import { language } from '../../../../settings/settings';
import { ATTACK_ICONS, EFFECT_ICONS } from '../../art/emblems';
import { ActionCard } from '../../table/action-card';
import { Emblem } from '../../table/pieces';
import type { Scene } from '../../table/scene';
import { capital, sayOldWorld, speak } from '../../text/say-old-world';
import { beatWords } from './beat-words';
import type { Beat, Deed } from './beats';

const HALVES = ['charge', 'bite'] as const;
/** More cards than this are only counted. */
const DRAWN = 5;

/** The monster's card, large: the half that counts is lit, the other is hatched out. */
export function AttackCard({ card, attack }: { readonly card: string; readonly attack: string | null }) {
  const facts = FIGHT_CARDS.find(({ id }) => id === card);
  if (facts === undefined) return null;
  return (
    <div class="attack-card">
      {HALVES.map((half) => (
        <div key={half} class={attack === null ? 'half' : half === attack ? 'half counts' : 'half out'}>
          <Emblem name={ATTACK_ICONS[half]} />
          <b class="display">{capital(speak(`attack.${half}`))}</b>
          <small>{attackText(language.value, facts[half])}</small>
        </div>
      ))}
    </div>
  );
}

/** Cards that leave a life; no more are drawn than an eye can count. */
function Falling({ n, look }: { readonly n: number; readonly look: 'beast' | 'witcher' }) {
  return (
    <span class={`falling ${look}`} aria-hidden="true">
      {Array.from({ length: Math.min(n, DRAWN) }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
}

function Lost({ n, words }: { readonly n: number; readonly words: string }) {
  return (
    <p class="beat-number">
      <b class="display">{n === 0 ? '0' : `−${n}`}</b>
      <span>{words}</span>
    </p>
  );
}

function Hit({ deed }: { readonly deed: Extract<Deed, { kind: 'hits' }> }) {
  const { deck, hand, shield } = deed;
  const from = deck > 0 && hand > 0 ? 'both' : hand > 0 ? 'hand' : deck > 0 ? 'deck' : 'none';
  return (
    <>
      <Lost n={deck + hand} words={sayOldWorld(`beat.from.${from}`)} />
      <Falling n={deck + hand} look="witcher" />
      {shield === 0 || from === 'none' ? null : (
        <p class="beat-slip">
          <Emblem name={EFFECT_ICONS.shield} /> {sayOldWorld('beat.hits.blocked', { n: shield })}
        </p>
      )}
    </>
  );
}

function Cards({ cards }: { readonly cards: readonly (string | null)[] }) {
  return (
    <div class="beat-cards">
      {cards
        .slice(0, DRAWN)
        .map((card, index) =>
          card === null ? (
            <span key={index} class="action-card back" aria-hidden="true" />
          ) : (
            <ActionCard key={index} card={card} />
          ),
        )}
    </div>
  );
}

/** What a beat is seen by, over the scene of the fight. */
function Picture({ scene, beat }: { readonly scene: Scene; readonly beat: Beat }) {
  const { deed, falls } = beat;
  switch (deed.kind) {
    case 'struck':
      return null;
    case 'lands': {
      const n = falls?.deck ?? 0;
      return (
        <>
          <Lost n={n} words={sayOldWorld('beat.fall', { n })} />
          <Falling n={n} look="beast" />
        </>
      );
    }
    case 'card':
      return (
        <>
          <AttackCard card={deed.card} attack={deed.attack} />
          <p class="beat-slip">{beatWords(scene, beat)}</p>
        </>
      );
    case 'hits':
      return <Hit deed={deed} />;
    case 'loses':
      return (
        <>
          <Lost n={deed.cards.length} words={sayOldWorld(`beat.${deed.how}`)} />
          <Cards cards={deed.cards} />
        </>
      );
    case 'draws':
      return <Cards cards={deed.cards} />;
    case 'weakens':
    case 'ends':
      return <p class="beat-headline display">{beatWords(scene, beat)}</p>;
    case 'module':
      return <deed.beat.picture scene={scene} fight={beat.fight} shown={deed.shown} />;
  }
}

export function BeatPicture({ scene, beat }: { readonly scene: Scene; readonly beat: Beat }) {
  return (
    <div class={`beat-picture ${beat.deed.kind}`} data-beat={beat.deed.kind}>
      <Picture scene={scene} beat={beat} />
    </div>
  );
}
