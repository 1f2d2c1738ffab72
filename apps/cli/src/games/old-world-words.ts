import { layWords } from '@medallion/old-world';
import { advancedCardWords, cardAbilityWords, huntWordWords } from '@medallion/old-world/modules/advanced-cards';
import { adventurePackWords } from '@medallion/old-world/modules/adventure-pack';
import { bombWords } from '@medallion/old-world/modules/bombs';
import { legendaryHuntWords, specialAttackWords } from '@medallion/old-world/modules/legendary-hunt';
import { lostMountWords } from '@medallion/old-world/modules/lost-mount';
import { monsterTrailWords } from '@medallion/old-world/modules/monster-trail';
import { mutagenWords } from '@medallion/old-world/modules/mutagens';
import { uniqueCardWords } from '@medallion/old-world/modules/unique-cards';

/** A terminal may tell of any game: the words of every expansion, and of the parts that several share. */
export const EVERY_MODULE = [
  adventurePackWords,
  lostMountWords,
  monsterTrailWords,
  legendaryHuntWords,
  mutagenWords,
  bombWords,
  uniqueCardWords,
  advancedCardWords,
  huntWordWords,
  cardAbilityWords,
  specialAttackWords,
] as const;

for (const words of EVERY_MODULE) layWords(words);
