import { useEffect, useState } from 'preact/hooks';
import { announce } from './announce';
import { copyText } from './clipboard';
import { Icon } from './icon';

interface CopyButtonProps {
  readonly text: string;
  readonly words: string;
  readonly doneWords: string;
  readonly failedWords: string;
  readonly look?: 'inkbtn' | 'inkbtn line' | 'btn';
}

/** Puts a text on the clipboard and says so on its own face. */
export function CopyButton({ text, words, doneWords, failedWords, look = 'inkbtn' }: CopyButtonProps) {
  const [state, setState] = useState<'ready' | 'done' | 'failed'>('ready');
  useEffect(() => {
    if (state === 'ready') return undefined;
    const timer = setTimeout(() => setState('ready'), 2500);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await copyText(text);
      setState('done');
      announce(doneWords);
    } catch {
      setState('failed');
      announce(failedWords, { urgent: true });
    }
  };
  return (
    <button type="button" class={look} onClick={() => void copy()}>
      {state === 'done' ? (
        <>
          <Icon name="check-mark" /> {doneWords}
        </>
      ) : state === 'failed' ? (
        failedWords
      ) : (
        words
      )}
    </button>
  );
}
