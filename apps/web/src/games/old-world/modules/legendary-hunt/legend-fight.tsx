import './legend-fight.css';
import { type FightView, monsterAbilityText } from '@medallion/old-world';
import { legendText } from '@medallion/old-world/modules/legendary-hunt';
import { RuleLink } from '../../../../pieces/links';
import { language } from '../../../../settings/settings';
import { EFFECT_ICONS, HUNT_ICONS } from '../../art/emblems';
import type { ModuleBeat } from '../../module-screens';
import { Emblem, roman } from '../../table/pieces';
import type { Scene } from '../../table/scene';
import { saidBeat } from '../said-beat';
import { factsOf, hunterOf, huntOf, toldOf } from './hunt-view';
import { sayHere, sayHunt } from './say-hunt';

const CLAW = 'M3 26C0 16 3 6 12 0C10 9 10 18 3 26Z';

/** One to four cuts. */
export function Claws({ n }: { readonly n: number }) {
  return (
    <svg class="claws" viewBox="0 0 52 28" aria-hidden="true" focusable="false">
      {Array.from({ length: n }, (_, cut) => (
        <path key={cut} d={CLAW} transform={`translate(${(4 - n) * 5 + cut * 12} 1)`} />
      ))}
    </svg>
  );
}

/** Combo, hide, and what goes through, as a sum. */
export function HideSum({ damage, by, through }: { damage: number; by: number; through: number }) {
  const parts = [
    [EFFECT_ICONS.damage, damage, 'fight.combo', ''],
    [HUNT_ICONS.protection, by, 'fight.hide', '−'],
    [EFFECT_ICONS.damage, through, 'fight.through', '='],
  ] as const;
  return (
    <p class="hide-sum" role="img" aria-label={sayHere('fight.sum', { damage, by, through })}>
      {parts.map(([icon, n, words, sign]) => (
        <span key={words}>
          <i>{sign}</i>
          <Emblem name={icon} /> <b class="display">{n}</b> <small>{sayHere(words)}</small>
        </span>
      ))}
    </p>
  );
}

/** What the blow in hand would do after what is left of the hide. */
function Sum({ scene, fight }: { readonly scene: Scene; readonly fight: FightView }) {
  const { protectionLeft } = huntOf(scene);
  const fighter = fight.fighters.find(({ seat }) => seat === fight.attacker);
  if (protectionLeft === null || fighter === undefined || fight.turn !== fighter.side) return null;
  const { damage } = fighter.total;
  const whole = hunterOf(scene, fight.attacker)?.protection ?? 0;
  if (whole > 0 && protectionLeft === 0) return <p class="hide-gone">{sayHere('fight.gone')}</p>;
  return <HideSum damage={damage} by={protectionLeft} through={Math.max(0, damage - protectionLeft)} />;
}

/** Beside the fight against it: its hide against this blow, its ability and its four claws. */
export function LegendCard({ scene, fight }: { readonly scene: Scene; readonly fight: FightView }) {
  const monster = fight.monster?.monster;
  const facts = factsOf(monster ?? '');
  if (facts === null) return null;
  const { specials } = facts;
  const text = legendText(language.value, facts);
  return (
    <section class="legend-card paper" aria-label={sayHere('fight.title')}>
      <Sum scene={scene} fight={fight} />
      <h2 class="display">
        {sayHere('fight.title')} <RuleLink rule="OW-LH-042" />
      </h2>
      <ol>
        {specials.map((_, index) => (
          <li key={roman(index + 1)}>
            <Claws n={index + 1} />
            <span>{withoutLead(text.specials[index] ?? '')}</span>
          </li>
        ))}
      </ol>
      <p class="legend-ability">
        <Emblem name={HUNT_ICONS.passive} /> {monsterAbilityText(language.value, facts.ability)}
      </p>
    </section>
  );
}

/** The cuts say which attack it is. */
const withoutLead = (words: string): string => words.slice(words.indexOf(':') + 1).trim();

type Struck = { readonly monster: string; readonly claws: number };
const special: ModuleBeat<Struck> = {
  time: 900,
  sound: 'growl',
  of(event) {
    const told = toldOf(event);
    return told?.what === 'special' ? { monster: told.monster, claws: told.claws } : null;
  },
  picture: ({ shown: { monster, claws } }) => {
    const facts = factsOf(monster);
    const words = facts === null ? '' : (legendText(language.value, facts).specials[claws - 1] ?? '');
    return (
      <div class="claw-beat paper">
        <Claws n={claws} />
        <b class="display">{sayHere('fight.title')}</b>
        <p>{withoutLead(words)}</p>
      </div>
    );
  },
  caption: (_, { monster, claws }) =>
    sayHere('beat.special', { foe: sayHunt(`name.monster.${monster}`), number: roman(claws) }),
};

type Taken = { readonly damage: number; readonly by: number; readonly through: number };
const hide: ModuleBeat<Taken> = {
  time: 800,
  sound: 'block',
  of(event) {
    const told = toldOf(event);
    return told?.what === 'protected' ? { damage: told.damage, by: told.by, through: told.through } : null;
  },
  picture: ({ shown }) => (
    <div class="hide-beat paper">
      <HideSum {...shown} />
    </div>
  ),
  caption: (_, shown) => sayHere('beat.through', shown),
};

/** What else befalls in the fight against it, in its own words. */
const TOLD: ReadonlySet<string> = new Set(['regained', 'attacked']);
const said = saidBeat((event) => TOLD.has(toldOf(event)?.what ?? ''), { time: 800, sound: 'growl' });

export const legendBeats = [special, hide, said] as unknown as readonly ModuleBeat[];
