import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { GivenUp, oneTask } from './one-task.ts';

/** A process that has opened all the files that it may, and then has something done beside it, twice. */
const starved = `
import { openSync } from 'node:fs';
import { oneTask } from ${JSON.stringify(fileURLToPath(new URL('./one-task.ts', import.meta.url)))};
const ask = () => oneTask('copies', { kind: 'check', file: '/nowhere' }).catch((error) => error.constructor.name + ': ' + error.message);
await import('node:child_process');
try { for (;;) openSync('/dev/null'); } catch (error) { console.log(error.code); }
console.log(await ask());
console.log(await ask());
`;

test('a process that cannot be started is an error of the task, never the end of this one', () => {
  const node = `"${process.execPath}" --import tsx --input-type=module -`;
  const ran = spawnSync('bash', ['-c', `ulimit -n 80; exec ${node}`], { input: starved, encoding: 'utf8' });
  expect({ status: ran.status, stderr: ran.stderr }).toEqual({ status: 0, stderr: '' });
  const lines = ran.stdout.trim().split('\n');
  expect(lines[0]).toBe('EMFILE');
  expect(lines.slice(1)).toEqual([expect.stringMatching(/^ChildGone: .*EMFILE/), expect.stringMatching(/EMFILE/)]);
});

test('who wants it no more waits no more', async () => {
  const gone = new AbortController();
  const task = oneTask('copies', { kind: 'check', file: '/nowhere' }, { signal: gone.signal });
  gone.abort();
  await expect(task).rejects.toBeInstanceOf(GivenUp);
});
