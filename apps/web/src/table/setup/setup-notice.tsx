import type { ComponentChildren } from 'preact';
import { Button } from '../../pieces/links';
import { pathTo } from '../../router/routes';
import { pathToGuide } from '../guide/guided-game';
import { sayTable } from '../text/say-table';

export interface NoticeLine {
  readonly key: string;
  readonly head: ComponentChildren;
  readonly words: string;
}

interface NoticeProps {
  readonly game: string;
  readonly kicker: string;
  readonly title: string;
  /** What has been agreed so far. */
  readonly lines: readonly NoticeLine[];
  /** What the button says, where a game has a word of its own for setting out. */
  readonly go?: string;
  readonly onGo: () => void;
  /** More about what is to be played. */
  readonly children?: ComponentChildren;
}

/** The notice that says what is about to be played, with the one button that sets out. */
export function SetupNotice({ game, kicker, title, lines, go = sayTable('setup.go'), onGo, children }: NoticeProps) {
  return (
    <section class="notice paper paper-wide ruled" aria-labelledby="notice-title">
      <p class="k">{kicker}</p>
      <h1 id="notice-title" class="display">
        {title}
      </h1>
      <dl>
        {lines.map(({ key, head, words }) => (
          <div key={key}>
            <dt>{head}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {children}
      <p class="fine-words">{sayTable('setup.kept')}</p>
      <Button look="ink-red" onPress={onGo}>
        {go}
      </Button>
      <p class="fine-words">
        <a href={pathToGuide(game)}>{sayTable('setup.guide')}</a>
      </p>
      <p class="fine-words">
        <a href={`${pathTo('new-table')}?game=${game}`}>{sayTable('setup.online')}</a>
      </p>
    </section>
  );
}
