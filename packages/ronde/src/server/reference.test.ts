import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { readOptions } from './options.ts';

it('every option of the program stands in docs/reference/server.md', () => {
  let help = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    help += String(text);
    return true;
  });
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit');
  });
  expect(() => readOptions(['--help'], '')).toThrow('exit');
  vi.restoreAllMocks();
  const page = readFileSync(new URL('../../../../docs/reference/server.md', import.meta.url), 'utf8');
  const options = [...help.matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, name]) => name);
  expect(options.length).toBeGreaterThan(10);
  for (const option of options) if (option !== '--help') expect(page).toContain(`| \`${option}`);
});
