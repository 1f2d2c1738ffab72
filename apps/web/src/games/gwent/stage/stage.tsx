import './stage.css';
import './stage-ribbon.css';
import { cardText, gwentTexts, type StrengthStep } from '@medallion/gwent';
import type { Seat } from '@medallion/kernel';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../pieces/icon';
import { language } from '../../../settings/settings';
import { GwentCard, GwentLeader } from '../card';
import { FACTION_LOOKS } from '../card-face';
import { cardFace, isMe, nameOf, nameOfCard, type Scene, sideOf } from '../table/scene';
import { sayGwent } from '../text/say-gwent';
import { type BriefScene, type Change, lastsFor, type Reason } from './scenes';

type SceneOf<Kind extends BriefScene['kind']> = Extract<BriefScene, { kind: Kind }>;

interface StageProps<Shown extends BriefScene = BriefScene> {
  readonly scene: Scene;
  readonly shown: Shown;
}

/** So many cards lie side by side; the words say how many there are. */
const CARDS_SHOWN = 4;

function Cards({ cards }: { readonly cards: readonly string[] }) {
  return (
    <div class="brief-cards">
      {cards.slice(0, CARDS_SHOWN).map((card, index) => (
        <GwentCard key={index} face={cardFace(card)} />
      ))}
    </div>
  );
}

/** The totals that changed by it: "Champion 17 → 12". */
function Changes({ scene, change }: { readonly scene: Scene; readonly change: Change | null }) {
  if (change === null) return null;
  const changed = ([scene.foe, scene.me] as const).flatMap((seat) => {
    const side = seat === 0 ? 0 : 1;
    const [before, after] = [change.before[side], change.after[side]];
    return before === after ? [] : [{ seat, before, after }];
  });
  return (
    <ul class="brief-changes">
      {changed.map(({ seat, before, after }) => (
        <li key={seat}>
          {nameOf(scene.session, seat)} <b>{sayGwent('stage.change', { before, after })}</b>
        </li>
      ))}
    </ul>
  );
}

interface PosterProps {
  readonly who: string;
  readonly picture: ComponentChildren;
  readonly title: string;
  readonly words: string;
  readonly children?: ComponentChildren;
}

function Poster({ who, picture, title, words, children }: PosterProps) {
  return (
    <>
      {picture}
      <div class="brief-words">
        <p class="brief-who">{who}</p>
        <h2 class="display">{title}</h2>
        <p>{words}</p>
        {children}
      </div>
    </>
  );
}

function Leader({ scene, shown: { seat, leader, change } }: StageProps<SceneOf<'leader'>>) {
  const { faction } = sideOf(scene, seat);
  const name = nameOfCard(leader);
  const [line] = cardText(language.value, leader, scene.view);
  return (
    <Poster
      who={nameOf(scene.session, seat)}
      picture={<GwentLeader id={leader} name={name} faction={faction} ability="ready" />}
      title={name}
      words={line?.text ?? ''}
    >
      <Changes scene={scene} change={change} />
    </Poster>
  );
}

function Hero({ scene, shown: { seat, card, change } }: StageProps<SceneOf<'hero'>>) {
  return (
    <Poster
      who={nameOf(scene.session, seat)}
      picture={<Cards cards={[card]} />}
      title={nameOfCard(card)}
      words={sayGwent('stage.hero')}
    >
      <Changes scene={scene} change={change} />
    </Poster>
  );
}

function Muster({ scene, shown: { seat, card, came, change } }: StageProps<SceneOf<'muster'>>) {
  return (
    <Poster
      who={nameOf(scene.session, seat)}
      picture={<Cards cards={[card, ...came]} />}
      title={sayGwent('stage.muster', { card: nameOfCard(card) })}
      words={sayGwent('stage.muster.words', { count: came.length })}
    >
      <Changes scene={scene} change={change} />
    </Poster>
  );
}

/** The names of cards, each once, with how many there are of it. */
function counted(cards: readonly string[]): string {
  return [...new Set(cards)]
    .map((card) => {
      const count = cards.filter((one) => one === card).length;
      return sayGwent('stage.counted', { count, card: nameOfCard(card) });
    })
    .join(', ');
}

function Scorch({ scene, shown: { seat, burnt, change } }: StageProps<SceneOf<'scorch'>>) {
  const cards = burnt.map(({ card }) => card);
  return (
    <Poster
      who={nameOf(scene.session, seat)}
      picture={<Cards cards={cards} />}
      title={sayGwent('stage.scorch')}
      words={sayGwent('stage.scorch.words', { count: cards.length, cards: counted(cards) })}
    >
      <Changes scene={scene} change={change} />
    </Poster>
  );
}

const STEP_WORDS = {
  weather: 'kind.weather',
  'spies-doubled': 'step.spies-doubled',
  'tight-bond': 'ability.tight-bond',
  'morale-boost': 'ability.morale-boost',
  horn: 'ability.horn',
} as const;

function stepWords(step: StrengthStep): string {
  return step === 'printed' || step === 'hero'
    ? sayGwent('stage.units')
    : gwentTexts.say(language.value, STEP_WORDS[step]);
}

function reasonWords({ step, points }: Reason): string {
  return `${stepWords(step)} ${points > 0 ? '+' : '−'}${Math.abs(points)}`;
}

function Swing({ scene, shown: { seat, card, gain, reasons, change } }: StageProps<SceneOf<'swing'>>) {
  return (
    <Poster
      who={nameOf(scene.session, seat)}
      picture={<Cards cards={[card]} />}
      title={sayGwent('stage.swing', { gain: Math.abs(gain) })}
      words={sayGwent('stage.swing.words', { card: nameOfCard(card), reasons: reasons.map(reasonWords).join(', ') })}
    >
      <Changes scene={scene} change={change} />
    </Poster>
  );
}

/** Who reads of the total that wins: whoever may still play. */
function passWords(scene: Scene, { seat, goal, has }: SceneOf<'pass'>): string {
  const rest: Seat = seat === 0 ? 1 : 0;
  const you = isMe(scene, rest) ? 'yes' : 'no';
  const player = nameOf(scene.session, rest);
  if (has >= goal.wins) return sayGwent('stage.pass.ahead', { you, player });
  const draws = goal.draws === null ? 'no' : 'yes';
  return sayGwent('stage.pass.behind', { you, player, has, wins: goal.wins, draws, level: goal.draws ?? 0 });
}

function PassRibbon({ scene, shown }: StageProps<SceneOf<'pass'>>) {
  const { seat, goal, has } = shown;
  const isAhead = has >= goal.wins;
  return (
    <>
      <Icon name="tattered-banner" />
      <div class="brief-words">
        <h2 class="display">{sayGwent('stage.pass', { player: nameOf(scene.session, seat) })}</h2>
        <p>{passWords(scene, shown)}</p>
      </div>
      <p class="brief-goal">
        {isAhead ? has : goal.wins}
        <small>{sayGwent(isAhead ? 'stage.pass.enough' : 'stage.pass.to-win')}</small>
      </p>
    </>
  );
}

function Inside({ scene, shown }: StageProps) {
  switch (shown.kind) {
    case 'pass':
      return <PassRibbon scene={scene} shown={shown} />;
    case 'leader':
      return <Leader scene={scene} shown={shown} />;
    case 'hero':
      return <Hero scene={scene} shown={shown} />;
    case 'muster':
      return <Muster scene={scene} shown={shown} />;
    case 'scorch':
      return <Scorch scene={scene} shown={shown} />;
    case 'swing':
      return <Swing scene={scene} shown={shown} />;
  }
}

/** A moment that matters, over the field. The live region tells the same, so it is for the eyes alone. */
export function Stage({ scene, shown }: StageProps) {
  const { colours } = FACTION_LOOKS[sideOf(scene, shown.seat).faction];
  const look = shown.kind === 'pass' ? 'brief-ribbon paper' : `brief-poster brief-${shown.kind} ${colours}`;
  return (
    <div
      class={`brief-scene ${look}`}
      data-scene={shown.kind}
      aria-hidden="true"
      style={`--lasts: calc(${lastsFor(shown)}ms * var(--pace))`}
    >
      <Inside scene={scene} shown={shown} />
    </div>
  );
}
