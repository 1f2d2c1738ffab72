import './choices.css';
import { ENEMIES } from '@medallion/adventure-game';
import { enemyIcon, TOKEN_ICONS } from '../../art/emblems';
import { HeroRoll } from '../../battle/hero-roll';
import { sayAdventure } from '../../text/say-adventure';
import { isBareMoment } from '../asked';
import { type CardKind, faceOf } from '../card';
import { Emblem } from '../pieces';
import type { Scene } from '../scene';
import { AboutCard, CardChoices, DrawnCards } from './card-choices';
import { ColorSlip } from './color-slip';
import { EnemyNote, ObstacleSlip } from './enemy-slips';
import { RouteSlip } from './route-slips';
import { SpaceSlip, spaceNamed, spaceNote, WoundSlip } from './sheet-slips';
import { Slip } from './slip';

/** Prompts whose answers are cards to be read. */
const CARD_PROMPTS: Readonly<Record<string, CardKind>> = {
  'keep-development': 'development',
  'choose-investigation': 'investigation',
  'next-from-the-top': 'investigation',
  'discard-trait-card': 'investigation',
  companion: 'companion',
  'place-marker': 'development',
};

/** Moments that come when cards are drawn and seen. */
const DRAWN_PROMPTS: ReadonlySet<string> = new Set(['moment-investigate', 'moment-develop']);

/** How wide the slips of a question are, where their words are many. */
const WIDTHS: Readonly<Record<string, string>> = { obstacle: 'wide', 'remove-obstacle': 'wide' };

const PLAIN_ICONS: Readonly<Record<string, string>> = {
  'foul-fate': TOKEN_ICONS['foul-fate'],
  skip: 'cold-heart',
};

function choiceFor(scene: Scene, option: string) {
  const prompt = scene.question?.prompt ?? '';
  const common = { key: option, scene, option };
  if (prompt === 'route' || prompt === 'move-another') return <RouteSlip {...common} />;
  if (prompt === 'obstacle') return <ObstacleSlip {...common} />;
  if (['red', 'blue', 'purple'].includes(option)) return <ColorSlip {...common} />;
  const [head = '', id = ''] = option.split(':');
  if (head === 'minor' || head === 'severe') return <WoundSlip {...common} />;
  const space = spaceNamed(scene, option);
  if (space !== undefined) {
    return <SpaceSlip {...common} space={space} note={spaceNote(prompt, space)} />;
  }
  if (head === 'use' || head === 'use-stronger' || head === 'bribe') {
    const face = faceOf('development', id.replace(/-\d+$/, ''));
    const known = face.texts.length > 0 ? face : faceOf('development', id);
    return <Slip {...common} icon={<Emblem name={known.icon} />} note={known.texts.join(' ')} />;
  }
  if (head === 'fortune') {
    const face = faceOf('fortune', id);
    return <Slip {...common} icon={<Emblem name={face.icon} />} note={face.texts.join(' ')} />;
  }
  const enemy = [head, id].find((part) => ENEMIES.some((known) => known.id === part));
  if (enemy !== undefined) {
    return (
      <Slip {...common} icon={<Emblem name={enemyIcon(enemy)} />} note={<EnemyNote scene={scene} enemy={enemy} />} />
    );
  }
  if (scene.question !== null && isBareMoment(scene.question))
    return <Slip {...common} title={sayAdventure('moment.on')} />;
  const token = id === '' ? head : id;
  if (prompt === 'look-at-monster' && option !== 'none') return <Slip {...common} icon={<Emblem name="beast-eye" />} />;
  const icon = PLAIN_ICONS[token];
  return icon === undefined ? <Slip {...common} /> : <Slip {...common} icon={<Emblem name={icon} />} />;
}

/** Every answer to the present question that is not one of a turn: cards to read, or slips to press. */
export function Choices({ scene }: { readonly scene: Scene }) {
  const { question } = scene;
  if (question === null || question.prompt === 'turn') return null;
  if (question.prompt === 'reroll-hero-die') return <HeroRoll scene={scene} />;
  const kind = Object.hasOwn(CARD_PROMPTS, question.prompt) ? CARD_PROMPTS[question.prompt] : undefined;
  if (kind !== undefined) return <CardChoices scene={scene} kind={kind} />;
  return (
    <div class="choices">
      <AboutCard about={question.about} />
      {DRAWN_PROMPTS.has(question.prompt) ? <DrawnCards scene={scene} /> : null}
      <div class={`slip-opts ${WIDTHS[question.prompt] ?? ''}`}>
        {question.options.map((option) => choiceFor(scene, option))}
      </div>
    </div>
  );
}
