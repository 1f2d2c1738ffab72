import './talk.css';
import { LIMITS } from '@medallion/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../pieces/links';
import { hideSlip, showSlip } from '../../pieces/slips';
import { me } from './identity';
import type { OnlineSession } from './online-session';
import { codeWords, sayOnline } from './say-online';

function setMuted(session: OnlineSession, person: { id: string; name: string }, muted: boolean): void {
  void session.line.command({ type: 'mute', table: session.table, person: person.id, muted });
  if (!muted) return;
  session.stream.forgetLinesOf(person.id);
  showSlip({
    id: 'mute',
    words: sayOnline('talk.muted', { name: person.name }),
    passes: true,
    act: {
      words: sayOnline('talk.unmute'),
      run: () => {
        hideSlip('mute');
        setMuted(session, person, false);
      },
    },
  });
}

function Lines({ session }: { readonly session: OnlineSession }) {
  const box = useRef<HTMLOListElement>(null);
  const lines = session.stream.chat.value;
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.length]);
  if (lines.length === 0) return <p class="empty">{sayOnline('talk.empty')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <ol ref={box} tabIndex={0} aria-live="polite" aria-label={sayOnline('talk')}>
      {lines.map(({ number, person, text }) => (
        <li key={number}>
          <b>
            {person.name}
            {person.id === me.value?.id ? null : (
              <button
                type="button"
                class="ol-mute"
                aria-label={sayOnline('talk.mute', { name: person.name })}
                title={sayOnline('talk.mute', { name: person.name })}
                onClick={() => setMuted(session, person, true)}
              >
                ×
              </button>
            )}
          </b>
          {text}
        </li>
      ))}
    </ol>
  );
}

interface TalkProps {
  readonly session: OnlineSession;
  /** On the paper of a dialog; else on the oak of a page. */
  readonly isPaper?: boolean;
}

/** What people at and around the table say. */
export function Talk({ session, isPaper = false }: TalkProps) {
  const words = useSignal('');
  const send = async () => {
    const text = words.value.trim();
    if (text === '') return;
    words.value = '';
    const reply = await session.line.command({ type: 'say', table: session.table, text });
    if (reply.ok) return;
    words.value = text;
    showSlip({ id: 'talk', words: codeWords(reply.code, reply.detail) });
  };
  return (
    <section class="ol-talk panel">
      <header>
        <h2 class="display">{sayOnline('talk')}</h2>
        <p class="smallcap">{sayOnline('talk.who')}</p>
      </header>
      <Lines session={session} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <input
          class={isPaper ? 'field-ink' : 'field'}
          aria-label={sayOnline('talk.say')}
          placeholder={sayOnline('talk.say')}
          maxLength={LIMITS.chatLetters}
          autocomplete="off"
          value={words.value}
          onInput={(event) => {
            words.value = event.currentTarget.value;
          }}
        />
        <Button submit look={isPaper ? 'ink' : 'iron'}>
          {sayOnline('talk.send')}
        </Button>
      </form>
    </section>
  );
}
