import { eventText, type GwentEvent } from '@medallion/gwent';
import type { Seat } from '@medallion/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { RuleLink } from '../../../pieces/links';
import type { LogLine } from '../../../play/session';
import { language } from '../../../settings/settings';
import { FACTION_LOOKS } from '../card-face';
import { sayGwent } from '../text/say-gwent';
import { type GwentSession, namesOf, type Scene, sideOf } from './scene';

const SHOWN = 80;

function seatOf(line: LogLine<GwentEvent>): Seat | null {
  if (line.kind === 'note') return line.seat;
  const { event } = line;
  if ('seat' in event) return event.seat;
  if ('side' in event) return event.side;
  return 'starter' in event ? event.starter : null;
}

export function lineWords(session: GwentSession, line: LogLine<GwentEvent>): string {
  if (line.kind === 'note') return line.words();
  return eventText(line.event, { language: language.value, names: namesOf(session), viewer: session.viewer.value });
}

function Line({ scene, line }: { readonly scene: Scene; readonly line: LogLine<GwentEvent> }) {
  const seat = seatOf(line);
  const colours = seat === null ? 'f-neutral' : FACTION_LOOKS[sideOf(scene, seat).faction].colours;
  return (
    <li class={line.kind === 'event' && line.event.type === 'round-started' ? 'new-round' : ''}>
      <i class={`t ${colours}`} />
      <p>
        {lineWords(scene.session, line)} {line.kind === 'event' ? <RuleLink rule={line.event.rule} /> : null}
      </p>
    </li>
  );
}

/** What happened, in words, the latest last; each line names its rule. */
export function Chronicle({ scene }: { readonly scene: Scene }) {
  const lines = scene.session.log.value.slice(-SHOWN);
  const list = useRef<HTMLOListElement>(null);
  const last = lines.at(-1)?.key;
  useEffect(() => {
    if (last === undefined) return undefined;
    const frame = requestAnimationFrame(() => list.current?.scrollTo({ top: list.current.scrollHeight }));
    return () => cancelAnimationFrame(frame);
  }, [last]);
  return (
    <section class="log panel" aria-label={sayGwent('log.title')}>
      <h3 class="smallcap">{sayGwent('log.title')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol ref={list} tabIndex={0} aria-label={sayGwent('log.title')}>
        {lines.map((line) => (
          <Line key={line.key} scene={scene} line={line} />
        ))}
      </ol>
    </section>
  );
}
