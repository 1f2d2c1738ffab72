import './toss.css';
import './starter-choice.css';
import { Icon } from '../../../pieces/icon';
import { Button, RuleLink } from '../../../pieces/links';
import { FACTION_LOOKS } from '../card-face';
import { sayGwent } from '../text/say-gwent';
import { type Scene, sideOf } from './scene';
import { questionWords, starterWords, waitingWords } from './words';

/** Scoia'tael decide who begins, before a card is dealt. */
export function StarterChoice({ scene }: { readonly scene: Scene }) {
  const { question, session, act, me, foe } = scene;
  const look = FACTION_LOOKS.scoiatael;
  return (
    <div class="stage-note">
      <section class="sheet paper paper-wide" {...(question === null ? {} : { 'data-question': question.prompt })}>
        <i class="nail" />
        <span class={`coin ${look.colours}`} aria-hidden="true">
          <Icon name={look.crest} />
        </span>
        <p class="kicker">{sayGwent('starter.kicker')}</p>
        <h1 class="display">{question === null ? waitingWords(session) : questionWords(session, question)}</h1>
        <p>
          {sayGwent('starter.words')} <RuleLink rule="GW-SCO-001" />
        </p>
        {question === null ? null : (
          <div class="acts">
            {[me, foe].map((seat) => (
              <Button
                key={seat}
                look={seat === me ? 'ink-red' : 'ink-line'}
                option={`seat-${sideOf(scene, seat).seat}`}
                onPress={() => act.answer(`seat-${seat}`)}
              >
                {starterWords(scene, seat)}
              </Button>
            ))}
          </div>
        )}
      </section>
    </div>
  );
}
