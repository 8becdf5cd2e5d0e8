// `npm run bench`: bundles the program and the measurements, then runs them; `npm run bench -- store desk`: these alone.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './alone.mjs';
import { setUp } from './setup.mjs';

await setUp();
const program = await import('./build.mjs');
await program.build();
const { build } = await import('esbuild');
// Among the packages, where the other programs are found; they are left as they are shipped.
const outdir = path.join(root, 'node_modules/.ronde-bench');
await build({
  absWorkingDir: root,
  // The crowd, and a federation of twenty years, are processes of their own.
  entryPoints: ['bench/bench.ts', 'bench/load.ts', 'bench/federation-kept.ts'],
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
    'playwright-core',
    '@sparticuz/chromium',
    '@photostructure/sqlite',
  ],
  logLevel: 'warning',
});
const { bench } = await import(pathToFileURL(path.join(outdir, 'bench.mjs')).href);
await bench({ server: program.serverBundle, web: program.webFolder }, process.argv.slice(2));
