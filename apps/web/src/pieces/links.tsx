import type { ComponentChildren } from 'preact';
import { pathTo } from '../router/routes';
import { settings } from '../settings/settings';
import { say } from '../text/say';
import { isAtTable, isReplay, openRule } from './open-book';

/** The id of a rule, as a link into the rulebook. */
export function RuleLink({ rule, children }: { readonly rule: string; readonly children?: ComponentChildren }) {
  const isQuiet = children === undefined && isAtTable.value && !isReplay.value && !settings.value.ruleNumbers;
  return (
    <a
      class={isQuiet ? 'rule-link rule-mark' : 'rule-link'}
      href={pathTo('rules', { rule })}
      aria-label={isQuiet ? say('rules.mark', { rule }) : undefined}
      onClick={(event) => {
        if (!isAtTable.value) return;
        event.preventDefault();
        openRule(rule);
      }}
    >
      {children ?? (isQuiet ? '§' : rule)}
    </a>
  );
}

interface ButtonProps {
  readonly children: ComponentChildren;
  /** `main`: brass, one per screen. `iron`: ordinary. `quiet`: without a body. `ink` and `ink-red`: on paper. */
  readonly look?: 'main' | 'iron' | 'quiet' | 'ink' | 'ink-line' | 'ink-red';
  readonly onPress?: () => void;
  readonly href?: string;
  readonly disabled?: boolean;
  readonly submit?: boolean;
  readonly label?: string;
  /** Id of the option it answers: the contract of the screen. */
  readonly option?: string;
}

const LOOKS = {
  main: 'pbtn',
  iron: 'btn',
  quiet: 'btn btn-quiet',
  ink: 'inkbtn',
  'ink-line': 'inkbtn line',
  'ink-red': 'inkbtn red',
} as const;

/** A button, or a link that looks like one when it leads somewhere. */
export function Button(props: ButtonProps) {
  const { children, look = 'iron', onPress, href, disabled = false, submit = false, label, option } = props;
  const common = {
    class: LOOKS[look],
    ...(label === undefined ? {} : { 'aria-label': label }),
    ...(option === undefined ? {} : { 'data-option': option }),
  };
  if (href !== undefined) {
    return (
      <a {...common} href={href}>
        {children}
      </a>
    );
  }
  return (
    <button {...common} type={submit ? 'submit' : 'button'} disabled={disabled} onClick={onPress}>
      {children}
    </button>
  );
}
