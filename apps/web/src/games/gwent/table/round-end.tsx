import './round-end.css';
import { eventText, factionName, type GwentEvent, type GwentView, ROWS } from '@medallion/gwent';
import type { Seat } from '@medallion/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ShellIcon } from '../../../art/shell-icons';
import { Gem } from '../../../pieces/gem';
import { Icon } from '../../../pieces/icon';
import { afterFrame, useLater } from '../../../pieces/later';
import { Button, RuleLink } from '../../../pieces/links';
import { language } from '../../../settings/settings';
import { useTurn } from '../../../table/drawing/in-turn';
import { useModal } from '../../../table/frame/modal';
import { usesKeys } from '../../../table/keys/focus';
import { FACTION_LOOKS, ROW_ICONS } from '../card-face';
import { sayGwent } from '../text/say-gwent';
import { RoundBars } from './charts';
import type { Moment } from './moments';
import { isMe, nameOf, namesOf, type Scene, sideOf } from './scene';
import { rowTitle } from './words';

const TITLE = 'round-end-title';

type RoundEndMoment = Extract<Moment, { kind: 'round-end' }>;

interface PartProps {
  readonly scene: Scene;
  readonly moment: RoundEndMoment;
}

function titleOf({ scene, moment: { ended } }: PartProps): string {
  const { round, winner } = ended;
  if (winner === null) return sayGwent('round.drawn', { round });
  if (isMe(scene, winner)) return sayGwent('round.yours', { round });
  return sayGwent('round.theirs', { round, player: nameOf(scene.session, winner) });
}

export function Shield({ score, wins }: { readonly score: number; readonly wins: boolean }) {
  return (
    <span class={wins ? 'shield win' : 'shield'}>
      <svg viewBox="0 0 100 112" aria-hidden="true">
        <path class="sh-a" d="M50 2C66 12 82 14 97 14V58C97 84 76 102 50 110 24 102 3 84 3 58V14C18 14 34 12 50 2Z" />
        <path class="sh-b" d="M50 10C64 18 78 21 90 21V58C90 80 72 95 50 102 28 95 10 80 10 58V21C22 21 36 18 50 10Z" />
      </svg>
      <b>{score}</b>
    </span>
  );
}

function DuelSide({ scene, moment, seat }: PartProps & { readonly seat: Seat }) {
  const side = sideOf(scene, seat);
  const lost = moment.ended.losers.includes(seat);
  const total = moment.ended.totals[seat === 0 ? 0 : 1];
  return (
    <div class={seat === scene.me ? 'duel-side you' : 'duel-side'}>
      <p class="nm">
        <b>{nameOf(scene.session, seat)}</b>
        <small>{factionName(language.value, side.faction)}</small>
      </p>
      <Shield score={total} wins={moment.ended.winner === seat} />
      <p class="gems">
        {[0, 1].map((index) => (
          <Gem key={index} state={index < side.gems ? 'whole' : lost && index === side.gems ? 'cracked' : 'gone'} />
        ))}
      </p>
    </div>
  );
}

/** Row by row, with a lozenge on the better one. */
function RowTable({ scene, moment }: PartProps) {
  const { field, ended } = moment;
  const [mine, theirs] = scene.me === 1 ? [ended.totals[1], ended.totals[0]] : ended.totals;
  return (
    <table>
      <caption class="sr">{sayGwent('round.rows')}</caption>
      <tbody>
        {field === null ? null : ROWS.map((row) => <RowLine key={row} scene={scene} field={field} row={row} />)}
        <tr class="tt">
          <td class={theirs > mine ? 'w l' : ''}>{theirs}</td>
          <th scope="row">
            {mine === theirs ? sayGwent('round.level') : sayGwent('round.ahead', { by: Math.abs(mine - theirs) })}
          </th>
          <td class={mine > theirs ? 'w' : ''}>{mine}</td>
        </tr>
      </tbody>
    </table>
  );
}

function RowLine({ scene, field, row }: { scene: Scene; field: GwentView; row: (typeof ROWS)[number] }) {
  const total = (seat: Seat) => field.sides[seat === 0 ? 0 : 1].rows.find((one) => one.row === row)?.total ?? 0;
  const [mine, theirs] = [total(scene.me), total(scene.foe)];
  return (
    <tr>
      <td class={theirs > mine ? 'w l' : ''}>{theirs}</td>
      <th scope="row">
        <Icon name={ROW_ICONS[row]} /> {rowTitle(row)}
      </th>
      <td class={mine > theirs ? 'w' : ''}>{mine}</td>
    </tr>
  );
}

function iconOf(event: GwentEvent, scene: Scene): ShellIcon {
  switch (event.type) {
    case 'drew':
      return FACTION_LOOKS[sideOf(scene, event.seat).faction].crest;
    case 'kept':
      return FACTION_LOOKS[sideOf(scene, event.side).faction].crest;
    case 'placed':
      return 'raise-skeleton';
    case 'round-started':
      return 'tattered-banner';
    default:
      return 'tombstone';
  }
}

/** What follows, as a list of consequences in the order of the rules. */
function Follows({ scene, moment }: PartProps) {
  const { session, viewer } = scene;
  const context = { language: language.value, names: namesOf(session), viewer };
  const losers = moment.ended.losers;
  return (
    <section class="after">
      <h2>{sayGwent('round.follows')}</h2>
      <ol>
        {losers.map((seat) => (
          <li key={`gem-${seat}`}>
            <Icon name="cut-diamond" />
            <p>
              {sayGwent(isMe(scene, seat) ? 'round.gem-mine' : 'round.gem-theirs', {
                player: nameOf(session, seat),
                left: sideOf(scene, seat).gems,
              })}{' '}
              <RuleLink rule="GW-ROUND-003" />
            </p>
          </li>
        ))}
        {moment.follows.map((event, index) => (
          <li key={index}>
            <Icon name={iconOf(event, scene)} />
            <p>
              {eventText(event, context)} <RuleLink rule={event.rule} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface RoundEndProps extends PartProps {
  readonly onLook: () => void;
  readonly onContinue: () => void;
}

/**
 * The end of a round over the table. What it says comes after the last card of the round has been seen; when it is
 * read, it goes before the field is cleared.
 */
export function RoundEnd({ onContinue, ...rest }: RoundEndProps) {
  const box = useModal();
  const isDue = useLater();
  const [isRead, setRead] = useState(false);
  const goOn = () => {
    setRead(true);
    afterFrame(onContinue);
  };
  return (
    <div class="moment" role="dialog" aria-modal="true" aria-labelledby={TITLE} ref={box}>
      {isDue && !isRead ? <RoundSheet {...rest} onContinue={goOn} /> : null}
    </div>
  );
}

/** Winner, rows, gems, the rounds so far, what follows: drawn part by part, shown when it is whole. */
function RoundSheet(props: RoundEndProps) {
  const { scene, moment, onLook, onContinue } = props;
  const hasStory = useTurn(0);
  const isWhole = useTurn(1);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const way = usesKeys() ? '[data-option]' : 'h1';
    if (isWhole) box.current?.querySelector<HTMLElement>(way)?.focus({ preventScroll: true });
  }, [isWhole]);
  return (
    <section
      class={`round-end paper paper-wide ruled${isWhole ? '' : ' is-coming'}`}
      {...(isWhole ? { 'data-question': 'round-end' } : {})}
      ref={box}
    >
      <header>
        <p class="k">{sayGwent('round.both-passed')}</p>
        <h1 id={TITLE} class="display" tabIndex={-1}>
          {titleOf(props)}
        </h1>
      </header>
      <div class="duel">
        <DuelSide scene={scene} moment={moment} seat={scene.foe} />
        <RowTable scene={scene} moment={moment} />
        <DuelSide scene={scene} moment={moment} seat={scene.me} />
      </div>
      {hasStory ? <Story scene={scene} moment={moment} /> : null}
      {isWhole ? (
        <footer>
          <Button look="ink-line" onPress={onLook}>
            {sayGwent('round.look')}
          </Button>
          <Button look="ink-red" option="continue" onPress={onContinue}>
            {sayGwent('round.on', { round: moment.ended.round + 1 })}
          </Button>
        </footer>
      ) : null}
    </section>
  );
}

function Story({ scene, moment }: PartProps) {
  const { session, me, foe, view } = scene;
  return (
    <div class="two">
      <section>
        <h2>{sayGwent('round.best-of-three')}</h2>
        <RoundBars
          results={view.results.slice(0, moment.ended.round)}
          me={me}
          names={[nameOf(session, me), nameOf(session, foe)]}
        />
      </section>
      <Follows scene={scene} moment={moment} />
    </div>
  );
}
