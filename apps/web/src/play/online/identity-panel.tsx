import './identity-panel.css';
import { useSignal } from '@preact/signals';
import { CopyButton } from '../../pieces/copy';
import { Button } from '../../pieces/links';
import { MAX_NAME, settings } from '../../settings/settings';
import { GUEST_NAME } from './guest-name';
import { me, newRecoveryCode, recover, rename } from './identity';
import { codeWords, sayOnline } from './say-online';

/** Who I am at this server: a name, and a way to another device. */
export function IdentityPanel() {
  const name = useSignal(me.value?.name ?? settings.value.name);
  const code = useSignal<string | null>(null);
  const typed = useSignal('');
  const endsOthers = useSignal(false);
  const said = useSignal('');
  const takeName = async () => {
    const reply = await rename(name.value);
    said.value = reply.ok ? sayOnline('you.renamed', { name: reply.value.name }) : codeWords(reply.code, reply.detail);
  };
  const showCode = async () => {
    const reply = await newRecoveryCode(GUEST_NAME);
    if (reply.ok) code.value = reply.value;
    else said.value = codeWords(reply.code, reply.detail);
  };
  const bring = async () => {
    const reply = await recover(typed.value, endsOthers.value);
    if (!reply.ok) {
      said.value = codeWords(reply.code, reply.detail);
      return;
    }
    name.value = reply.value.person.name;
    said.value = sayOnline('you.recovered', { name: reply.value.person.name });
  };
  return (
    <section class="ol-you panel">
      <h2 class="display">{sayOnline('you.title')}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void takeName();
        }}
      >
        <label>
          <span>{sayOnline('you.name')}</span>
          <input
            class="field"
            value={name.value}
            maxLength={MAX_NAME}
            required
            onInput={(event) => {
              name.value = event.currentTarget.value;
            }}
          />
        </label>
        <Button submit>{sayOnline('you.rename')}</Button>
      </form>
      <p>{sayOnline('you.guest-words')}</p>
      <p role="status">{said.value}</p>
      <details>
        <summary>{sayOnline('you.move-title')}</summary>
        <p>{sayOnline('you.move-words')}</p>
        {code.value === null ? (
          <Button onPress={() => void showCode()}>{sayOnline('you.code')}</Button>
        ) : (
          <div class="ol-code">
            <input class="field" readOnly value={code.value} aria-label={sayOnline('you.code-is')} />
            <CopyButton
              text={code.value}
              words={sayOnline('copy')}
              doneWords={sayOnline('copied')}
              failedWords={sayOnline('not-copied')}
              look="btn"
            />
          </div>
        )}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void bring();
          }}
        >
          <p>{sayOnline('you.recover-words')}</p>
          <label>
            <span>{sayOnline('you.recover-label')}</span>
            <input
              class="field"
              value={typed.value}
              required
              autocomplete="off"
              onInput={(event) => {
                typed.value = event.currentTarget.value;
              }}
            />
          </label>
          <label class="ol-check">
            <input
              type="checkbox"
              checked={endsOthers.value}
              onChange={(event) => {
                endsOthers.value = event.currentTarget.checked;
              }}
            />
            {sayOnline('you.sign-out-others')}
          </label>
          <Button submit>{sayOnline('you.recover')}</Button>
        </form>
      </details>
    </section>
  );
}
