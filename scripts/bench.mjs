// `npm run bench`: bundles the measurements as the program is bundled, then runs them.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './alone.mjs';
import { setUp } from './setup.mjs';

await setUp();
const { build } = await import('esbuild');
// Among the packages, where the other programs are found; they are left as they are shipped.
const outdir = path.join(root, 'node_modules/.ronde-bench');
await build({
  absWorkingDir: root,
  // The crowd is a process of its own.
  entryPoints: ['bench/bench.ts', 'bench/load.ts'],
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  external: [
    'tournament-pairings',
    'swiss-pairing',
    'edmonds-blossom-fixed',
    'elo-rating',
    'pg',
    '@photostructure/sqlite',
  ],
  logLevel: 'warning',
});
await import(pathToFileURL(path.join(outdir, 'bench.mjs')).href);
