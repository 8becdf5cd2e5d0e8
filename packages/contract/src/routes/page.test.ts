import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { leastFor } from '../http/permissions.ts';
import { routes } from './index.ts';

const page = readFileSync(new URL('../../../../docs/reference/addresses.md', import.meta.url), 'utf8');

it('the page of addresses is the table of routes, line by line', () => {
  const lines = Object.entries(routes).map(([address, { permission, summary }]) => {
    const [method, path] = address.split(' ');
    return `| ${method} | \`${path}\` | ${leastFor(permission)} | ${summary} |`;
  });
  expect(page.split('\n').filter((line) => /^\| [A-Z]+ \|/.test(line))).toEqual(lines);
});
