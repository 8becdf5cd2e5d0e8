import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dark, light } from '../packages/web/src/ui/theme/theme.tsx';

const css = readFileSync(path.join(import.meta.dirname, '../packages/web/src/ui/theme/tokens.css'), 'utf8');

const [inLight = '', inDark = ''] = css.split('@media (prefers-color-scheme: dark)');

const said = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/g)].map(([, name, value = '']) => [name, value.toUpperCase()]),
  );

test('the pages without a theme of their own have the same colours as the desk', () => {
  expect(said(inLight)).toEqual(light);
  expect(said(inDark)).toEqual(dark);
});
