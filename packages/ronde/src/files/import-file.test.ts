import { expect, test } from 'vitest';
import { importReader } from './import-file.ts';

const read = importReader();
const bytes = (text: string) => new TextEncoder().encode(text);
const head = '"ronde":1,"name":"x","format":"classique","date":"2026-11-28","seed":1,"rounds":[]';

test('a file is read in a process of its own; one person’s second file is not begun before the first is answered', async () => {
  const file = `{${head},"players":[{"id":"a","name":"NOM Ada"}]}`;
  const first = read('claire', bytes(`{"copy":true,"file":${file}}`));
  expect(await read('claire', bytes('{}'))).toBe('file-being-read');
  expect(await first).toMatchObject({ kind: 'read', copy: true, file: { tournament: { name: 'x' } } });
  expect(await read('claire', bytes('{}'))).toMatchObject({ kind: 'malformed' });
});

test('nine million numbers or brackets are refused for what they are', async () => {
  const many = `{"file":{${head},"players":[${'1,'.repeat(8_999_999)}1]}}`;
  expect(await read('claire', bytes(many))).toMatchObject({ kind: 'refused', problems: [{ code: 'too-many-values' }] });
  const deep = `{"file":${'['.repeat(9_000_000)}`;
  expect(await read('claire', bytes(deep))).toMatchObject({ kind: 'refused', problems: [{ code: 'too-many-values' }] });
});
