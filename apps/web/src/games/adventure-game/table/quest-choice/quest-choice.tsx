import './quest-choice.css';
import { QUESTS, roadsBetween } from '@medallion/adventure-game';
import { named, sayAdventure } from '../../text/say-adventure';
import { QuestCard } from '../quest-card';
import { heroOf, type Scene } from '../scene';
import { placeName, questionWords, shortHero, waitingWords } from '../words';
import { QuestMap } from './quest-map';

/** How far a quest is: its place, and those that its side quests lead to. */
function wayWords(from: string, quest: string): readonly string[] {
  const facts = QUESTS.find(({ id }) => id === quest);
  if (facts === undefined) return [];
  const sides = facts.sides.flatMap((side) => (side.kind === 'go-to' ? [side.location] : []));
  return [...new Set([facts.location, ...sides])].map((place) => {
    const routes = roadsBetween(from, place);
    return routes === 0
      ? sayAdventure('quest.at', { place: placeName(place) })
      : sayAdventure('quest.way', { place: placeName(place), routes });
  });
}

function Choice({ scene, quest, place }: { readonly scene: Scene; readonly quest: string; readonly place: number }) {
  return (
    <div class="quest-choice">
      <span class="quest-number" aria-hidden="true">
        {place + 1}
      </span>
      <QuestCard scene={scene} quest={quest} hero={null} hasStory />
      <button type="button" class="pbtn" data-option={quest} onClick={() => scene.act.answer(quest)}>
        {sayAdventure('quest.keep', { quest: named('quest', quest) })}
      </button>
    </div>
  );
}

/** The choice of a quest: both cards in full, and where they lead. */
export function QuestChoice({ scene }: { readonly scene: Scene }) {
  const { question, session, view } = scene;
  const hero = heroOf(scene, scene.me);
  const quests = question?.prompt === 'keep-quest' ? question.options : [];
  return (
    <div class="first-quest" {...(question === null ? {} : { 'data-question': question.prompt })}>
      <h1 class="ask">{question === null ? waitingWords(session, view) : questionWords(question)}</h1>
      {view.phase !== 'first-quests' ? null : <p class="fq-words">{sayAdventure('help.goal')}</p>}
      <p class="fq-words">{sayAdventure('first.words', { player: shortHero(hero.hero), quests: view.questsToEnd })}</p>
      {quests.length === 0 ? null : (
        <div class="quest-desk">
          <div class="quest-ways">
            <QuestMap hero={hero} quests={quests} />
            <ol>
              {quests.map((quest) => (
                <li key={quest}>
                  <b>{named('quest', quest)}</b> {wayWords(hero.at, quest).join(' ')}
                </li>
              ))}
            </ol>
          </div>
          <div class="quest-choices">
            {quests.map((quest, place) => (
              <Choice key={quest} scene={scene} quest={quest} place={place} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
