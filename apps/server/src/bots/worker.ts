import { GAMES } from '../game-list';
import { chooserBy } from './chooser';
import { serveErrands } from './serve-errands';

serveErrands(
  GAMES,
  chooserBy(() => performance.now()),
);
