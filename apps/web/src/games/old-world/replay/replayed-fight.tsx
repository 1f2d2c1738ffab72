import './replayed-fight.css';
import type { ComponentChildren } from 'preact';
import type { BoardProps } from '../../../table/frame/board';
import { FightScene } from '../fight/fight-scene';
import type { Scene } from '../table/scene';
import type { TableControl } from '../table/use-table';

/** In a replay a fight is seen where it takes place, with the controls of the replay around it; null while there is none. */
export function replayedFight(
  scene: Scene,
  { look, undo, hint }: TableControl,
  { controls, aside }: BoardProps,
): ComponentChildren {
  const { fight, phase } = scene.view;
  if (fight === null || phase !== 'fight') return null;
  return (
    <div class="replayed-fight">
      <FightScene scene={scene} explained={look.explained} hinted={look.hinted} undo={undo} hint={hint} fight={fight} />
      <div class="right">{aside}</div>
      {controls}
    </div>
  );
}
