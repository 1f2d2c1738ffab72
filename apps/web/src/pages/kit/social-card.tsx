import { GwentCard, GwentCardBack } from '../../games/gwent/card';
import { Medallion } from '../../pieces/icon';
import { say } from '../../text/say';
import { SAMPLE_HAND } from '../sample-cards';

/** The picture that a shared link shows, 1200 by 630; `scripts/draw-images.mjs` photographs it. */
export function SocialCard() {
  return (
    <main class="table social">
      <div class="social-words">
        <Medallion class="social-mark" />
        <h1 class="display">{say('app.name')}</h1>
        <p>{say('home.tagline')}</p>
      </div>
      <div class="social-cards">
        <div class="fan foe">
          {['a', 'b', 'c', 'd'].map((key) => (
            <GwentCardBack key={key} faction="monsters" />
          ))}
        </div>
        <div class="fan">
          {SAMPLE_HAND.map((face) => (
            <GwentCard key={face.id} face={face} />
          ))}
        </div>
      </div>
    </main>
  );
}
