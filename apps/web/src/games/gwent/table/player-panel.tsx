import { factionName, type SideView } from '@medallion/gwent';
import type { Seat } from '@medallion/kernel';
import { Gem, ScoreShield } from '../../../pieces/gem';
import { Icon, Medallion } from '../../../pieces/icon';
import { language } from '../../../settings/settings';
import { sayTable } from '../../../table-kit/say-table';
import { GwentLeader, type GwentLeaderProps } from '../card';
import { FACTION_LOOKS } from '../card-face';
import { sayGwent } from '../text/say-gwent';
import { offers } from './options';
import { isMe, nameOf, nameOfCard, type Scene, seatInfo, sideOf } from './scene';

const GEMS = 2;

function leaderState({ leader }: SideView): GwentLeaderProps['ability'] {
  if (leader.isCancelled) return 'cancelled';
  if (leader.mode === 'passive') return 'passive';
  return leader.isUsed ? 'used' : 'ready';
}

export function Leader({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const side = sideOf(scene, seat);
  const { act, question } = scene;
  const isOffered = seat === scene.me && offers(question, 'leader') && scene.lifted === null;
  const blocked = seat === scene.me ? question?.blocked.find(({ id }) => id === 'leader') : undefined;
  const shown = { card: side.leader.id, unit: null };
  return (
    <GwentLeader
      id={side.leader.id}
      name={nameOfCard(side.leader.id)}
      faction={side.faction}
      ability={leaderState(side)}
      class="leadercard"
      state={isOffered ? 'playable' : 'calm'}
      {...(isOffered ? { option: 'leader' } : {})}
      onPress={() => {
        if (isOffered) act.answer('leader');
        else act.preview(shown, true);
        if (!isOffered && blocked !== undefined) act.explain(blocked.rule);
      }}
      onPreview={() => act.preview(shown)}
    />
  );
}

function Counts({ scene, side }: { readonly scene: Scene; readonly side: SideView }) {
  const { seat } = side;
  const { act } = scene;
  const known = side.known.length;
  return (
    <ul class="counts">
      <li data-pile={`hand-${seat}`}>
        {known > 0 ? (
          <button type="button" class="count-btn" onClick={() => act.openPile(seat, 'known')}>
            <Icon name="card-play" /> <b>{side.hand.count}</b>
            <span>{sayGwent('count.hand-known', { known })}</span>
          </button>
        ) : (
          <span class="count-btn">
            <Icon name="card-play" /> <b>{side.hand.count}</b> <span>{sayGwent('count.hand')}</span>
          </span>
        )}
      </li>
      <li data-pile={`deck-${seat}`}>
        <button type="button" class="count-btn" onClick={() => act.openPile(seat, 'secondary')}>
          <Icon name="stack" /> <b>{side.deck.count}</b> <span>{sayGwent('count.deck')}</span>
        </button>
      </li>
      <li data-pile={`discard-${seat}`}>
        <button type="button" class="count-btn" onClick={() => act.openPile(seat, 'discard')}>
          <Icon name="tombstone" /> <b>{side.discard.length}</b> <span>{sayGwent('count.fallen')}</span>
        </button>
      </li>
    </ul>
  );
}

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
        <Leader scene={scene} seat={seat} />
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
      <Counts scene={scene} side={side} />
    </section>
  );
}
