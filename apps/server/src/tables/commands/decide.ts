import type { CommandMessage } from '@medallion/protocol';
import type { Asking, Decision } from '../decision';
import { answer, askTakeBack, consent, offerDraw, resign, undo } from './playing';
import { close, join, leave, ready, setSeat } from './seating';

/** The commands that one table settles by itself; chat, mute and rematch reach beyond it, and advice takes its time. */
export type TableCommand = Exclude<CommandMessage, { type: 'advise' | 'say' | 'mute' | 'rematch' }>;

export function decide(asking: Asking, command: TableCommand): Decision {
  switch (command.type) {
    case 'join':
      return join(asking, command);
    case 'ready':
      return ready(asking, command);
    case 'set-seat':
      return setSeat(asking, command);
    case 'leave':
      return leave(asking, command);
    case 'close':
      return close(asking);
    case 'answer':
      return answer(asking, command);
    case 'undo':
      return undo(asking, command);
    case 'ask-take-back':
      return askTakeBack(asking, command);
    case 'consent':
      return consent(asking, command);
    case 'resign':
      return resign(asking, command);
    case 'offer-draw':
      return offerDraw(asking, command);
  }
}
