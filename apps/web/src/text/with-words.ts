import { wordsReady } from '@medallion/text';

/** Something that was loaded, once its words are here too. Whatever is drawn and comes later comes through this. */
export async function withWords<Loaded>(coming: Promise<Loaded>): Promise<Loaded> {
  const loaded = await coming;
  await wordsReady();
  return loaded;
}
