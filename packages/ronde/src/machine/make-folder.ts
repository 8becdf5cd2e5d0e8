import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it that are missing; one that is there stays as it is. Throws what the system says,
 * at once: `mkdir` by itself asks a folder that takes none (`/proc`) without end, because such a one answers ENOENT.
 */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  try {
    await mkdir(folder, mode === undefined ? {} : { mode });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST' && (await isFolder(folder))) return;
    const above = dirname(folder);
    if (code !== 'ENOENT' || above === folder || (await isFolder(above))) throw error;
    await makeFolder(above, mode);
    await mkdir(folder, mode === undefined ? {} : { mode });
  }
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
