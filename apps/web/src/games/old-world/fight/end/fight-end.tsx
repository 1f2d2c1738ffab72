import './fight-end.css';
import '../wounds.css';
import { TABLES, TROPHIES, trophyText } from '@medallion/old-world';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../../../pieces/icon';
import { Button } from '../../../../pieces/links';
import { language } from '../../../../settings/settings';
import { playSound } from '../../../../sound/sound';
import { FightStage } from '../../../../table/cards/fight-stage';
import { usesKeys } from '../../../../table/keys/focus';
import { EFFECT_ICONS, figureFades, GOODS_ICONS, monsterIcon, schoolIcon, trophyIcon } from '../../art/emblems';
import wilds from '../../art/wilds.svg';
import type { Moment } from '../../moments/moments';
import type { AskProps } from '../../table/foot';
import { Emblem } from '../../table/pieces';
import { type Scene, witcherOf } from '../../table/scene';
import { witcherName } from '../../table/words';
import { named, type OldWorldTextId, sayOldWorld } from '../../text/say-old-world';
import { FightScene } from '../fight-scene';
import { LifeBar } from '../lives';
import { woundsOf } from '../wounds';
import { type Consequence, consequencesOf, hasWon } from './consequences';

type FightEndMoment = Extract<Moment, { kind: 'fight-end' }>;

/** The spaces of the trophy track. */
const SPOTS = TABLES.trophyTrack.fatigueBySpot.map((_, spot) => spot);
const TOP = SPOTS.length - 1;
/** Whatever was slain shows all that was done to it. */
const SLAIN_CUTS = 6;
/** As much of a fight as "the last blow" is. */
const LAST_BEATS = 5;

interface SlipProps {
  readonly scene: Scene;
  readonly consequence: Consequence;
  readonly foe: string;
}

const ICONS: Readonly<Record<Exclude<Consequence['kind'], 'trophy'>, string>> = {
  'no-trophy': GOODS_ICONS.trophy,
  step: GOODS_ICONS.trophy,
  gold: GOODS_ICONS.gold,
  tired: GOODS_ICONS.discard,
  'free-card': EFFECT_ICONS.draw,
  trail: GOODS_ICONS.trail,
  'up-again': EFFECT_ICONS.shield,
  'fewer-cards': GOODS_ICONS.hand,
  draws: GOODS_ICONS.hand,
};

function slipWords({ scene, consequence, foe }: SlipProps): string {
  switch (consequence.kind) {
    case 'trophy': {
      const facts = TROPHIES.find(({ id }) => id === consequence.trophy);
      return facts === undefined ? '' : trophyText(language.value, facts);
    }
    case 'no-trophy':
      return sayOldWorld(consequence.why === 'has-one' ? 'fight-end.has-one' : 'moment.duel-defended');
    case 'gold':
      return sayOldWorld('fight-end.gold.now', { gold: witcherOf(scene, scene.me).gold });
    case 'tired':
      return sayOldWorld('fight-end.tired.why', { n: consequence.n });
    case 'trail':
      return sayOldWorld('fight-end.trail.why', {
        terrain: sayOldWorld(`terrain.${consequence.terrain}` as OldWorldTextId),
      });
    case 'step':
      return sayOldWorld('fight-end.step.why', { n: TOP - consequence.spot });
    default:
      return sayOldWorld(`fight-end.${consequence.kind}.why`, { foe });
  }
}

function slipTitle(consequence: Consequence): string {
  const n = 'n' in consequence ? consequence.n : 0;
  return sayOldWorld(`fight-end.${consequence.kind}`, { n });
}

/** One thing that comes of the fight, on a slip of paper. */
function Slip(props: SlipProps) {
  const { consequence } = props;
  const isLoss = consequence.kind === 'tired' || consequence.kind === 'fewer-cards';
  const icon = consequence.kind === 'trophy' ? trophyIcon(consequence.trophy) : ICONS[consequence.kind];
  return (
    <li class={isLoss ? 'slip paper is-loss' : 'slip paper'} data-consequence={consequence.kind}>
      <Emblem name={icon} />
      <p>
        <b class="display">{slipTitle(consequence)}</b>
        <span>{slipWords(props)}</span>
      </p>
      {consequence.kind === 'step' ? (
        <ol class="steps" aria-hidden="true">
          {SPOTS.map((spot) => (
            <li key={spot} class={spot === consequence.spot ? 'at' : spot < consequence.spot ? 'was' : ''}>
              {spot}
            </li>
          ))}
        </ol>
      ) : null}
    </li>
  );
}

/** How both sides stood when it was over. */
function Lives({
  scene,
  moment,
  foe,
}: {
  readonly scene: Scene;
  readonly moment: FightEndMoment;
  readonly foe: string;
}) {
  const { stood } = moment;
  const mine = stood?.fight.fighters.find(({ seat }) => seat === scene.me);
  if (stood === null || stood === undefined || mine === undefined) return null;
  const { monster } = stood.fight;
  const other = stood.fight.fighters.find((fighter) => fighter !== mine);
  const goneOf = (seat: number) => stood.piles[seat]?.discard ?? 0;
  const cards = (n: number) => sayOldWorld('fight-end.cards', { n });
  return (
    <dl class="stood">
      <div>
        <dt>{foe}</dt>
        <dd>
          {monster !== null ? (
            <LifeBar
              parts={[{ look: 'beast', n: monster.life, falls: 0 }]}
              gone={monster.lifeOf - monster.life}
              words={sayOldWorld('fight.life', { life: monster.life, of: monster.lifeOf, falls: 0 })}
            />
          ) : other === undefined ? null : (
            <LifeBar
              parts={[
                { look: 'of-hand', n: other.hand, falls: 0 },
                { look: 'of-deck', n: other.deck, falls: 0 },
              ]}
              gone={goneOf(other.seat)}
              words={cards(other.hand + other.deck)}
            />
          )}
          <span>
            {monster === null
              ? cards((other?.hand ?? 0) + (other?.deck ?? 0))
              : sayOldWorld('fight-end.life', { life: monster.life, of: monster.lifeOf })}
          </span>
        </dd>
      </div>
      <div>
        <dt>{sayOldWorld('fight-end.you')}</dt>
        <dd>
          <LifeBar
            parts={[
              { look: 'of-hand', n: mine.hand, falls: 0 },
              { look: 'of-deck', n: mine.deck, falls: 0 },
            ]}
            gone={goneOf(mine.seat)}
            words={cards(mine.hand + mine.deck)}
          />
          <span>{cards(mine.hand + mine.deck)}</span>
        </dd>
      </div>
    </dl>
  );
}

function headline(moment: FightEndMoment, isWon: boolean, foe: string): string {
  if (moment.ended.end === 'driven-away' && !isWon) return sayOldWorld('moment.driven-away');
  if (moment.monster !== null) return sayOldWorld(isWon ? 'fight-end.slain' : 'fight-end.fallen', { monster: foe });
  return sayOldWorld(isWon ? 'moment.duel-won' : 'moment.duel-lost', { other: foe });
}

function sentence(scene: Scene, moment: FightEndMoment, isWon: boolean, foe: string): string {
  const at = witcherOf(scene, moment.ended.seat).at;
  const place = at === null ? '' : named('location', at);
  if (moment.monster === null) return sayOldWorld(isWon ? 'fight-end.duel-won' : 'fight-end.duel-lost', { other: foe });
  if (isWon) return sayOldWorld('fight-end.won', { monster: foe, place });
  const life = moment.stood?.fight.monster?.life ?? 0;
  const id = moment.ended.end === 'driven-away' ? 'fight-end.fled' : 'fight-end.lost';
  return sayOldWorld(id, { monster: foe, life, place });
}

/** What the button leads to. */
function onwardWords({ session }: Scene, consequences: readonly Consequence[]): string {
  const tired = consequences.find((one) => one.kind === 'tired');
  switch (session.question.value?.prompt) {
    case 'fatigue':
      return sayOldWorld('fight-end.on.fatigue', { n: tired?.kind === 'tired' ? tired.n : 1 });
    case 'take-card':
      return sayOldWorld('fight-end.on.take-card');
    default:
      return sayOldWorld('moment.on');
  }
}

interface EndProps {
  readonly ask: AskProps;
  readonly moment: FightEndMoment;
  readonly onContinue: () => void;
}

/** Won or lost: how it ended and what comes of it, before anything is asked. */
export function FightEnd({ ask, moment, onContinue }: EndProps) {
  const { scene } = ask;
  const { ended, monster, beats, follows } = moment;
  const [isAgain, setAgain] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isWon = hasWon(ended, scene.me);
  useEffect(() => playSound(isWon ? 'slain' : 'beaten'), [moment]);
  useEffect(() => {
    box.current
      ?.querySelector<HTMLElement>(usesKeys() ? '.onward [data-option]' : 'h1')
      ?.focus({ preventScroll: true });
  }, [isAgain]);
  const last = beats.slice(-LAST_BEATS);
  const first = last[0];
  if (isAgain && first !== undefined)
    return <FightScene {...ask} fight={first.fight} told={last} onTold={() => setAgain(false)} />;
  const other = ended.seat === scene.me ? ended.against : ended.seat;
  const foe = monster !== null ? named('monster', monster) : other === null ? '' : witcherName(scene, other);
  const figure =
    monster !== null ? monsterIcon(monster) : schoolIcon(other === null ? null : witcherOf(scene, other).school);
  const turns = moment.stood?.fight.fighters.find(({ seat }) => seat === scene.me)?.turns ?? 0;
  const consequences = consequencesOf(ended, follows, scene.me);
  return (
    <div class={`ow-moment fight-end ${isWon ? 'won' : 'lost'}`} data-question="fight-end" ref={box}>
      <FightStage
        picture={wilds}
        height={470}
        figure={figure}
        fades={figureFades(figure)}
        at={isWon ? [850, 78] : [220, 60]}
        size={380}
        isGrounded
        keeps={isWon ? 'right' : 'left'}
        mood={isWon ? 'slain' : 'stands'}
        cuts={isWon && monster !== null ? SLAIN_CUTS : woundsOf(moment.stood?.fight.monster ?? null).cuts}
        blade={isWon && monster !== null ? EFFECT_ICONS.damage : null}
      />
      <section class="words">
        {turns === 0 ? null : <p class="smallcap">{sayOldWorld('fight-end.turns', { n: turns })}</p>}
        <h1 class="display" tabIndex={-1}>
          {headline(moment, isWon, foe)}
        </h1>
        <p>{sentence(scene, moment, isWon, foe)}</p>
        <Lives scene={scene} moment={moment} foe={foe} />
      </section>
      <ul class="consequences">
        {consequences.map((consequence, index) => (
          <Slip key={index} scene={scene} consequence={consequence} foe={foe} />
        ))}
      </ul>
      <div class="onward">
        <p>
          {sayOldWorld(
            monster === null
              ? 'fight-end.hint.duel'
              : isWon
                ? 'fight-end.hint.won'
                : ended.end === 'driven-away'
                  ? 'fight-end.hint.fled'
                  : 'fight-end.hint.lost',
            { monster: foe },
          )}
        </p>
        {last.length === 0 ? null : (
          <Button onPress={() => setAgain(true)}>
            <Icon name="return-arrow" /> {sayOldWorld('fight-end.again')}
          </Button>
        )}
        <Button look="main" option="continue" onPress={onContinue}>
          {onwardWords(scene, consequences)}
        </Button>
      </div>
    </div>
  );
}
