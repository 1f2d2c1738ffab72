import './settings.css';
import { LANGUAGES } from '@medallion/text';
import type { ComponentChildren } from 'preact';
import type { ShellIcon } from '../art/shell-icons';
import { Segments, Slider, Switch } from '../pieces/choice';
import { Page } from '../pieces/frame';
import { Icon } from '../pieces/icon';
import {
  BOT_PACES,
  MAX_NAME,
  MOTIONS,
  type Settings,
  SPEEDS,
  setSetting,
  settings,
  TEXT_SIZES,
  THEMES,
} from '../settings/settings';
import { playSound } from '../sound/sound';
import { LANGUAGE_NAMES } from '../text/language-names';
import { say, type TextId } from '../text/say';
import { SettingsPreview } from './settings-preview';

interface RowProps {
  readonly title: TextId;
  readonly words: TextId;
  readonly children: ComponentChildren;
}

function Row({ title, words, children }: RowProps) {
  return (
    <li>
      <span>
        <b>{say(title)}</b>
        <small>{say(words)}</small>
      </span>
      {children}
    </li>
  );
}

interface GroupProps {
  readonly id: string;
  readonly icon: ShellIcon;
  readonly title: TextId;
  readonly children: ComponentChildren;
}

function Group({ id, icon, title, children }: GroupProps) {
  return (
    <section class="panel" id={id} aria-labelledby={`${id}-title`}>
      <h2 class="display" id={`${id}-title`}>
        <Icon name={icon} /> {say(title)}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}

type KeysOf<T> = { [Key in keyof Settings]: Settings[Key] extends T ? Key : never }[keyof Settings];

function YesNo({ of, title }: { readonly of: KeysOf<boolean>; readonly title: TextId }) {
  return (
    <Switch
      label={say(title)}
      on={settings.value[of]}
      words={[say('settings.off'), say('settings.on')]}
      onToggle={(on) => setSetting(of, on)}
    />
  );
}

function Look() {
  const { theme, textSize, motion, speed, contrast } = settings.value;
  return (
    <Group id="look" icon="candle-flame" title="settings.look">
      <Row title="settings.light" words="settings.light-words">
        <Segments
          label={say('settings.light')}
          chosen={theme}
          choices={THEMES.map((value) => ({ value, words: say(`settings.theme.${value}`) }))}
          onChoose={(value) => setSetting('theme', value)}
        />
      </Row>
      <Row title="settings.text-size" words="settings.text-size-words">
        <Segments
          label={say('settings.text-size')}
          chosen={textSize}
          choices={TEXT_SIZES.map((value) => ({ value, words: say(`settings.size.${value}`) }))}
          onChoose={(value) => setSetting('textSize', value)}
        />
      </Row>
      <Row title="settings.motion" words="settings.motion-words">
        <Segments
          label={say('settings.motion')}
          chosen={motion}
          choices={MOTIONS.map((value) => ({ value, words: say(`settings.motion.${value}`) }))}
          onChoose={(value) => setSetting('motion', value)}
        />
      </Row>
      <Row title="settings.speed" words="settings.speed-words">
        <Segments
          label={say('settings.speed')}
          chosen={speed}
          choices={SPEEDS.map((value) => ({ value, words: say(`settings.speed.${value}`) }))}
          onChoose={(value) => setSetting('speed', value)}
        />
      </Row>
      <Row title="settings.small-names" words="settings.small-names-words">
        <YesNo of="namesOnSmallCards" title="settings.small-names" />
      </Row>
      <Row title="settings.marks" words="settings.marks-words">
        <Switch
          label={say('settings.marks')}
          on={contrast === 'more'}
          words={[say('settings.off'), say('settings.on')]}
          onToggle={(on) => setSetting('contrast', on ? 'more' : 'normal')}
        />
      </Row>
    </Group>
  );
}

function Sound() {
  const { sound, volume } = settings.value;
  return (
    <Group id="sound" icon="musical-notes" title="settings.sound">
      <Row title="settings.sound-on" words="settings.sound-on-words">
        <YesNo of="sound" title="settings.sound-on" />
      </Row>
      <Row title="settings.volume" words="settings.volume-words">
        <Slider
          label={say('settings.volume')}
          value={volume}
          disabled={!sound}
          onChange={(value) => {
            setSetting('volume', value);
            playSound('card');
          }}
        />
      </Row>
      <Row title="settings.call" words="settings.call-words">
        <YesNo of="callMyTurn" title="settings.call" />
      </Row>
    </Group>
  );
}

function Play() {
  return (
    <Group id="play" icon="card-play" title="settings.play">
      <Row title="settings.ask-pass" words="settings.ask-pass-words">
        <YesNo of="askBeforePassing" title="settings.ask-pass" />
      </Row>
      <Row title="settings.rule-numbers" words="settings.rule-numbers-words">
        <YesNo of="ruleNumbers" title="settings.rule-numbers" />
      </Row>
      <Row title="settings.bot-pace" words="settings.bot-pace-words">
        <Segments
          label={say('settings.bot-pace')}
          chosen={settings.value.botPace}
          choices={BOT_PACES.map((value) => ({ value, words: say(`settings.bots.${value}`) }))}
          onChoose={(value) => setSetting('botPace', value)}
        />
      </Row>
    </Group>
  );
}

function Speech() {
  return (
    <Group id="language" icon="quill" title="settings.language">
      <Row title="settings.language" words="settings.language-words">
        <Segments
          label={say('settings.language')}
          chosen={settings.value.language}
          choices={LANGUAGES.map((value) => ({ value, words: LANGUAGE_NAMES[value] }))}
          onChoose={(value) => setSetting('language', value)}
        />
      </Row>
    </Group>
  );
}

const KEYS: readonly { readonly keys: readonly string[]; readonly words: TextId }[] = [
  { keys: ['Tab'], words: 'keys.tab' },
  { keys: ['Enter'], words: 'keys.enter' },
  { keys: ['←', '→'], words: 'keys.arrows' },
  { keys: ['Esc'], words: 'keys.escape' },
];

function Keys() {
  return (
    <Group id="keys" icon="key" title="settings.keys">
      {KEYS.map(({ keys, words }) => (
        <li key={words}>
          <span>
            <b>{say(words)}</b>
          </span>
          <span class="keys">
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </span>
        </li>
      ))}
    </Group>
  );
}

function You() {
  return (
    <Group id="you" icon="hood" title="settings.you">
      <Row title="settings.name" words="settings.name-words">
        <input
          class="field"
          aria-label={say('settings.name')}
          placeholder={say('settings.name-example')}
          maxLength={MAX_NAME}
          autocomplete="nickname"
          value={settings.value.name}
          onChange={(event) => setSetting('name', event.currentTarget.value.trim())}
        />
      </Row>
      <li>
        <span>
          <b>{say('settings.data')}</b>
          <small>{say('settings.data-words')}</small>
        </span>
      </li>
    </Group>
  );
}

const PARTS: readonly { readonly id: string; readonly icon: ShellIcon; readonly words: TextId }[] = [
  { id: 'look', icon: 'candle-flame', words: 'settings.look' },
  { id: 'sound', icon: 'musical-notes', words: 'settings.sound' },
  { id: 'play', icon: 'card-play', words: 'settings.play' },
  { id: 'language', icon: 'quill', words: 'settings.language' },
  { id: 'keys', icon: 'key', words: 'settings.keys' },
  { id: 'you', icon: 'hood', words: 'settings.you' },
];

export function SettingsPage() {
  return (
    <Page title={say('nav.settings')} mid={say('settings.kept')} class="page se">
      <h1 class="sr">{say('nav.settings')}</h1>
      <nav class="nv panel" aria-label={say('settings.parts')}>
        {PARTS.map(({ id, icon, words }) => (
          <a key={id} href={`#${id}`}>
            <Icon name={icon} /> {say(words)}
          </a>
        ))}
      </nav>
      <div class="bd">
        <Look />
        <Sound />
        <Play />
        <Speech />
        <Keys />
        <You />
      </div>
      <SettingsPreview />
    </Page>
  );
}
