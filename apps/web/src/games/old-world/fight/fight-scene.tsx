import './fight-scene.css';
import type { FightView } from '@medallion/old-world';
import { FightStage } from '../../../table/cards/fight-stage';
import { InTurn } from '../../../table/drawing/in-turn';
import { EFFECT_ICONS } from '../art/emblems';
import wilds from '../art/wilds.svg';
import { Choices } from '../table/choices';
import { Ask, type AskProps } from '../table/foot';
import { Hand, handOption } from '../table/hand';
import { Emblem } from '../table/pieces';
import { readOptions } from '../table/read-options';
import { type Scene, witcherOf } from '../table/scene';
import { optionWords, sideName, witcherName } from '../table/words';
import { sayOldWorld } from '../text/say-old-world';
import { Blows } from './blows';
import { BeastNotes, BeastPlate, duelTitle, type FighterSide, figureOf, WitcherPlate } from './fight-parts';
import { Damage, LaneCards, Strike } from './lane';

/** Which fighter's combo lies on the lane: whoever's turn it is, else the viewer's own, else the attacker's. */
function laneOf(scene: Scene, fight: FightView): FighterSide | null {
  const turning = fight.fighters.find(({ side }) => side === fight.turn);
  return turning ?? fight.fighters.find(({ seat }) => seat === scene.me) ?? fight.fighters[0] ?? null;
}

/** On the other side's turn nothing adds up, whatever the last combo left behind. */
const NO_COMBO = { damage: 0, shield: 0, drawsInAll: 0 } as const;

interface LaneProps {
  readonly scene: Scene;
  readonly fighter: FighterSide;
  readonly isOwn: boolean;
  readonly isTurn: boolean;
}

function Lane({ scene, fighter, isOwn, isTurn }: LaneProps) {
  const { combo, beside } = fighter;
  const total = isTurn ? fighter.total : NO_COMBO;
  return (
    <section
      class="lane paper ruled"
      aria-label={sayOldWorld('fight.combo', { player: witcherName(scene, fighter.seat) })}
    >
      <LaneCards combo={combo} beside={beside} isOwn={isOwn} />
      <div class="tally">
        <Damage n={total.damage} />
        <p>
          <Emblem name={EFFECT_ICONS.shield} /> <b>{total.shield}</b> <small>{sayOldWorld('fight.shield')}</small>
        </p>
        <p>
          <Emblem name={EFFECT_ICONS.draw} /> <b>{total.drawsInAll}</b> <small>{sayOldWorld('fight.draws')}</small>
        </p>
        {isOwn ? <Strike scene={scene} isEmpty={combo.length === 0} /> : null}
      </div>
    </section>
  );
}

function Wagers({ scene, fight }: { readonly scene: Scene; readonly fight: FightView }) {
  if (fight.wagers.length === 0) return null;
  return (
    <ul class="wagers">
      {fight.wagers.map(({ seat, on }) => (
        <li key={seat}>
          {sayOldWorld('fight.wager.of', { player: witcherName(scene, seat), who: sideName(scene, on) })}
        </li>
      ))}
    </ul>
  );
}

/** What the hand and the own plate already offer. */
function shownInFight(scene: Scene): ReadonlySet<string> {
  const { hand } = witcherOf(scene, scene.me);
  return new Set([
    ...(hand.cards ?? []).flatMap((card) => handOption(scene, card) ?? []),
    ...readOptions(scene.question).flatMap(({ id, option }) => (option?.kind === 'drink' ? [id] : [])),
  ]);
}

/** A fight: who stands against whom, the combo card by card, what it does so far, and what each blow did. */
export function FightScene({ fight, ...ask }: AskProps & { readonly fight: FightView }) {
  const { scene } = ask;
  const lane = laneOf(scene, fight);
  const isTurn = lane?.side === fight.turn;
  const blow = lane !== null && isTurn && lane.side === 0 ? lane.total.damage : 0;
  const mine = fight.fighters.find(({ seat }) => seat === scene.me) ?? fight.fighters[0];
  const other = fight.fighters.find((fighter) => fighter !== mine);
  const hand = mine !== undefined && mine.seat === scene.me ? <Hand scene={scene} /> : null;
  const figure = figureOf(scene, fight);
  const stop = scene.question?.options.find((option) => option === 'stop');
  return (
    <div class="ow-fight">
      <FightStage picture={wilds} height={470} figure={figure} at={[210, 24]} />
      {fight.monster === null ? (
        <section class="beast-plate">
          <p class="smallcap">{sayOldWorld('fight.duel')}</p>
          <h1 class="display">{duelTitle(scene, fight)}</h1>
          <Wagers scene={scene} fight={fight} />
          <Blows scene={scene} fight={fight} />
        </section>
      ) : (
        <BeastPlate scene={scene} monster={fight.monster} blow={blow} />
      )}
      <InTurn turn={1}>
        {fight.monster === null ? (
          <div class="duel-other">{other === undefined ? null : <WitcherPlate scene={scene} fighter={other} />}</div>
        ) : (
          <BeastNotes scene={scene} fight={fight} monster={fight.monster} />
        )}
        {scene.modules.flatMap(({ fightParts = [] }) =>
          fightParts.map((Part, index) => <Part key={index} scene={scene} fight={fight} />),
        )}
        {mine === undefined ? null : <WitcherPlate scene={scene} fighter={mine} />}
      </InTurn>
      {lane === null ? null : <Lane scene={scene} fighter={lane} isOwn={lane.seat === scene.me} isTurn={isTurn} />}
      <div class="fight-foot">
        <Ask {...ask} {...(stop === undefined ? {} : { without: 'stop' })} />
        <InTurn turn={0}>
          <div class="foot-row">
            {hand}
            <Choices scene={scene} without={shownInFight(scene)} />
          </div>
        </InTurn>
        <span class="sr">{stop === undefined ? '' : optionWords(scene, 'fight-combo', stop)}</span>
      </div>
    </div>
  );
}
