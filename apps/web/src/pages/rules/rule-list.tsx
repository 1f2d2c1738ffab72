import './rule-list.css';
import { ruleText } from '@medallion/rulebook';
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../../pieces/announce';
import { copyText } from '../../pieces/clipboard';
import { Icon } from '../../pieces/icon';
import { pathTo } from '../../router/routes';
import { language } from '../../settings/settings';
import { say } from '../../text/say';
import { asked, type BookRuleId, ledger } from './book';
import { MarkedText } from './marked-text';

const copied = signal<string | null>(null);
/** Rulings whose reason is shown. */
const opened = signal<ReadonlySet<string>>(new Set());

async function copyLink(id: string): Promise<void> {
  try {
    await copyText(new URL(pathTo('rules', { rule: id }), location.href).href);
    copied.value = id;
    announce(say('rules.copied', { id }));
  } catch {
    announce(say('rules.not-copied'));
  }
}

function toggle(id: string): void {
  const next = new Set(opened.value);
  if (!next.delete(id)) next.add(id);
  opened.value = next;
}

function Note({ id, isRuling, note }: { readonly id: string; readonly isRuling: boolean; readonly note: string }) {
  const isOpen = opened.value.has(id);
  return (
    <>
      {' '}
      <button
        type="button"
        class={isRuling ? 'rule-remark' : 'rule-remark is-note'}
        aria-expanded={isOpen}
        aria-controls={`note-${id}`}
        onClick={() => toggle(id)}
      >
        {isRuling ? (
          <span class="seal">
            <Icon name="quill" />
          </span>
        ) : null}
        {say(isRuling ? 'rules.our-ruling' : 'rules.note')}
      </button>
      <span class="rule-note" id={`note-${id}`} hidden={!isOpen}>
        <b>{say(isRuling ? 'rules.why' : 'rules.note-lead')}</b> <MarkedText words={note} asked={asked.value} />
      </span>
    </>
  );
}

function RuleRow({ id, isTarget }: { readonly id: BookRuleId; readonly isTarget: boolean }) {
  const book = ledger.value;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isTarget) row.current?.scrollIntoView({ block: 'center' });
  }, [isTarget]);
  if (book === null) return null;
  const rule = book.byId.get(id);
  const { text, note } = ruleText(book, language.value, id);
  return (
    <li ref={row} class={isTarget ? 'is-target' : ''} id={id} aria-current={isTarget ? 'true' : undefined}>
      <a class="rule-id" href={pathTo('rules', { rule: id })}>
        {id}
      </a>
      <p>
        <MarkedText words={text} asked={asked.value} />
        {note === null ? null : <Note id={id} isRuling={rule?.isRuling ?? false} note={note} />}
      </p>
      <button
        type="button"
        class={copied.value === id ? 'rule-copy is-copied' : 'rule-copy'}
        aria-label={say('rules.copy', { id })}
        onClick={() => void copyLink(id)}
      >
        {copied.value === id ? (
          <>
            <Icon name="check-mark" /> {say('rules.link-copied')}
          </>
        ) : (
          <span class="rule-hash">#</span>
        )}
      </button>
    </li>
  );
}

/** Rules in full: id, words, ruling or note, link. */
export function RuleList({ ids, target }: { readonly ids: readonly BookRuleId[]; readonly target?: string }) {
  return (
    <ol class="rule-rows">
      {ids.map((id) => (
        <RuleRow key={id} id={id} isTarget={id === target} />
      ))}
    </ol>
  );
}
