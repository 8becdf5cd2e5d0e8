import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Resolves when files of databases that were closed are truly let go. SQLite keeps a closed file open, and its lock,
 * for as long as a statement on it lives, which is until it is collected; Windows renames no open file.
 */
export async function released(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  // What is collected is let go in a later turn.
  await new Promise((resolve) => setImmediate(resolve));
}
