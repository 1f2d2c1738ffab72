import './latest-line.css';
import { Icon } from '../../../pieces/icon';
import { TableDialog } from '../../../table/frame/table-dialog';
import { sayTable } from '../../../table/text/say-table';
import { sayGwent } from '../text/say-gwent';
import { Chronicle, lineWords } from './chronicle';
import type { Scene } from './scene';

/** Where there is no room for the chronicle: its latest line, which opens the rest. */
export function LatestLine({ scene, onOpen }: { readonly scene: Scene; readonly onOpen: () => void }) {
  const latest = scene.session.log.value.at(-1);
  const words = latest === undefined ? '' : lineWords(scene.session, latest);
  return (
    <button type="button" class="latest-line" aria-label={`${sayGwent('latest.open')}: ${words}`} onClick={onOpen}>
      <Icon name="quill" /> <span>{words}</span>
    </button>
  );
}

export function ChronicleDialog({ scene, onClose }: { readonly scene: Scene; readonly onClose: () => void }) {
  return (
    <TableDialog title={sayTable('log.title')} class="chronicle-dialog" onClose={onClose}>
      <Chronicle scene={scene} />
    </TableDialog>
  );
}
