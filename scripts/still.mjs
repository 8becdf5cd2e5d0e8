// `npm run still -- keep`, `npm run still`: whether the program answers as it did.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './alone.mjs';
import { buildServer } from './build.mjs';
import { setUp } from './setup.mjs';

await setUp();
await buildServer();
const args = ['--import', 'tsx', path.join(root, 'still/still.ts'), ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
