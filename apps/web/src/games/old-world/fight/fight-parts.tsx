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
import { noteProps } from '../../../table/notes/notes';
import {
  ATTACK_ICONS,
  COLOR_ICONS,
  GOODS_ICONS,
  monsterIcon,
  potionIcon,
  schoolIcon,
  trophyIcon,
} from '../art/emblems';
import { Emblem } from '../table/pieces';
import { POTION_FACTS } from '../table/potions';
import { readOptions } from '../table/read-options';
import { answerProps, type Scene, witcherOf } from '../table/scene';
import { witcherName } from '../table/words';
import { capital, named, sayOldWorld, speak } from '../text/say-old-world';
import { Blows } from './blows';

export type MonsterSide = NonNullable<FightView['monster']>;
export type FighterSide = FightView['fighters'][number];

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
      {scene.question?.prompt === 'monster-attack' ? (
        <p class="charge">{sayOldWorld('fight.you-lead', { player: witcherName(scene, fight.attacker) })}</p>
      ) : null}
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
        const words = facts === undefined ? '' : potionText(language.value, facts);
        const answer = fighter.seat === scene.viewer ? potionAnswer(scene, potion) : null;
        const face = (
          <>
            <Emblem name={potionIcon(potion)} />
            <span>
              <b>{named('potion', potion)}</b>
              <small>{words}</small>
            </span>
          </>
        );
        return answer === null ? (
          <span key={`${potion}-${index}`} class="pot" {...noteProps(named('potion', potion), words)}>
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

/** What a witcher can drink in a fight, and what was used; the cards are on the bar of its life. */
export function WitcherPlate({ scene, fighter }: { readonly scene: Scene; readonly fighter: FighterSide }) {
  const { potions } = witcherOf(scene, fighter.seat);
  const hasUsed = fighter.used.length > 0 || fighter.isSpecialtyUsed;
  if (potions.length + fighter.usedPotions.length === 0 && !hasUsed) return null;
  return (
    <section
      class={`you-plate ${fighter.seat === scene.me ? 'own' : 'other'}`}
      aria-label={witcherName(scene, fighter.seat)}
    >
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
