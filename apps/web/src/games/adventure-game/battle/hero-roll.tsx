import './hero-roll.css';
import { type FaceName, HEROES } from '@medallion/adventure-game';
import { heroOf, offers, type Scene } from '../table/scene';
import { sayAdventure, speak } from '../text/say-adventure';
import { Dice, FaceMarks } from './results';

const facesOf = (about: unknown): readonly FaceName[] =>
  (about as { readonly faces?: readonly FaceName[] } | null)?.faces ?? [];

/** The hero's own dice as they lie, each to be rolled again where a card allows it, and what they must show. */
export function HeroRoll({ scene }: { readonly scene: Scene }) {
  const { question, act, me } = scene;
  if (question === null) return null;
  const success = HEROES.find(({ id }) => id === heroOf(scene, me).hero)?.success ?? [];
  const optionOf = (place: number) => (offers(scene, `die-${place + 1}`) ? `die-${place + 1}` : null);
  return (
    <div class="hero-roll">
      <Dice faces={facesOf(question.about)} optionOf={optionOf} onPick={(option) => act.answer(option)} isHeroDice />
      <p>
        {sayAdventure('roll.wanted')}{' '}
        {success.map((face) => (
          <span key={face} class="wanted-face">
            <FaceMarks face={face} /> {speak(`face.${face}`)}
          </span>
        ))}
      </p>
      <button type="button" class="pbtn" data-option="keep" onClick={() => act.answer('keep')}>
        {speak('option.keep')}
      </button>
    </div>
  );
}
