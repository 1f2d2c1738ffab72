import type { OldWorldEvent } from '@medallion/old-world';
import { tokenText } from '@medallion/old-world/modules/legendary-hunt';
import { useEffect, useRef } from 'preact/hooks';
import { Button, RuleLink } from '../../../../pieces/links';
import { language } from '../../../../settings/settings';
import { usesKeys } from '../../../../table/keys/focus';
import { HUNT_ICONS } from '../../art/emblems';
import type { ModulePause } from '../../module-screens';
import { Emblem } from '../../table/pieces';
import { capital, named } from '../../text/say-old-world';
import { toldOf } from './hunt-view';
import { sayHere } from './say-hunt';

type Taken = { readonly token: string; readonly at: string | null; readonly rule: string };

/** A token turned over: what it gives now, and what it is worth later. */
function TokenSheet({ shown, onContinue }: { readonly shown: Taken; readonly onContinue: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const { token, at, rule } = shown;
  useEffect(() => {
    box.current?.querySelector<HTMLElement>(usesKeys() ? '[data-option]' : 'h1')?.focus({ preventScroll: true });
  }, []);
  return (
    <div class="token-found" data-question="destruction-token" ref={box}>
      <section class="paper paper-wide ruled">
        <span class="token-large" aria-hidden="true">
          <Emblem name={HUNT_ICONS.destruction} />
        </span>
        <p class="kicker">
          {at === null ? sayHere('token.drawn') : sayHere('token.at', { place: named('location', at) })}
        </p>
        <h1 class="display" tabIndex={-1}>
          {sayHere('token.title')}
        </h1>
        <p class="gives">
          {capital(tokenText(language.value, token))} <RuleLink rule={rule} />
        </p>
        <p>
          {sayHere('token.keep')} <RuleLink rule="OW-LH-040" />
        </p>
        <Button look="ink-red" option="continue" onPress={onContinue}>
          {sayHere('token.go-on')}
        </Button>
      </section>
    </div>
  );
}

/** The game pauses when one's own witcher has turned one over. */
export const tokenPause: ModulePause<Taken> = {
  of(event: OldWorldEvent, viewer) {
    const told = toldOf(event);
    if (told?.what !== 'token-taken' || told.seat !== viewer) return null;
    return { token: told.token, at: told.at, rule: told.rule };
  },
  sheet: TokenSheet,
};
