import { eventText, type GwentEvent } from '@medallion/gwent';
import { useLater } from '../../../pieces/later';
import type { LogLine } from '../../../play/session';
import { language } from '../../../settings/settings';
import { ChronicleList, type ToldLine, toldLines } from '../../../table/chronicle/chronicle';
import { FACTION_LOOKS } from '../card-face';
import { type GwentSession, namesOf, type Scene, sideOf } from './scene';
import { iconOfLine, isAside, seatOfLine } from './told';

export function lineWords(session: GwentSession, line: LogLine<GwentEvent>): string {
  if (line.kind === 'note') return line.words();
  return eventText(line.event, { language: language.value, names: namesOf(session), viewer: session.viewer.value });
}

/** In a duel of two armies of one faction the stripes of the other side are hatched. */
function stripeOf(scene: Scene, line: LogLine<GwentEvent>): string {
  const seat = seatOfLine(line);
  if (seat === null) return 'f-neutral';
  const { faction } = sideOf(scene, seat);
  const isMirror = faction === sideOf(scene, seat === scene.me ? scene.foe : scene.me).faction;
  const { colours } = FACTION_LOOKS[faction];
  return isMirror && seat === scene.foe ? `${colours} is-other-side` : colours;
}

function told(scene: Scene, line: LogLine<GwentEvent>): ToldLine {
  return {
    key: line.key,
    words: lineWords(scene.session, line),
    rule: line.kind === 'event' ? line.event.rule : null,
    colours: stripeOf(scene, line),
    icon: iconOfLine(line),
    isQuiet: isAside(line),
    isBreak: line.kind === 'event' && line.event.type === 'round-started',
  };
}

export function Chronicle({ scene }: { readonly scene: Scene }) {
  const by = [language.value, scene.viewer, ...namesOf(scene.session)].join();
  const isLater = useLater(); // a table comes first, what happened at it after that
  const log = isLater ? scene.session.log.value : [];
  return <ChronicleList lines={toldLines(log, by, (line) => told(scene, line))} />;
}
