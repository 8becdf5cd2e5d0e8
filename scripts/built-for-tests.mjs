// Once before tests that start programs: they start what is installed, bundled anew if a source is newer. Once after
// them: the PostgreSQL that they have shared ends, one for each process of tests.
import { chmodSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildServer } from './build.mjs';

export default async function prepare() {
  await buildServer();
  const folder = mkdtempSync(path.join(tmpdir(), 'ronde-shared-'));
  // Where tests run as root, PostgreSQL runs as `nobody`.
  chmodSync(folder, 0o755);
  process.env.RONDE_POSTGRES_FOLDER = folder;
  return async () => {
    for (const one of readdirSync(folder)) end(path.join(folder, one, 'data', 'postmaster.pid'));
    // A hundred databases are a hundred thousand files.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

/** Ends the server whose number is the first line of this file, if it has not ended with its tests. */
function end(file) {
  try {
    process.kill(Number.parseInt(readFileSync(file, 'utf8'), 10), 'SIGKILL');
  } catch {
    // It has.
  }
}
