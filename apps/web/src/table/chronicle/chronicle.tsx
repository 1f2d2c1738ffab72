import './chronicle.css';
import { Icon } from '../../pieces/icon';
import { RuleLink } from '../../pieces/links';
import { steady } from '../../pieces/steady';
import { sayTable } from '../text/say-table';
import { type PlacedLine, placedLines, type ToldLine } from './told-lines';

export { type ToldLine, toldLines } from './told-lines';

const Line = steady(({ line, times, begins }: PlacedLine) => {
  const { words, rule, colours, icon, isBreak, isQuiet } = line;
  const look = [
    isBreak === true ? 'new-round' : '',
    begins ? 'begins' : '',
    icon === undefined ? '' : 'has-icon',
    isQuiet === true || times > 1 ? 'is-quiet' : '',
  ];
  return (
    <li class={look.filter(Boolean).join(' ')}>
      <i class={`stripe ${colours}`} />
      {icon === undefined ? null : <Icon name={icon} />}
      <p>
        {words}
        {times === 1 ? null : <b class="times"> {sayTable('log.times', { times })}</b>}
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

/**
 * What happened, in words, the latest last: what somebody did in one go stands together, what repeats is told once, and
 * each line names its rule. The style sheet keeps the last line in sight.
 */
export function ChronicleList({ lines }: { readonly lines: readonly ToldLine[] }) {
  return (
    <section class="log panel" aria-label={sayTable('log.title')}>
      <h2 class="smallcap">{sayTable('log.title')}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: the lines are no set of fields */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div class="log-roll" tabIndex={0} role="group" aria-label={sayTable('log.title')}>
        <ol>
          {placedLines(lines).map((placed) => (
            <Line key={placed.line.key} {...placed} />
          ))}
        </ol>
      </div>
    </section>
  );
}
