import './monster-card.css';
import { MONSTERS, monsterAbilityText, TROPHIES, trophyText } from '@medallion/old-world';
import { language } from '../../../settings/settings';
import { Figure } from '../../../table/cards/emblem';
import { TableDialog } from '../../../table/frame/table-dialog';
import { GOODS_ICONS, monsterIcon } from '../art/emblems';
import { named, sayOldWorld } from '../text/say-old-world';
import { Emblem, roman } from './pieces';

/** A monster as a printed card: level, life, what it does, and what its trophy gives. */
export function MonsterCard({ monster }: { readonly monster: string }) {
  const facts = MONSTERS.find(({ id }) => id === monster);
  const trophy = TROPHIES.find(({ kind, of }) => kind === 'monster' && of === monster);
  if (facts === undefined) return null;
  return (
    <article class={`monster-sheet paper ruled lv${facts.level}`}>
      <svg
        class="monster-sheet-art"
        viewBox="0 0 300 190"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <rect width="300" height="190" class="monster-sheet-sky" />
        <circle cx="150" cy="92" r="70" class="monster-sheet-moon" />
        <Figure class="beast-back" name={monsterIcon(monster)} x={65} y={10} size={170} />
        <Figure class="beast" name={monsterIcon(monster)} x={65} y={10} size={170} />
      </svg>
      <p class="k">{sayOldWorld('monster.level', { level: roman(facts.level), life: facts.life })}</p>
      <h3 class="display">{named('monster', monster)}</h3>
      <p class="monster-sheet-text">{monsterAbilityText(language.value, facts.ability)}</p>
      {trophy === undefined ? null : (
        <p class="monster-sheet-trophy">
          <Emblem name={GOODS_ICONS.trophy} /> <span>{trophyText(language.value, trophy)}</span>
        </p>
      )}
    </article>
  );
}

export function MonsterDialog({ monster, onClose }: { readonly monster: string; readonly onClose: () => void }) {
  return (
    <TableDialog title={named('monster', monster)} class="monster-dialog" onClose={onClose}>
      <MonsterCard monster={monster} />
    </TableDialog>
  );
}
