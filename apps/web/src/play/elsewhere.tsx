import { Page } from '../pieces/frame';
import { Button } from '../pieces/links';
import { Sheet } from '../pieces/notes';
import { pathTo } from '../router/routes';
import { OPEN_ELSEWHERE } from './local/local-session';
import { sayPlay } from './text/say-play';

/** Another page of this device has the table: go on there, or take it over. */
export function ElsewherePage({ onTakeOver }: { readonly onTakeOver: () => void }) {
  return (
    <Page title={sayPlay('elsewhere.title')} class="stage-note">
      <Sheet
        kicker={sayPlay('elsewhere.kicker')}
        title={sayPlay('elsewhere.title')}
        acts={
          <>
            <Button look="ink-red" onPress={onTakeOver}>
              {sayPlay('elsewhere.take-over')}
            </Button>
            <Button look="ink-line" href={pathTo('home')}>
              {sayPlay('trouble.home')}
            </Button>
          </>
        }
      >
        <p data-refusal={OPEN_ELSEWHERE}>{sayPlay('elsewhere.words')}</p>
      </Sheet>
    </Page>
  );
}
