import { type RngState, type Seat, shuffleAnew } from '@medallion/kernel';
import { COLORS } from '../../core/cards/vocabulary';
import type { Module, Pieces } from '../../core/module';
import type { OldWorldState } from '../../core/state';
import { cardWord, fightWord } from '../../core/words';
import { HUNT_WORDS } from '../../parts/hunt-words/state';
import { packCompanions, walkingGear } from './companions';
import { cutForOthers } from './events';
import { PACK_EQUIPMENT, PACK_EVENTS, PACK_EXPLORATION, QUEST_TOKENS, SECRETS } from './facts';
import { openQuestPart, questHooks, tokenEntry } from './quest-tokens';
import { deedSecrets, journeySecrets, secretOpening, secretPhase, secretSource, takeSecret } from './secrets';
import { ADVENTURE_PACK, type AdventurePackState, type HeldToken, tokensLaid } from './state';
import { viewPack } from './view';
import { LINK_AS, SECRET } from './vocabulary';
import { keptSecrets, packWorths } from './worth';

/** What others hold could be any secret card that one does not hold oneself. @rule OW-AP-004 */
function scramble(own: AdventurePackState, seat: Seat, rng: RngState): AdventurePackState {
  const unseen = SECRETS.map(({ number }) => number).filter((event) => own.secrets[seat]?.includes(event) !== true);
  shuffleAnew(rng, unseen);
  const secrets = own.secrets.map((held, owner) => (owner === seat ? held : held.map(() => unseen.pop() ?? 0)));
  return { ...own, secrets };
}

function holds({ marked, drawn }: AdventurePackState): Pieces {
  const held: readonly HeldToken[] = [...drawn, ...marked.flatMap(({ other }) => other ?? [])];
  const of = (terrain: number) => held.flatMap((token) => (token.terrain === terrain ? [token.at] : []));
  return { tokens: [of(0), of(1), of(2)] };
}

function invariants(own: AdventurePackState, state: Readonly<OldWorldState>): readonly string[] {
  const found: string[] = [];
  const secrets = own.secrets.flat();
  if (new Set(secrets).size !== secrets.length) found.push('a secret card with two owners');
  if (secrets.some((event) => !SECRETS.some(({ number }) => number === event))) found.push('no secret card');
  if (tokensLaid(own) > QUEST_TOKENS) found.push(`${tokensLaid(own)} quest tokens`);
  const owned = state.witchers.flatMap(({ quests }) => quests.map(({ card }) => card));
  for (const { card, places, tokens } of own.marked) {
    if (!owned.includes(card)) found.push('a marked quest that nobody has');
    if (tokens.some((at) => !places.includes(at))) found.push('a quest token where nothing waits');
  }
  return found;
}

/** Further cards of the city and the wilds: quests that lead to two places or wait for anybody, and cards kept secret. */
export const adventurePackModule: Module<AdventurePackState> = {
  // Beside everything but the Wild Hunt. @rule OW-COMBINE-006
  manifest: {
    id: ADVENTURE_PACK,
    comes: 'by-choice',
    requires: [HUNT_WORDS],
    excludes: { 'wild-hunt': 'OW-COMBINE-006' },
  },
  lay: ({ witchers }) => ({ secrets: witchers.map(() => []), marked: [], drawn: [], hasForetold: false }),
  view: viewPack,
  scramble: (own, _state, seat, rng) => scramble(own, seat, rng),
  invariants,
  holds,
  cut: cutForOthers,
  worths: packWorths,
  words: {
    cardEffects: {
      secret: cardWord(SECRET, {
        // biome-ignore lint/correctness/useYield: it asks nothing
        run: function* (play, seat, { event }) {
          takeSecret(play, seat, event);
        },
      }),
    },
    fightEffects: {
      'link-as': fightWord(LINK_AS, {
        link: 'recolour',
        recolours: ({ from, to }) => ({ from: COLORS.indexOf(from), to: COLORS.indexOf(to) }),
      }),
    },
  },
  lists: {
    exploration: { add: PACK_EXPLORATION },
    events: { add: PACK_EVENTS },
    equipment: { add: PACK_EQUIPMENT },
    payments: { add: walkingGear },
    entries: { add: [tokenEntry] },
    journey: { add: [openQuestPart, journeySecrets] },
    actions: { add: [deedSecrets] },
    phases: { before: { discard: [secretPhase] } },
    fightOpening: { add: [secretOpening] },
    sources: { add: [secretSource] },
  },
  hooks: { ...questHooks, ...packCompanions, modifyStanding: keptSecrets },
};
