import { Page } from '../pieces/frame';
import { Button } from '../pieces/links';
import { Sheet } from '../pieces/notes';
import { pathTo } from '../router/routes';
import { refusalWords, sayPlay } from './text/say-play';

interface TroubleProps {
  readonly game: string;
  readonly code: string;
  readonly detail?: { readonly [name: string]: unknown };
}

/** A table that cannot be opened: why, and the ways on. Nothing that was kept is lost. */
export function TroublePage({ game, code, detail = {} }: TroubleProps) {
  return (
    <Page title={sayPlay('trouble.title')} class="stage-note">
      <Sheet
        kicker={sayPlay('trouble.kicker')}
        title={sayPlay('trouble.title')}
        acts={
          <>
            <Button look="ink" href={pathTo('play', { game })}>
              {sayPlay('trouble.new')}
            </Button>
            <Button look="ink-line" onPress={() => location.reload()}>
              {sayPlay('trouble.again')}
            </Button>
            <Button look="ink-line" href={pathTo('home')}>
              {sayPlay('trouble.home')}
            </Button>
          </>
        }
      >
        <p data-refusal={code}>{refusalWords(code, detail)}</p>
      </Sheet>
    </Page>
  );
}
