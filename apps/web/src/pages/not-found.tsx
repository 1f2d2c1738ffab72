import { Page } from '../pieces/frame';
import { Icon } from '../pieces/icon';
import { Button } from '../pieces/links';
import { Sheet } from '../pieces/notes';
import { pathTo } from '../router/routes';
import { say } from '../text/say';

export function NotFoundPage() {
  return (
    <Page title={say('not-found.short')} class="stage-note">
      <Sheet
        figure={<Icon name="direction-signs" class="sheet-icon" />}
        kicker={say('not-found.kicker')}
        title={say('not-found.title')}
        acts={
          <>
            <Button look="ink" href={pathTo('home')}>
              {say('nav.home')}
            </Button>
            <Button look="ink-line" href={pathTo('rules')}>
              {say('nav.rules')}
            </Button>
          </>
        }
      >
        <p>{say('not-found.words')}</p>
      </Sheet>
    </Page>
  );
}
