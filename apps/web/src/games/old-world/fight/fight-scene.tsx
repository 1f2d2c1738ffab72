import './fight-scene.css';
import './wounds.css';
import type { AskedQuestion } from '@medallion/kernel';
import type { FightView, PromptId } from '@medallion/old-world';
import { Button } from '../../../pieces/links';
import { FightStage } from '../../../table/cards/fight-stage';
import { InTurn } from '../../../table/drawing/in-turn';
import { PromptBar } from '../../../table/question/prompt-bar';
import { EFFECT_ICONS, figureFades } from '../art/emblems';
import wilds from '../art/wilds.svg';
import { Choices } from '../table/choices';
import { Ask, type AskProps } from '../table/foot';
import { Hand, handOption } from '../table/hand';
import { Emblem } from '../table/pieces';
import { readOptions } from '../table/read-options';
import { type Scene, witcherOf } from '../table/scene';
import { optionWords, sideName, witcherName } from '../table/words';
import { sayOldWorld } from '../text/say-old-world';
import { BeatPicture } from './beats/beat-picture';
import { beatWords } from './beats/beat-words';
import type { Beat } from './beats/beats';
import { sceneAt } from './beats/scene-at';
import { useBeats } from './beats/use-beats';
import { Blows } from './blows';
import { BeastNotes, type FighterSide, figureOf, WitcherPlate } from './fight-parts';
import { Damage, LaneCards, Strike } from './lane';
import { MonsterLife, WitcherLife } from './lives';
import { woundsIn } from './wounds';

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

/** The combo as it is struck: its sum is what it does, whatever else counted before. */
function struckBy(fighter: FighterSide, { deed }: Beat): FighterSide {
  return deed.kind === 'struck' ? { ...fighter, total: { ...fighter.total, damage: deed.damage } } : fighter;
}

/** Questions in which a combo is made or goes on. */
const COMBO_PROMPTS: ReadonlySet<string> = new Set<PromptId>([
  'fight-use',
  'fight-combo',
  'fight-beside',
  'fight-with-combo',
  'fight-effect-order',
  'fight-after-hit',
  'fight-draw-step',
]);

/** The sheet of the combo lies there while a combo is made or lies on it; else the fight has its room. */
function usesLane(question: AskedQuestion | null, { combo }: FighterSide): boolean {
  return combo.length > 0 || question === null || COMBO_PROMPTS.has(question.prompt);
}

/** What the hand and the own plate already offer. */
function shownInFight(scene: Scene): ReadonlySet<string> {
  const { hand } = witcherOf(scene, scene.me);
  return new Set([
    ...(hand.cards ?? []).flatMap((card) => handOption(scene, card) ?? []),
    ...readOptions(scene.question).flatMap(({ id, option }) => (option?.kind === 'drink' ? [id] : [])),
    ...scene.modules.flatMap(({ offersInFight }) => offersInFight?.(scene) ?? []),
  ]);
}

interface FightProps extends AskProps {
  readonly fight: FightView;
  /** What happened since the last question, to be shown before the next. */
  readonly told?: readonly Beat[];
  readonly onTold?: () => void;
}

const NOTHING = () => undefined;

/** What a beat does to the one who stands there. */
function moodOf(scene: Scene, fight: FightView, beat: Beat | null): string {
  const { monster } = fight;
  const { look } = woundsIn(fight);
  if (beat === null) return look;
  const { kind } = beat.deed;
  const isFigureHit = kind === 'lands' || (kind === 'hits' && monster === null && beat.deed.seat !== scene.me);
  return `${look} ${isFigureHit ? 'jolts' : kind === 'hits' ? 'lunges' : ''}`;
}

/** The lives of both sides, of one size and opposite each other. */
function Lives({
  scene,
  fight,
  beat,
  blow,
}: {
  readonly scene: Scene;
  readonly fight: FightView;
  readonly beat: Beat | null;
  readonly blow: number;
}) {
  const mine = fight.fighters.find(({ seat }) => seat === scene.me) ?? fight.fighters[0];
  const others = fight.fighters.filter((fighter) => fighter !== mine);
  const falls = beat?.falls ?? null;
  const lost = beat === null ? blow : falls !== null && falls.seat === null ? falls.deck : 0;
  return (
    <div class="fight-lives">
      {fight.monster === null ? null : (
        <MonsterLife scene={scene} monster={fight.monster} falls={lost} isTold={beat !== null} />
      )}
      {others.map((fighter) => (
        <WitcherLife
          key={fighter.seat}
          scene={scene}
          fighter={fighter}
          falls={falls}
          isFirst={fight.monster === null}
        />
      ))}
      {mine === undefined ? null : <WitcherLife scene={scene} fighter={mine} falls={falls} />}
    </div>
  );
}

/** What is known of the other side; in a duel, what the other witcher has at hand. */
function Notes({ scene, fight }: { readonly scene: Scene; readonly fight: FightView }) {
  const mine = fight.fighters.find(({ seat }) => seat === scene.me) ?? fight.fighters[0];
  const other = fight.fighters.find((fighter) => fighter !== mine);
  return (
    <>
      {fight.monster === null ? (
        <div class="duel-other">
          <p class="smallcap">{sayOldWorld('fight.duel')}</p>
          <Wagers scene={scene} fight={fight} />
          {other === undefined ? null : <WitcherPlate scene={scene} fighter={other} />}
          <Blows scene={scene} fight={fight} />
        </div>
      ) : (
        <BeastNotes scene={scene} fight={fight} monster={fight.monster} />
      )}
      {scene.modules.flatMap(({ fightParts = [] }) =>
        fightParts.map((Part, index) => <Part key={index} scene={scene} fight={fight} />),
      )}
      {mine === undefined ? null : <WitcherPlate scene={scene} fighter={mine} />}
    </>
  );
}

/** While blows are told: what happens, and a way to the question. */
function ToldLine({
  scene,
  beat,
  onSkip,
}: {
  readonly scene: Scene;
  readonly beat: Beat;
  readonly onSkip: () => void;
}) {
  return (
    <PromptBar question="fight-beats" words={beatWords(scene, beat)}>
      <Button look="main" option="continue" onPress={onSkip}>
        {sayOldWorld('beat.skip')}
      </Button>
    </PromptBar>
  );
}

/** A fight: who stands against whom, the combo card by card, what it does so far, and what each blow did. */
export function FightScene({ fight: latest, told, onTold = NOTHING, ...ask }: FightProps) {
  const isOwn = latest.fighters.some(({ seat }) => seat === ask.scene.viewer);
  const isAsked = ask.scene.question !== null;
  const { now: beat, press, end } = useBeats({ beats: told ?? null, isOwn, isAsked, onEnd: onTold });
  const scene = beat === null ? ask.scene : sceneAt(ask.scene, beat);
  const fight = beat?.fight ?? latest;
  const lane = laneOf(scene, fight);
  const isTurn = lane?.side === fight.turn;
  const blow = lane !== null && isTurn && lane.side === 0 ? lane.total.damage : 0;
  const hasHand = fight.fighters.some(({ seat }) => seat === scene.me);
  const stop = scene.question?.options.find((option) => option === 'stop');
  const isStruck = beat?.deed.kind === 'struck';
  const figure = figureOf(scene, fight);
  const hasPicture = beat !== null && !isStruck;
  return (
    <div
      class={`ow-fight${isStruck ? ' is-struck' : ''}${hasPicture ? ' is-told' : ''}`}
      {...(beat === null ? {} : { onClick: press })}
    >
      <FightStage
        picture={wilds}
        height={470}
        figure={figure}
        fades={figureFades(figure)}
        at={[230, 118]}
        size={340}
        isGrounded
        mood={moodOf(scene, fight, beat)}
        cuts={woundsIn(fight).cuts}
      />
      <Lives scene={scene} fight={fight} beat={beat} blow={blow} />
      <InTurn turn={1}>
        {hasPicture ? <BeatPicture scene={scene} beat={beat} /> : <Notes scene={scene} fight={fight} />}
      </InTurn>
      {lane === null || hasPicture || !(isStruck || usesLane(scene.question, lane)) ? null : (
        <Lane
          scene={scene}
          fighter={isStruck ? struckBy(lane, beat) : lane}
          isOwn={lane.seat === scene.me}
          isTurn={isTurn}
        />
      )}
      <div class="fight-foot">
        {beat === null ? (
          <Ask {...ask} {...(stop === undefined ? {} : { without: 'stop' })} />
        ) : (
          <ToldLine scene={scene} beat={beat} onSkip={end} />
        )}
        <InTurn turn={0}>
          <div class="foot-row">
            {hasHand && scene.me !== scene.viewer ? (
              <p class="hand-of">{sayOldWorld('fight.hand-of', { player: witcherName(scene, scene.me) })}</p>
            ) : null}
            {hasHand ? <Hand scene={scene} /> : null}
            <Choices scene={scene} without={shownInFight(scene)} />
          </div>
        </InTurn>
        <span class="sr">{stop === undefined ? '' : optionWords(scene, 'fight-combo', stop)}</span>
      </div>
    </div>
  );
}
