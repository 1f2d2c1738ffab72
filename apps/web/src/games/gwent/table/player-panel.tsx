import './player-panel.css';
import { factionName, type SideView } from '@medallion/gwent';
import type { Seat } from '@medallion/kernel';
import { Gem, ScoreShield } from '../../../pieces/gem';
import { Icon, Medallion } from '../../../pieces/icon';
import { steady } from '../../../pieces/steady';
import { language } from '../../../settings/settings';
import { sayTable } from '../../../table/text/say-table';
import { GwentLeader, type GwentLeaderProps } from '../card';
import { FACTION_LOOKS } from '../card-face';
import { sayGwent } from '../text/say-gwent';
import { offers } from './options';
import { isMe, nameOf, nameOfCard, type Scene, type SceneActs, seatInfo, sideOf } from './scene';

const GEMS = 2;

function leaderState({ leader }: SideView): GwentLeaderProps['ability'] {
  if (leader.isCancelled) return 'cancelled';
  if (leader.mode === 'passive') return 'passive';
  return leader.isUsed ? 'used' : 'ready';
}

interface LeaderProps {
  readonly act: SceneActs;
  readonly id: string;
  readonly faction: SideView['faction'];
  readonly ability: GwentLeaderProps['ability'];
  readonly isOffered: boolean;
  /** The rule that keeps it from being used. */
  readonly block: string | null;
  /** It would be spent for nothing. */
  readonly isIdle: boolean;
}

const Leader = steady(({ act, id, faction, ability, isOffered, block, isIdle }: LeaderProps) => {
  const shown = { card: id, unit: null };
  return (
    <GwentLeader
      id={id}
      name={nameOfCard(id)}
      faction={faction}
      ability={ability}
      class="leadercard"
      state={isOffered ? 'playable' : 'calm'}
      {...(isOffered ? { option: 'leader' } : {})}
      {...(isIdle
        ? { tag: sayGwent('leader.idle'), label: sayGwent('leader.idle-label', { name: nameOfCard(id) }) }
        : {})}
      onPress={() => {
        if (isOffered) act.answer('leader');
        else act.preview(shown, true);
        if (!isOffered && block !== null) act.explain(block);
      }}
      onPreview={() => act.preview(shown)}
    />
  );
});

function leading(scene: Scene, seat: Seat) {
  const { question, lifted, me } = scene;
  const side = sideOf(scene, seat);
  const isMine = seat === me;
  return {
    id: side.leader.id,
    faction: side.faction,
    ability: leaderState(side),
    isOffered: isMine && offers(question, 'leader') && lifted === null,
    isIdle: isMine && offers(question, 'leader') && side.leader.idleBy !== null,
    block: isMine ? (question?.blocked.find(({ id }) => id === 'leader')?.rule ?? null) : null,
  };
}

interface CountsProps {
  readonly act: SceneActs;
  readonly seat: Seat;
  readonly hand: number;
  readonly known: number;
  readonly deck: number;
  readonly fallen: number;
}

const Counts = steady(({ act, seat, hand, known, deck, fallen }: CountsProps) => (
  <ul class="counts">
    <li data-pile={`hand-${seat}`}>
      {known > 0 ? (
        <button type="button" class="count-btn" onClick={() => act.openPile(seat, 'known')}>
          <Icon name="card-play" /> <b>{hand}</b>
          <span>{sayGwent('count.hand-known', { known })}</span>
        </button>
      ) : (
        <span class="count-btn">
          <Icon name="card-play" /> <b>{hand}</b> <span>{sayGwent('count.hand')}</span>
        </span>
      )}
    </li>
    <li data-pile={`deck-${seat}`}>
      <button type="button" class="count-btn" onClick={() => act.openPile(seat, 'secondary')}>
        <Icon name="stack" /> <b>{deck}</b> <span>{sayGwent('count.deck')}</span>
      </button>
    </li>
    <li data-pile={`discard-${seat}`}>
      <button type="button" class="count-btn" onClick={() => act.openPile(seat, 'discard')}>
        <Icon name="tombstone" /> <b>{fallen}</b> <span>{sayGwent('count.fallen')}</span>
      </button>
    </li>
  </ul>
));

function Gems({ count }: { readonly count: number }) {
  return (
    <span class="gems">
      {Array.from({ length: GEMS }, (_, index) => (
        <Gem key={index} state={index < count ? 'whole' : 'gone'} />
      ))}
    </span>
  );
}

function StateLine({ scene, side }: { readonly scene: Scene; readonly side: SideView }) {
  const info = seatInfo(scene.session, side.seat);
  if (side.hasPassed) {
    return (
      <p class="who-state passed">
        <Icon name="tattered-banner" /> {sayGwent('state.passed')}
      </p>
    );
  }
  if (info?.isThinking === true) {
    return (
      <p class="who-state thinking">
        <Medallion /> {sayTable('state.thinking')}
      </p>
    );
  }
  if (info !== null && !info.isHere) return <p class="who-state">{sayTable('state.away')}</p>;
  return null;
}

/** A player: leader, name, gems, score, and how much is left where. */
export function PlayerPanel({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const side = sideOf(scene, seat);
  const other = sideOf(scene, seat === 0 ? 1 : 0);
  const look = FACTION_LOOKS[side.faction];
  const name = nameOf(scene.session, seat);
  const isTurn = scene.view.turn === seat;
  const score = side.score.total;
  return (
    <section
      class={['who', look.colours, seat === scene.me ? 'mine' : 'theirs', isTurn ? 'turn' : '']
        .filter(Boolean)
        .join(' ')}
      aria-label={isMe(scene, seat) ? sayGwent('side.mine') : sayGwent('side.theirs', { player: name })}
    >
      <div class="leader">
        <Leader act={scene.act} {...leading(scene, seat)} />
      </div>
      <div class="who-txt">
        <h2 class="display">{name}</h2>
        <p class="sub">
          <Icon name={look.crest} /> <span>{factionName(language.value, side.faction)}</span>
        </p>
        <Gems count={side.gems} />
        <StateLine scene={scene} side={side} />
      </div>
      <div class="who-score">
        <ScoreShield
          score={score}
          leads={score > other.score.total}
          label={sayGwent(isMe(scene, seat) ? 'score.mine' : 'score.theirs', { player: name, score })}
        />
      </div>
      <Counts
        act={scene.act}
        seat={seat}
        hand={side.hand.count}
        known={side.known.length}
        deck={side.deck.count}
        fallen={side.discard.length}
      />
    </section>
  );
}
