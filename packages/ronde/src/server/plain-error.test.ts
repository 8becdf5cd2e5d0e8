import { expect, it } from 'vitest';
import { plainError } from './observe.ts';

it('of an error, nothing that hangs on it is written down', () => {
  const error = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', client: { secret: 'x' } });
  expect(Object.keys(plainError(error) as object)).toEqual(['name', 'message', 'stack', 'code']);
  expect(plainError('thrown')).toEqual({ message: 'thrown' });
});
