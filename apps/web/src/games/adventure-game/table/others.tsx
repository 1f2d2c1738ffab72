import './others.css';
import { SUPPORT } from '@medallion/adventure-game';
import type { Seat } from '@medallion/kernel';
import { TableDialog } from '../../../table/frame/table-dialog';
import { nameOf } from '../../../table/seats/seat-names';
import { ACTION_ICONS, TOKEN_ICONS } from '../art/emblems';
import { named, sayAdventure, speak } from '../text/say-adventure';
import { HandCards } from './hand';
import { HeroSheet } from './hero-sheet';
import { Emblem, GoodsMark, HeroCrest } from './pieces';
import { QuestCard, supportWords } from './quest-card';
import { answerProps, blockOf, heroOf, type Scene } from './scene';
import { placeName, shortHero } from './words';

/** Another hero in a few lines, with what can be done together here. */
function OtherHero({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const hero = heroOf(scene, seat);
  const chart = scene.view.support.find((entry) => entry.seat === seat);
  const trade = answerProps(scene, `trade:seat-${seat}`);
  const support = answerProps(scene, `support:seat-${seat}`);
  const rule = blockOf(scene, `trade:seat-${seat}`);
  return (
    <li class={`other hc-${hero.hero}`}>
      <button type="button" class="other-head" onClick={() => scene.act.openHero(seat)}>
        <HeroCrest hero={hero.hero} />
        <span>
          <b>{named('hero', hero.hero)}</b>
          <small>
            {sayAdventure('other.line', {
              player: nameOf(scene.session, seat),
              place: placeName(hero.at),
              quests: hero.completed.count,
              of: scene.view.questsToEnd,
            })}
          </small>
        </span>
      </button>
      <p class="other-goods">
        {(['red', 'blue', 'purple'] as const).map((color) => (
          <span key={color} title={speak(`count.${color}`, { n: hero.leads[color] })}>
            <GoodsMark kind={color} /> {hero.leads[color]}
          </span>
        ))}
        <span title={speak('resource.gold', { n: hero.gold })}>
          <GoodsMark kind="gold" /> {hero.gold}
        </span>
        {hero.spaces
          .filter(({ wound }) => wound !== null)
          .map(({ space, wound, action }) => (
            <span key={space} class="other-wound" title={speak(`wound.${wound ?? 'minor'}`)}>
              <Emblem name={TOKEN_ICONS[wound ?? 'minor']} />
              <Emblem name={action === null ? TOKEN_ICONS.armour : ACTION_ICONS[action as 'travel']} />
            </span>
          ))}
      </p>
      <p class="other-quest">
        {hero.quest === null ? sayAdventure('other.no-quest') : named('quest', hero.quest.quest)}
        {chart === undefined ? null : `. ${supportWords(hero, chart.type)}`}
      </p>
      <div class="other-acts">
        {support === null ? null : (
          <button type="button" class="btn is-can" {...support}>
            {sayAdventure('support.do', { player: shortHero(hero.hero), vp: SUPPORT.supportVp.supporter })}
          </button>
        )}
        {trade !== null ? (
          <button type="button" class="btn is-can" {...trade}>
            {speak('option.trade', { player: shortHero(hero.hero) })}
          </button>
        ) : rule !== null ? (
          <button type="button" class="btn btn-quiet" onClick={() => scene.act.explain(rule)}>
            {speak('option.trade', { player: shortHero(hero.hero) })}
          </button>
        ) : null}
      </div>
    </li>
  );
}

export function Others({ scene }: { readonly scene: Scene }) {
  return (
    <section class="others panel" aria-label={sayAdventure('others.title')}>
      <h2 class="smallcap">{sayAdventure('others.title')}</h2>
      <ul>
        {scene.view.heroes
          .filter(({ seat }) => seat !== scene.me)
          .map(({ seat }) => (
            <OtherHero key={seat} scene={scene} seat={seat} />
          ))}
      </ul>
    </section>
  );
}

/** A hero's whole play area, as far as this viewer may see it. */
export function HeroDialog({
  scene,
  seat,
  onClose,
}: {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly onClose: () => void;
}) {
  const hero = heroOf(scene, seat);
  const quiet = { ...scene, question: null };
  return (
    <TableDialog title={named('hero', hero.hero)} class="hero-dialog" onClose={onClose}>
      <div class="hero-area">
        <HeroSheet scene={quiet} hero={hero} />
        {hero.quest === null ? null : <QuestCard scene={quiet} quest={hero.quest.quest} hero={hero} />}
      </div>
      <HandCards scene={quiet} hero={hero} />
      <p class="area-counts">
        {sayAdventure('area.counts', {
          deck: hero.deck,
          completed: hero.completed.count,
          fortunes: hero.fortunes.count,
        })}
      </p>
    </TableDialog>
  );
}
