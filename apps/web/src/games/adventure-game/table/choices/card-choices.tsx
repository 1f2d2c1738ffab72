import { FOUL_FATE, INVESTIGATION } from '@medallion/adventure-game';
import { AgCard, type CardKind, faceOf } from '../card';
import { heroOf, type Scene, slotIds } from '../scene';
import { Slip } from './slip';

/** Cards to choose from, laid out to be read. */
export function CardChoices({ scene, kind }: { readonly scene: Scene; readonly kind: CardKind }) {
  const { question, act, me } = scene;
  if (question === null) return null;
  const slots = slotIds(heroOf(scene, me));
  const cardOf = (option: string) =>
    question.prompt === 'place-marker' ? (heroOf(scene, me).development[slots.indexOf(option)] ?? null) : null;
  return (
    <div class="card-choices">
      {question.options.map((option) => {
        const inPlay = cardOf(option);
        const id = inPlay?.card ?? option;
        const face = faceOf(kind, id);
        if (face.texts.length === 0) return <Slip key={option} scene={scene} option={option} />;
        return (
          <AgCard
            key={option}
            face={face}
            size={kind === 'investigation' ? 'large' : 'hand'}
            markers={inPlay?.markers ?? null}
            option={option}
            onPress={() => act.answer(option)}
          />
        );
      })}
    </div>
  );
}

/** The card that puts the question, in full. */
export function AboutCard({ about }: { readonly about: unknown }) {
  if (typeof about !== 'string') return null;
  const kind: CardKind | null = INVESTIGATION.some(({ id }) => id === about)
    ? 'investigation'
    : FOUL_FATE.some(({ id }) => id === about)
      ? 'foul-fate'
      : null;
  return kind === null ? null : <AgCard face={faceOf(kind, about)} size="large" />;
}

/** What was drawn, to be read before more is drawn. */
export function DrawnCards({ scene }: { readonly scene: Scene }) {
  const { cards, from } = heroOf(scene, scene.me).drawn;
  if (from !== 'investigation' && from !== 'development') return null;
  return (
    <div class="card-choices drawn-cards">
      {(cards ?? []).map((card, index) => (
        <AgCard key={index} face={faceOf(from, card)} size={from === 'investigation' ? 'large' : 'hand'} />
      ))}
    </div>
  );
}
