import './short-fight-scene.css';
import './fight-scene.css';
import { shortFightSoFar, tierOf, tiersText, titleOf } from '@medallion/old-world';
import { RuleLink } from '../../../pieces/links';
import { language } from '../../../settings/settings';
import { FightStage } from '../../../table/cards/fight-stage';
import { DEED_ICONS, figureFades, monsterIcon, schoolIcon } from '../art/emblems';
import wilds from '../art/wilds.svg';
import { Ask, type AskProps } from '../table/foot';
import { Hand } from '../table/hand';
import { witcherName } from '../table/words';
import { capital, sayOldWorld, speak } from '../text/say-old-world';
import { Damage, LaneCards, Strike } from './lane';
import type { ShortFight } from './short-fight';

const FIGURES: Readonly<Record<string, string>> = {
  deserter: schoolIcon(null),
  ghoul: monsterIcon('ghouls-nest'),
  'wild-beast': schoolIcon('wolf'),
};

/** What each amount of damage brings; the line that the combo has come to is marked. */
function Tiers({ card, damage }: { readonly card: ShortFight; readonly damage: number }) {
  const reached = tierOf(card.tiers, damage);
  return (
    <section class="beast-text paper">
      <h2>{sayOldWorld('short.brings')}</h2>
      <ol class="tiers">
        {card.tiers.map((tier) => (
          <li key={tier.from} {...(tier === reached ? { class: 'now', 'aria-current': 'step' as const } : {})}>
            {tiersText(language.value, [tier])}
          </li>
        ))}
      </ol>
      <RuleLink rule="OW-QUEST-006" />
    </section>
  );
}

/** The short fight of an event card: one combo from the hand, its damage so far, and what that comes to. */
export function ShortFightScene({ card, ...ask }: AskProps & { readonly card: ShortFight }) {
  const { scene } = ask;
  const events = scene.session.log.value.flatMap((line) => (line.kind === 'event' ? [line.event] : []));
  const { combo, damage } = shortFightSoFar(events, card.number);
  const figure = FIGURES[card.target] ?? DEED_ICONS.fight;
  return (
    <div class="ow-fight short">
      <FightStage picture={wilds} height={470} figure={figure} fades={figureFades(figure)} at={[210, 24]} />
      <section class="beast-plate">
        <p class="smallcap">{sayOldWorld('short.title', { target: capital(speak(`target.${card.target}`)) })}</p>
        <h1 class="display">{titleOf(language.value, card.id)}</h1>
      </section>
      <Tiers card={card} damage={damage} />
      <section
        class="lane paper ruled"
        aria-label={sayOldWorld('fight.combo', { player: witcherName(scene, scene.me) })}
      >
        <LaneCards combo={combo} isOwn />
        <div class="tally">
          <Damage n={damage} />
          <Strike scene={scene} isEmpty={combo.length === 0} />
        </div>
      </section>
      <div class="fight-foot">
        <Ask {...ask} without="stop" />
        <div class="foot-row">
          <Hand scene={scene} />
        </div>
      </div>
    </div>
  );
}
