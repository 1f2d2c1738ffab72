import { gwentTexts, type HelpLine, helpCards } from '@medallion/gwent';
import { Icon } from '../../../pieces/icon';
import { language } from '../../../settings/settings';
import { TableDialog } from '../../../table/frame/table-dialog';
import { AllRules, type HelpKey, HelpKeys } from '../../../table/guide/help';
import { sayTable } from '../../../table/text/say-table';
import { abilityIcon, FACTION_LOOKS, type GwentFaction, weatherIcon } from '../card-face';
import { sayGwent } from '../text/say-gwent';
import { type Scene, sideOf } from './scene';

/** Every key of the table, as the help shows it. */
function tableKeys(): readonly HelpKey[] {
  return [
    ['← → ↑ ↓', sayGwent('keys.arrows')],
    ['Enter', sayGwent('keys.enter')],
    ['1 – 9, 0', sayGwent('keys.digits')],
    ['P', sayGwent('keys.pass')],
    ['L', sayGwent('keys.leader')],
    ['U', sayTable('keys.undo')],
    ['T', sayTable('hint')],
    ['S', sayGwent('keys.score')],
    ['D', sayGwent('keys.piles')],
    ['H ?', sayTable('keys.help')],
    ['Esc', sayGwent('keys.escape')],
  ];
}

const SPECIAL_ICONS: Readonly<Record<string, string>> = { 'commanders-horn': 'horn' };

function HelpList({ title, lines, crest }: { title: string; lines: readonly HelpLine[]; crest: GwentFaction }) {
  return (
    <section class="help-card paper">
      <h3 class="display">{title}</h3>
      <dl>
        {lines.map(({ id, name, text }) => {
          const icon =
            id === crest ? FACTION_LOOKS[crest].crest : (abilityIcon(SPECIAL_ICONS[id] ?? id) ?? weatherIcon(id));
          return (
            <div key={id}>
              <dt>
                {icon === null ? null : <Icon name={icon} />} {name}
              </dt>
              <dd>{text}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** The help cards of the game, the order of a turn, and the keys of the table. */
export function HelpDialog({ scene, onClose }: { readonly scene: Scene; readonly onClose: () => void }) {
  const { faction } = sideOf(scene, scene.me);
  const { units, specials } = helpCards(language.value, faction);
  return (
    <TableDialog title={sayGwent('help.title')} class="help" onClose={onClose}>
      <div class="help-grid">
        <section class="help-card paper">
          <h3 class="display">{sayGwent('help.turn')}</h3>
          <ol class="help-turn">
            <li>{sayGwent('help.turn.play')}</li>
            <li>{sayGwent('help.turn.leader')}</li>
            <li>{sayGwent('help.turn.pass')}</li>
          </ol>
          <p>{sayGwent('help.rounds')}</p>
          <p>{sayGwent('help.strength')}</p>
          <AllRules />
          <HelpKeys keys={tableKeys()} />
        </section>
        <HelpList title={gwentTexts.say(language.value, 'help.units')} lines={units} crest={faction} />
        <HelpList title={gwentTexts.say(language.value, 'help.specials')} lines={specials} crest={faction} />
      </div>
    </TableDialog>
  );
}
