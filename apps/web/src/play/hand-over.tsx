import { Page } from '../pieces/frame';
import { Icon } from '../pieces/icon';
import { Button } from '../pieces/links';
import { Sheet } from '../pieces/notes';
import type { HandOver } from './session';
import { sayPlay } from './text/say-play';

/** Between two people at one device: nothing of the table is on the page until the next one confirms. */
export function HandOverPage({ name, handOver }: { readonly name: string; readonly handOver: HandOver }) {
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
