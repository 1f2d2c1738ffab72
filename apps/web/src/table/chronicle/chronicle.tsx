import './chronicle.css';
import { RuleLink } from '../../pieces/links';
import { steady } from '../../pieces/steady';
import { sayTable } from '../text/say-table';
import { SHOWN, type ToldLine } from './told-lines';

export { type ToldLine, toldLines } from './told-lines';

const Line = steady(({ line }: { readonly line: ToldLine }) => {
  const { words, rule, colours, isBreak } = line;
  return (
    <li class={isBreak === true ? 'new-round' : ''}>
      <i class={`t ${colours}`} />
      <p>
        {words}
        {rule === null ? null : (
          <>
            {'\u00a0'}
            <RuleLink rule={rule} />
          </>
        )}
      </p>
    </li>
  );
});

/** What happened, in words, the latest last; each line names its rule. The style sheet keeps the last line in sight. */
export function ChronicleList({ lines }: { readonly lines: readonly ToldLine[] }) {
  return (
    <section class="log panel" aria-label={sayTable('log.title')}>
      <h2 class="smallcap">{sayTable('log.title')}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: the lines are no set of fields */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div class="log-roll" tabIndex={0} role="group" aria-label={sayTable('log.title')}>
        <ol>
          {lines.slice(-SHOWN).map((line) => (
            <Line key={line.key} line={line} />
          ))}
        </ol>
      </div>
    </section>
  );
}
