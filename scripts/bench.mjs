// `npm run bench`: bundles the measurements as the program is bundled, then runs them.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './alone.mjs';
import { setUp } from './setup.mjs';

await setUp();
const { build } = await import('esbuild');
// Among the packages, where the other programs are found; they are left as they are shipped.
const outfile = path.join(root, 'node_modules/.ronde-bench/bench.mjs');
await build({
  absWorkingDir: root,
  entryPoints: ['bench/bench.ts'],
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  external: ['tournament-pairings', 'swiss-pairing', 'edmonds-blossom-fixed', 'elo-rating'],
  logLevel: 'warning',
});
await import(pathToFileURL(outfile).href);
