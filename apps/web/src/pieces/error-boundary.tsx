import { Component, type ComponentChildren } from 'preact';
import { pathTo } from '../router/routes';
import { say } from '../text/say';
import { Bar } from './frame';
import { Button } from './links';
import { Sheet } from './notes';

interface Props {
  readonly children: ComponentChildren;
}
interface State {
  readonly problem: string | null;
}

const reasonOf = (problem: unknown) => (problem instanceof Error ? problem.message : String(problem));

/** Something of ours broke while drawing. Says so, keeps the bar, and offers ways on; nothing kept is lost. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { problem: null };

  static override getDerivedStateFromError(problem: unknown): State {
    return { problem: reasonOf(problem) };
  }

  override componentDidCatch(problem: unknown): void {
    console.error(problem);
  }

  override render({ children }: Props, { problem }: State) {
    if (problem === null) return children;
    return (
      <div class="table scr">
        <Bar title={say('app.name')} />
        <main id="main" class="stage-note" tabIndex={-1}>
          <Sheet
            kicker={say('error.kicker')}
            title={say('error.title')}
            acts={
              <>
                <Button look="ink" onPress={() => location.reload()}>
                  {say('error.reload')}
                </Button>
                <Button look="ink-line" onPress={() => location.assign(pathTo('home'))}>
                  {say('nav.home')}
                </Button>
              </>
            }
          >
            <p>{say('error.words')}</p>
            <pre>{problem}</pre>
          </Sheet>
        </main>
      </div>
    );
  }
}
