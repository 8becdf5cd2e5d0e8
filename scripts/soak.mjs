// `npm run soak`: the kills, the rivals and the laws, for hours. Arguments go to vitest: `npm run soak -- --project laws`.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './alone.mjs';
import { setUp } from './setup.mjs';

await setUp();
const vitest = path.join(root, 'node_modules', '.bin', 'vitest');
const args = ['run', '--config', 'vitest.soak.config.ts', '--reporter=verbose', ...process.argv.slice(2)];
process.exitCode = spawnSync(vitest, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
