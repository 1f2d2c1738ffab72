import '../colours.css';
import './online-modules.css';
import '../../../table/setup/figures.css';
import oldWorldSheet from 'virtual:art-sheet/oldworld';
import { loadArtSheet } from '../../../art/art-sheet';
import type { OnlinePartsProps } from '../../../play/online/online-games';
import { type Chosen, fitting, packed, readPacked } from '../setup/module-plan';
import { ModulePlates } from '../setup/module-plates';
import { Presets, presetModules } from '../setup/presets';

void loadArtSheet(oldWorldSheet);

/** The setting that holds the expansions, in their short form. */
export const MODULES = 'modules';
/** Who sits at the table is settled beside it. */
const PRESETS = ['first', 'competitive'] as const;

/** The expansions of a table that is opened for others. */
export function OnlineModules({ options, players, change }: OnlinePartsProps) {
  const chosen = fitting(readPacked(options[MODULES] ?? '', players).chosen, players);
  const put = (modules: Chosen) => change({ ...options, [MODULES]: packed(modules) });
  return (
    <div class="online-modules figure-setup">
      <Presets
        chosen={chosen}
        players={players}
        presets={PRESETS}
        choose={(preset) => put(presetModules(preset, players))}
      />
      <ModulePlates chosen={chosen} players={players} change={put} />
    </div>
  );
}
