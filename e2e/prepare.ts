// Once before the journeys: the bundles of `npm start`, and a browser taken out of its package (two first starts at
// the same time would race for it).
import type { TestProject } from 'vitest/node';
import { build } from '../scripts/build.mjs';
import { browserPath } from './browser.ts';

export default async function prepare(project: TestProject): Promise<void> {
  await build();
  project.provide('browserPath', await browserPath());
}

declare module 'vitest' {
  export interface ProvidedContext {
    browserPath: string;
  }
}
