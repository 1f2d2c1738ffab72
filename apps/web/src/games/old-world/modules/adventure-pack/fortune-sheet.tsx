import { eventByNumber, explorationById, type OldWorldEvent, resultText, storyOf, titleOf } from '@medallion/old-world';
import { ADVENTURE_PACK, PACK_EVENTS } from '@medallion/old-world/modules/adventure-pack';
import { useEffect, useRef } from 'preact/hooks';
import { Button, RuleLink } from '../../../../pieces/links';
import { language } from '../../../../settings/settings';
import { usesKeys } from '../../../../table/keys/focus';
import { TALE_ICONS } from '../../art/emblems';
import type { ModulePause } from '../../module-screens';
import { Emblem } from '../../table/pieces';
import { sayOldWorld } from '../../text/say-old-world';
import { sayPack } from './say-pack';

type Foretold = { readonly card: string; readonly rule: string };
const LETTERS = ['A', 'B'] as const;
/** More events than any box brings. */
const MOST_EVENTS = PACK_EVENTS.at(-1)?.number ?? 0;

function optionsOf(card: string) {
  const explored = explorationById(card);
  if (explored !== undefined) return explored.options;
  for (let number = 1; number <= MOST_EVENTS; number++) {
    const event = eventByNumber(number);
    if (event?.id === card) return event.kind === 'options' ? event.options : [];
  }
  return [];
}

/** What both ways hold, told to the one who asked before the choice. */
function FortuneSheet({ shown, onContinue }: { readonly shown: Foretold; readonly onContinue: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const { card, rule } = shown;
  const story = storyOf(language.value, card);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>(usesKeys() ? '[data-option]' : 'h1')?.focus({ preventScroll: true });
  }, []);
  return (
    <div class="pack-fortune" data-question="fortune-told" ref={box}>
      <section class="paper paper-wide ruled">
        <header>
          <Emblem name={TALE_ICONS.fortune} />
          <div>
            <h1 class="display" tabIndex={-1}>
              {sayPack('fortune.title')}
            </h1>
            <p>
              {titleOf(language.value, card)} <RuleLink rule={rule} />
            </p>
          </div>
        </header>
        <p class="fortune-line">{sayPack('fortune.line')}</p>
        <ol class="fortunes">
          {optionsOf(card).map((option, index) => (
            <li key={LETTERS[index]}>
              <b class="display" aria-hidden="true">
                {LETTERS[index]}
              </b>
              <div>
                <b>{story?.options?.[index]?.label ?? sayOldWorld('story.way', { letter: LETTERS[index] ?? '' })}</b>
                <p>{resultText(language.value, option)}</p>
              </div>
            </li>
          ))}
        </ol>
        <Button look="ink-red" option="continue" onPress={onContinue}>
          {sayPack('fortune.go-on')}
        </Button>
      </section>
    </div>
  );
}

/** The game pauses for whoever has asked the fortune-teller, and for nobody else. */
export const fortunePause: ModulePause<Foretold> = {
  of(event: OldWorldEvent, viewer) {
    if (event.type !== 'module' || event.module !== ADVENTURE_PACK) return null;
    if (event.what !== 'foretold' || event.seat !== viewer) return null;
    return { ...(event.about as { readonly card: string }), rule: event.rule };
  },
  sheet: FortuneSheet,
};
