import { type HeroView, QUESTS } from '@medallion/adventure-game';

/** Where a quest is completed, and where its "go to" side quests lead. */
const QUEST_AIMS = new Map(
  QUESTS.map(({ id, location, sides }) => [
    id,
    { main: location, sides: sides.map((side) => (side.kind === 'go-to' ? side.location : '')) },
  ]),
);

/** Where the hero's quest wants the hero. */
export function questPlaces({ quest }: HeroView): readonly string[] {
  return quest === null ? [] : questAims(quest.quest, quest.isSideDone);
}

function questAims(quest: string, isSideDone: readonly boolean[]): readonly string[] {
  const facts = QUEST_AIMS.get(quest);
  return facts === undefined
    ? []
    : [facts.main, ...facts.sides.filter((place, side) => place !== '' && isSideDone[side] !== true)];
}
