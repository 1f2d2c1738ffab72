import { useEffect, useState } from 'preact/hooks';
import { findOnlineGame, type OnlineGame } from './online-games';

/** The game of a table, loaded when first needed; null until then and for games that cannot be played online. */
export function useOnlineGame(id: string): OnlineGame | null {
  const [game, setGame] = useState<OnlineGame | null>(null);
  useEffect(() => {
    let isLate = false;
    void findOnlineGame(id)?.then(async (found) => {
      await found.refresh();
      if (!isLate) setGame(found);
    });
    return () => {
      isLate = true;
    };
  }, [id]);
  return game;
}
