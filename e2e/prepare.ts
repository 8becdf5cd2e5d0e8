// Once before the journeys: the bundles of `npm start`, a browser taken out of its package (two first starts at the same
// time would race for it), and the program that those share which do not stop it, with its first account.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { build } from '../scripts/build.mjs';
import { browserPath } from './browser.ts';
import { startProgram } from './program.ts';
import { sessionOf } from './staff.ts';

export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  await build();
  project.provide('browserPath', await browserPath());
  const data = mkdtempSync(path.join(tmpdir(), 'ronde-journeys-'));
  const program = await startProgram(data);
  project.provide('address', program.address);
  project.provide('claire', await sessionOf(program, 'Claire'));
  return async () => {
    await program.kill();
    rmSync(data, { recursive: true, force: true });
  };
}

declare module 'vitest' {
  export interface ProvidedContext {
    browserPath: string;
    /** Of the program that journeys share. */
    address: string;
    /** The session of its first account. */
    claire: string;
  }
}
