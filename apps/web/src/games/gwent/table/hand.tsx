import './hand.css';
import type { Seat } from '@medallion/kernel';
import { CardsLine } from '../../../pieces/cards-line';
import { useMeasured } from '../../../pieces/measured';
import { steady } from '../../../pieces/steady';
import { GwentCard, GwentCardBack } from '../card';
import { sayGwent } from '../text/say-gwent';
import { heldCards } from './hand-order';
import { blockOf, handOption, isTray, playsOf, pressOf } from './options';
import { type Result, resultOf } from './results';
import { cardFace, type Scene, type SceneActs, sideOf } from './scene';

interface HandCardProps {
  readonly act: SceneActs;
  readonly card: string;
  readonly moves: string;
  /** Pressing it answers this. */
  readonly option: string | null;
  readonly canLift: boolean;
  readonly isLifted: boolean;
  /** The rule that keeps it from being played. */
  readonly block: string | null;
  /** What playing it comes to, in words. */
  readonly result: string | null;
  readonly wins: boolean;
}

/** A card of one's own hand. Pressing it plays it, lifts it when it needs a place or a second tap, or says why not. */
const HandCard = steady(({ act, card, moves, option, canLift, isLifted, block, result, wins }: HandCardProps) => {
  const shown = { card, unit: null };
  const press = () => {
    const isTouch = matchMedia('(pointer: coarse)').matches;
    const pressed = pressOf({ option, hasPlaces: canLift, isLifted, isTouch });
    if (pressed === 'answer' && option !== null) act.answer(option);
    else if (pressed === 'lift') act.lift({ card, key: moves });
    else if (pressed === 'put-back') act.lift(null);
    else {
      act.preview(shown, true);
      if (block !== null) act.explain(block);
    }
  };
  const state = isLifted ? 'selected' : block !== null ? 'blocked' : option !== null || canLift ? 'playable' : 'calm';
  return (
    <GwentCard
      face={cardFace(card)}
      state={state}
      moves={moves}
      class={wins ? 'is-winning' : ''}
      {...(result === null ? {} : { tag: result })}
      {...(option === null ? {} : { option })}
      {...(canLift ? { choose: `play:${card}` } : {})}
      onPress={press}
      onPreview={() => act.preview(shown)}
    />
  );
});

function resultWords({ before, after, isTheirs, wins }: Result): string {
  const id = isTheirs ? (wins ? 'result.theirs-wins' : 'result.theirs') : wins ? 'result.wins' : 'result.mine';
  return sayGwent(id, { before, after });
}

function playing({ view, me, question, lifted }: Scene, card: string, moves: string) {
  const option = handOption(question, card);
  const result = resultOf(view, me, question, card);
  return {
    result: result === null ? null : resultWords(result),
    wins: result?.wins ?? false,
    option,
    canLift: option === null && playsOf(question, card).length > 1,
    isLifted: lifted?.key === moves,
    block: blockOf(question, card)?.rule ?? null,
  };
}

export function Hand({ scene }: { readonly scene: Scene }) {
  const { me, lifted } = scene;
  const box = useMeasured<HTMLElement>('hand');
  const { hand, faction } = sideOf(scene, me);
  const zone = `hand-${me}`;
  const label = sayGwent('hand.label', { count: hand.count });
  if (hand.cards === null) {
    return (
      <section ref={box} class="hand" data-zone={zone} data-pile={zone} aria-label={label}>
        <CardsLine>
          {Array.from({ length: hand.count }, (_, index) => (
            <GwentCardBack key={index} faction={faction} />
          ))}
        </CardsLine>
      </section>
    );
  }
  return (
    <section ref={box} class={lifted === null ? 'hand' : 'hand has-choice'} data-zone={zone} aria-label={label}>
      <CardsLine>
        {heldCards(scene, me).map(({ card, key }) => (
          <HandCard key={key} act={scene.act} card={card} moves={key} {...playing(scene, card, key)} />
        ))}
      </CardsLine>
    </section>
  );
}

/** The other hand, where the viewer may see it: replays that show every card. */
export function OpenHand({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const { hand } = sideOf(scene, seat);
  const box = useMeasured<HTMLElement>('hand');
  return (
    <section
      ref={box}
      class="open-hand"
      data-zone={`hand-${seat}`}
      aria-label={sayGwent('hand.other', { count: hand.count })}
    >
      <CardsLine>
        {heldCards(scene, seat).map(({ card, key }) => (
          <GwentCard
            key={key}
            face={cardFace(card)}
            size="row"
            moves={key}
            onPress={() => scene.act.preview({ card, unit: null }, true)}
            onPreview={() => scene.act.preview({ card, unit: null })}
          />
        ))}
      </CardsLine>
    </section>
  );
}

/** Cards laid out for a choice, because they lie in a pile and not on the table. */
export function Tray({ scene }: { readonly scene: Scene }) {
  const { question, act } = scene;
  if (!isTray(question)) return null;
  return (
    <section class="tray" aria-label={sayGwent('tray.label', { count: question.options.length })}>
      {question.options.map((card) => (
        <GwentCard
          key={card}
          face={cardFace(card)}
          state="playable"
          option={card}
          onPress={() => act.answer(card)}
          onPreview={() => act.preview({ card, unit: null })}
        />
      ))}
    </section>
  );
}
