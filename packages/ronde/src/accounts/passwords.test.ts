import { expect, it } from 'vitest';
import { passwords } from './passwords.ts';

it('costs N = 2^17, r = 8, p = 1, and reads what it wrote', async () => {
  const usual = passwords();
  const hash = await usual.hash('neuf chevaux blancs');
  const kept = hash.ok ? hash.value : '';
  expect(kept).toMatch(/^scrypt\$17\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(await usual.matches('neuf chevaux blancs', kept)).toEqual({ ok: true, value: true });
  expect(await usual.matches('neuf chevaux noirs', kept)).toEqual({ ok: true, value: false });
});

it('an unknown name takes as long as a wrong password', async () => {
  const keeper = passwords(14);
  const hash = await keeper.hash('neuf chevaux blancs');
  const timed = async (kept: string | null) => {
    const before = performance.now();
    for (let n = 0; n < 5; n++) await keeper.matches('un autre mot', kept);
    return performance.now() - before;
  };
  const [known, unknown] = [await timed(hash.ok ? hash.value : ''), await timed(null)];
  expect(unknown / known).toBeGreaterThan(0.4);
  expect(unknown / known).toBeLessThan(2.5);
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
