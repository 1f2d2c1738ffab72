import './setup.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Page } from '../../pieces/frame';
import { createLocalTable, type NewTable, pathToLocalTable } from '../../play/local/tables';
import { navigate } from '../../router/router';
import { createGuidedGame, type GuidedGame, isGuided } from '../guide/guided-game';
import { localSeats, type SeatsSetup } from './seat-plan';

/** What is being agreed, and how a part of it is changed. */
export function useSetup<Setup>(first: () => Setup) {
  const [setup, setSetup] = useState<Setup>(first);
  const change = (part: Partial<Setup>) => setSetup((before) => ({ ...before, ...part }));
  return [setup, change] as const;
}

/** Puts the agreed table on the shelf and goes there. */
export async function setOut(setup: SeatsSetup, { game, config }: Pick<NewTable, 'game' | 'config'>): Promise<void> {
  const table = await createLocalTable({ game, config, seats: localSeats(setup) });
  navigate(pathToLocalTable(game, table));
}

interface SetupFrameProps {
  readonly title: string;
  /** The game that is opened at once when the address asks to be guided. */
  readonly guided: GuidedGame;
  readonly notice: ComponentChildren;
  /** False where nobody chooses whom to play. */
  readonly hasFigures?: boolean;
  readonly children: ComponentChildren;
}

/** The page before a local game: its parts, and the notice that sets out. */
export function SetupFrame({ title, guided, notice, hasFigures = true, children }: SetupFrameProps) {
  const wantsGuide = isGuided();
  useEffect(() => {
    if (wantsGuide) void createGuidedGame(guided).then((path) => navigate(path, { replace: true }));
  }, [wantsGuide]);
  return (
    <Page title={title} class={hasFigures ? 'setup figure-setup' : 'setup'}>
      {notice}
      <div class="setup-parts">{children}</div>
    </Page>
  );
}
