import './dialogs.css';
import {
  cardName,
  cardText,
  type DeckTextFault,
  deckCode,
  everyName,
  gwentTexts,
  namedIn,
  readDeckText,
  unpackDeckList,
  writeDeckText,
} from '@medallion/gwent';
import { seedRng } from '@medallion/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { CopyButton } from '../../../pieces/copy';
import { Dialog } from '../../../pieces/dialog';
import { FileField } from '../../../pieces/file-field';
import { Icon } from '../../../pieces/icon';
import { Button, RuleLink } from '../../../pieces/links';
import { freshId } from '../../../play/fresh-id';
import { pathTo } from '../../../router/routes';
import { language } from '../../../settings/settings';
import { GwentCard, GwentCardBack, GwentLeader } from '../card';
import type { GwentFaction } from '../card-face';
import { canBeCoded, factsOf, figuresOf, leadersOf } from './deck-list';
import { changeDraft, type Draft, draft, putOnBench } from './draft';
import { faceOf } from './faces';
import { sayDecks } from './say';
import { draftName } from './sheet';
import { dealTestHand, exchange } from './test-hand';

interface Closable {
  readonly onClose: () => void;
}

export function LeaderDialog({ onClose }: Closable) {
  const { list } = draft.value;
  return (
    <Dialog title={sayDecks('leaders')} onClose={onClose}>
      <ul class="deck-leaders">
        {leadersOf(list.faction).map(({ id, mode, rule }) => {
          const name = cardName(language.value, id);
          const [line] = cardText(language.value, id);
          const isChosen = id === list.leader;
          return (
            <li key={id} class={isChosen ? 'on' : ''}>
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => {
                  changeDraft((before) => ({ ...before, leader: id }));
                  onClose();
                }}
              >
                <GwentLeader
                  id={id}
                  name={name}
                  faction={list.faction as GwentFaction}
                  ability={mode === 'passive' ? 'passive' : 'ready'}
                  label={name}
                  tag=""
                />
                <span>
                  <b>
                    {name} {isChosen ? <small>{sayDecks('leader-chosen')}</small> : null}
                  </b>
                  <i>{line?.name}</i>
                  {line?.text}
                </span>
              </button>
              <RuleLink rule={rule} />
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

/** English, which friends of any language can read in; where it did not come, what is spoken here. */
const sharedLanguage = () => (namedIn().includes('en') ? 'en' : language.peek());

export function ShareDialog({ onClose }: Closable) {
  const { list } = draft.value;
  const name = draftName();
  const sharedIn = useSignal(sharedLanguage());
  useEffect(() => {
    void everyName().then(() => {
      sharedIn.value = sharedLanguage();
    });
  }, []);
  const text = writeDeckText(name, list, sharedIn.value);
  const link = canBeCoded(list) ? `${location.origin}${pathTo('decks')}#${deckCode(list)}` : null;
  const words = { doneWords: sayDecks('copied'), failedWords: sayDecks('not-copied') };
  return (
    <Dialog title={sayDecks('share-title', { name })} onClose={onClose}>
      <h3>{sayDecks('share-link')}</h3>
      {link === null ? (
        <p>{sayDecks('no-link')}</p>
      ) : (
        <>
          <p>{sayDecks('share-link-words')}</p>
          <div class="deck-copy">
            <input class="field-ink" readOnly value={link} aria-label={sayDecks('share-link')} />
            <CopyButton text={link} words={sayDecks('copy-link')} {...words} />
            {'share' in navigator ? (
              <Button
                look="ink-line"
                onPress={() => {
                  navigator.share({ title: name, url: link }).catch(() => undefined);
                }}
              >
                <Icon name="share" /> {sayDecks('send')}
              </Button>
            ) : null}
          </div>
        </>
      )}
      <h3>{sayDecks('share-text')}</h3>
      <textarea class="field-ink" readOnly rows={8} aria-label={sayDecks('share-text')} value={text} />
      <div class="deck-copy">
        <CopyButton text={text} words={sayDecks('copy-text')} look="inkbtn line" {...words} />
      </div>
    </Dialog>
  );
}

/** A deck link, a bare code, or a deck text: whatever somebody was sent. */
export function readShared(text: string): Draft | readonly DeckTextFault[] {
  const trimmed = text.trim();
  const code = /^\S+$/.test(trimmed) ? trimmed.slice(trimmed.lastIndexOf('#') + 1) : null;
  const list = code === null ? null : unpackDeckList(code);
  if (list !== null) return { source: { kind: 'new' }, name: sayDecks('imported'), list };
  const read = readDeckText(text);
  if (!read.ok) return read.faults;
  return { source: { kind: 'new' }, name: read.name || sayDecks('imported'), list: read.list };
}

export function ImportDialog({ onClose }: Closable) {
  const text = useSignal('');
  const faults = useSignal<readonly DeckTextFault[] | 'nothing' | 'file' | null>(null);
  const take = async () => {
    if (text.value.trim() === '') {
      faults.value = 'nothing';
      return;
    }
    await everyName();
    const read = readShared(text.value);
    if ('list' in read) {
      putOnBench(read);
      onClose();
    } else faults.value = read;
  };
  const readFile = async (file: File | undefined) => {
    try {
      text.value = (await file?.text()) ?? '';
      faults.value = null;
    } catch {
      faults.value = 'file';
    }
  };
  return (
    <Dialog
      title={sayDecks('import-title')}
      onClose={onClose}
      acts={
        <Button look="ink" onPress={() => void take()}>
          {sayDecks('import-act')}
        </Button>
      }
    >
      <p>{sayDecks('import-words')}</p>
      <textarea
        class="field-ink"
        rows={10}
        aria-label={sayDecks('import-label')}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
      <FileField
        words={sayDecks('import-file')}
        look="ink-line"
        accept=".txt,text/plain"
        onFile={(file) => void readFile(file)}
      />
      <div role="alert">{faults.value === null ? null : <ImportFaults faults={faults.value} />}</div>
    </Dialog>
  );
}

function ImportFaults({ faults }: { readonly faults: readonly DeckTextFault[] | 'nothing' | 'file' }) {
  if (faults === 'nothing') return <p>{sayDecks('import-nothing')}</p>;
  if (faults === 'file') return <p>{sayDecks('import-file-failed')}</p>;
  return (
    <>
      <p>
        <b>{sayDecks('import-faults', { count: faults.length })}</b>
      </p>
      <ul class="deck-faults">
        {faults.map(({ line, code, text }) => (
          <li key={`${line} ${code}`} data-line={line}>
            {gwentTexts.say(language.value, `text-fault.${code}`, { line, text })}
          </li>
        ))}
      </ul>
    </>
  );
}

const newRng = () => seedRng(freshId());

export function HandDialog({ onClose }: Closable) {
  const { list } = draft.value;
  const test = useSignal(dealTestHand(list, newRng()));
  const { hand, deck, aside, exchangesLeft, justDrawn } = test.value;
  const cards = Object.fromEntries(hand.map((id) => [id, hand.filter((other) => other === id).length]));
  const { strength } = figuresOf({ ...list, cards });
  const slots = [0, 1];
  return (
    <Dialog
      title={sayDecks('hand-title')}
      wide
      onClose={onClose}
      acts={
        <Button
          look="ink"
          onPress={() => {
            test.value = dealTestHand(list, newRng());
          }}
        >
          {sayDecks('hand-again')}
        </Button>
      }
    >
      <p>{hand.length < 10 ? sayDecks('hand-small') : sayDecks('hand-words', { left: exchangesLeft })}</p>
      <ul class="deck-hand">
        {hand.map((id, place) => {
          const facts = factsOf(id);
          if (facts === null) return null;
          const face = faceOf(facts, language.value);
          return (
            <li key={place}>
              <GwentCard
                face={face}
                {...(justDrawn === place ? { tag: sayDecks('just-drawn') } : {})}
                {...(exchangesLeft > 0
                  ? {
                      label: sayDecks('exchange', { card: face.name }),
                      onPress: () => {
                        test.value = exchange(test.value, place);
                      },
                    }
                  : {})}
              />
            </li>
          );
        })}
      </ul>
      <div class="deck-hand-foot">
        <p>
          {sayDecks('hand-strength', { strength, count: hand.length })}
          <br />
          {sayDecks('hand-deck', { count: deck.length + aside.length })}
        </p>
        <ul class="deck-aside" aria-label={sayDecks('hand-aside')}>
          {slots.map((slot) => {
            const id = aside[slot];
            return (
              <li key={slot}>
                {id === undefined ? (
                  <span class="slot" role="img" aria-label={sayDecks('hand-slot')} />
                ) : (
                  <GwentCardBack
                    size="row"
                    faction={list.faction as GwentFaction}
                    label={cardName(language.value, id)}
                  />
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </Dialog>
  );
}
