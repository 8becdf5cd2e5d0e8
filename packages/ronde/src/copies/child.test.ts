import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { CopyTask } from './child.ts';

const child = fileURLToPath(new URL('../../dist/server/child.js', import.meta.url));

/** Cuts the link to whoever asks just before it is answered. */
const cutting = `const { send } = process;
process.send = (...answer) => {
  process.disconnect();
  return send.apply(process, answer);
};`;

it('ends quietly when whoever asked is gone before the answer', async () => {
  const before = `data:text/javascript,${encodeURIComponent(cutting)}`;
  const execArgv = ['--import', before];
  const asked = fork(child, { execArgv, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let said = '';
  asked.stderr?.on('data', (bytes: Buffer) => (said += String(bytes)));
  asked.send({ kind: 'check', file: '/nowhere/ronde.sqlite' } satisfies CopyTask);
  const [code] = (await once(asked, 'exit')) as [number | null];
  expect({ code, said }).toEqual({ code: 0, said: '' });
});
