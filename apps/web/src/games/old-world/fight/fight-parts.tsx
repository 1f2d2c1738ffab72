import './you-plate.css';
import './fight-parts.css';
import {
  attackText,
  colorsAfter,
  FIGHT_CARDS,
  type FightView,
  MONSTERS,
  monsterAbilityText,
  potionText,
  SOURCE,
  sourceName,
} from '@medallion/old-world';
import { listOf } from '@medallion/text';
import { RuleLink } from '../../../pieces/links';
import { language } from '../../../settings/settings';
import {
  ATTACK_ICONS,
  COLOR_ICONS,
  EFFECT_ICONS,
  GOODS_ICONS,
  monsterIcon,
  potionIcon,
  schoolIcon,
  trophyIcon,
} from '../art/emblems';
import { Crest, Emblem, roman, schoolClass } from '../table/pieces';
import { POTION_FACTS } from '../table/potions';
import { readOptions } from '../table/read-options';
import { answerProps, type Scene, witcherOf } from '../table/scene';
import { witcherName } from '../table/words';
import { capital, named, sayOldWorld, speak } from '../text/say-old-world';
import { Blows } from './blows';

export type MonsterSide = NonNullable<FightView['monster']>;
export type FighterSide = FightView['fighters'][number];

/** The life of a monster, card by card: what stands, what is about to fall, what is gone. */
export function LifeBar({ monster, blow }: { readonly monster: MonsterSide; readonly blow: number }) {
  const { life, lifeOf } = monster;
  const falls = Math.min(life, blow);
  return (
    <div class="life" role="img" aria-label={sayOldWorld('fight.life', { life, of: lifeOf, falls })}>
      <span class="life-n">
        <b>{life}</b> <small>{sayOldWorld('fight.of', { of: lifeOf })}</small>
      </span>
      <span class="life-bar">
        {Array.from({ length: lifeOf }, (_, index) => (
          <i key={index} class={index < life - falls ? '' : index < life ? 'fall' : 'gone'} />
        ))}
      </span>
    </div>
  );
}

export function BeastPlate({
  scene,
  monster,
  blow,
}: {
  readonly scene: Scene;
  readonly monster: MonsterSide;
  readonly blow: number;
}) {
  const lair = scene.view.lairs.find((one) => one.monster === monster.monster);
  const left = Math.max(0, monster.life - blow);
  return (
    <section class="beast-plate">
      <p class="smallcap">
        {sayOldWorld('fight.level', { level: roman(monster.level) })}
        {lair === undefined ? '' : `, ${sayOldWorld(`terrain.${lair.terrain}`)}`}
      </p>
      <h1 class="display">{named('monster', monster.monster)}</h1>
      <LifeBar monster={monster} blow={blow} />
      {blow > 0 ? (
        <p class="after">
          <Emblem name="plain-arrow" class="down" /> {sayOldWorld(left === 0 ? 'fight.falls' : 'fight.left', { left })}
        </p>
      ) : null}
    </section>
  );
}

function trailWords(scene: Scene, { attacker }: FightView): string {
  if (attacker === scene.me) return sayOldWorld('fight.trail');
  return sayOldWorld('fight.trail-of', { player: witcherName(scene, attacker) });
}

/** The monster's card in words, its announced attack, and what was hit last. */
export function BeastNotes({
  scene,
  fight,
  monster,
}: {
  readonly scene: Scene;
  readonly fight: FightView;
  readonly monster: MonsterSide;
}) {
  const card = FIGHT_CARDS.find(({ id }) => id === monster.card);
  const facts = MONSTERS.find(({ id }) => id === monster.monster);
  return (
    <section class="beast-text paper">
      <h2>
        <Emblem name="scroll-unfurled" /> {sayOldWorld('fight.known')}
      </h2>
      {facts === undefined ? null : <p>{monsterAbilityText(language.value, facts.ability)}</p>}
      {monster.attack === null ? null : (
        <p class="charge">
          <Emblem name={ATTACK_ICONS[monster.attack]} /> {capital(speak(`attack.${monster.attack}`))}
          {card === undefined ? '' : `: ${attackText(language.value, card[monster.attack])}`}
        </p>
      )}
      {monster.hasTrail ? (
        <p class="weak">
          <Emblem name={GOODS_ICONS.trail} /> {trailWords(scene, fight)}
        </p>
      ) : null}
      <Blows scene={scene} fight={fight} />
    </section>
  );
}

/** How a potion answers the present question: it is drunk, or it is the one that is chosen. */
function potionAnswer(scene: Scene, potion: string) {
  const found = readOptions(scene.question).find(
    ({ option }) => (option?.kind === 'drink' || option?.kind === 'potion') && option.potion === potion,
  );
  return found === undefined ? null : answerProps(scene, found.id);
}

function Potions({ scene, fighter }: { readonly scene: Scene; readonly fighter: FighterSide }) {
  const { potions } = witcherOf(scene, fighter.seat);
  const used = fighter.usedPotions;
  if (potions.length + used.length === 0) return null;
  return (
    <div class="potions">
      {potions.map((potion, index) => {
        const facts = POTION_FACTS.get(potion);
        const answer = fighter.seat === scene.viewer ? potionAnswer(scene, potion) : null;
        const face = (
          <>
            <Emblem name={potionIcon(potion)} />
            <span>
              <b>{named('potion', potion)}</b>
              <small>{facts === undefined ? '' : potionText(language.value, facts)}</small>
            </span>
          </>
        );
        return answer === null ? (
          <span key={`${potion}-${index}`} class="pot">
            {face}
          </span>
        ) : (
          <button key={`${potion}-${index}`} type="button" class="pot is-can" {...answer}>
            {face}
          </button>
        );
      })}
      {used.map((potion, index) => (
        <span key={`used-${potion}-${index}`} class="pot off">
          <Emblem name={potionIcon(potion)} />
          <span>
            <b>{named('potion', potion)}</b>
            <small>{sayOldWorld('fight.drunk')}</small>
          </span>
        </span>
      ))}
    </div>
  );
}

function sourceIcon(source: string): string {
  const used = SOURCE.read(source);
  return used?.kind === 'trophy' ? trophyIcon(used.trophy) : GOODS_ICONS.companion;
}

function UsedMarks({ fighter }: { readonly fighter: FighterSide }) {
  if (fighter.used.length === 0 && !fighter.isSpecialtyUsed) return null;
  const names = fighter.used.map((source) => sourceName(language.value, source));
  return (
    <p class="used-marks">
      {fighter.used.map((source) => (
        <Emblem key={source} name={sourceIcon(source)} />
      ))}
      {names.length === 0 ? null : sayOldWorld('fight.used', { what: listOf(language.value, names) })}{' '}
      {fighter.isSpecialtyUsed ? sayOldWorld('fight.specialty-used') : null}
    </p>
  );
}

/** A witcher in a fight: shield, deck, hand, fallen cards, potions. */
export function WitcherPlate({ scene, fighter }: { readonly scene: Scene; readonly fighter: FighterSide }) {
  const witcher = witcherOf(scene, fighter.seat);
  return (
    <section
      class={`you-plate ${fighter.seat === scene.me ? 'own' : 'other'} ${schoolClass(witcher.school)}`}
      aria-label={witcherName(scene, fighter.seat)}
    >
      <header>
        <Crest school={witcher.school} />
        <div>
          <h2 class="display">{witcherName(scene, fighter.seat)}</h2>
          <p>{witcher.school === null ? '' : named('school', witcher.school)}</p>
        </div>
      </header>
      <ul>
        <li>
          <Emblem name={EFFECT_ICONS.shield} />
          <b>{fighter.shield}</b>
          <span>{sayOldWorld('fight.shield-of', { of: fighter.shieldMost })}</span>
        </li>
        <li>
          <Emblem name={GOODS_ICONS.deck} />
          <b>{fighter.deck}</b>
          <span>{sayOldWorld('fight.in-deck')}</span>
        </li>
        <li>
          <Emblem name={GOODS_ICONS.hand} />
          <b>{fighter.hand}</b>
          <span>{sayOldWorld('fight.in-hand')}</span>
        </li>
        <li>
          <Emblem name={GOODS_ICONS.discard} />
          <b>{witcher.discard.count}</b>
          <span>{sayOldWorld('fight.fallen')}</span>
        </li>
      </ul>
      <Potions scene={scene} fighter={fighter} />
      <UsedMarks fighter={fighter} />
    </section>
  );
}

/** The colours that may follow the last card of the combo. */
export function NextColors({ last }: { readonly last: string }) {
  const next = colorsAfter(last);
  return (
    <div class="next">
      <span class="n-t">{sayOldWorld(next.length === 0 ? 'fight.next.none' : 'fight.next')}</span>
      <span class="n-i">
        {next.map((color) => (
          <i key={color} class={`x-${color}`} title={sayOldWorld(`color.${color}`)}>
            <Emblem name={COLOR_ICONS[color]} />
            <span class="sr">{sayOldWorld(`color.${color}`)}</span>
          </i>
        ))}
      </span>
      <RuleLink rule="OW-FIGHT-017" />
    </div>
  );
}

/** Who stands against the viewer, or against the attacker where the viewer only looks on. */
export function figureOf(scene: Scene, fight: FightView): string {
  if (fight.monster !== null) return monsterIcon(fight.monster.monster);
  const other = scene.me === fight.defender ? fight.attacker : fight.defender;
  return schoolIcon(other === null ? null : witcherOf(scene, other).school);
}

/** The other witcher's name; both, for those who look on. */
export function duelTitle(scene: Scene, { attacker, defender }: FightView): string {
  if (defender === null) return '';
  if (scene.me === attacker) return witcherName(scene, defender);
  if (scene.me === defender) return witcherName(scene, attacker);
  return sayOldWorld('fight.versus', {
    attacker: witcherName(scene, attacker),
    defender: witcherName(scene, defender),
  });
}
