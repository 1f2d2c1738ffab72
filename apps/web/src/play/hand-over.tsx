import type { Seat } from '@medallion/kernel';
import { Page } from '../pieces/frame';
import { Icon } from '../pieces/icon';
import { Button } from '../pieces/links';
import { Sheet } from '../pieces/notes';
import type { HandOver } from './session';
import { sayPlay } from './text/say-play';

interface HandOverProps {
  readonly handOver: HandOver;
  readonly nameOf: (seat: Seat) => string;
}

/** Between two people at one device: nothing of the table is on the page until the next one confirms. */
export function HandOverPage({ handOver, nameOf }: HandOverProps) {
  if (handOver.others.length > 0) return <WhoActs handOver={handOver} nameOf={nameOf} />;
  const name = nameOf(handOver.to);
  return (
    <Page title={sayPlay('hand-over.kicker')} class="stage-note">
      <div data-question="hand-over">
        <Sheet
          kicker={sayPlay('hand-over.kicker')}
          title={sayPlay('hand-over.title', { name })}
          figure={<Icon name="hood" class="sheet-icon" />}
          acts={
            <Button look="ink-red" option="accept" onPress={() => handOver.accept()}>
              {sayPlay('hand-over.accept', { name })}
            </Button>
          }
        >
          <p>{sayPlay('hand-over.words', { name })}</p>
        </Sheet>
      </div>
    </Page>
  );
}

/** Several may act, and they agree at the table who does: one press for each. */
function WhoActs({ handOver, nameOf }: HandOverProps) {
  return (
    <Page title={sayPlay('hand-over.kicker')} class="stage-note">
      <div data-question="hand-over">
        <Sheet
          kicker={sayPlay('hand-over.kicker')}
          title={sayPlay('hand-over.who')}
          figure={<Icon name="hood" class="sheet-icon" />}
          acts={[handOver, ...handOver.others].map(({ to, accept }) => (
            <Button key={to} look="ink-red" option={`accept-${to}`} onPress={accept}>
              {sayPlay('hand-over.accept', { name: nameOf(to) })}
            </Button>
          ))}
        >
          <p>{sayPlay('hand-over.who-words')}</p>
        </Sheet>
      </div>
    </Page>
  );
}
