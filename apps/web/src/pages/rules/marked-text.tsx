import { isRuleId } from '@medallion/rulebook';
import { RuleLink } from '../../pieces/links';

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();

interface MarkedTextProps {
  readonly words: string;
  /** What was searched: the words that begin so are brushed. */
  readonly asked: string;
}

/** The words of a rule, with the rules it names as links and what was searched for brushed. */
export function MarkedText({ words, asked }: MarkedTextProps) {
  const starts = fold(asked)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const parts = words.split(/(\b(?:GW|OW|AG)-[A-Z]+-\d+\b|[\p{L}\p{N}'’]+)/u);
  return (
    <>
      {parts.map((part, index) => {
        const key = `${index}${part}`;
        if (isRuleId(part)) return <RuleLink key={key} rule={part} />;
        if (index % 2 === 1 && starts.some((start) => fold(part).startsWith(start)))
          return <mark key={key}>{part}</mark>;
        return part;
      })}
    </>
  );
}
