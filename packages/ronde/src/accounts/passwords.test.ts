import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, expect, it, vi } from 'vitest';
import { passwords } from './passwords.ts';

// The real work, counted.
const scrypt = vi.spyOn(crypto, 'scrypt');
syncBuiltinESMExports();
afterAll(() => {
  scrypt.mockRestore();
  syncBuiltinESMExports();
});

it('costs N = 2^17, r = 8, p = 1, and reads what it wrote', async () => {
  const usual = passwords();
  const hash = await usual.hash('neuf chevaux blancs');
  const kept = hash.ok ? hash.value : '';
  expect(kept).toMatch(/^scrypt\$17\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(await usual.matches('neuf chevaux blancs', kept)).toEqual({ ok: true, value: true });
  expect(await usual.matches('neuf chevaux noirs', kept)).toEqual({ ok: true, value: false });
});

it('an unknown name costs the same work as a wrong password', async () => {
  const keeper = passwords(4);
  const hash = await keeper.hash('neuf chevaux blancs');
  const workFor = async (kept: string | null) => {
    scrypt.mockClear();
    expect(await keeper.matches('un autre mot', kept)).toEqual({ ok: true, value: false });
    return scrypt.mock.calls.map(([password, , length, how]) => ({ password, length, how }));
  };
  const known = await workFor(hash.ok ? hash.value : '');
  expect(known).toHaveLength(1);
  expect(await workFor(null)).toEqual(known);
});

it('a password typed with composed or decomposed accents is one password', async () => {
  const keeper = passwords(4);
  const hash = await keeper.hash('mémé dévouée');
  const kept = hash.ok ? hash.value : '';
  expect(await keeper.matches('mémé dévouée'.normalize('NFD'), kept)).toEqual({ ok: true, value: true });
});

it('a volley waits in a line that has an end', async () => {
  const keeper = passwords(10);
  const answers = await Promise.all(Array.from({ length: 40 }, () => keeper.matches('x', null)));
  expect(answers.filter((answer) => !answer.ok)).toHaveLength(24);
});
