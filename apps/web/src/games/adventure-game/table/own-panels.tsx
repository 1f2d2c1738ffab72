import './own-panels.css';
import type { HeroView } from '@medallion/adventure-game';
import { SidePanel } from '../../../table/frame/table-frame';
import { named, sayAdventure } from '../text/say-adventure';
import { Bag } from './bag';
import { HandCards } from './hand';
import { HeroSheet, Leads } from './hero-sheet';
import { Others } from './others';
import { QuestCard } from './quest-card';
import type { Scene } from './scene';
import { progressWords } from './words';

export function MyQuest({ scene, hero }: { readonly scene: Scene; readonly hero: HeroView }) {
  if (hero.quest === null) return <p class="panel no-quest">{sayAdventure('other.no-quest')}</p>;
  return <QuestCard scene={scene} quest={hero.quest.quest} hero={hero} />;
}

/** On a phone: the goal in a line; pressing it shows the whole quest. */
export function QuestStrip({ scene, hero }: { readonly scene: Scene; readonly hero: HeroView }) {
  if (hero.quest === null) return null;
  const { completed, seat } = hero;
  return (
    <button type="button" class="quest-strip paper" onClick={() => scene.act.openSheet('quest')}>
      <span>
        <b class="display">{named('quest', hero.quest.quest)}</b>
        <small>{progressWords(scene.view, seat).join(' ')}</small>
      </span>
      <em>
        {sayAdventure('quest.count', {
          round: Math.max(1, scene.view.round),
          done: completed.count,
          of: scene.view.questsToEnd,
        })}
      </em>
    </button>
  );
}

/** What one has gathered and carries; on a phone it is on the sheets. */
export function Goods({ scene, hero }: { readonly scene: Scene; readonly hero: HeroView }) {
  return (
    <div class="goods">
      <section class="leads-panel panel" aria-label={sayAdventure('leads.title')}>
        <h2 class="display">{sayAdventure('leads.title')}</h2>
        <p>{sayAdventure('leads.words')}</p>
        <Leads scene={scene} hero={hero} />
      </section>
      <Bag scene={scene} hero={hero} />
    </div>
  );
}

/** The sheet that is open on a phone, where it is not drawn beside the map anyway. */
export function OpenSheet({ scene, hero }: { readonly scene: Scene; readonly hero: HeroView }) {
  const { sheet } = scene;
  if (sheet !== 'hero' && sheet !== 'cards' && sheet !== 'others') return null;
  return (
    <SidePanel scene={scene} name={sheet}>
      {sheet === 'hero' ? <HeroSheet scene={scene} hero={hero} /> : null}
      {sheet === 'cards' ? <HandCards scene={scene} hero={hero} /> : null}
      {sheet === 'others' ? <Others scene={scene} /> : null}
    </SidePanel>
  );
}
