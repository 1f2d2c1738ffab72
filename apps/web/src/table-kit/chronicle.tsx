import { useEffect, useRef } from 'preact/hooks';
import { RuleLink } from '../pieces/links';
import { steady } from '../pieces/steady';
import { sayTable } from './say-table';
import { SHOWN, type ToldLine } from './told-lines';

export { type ToldLine, toldLines } from './told-lines';

const Line = steady(({ line }: { readonly line: ToldLine }) => {
  const { words, rule, colours, isBreak } = line;
  return (
    <li class={isBreak === true ? 'new-round' : ''}>
      <i class={`t ${colours}`} />
      <p>
        {words} {rule === null ? null : <RuleLink rule={rule} />}
      </p>
    </li>
  );
});

/** What happened, in words, the latest last; each line names its rule. */
export function ChronicleList({ lines }: { readonly lines: readonly ToldLine[] }) {
  const shown = lines.slice(-SHOWN);
  const list = useRef<HTMLOListElement>(null);
  const last = shown.at(-1)?.key;
  const seen = useRef<number | undefined>(undefined);
  useEffect(() => {
    // To scroll a list that a scene covers would make the browser lay out all of the table under it.
    if (last === seen.current || list.current?.closest('.is-covered') !== null) return undefined;
    const frame = requestAnimationFrame(() => {
      seen.current = last;
      list.current?.scrollTo({ top: list.current.scrollHeight });
    });
    return () => cancelAnimationFrame(frame);
  });
  return (
    <section class="log panel" aria-label={sayTable('log.title')}>
      <h2 class="smallcap">{sayTable('log.title')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol ref={list} tabIndex={0} aria-label={sayTable('log.title')}>
        {shown.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ol>
    </section>
  );
}
