import type { ComponentChildren } from 'preact';
import { FightScene } from '../fight/fight-scene';
import type { Scene } from './scene';
import type { Moments, TableControl } from './use-table';

/** The scene that takes the place of the table now; null while the table itself is shown. */
export function sceneFor(scene: Scene, control: TableControl, _moments: Moments): ComponentChildren {
  const { view } = scene;
  const { look, undo, hint } = control;
  const ask = { scene, explained: look.explained, hinted: look.hinted, undo, hint };
  if (view.fight !== null && view.phase === 'fight') return <FightScene {...ask} fight={view.fight} />;
  return null;
}
