import { eventText, type GwentEvent } from '@medallion/gwent';
import type { Seat } from '@medallion/kernel';
import { useLater } from '../../../pieces/later';
import type { LogLine } from '../../../play/session';
import { language } from '../../../settings/settings';
import { ChronicleList, type ToldLine, toldLines } from '../../../table/chronicle/chronicle';
import { FACTION_LOOKS } from '../card-face';
import { type GwentSession, namesOf, type Scene, sideOf } from './scene';

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

function told(scene: Scene, line: LogLine<GwentEvent>): ToldLine {
  const seat = seatOf(line);
  return {
    key: line.key,
    words: lineWords(scene.session, line),
    rule: line.kind === 'event' ? line.event.rule : null,
    colours: seat === null ? 'f-neutral' : FACTION_LOOKS[sideOf(scene, seat).faction].colours,
    isBreak: line.kind === 'event' && line.event.type === 'round-started',
  };
}

export function Chronicle({ scene }: { readonly scene: Scene }) {
  const by = [language.value, scene.viewer, ...namesOf(scene.session)].join();
  const isLater = useLater(); // a table comes first, what happened at it after that
  const log = isLater ? scene.session.log.value : [];
  return <ChronicleList lines={toldLines(log, by, (line) => told(scene, line))} />;
}
