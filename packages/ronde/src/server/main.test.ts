import { expect, it } from 'vitest';
import { readOptions } from './options.ts';
import { NotCopied, Unusable } from './serve.ts';
import { whyNot } from './why-not.ts';

const system = (code: string) => Object.assign(new Error(`${code}: open '/x'`), { code, syscall: 'open' });
const url = ['--database', 'postgres://ronde@localhost/ronde'];

it.each([
  ['a folder on a disk that can only be read', system('EROFS'), [], 'ne peuvent qu’être lues'],
  ['a file that can only be read', new Unusable('read-only'), [], 'ne peuvent qu’être lues'],
  ['a full disk', system('ENOSPC'), [], 'est plein'],
  ['a replica', new Unusable('read-only'), url, 'réplique'],
  ['a folder that can only be read, beside a database', system('EROFS'), url, 'ne peuvent qu’être lues'],
  ['a copy that was not made', new NotCopied({ code: 'copy-unwritable', file: 'x', reason: 'ENOSPC' }), [], 'ENOSPC'],
])('%s is said in a sentence', (_, error, args, said) => {
  const sentence = whyNot(error, readOptions(args, ''));
  expect(sentence).toContain(said);
  expect(sentence).not.toContain('EROFS');
});
