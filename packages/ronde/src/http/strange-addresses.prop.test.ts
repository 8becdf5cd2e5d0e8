import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { openedDesk } from './test-public.ts';

afterEach(() => vi.restoreAllMocks());

const piece = fc.oneof(
  fc.constantFrom(
    't',
    'en',
    'lyon',
    'ronde',
    'joueur',
    'classement',
    'table',
    'j',
    'bureau',
    'invitation',
    'api',
    'public',
  ),
  fc.constantFrom(
    '..',
    '.',
    '',
    '1',
    '-1',
    '99999999999999999999',
    '1e9',
    'NaN',
    '__proto__',
    'constructor',
    ':t',
    '*',
  ),
  fc.constantFrom(
    '%0d%0aX:1',
    '%00',
    '%zz',
    '%',
    '%C3%A9',
    '%E9',
    '%c0%af',
    '%2e%2e',
    '%2F',
    '%5c',
    '%e2%80%ae',
    '%25',
  ),
  fc.constantFrom(
    '%F0%9F',
    'é',
    '\\',
    ';',
    ':',
    '@evil.example',
    '//evil.example',
    '?',
    '#',
    '&',
    '<script>',
    "'",
    '"',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }).map((text) => encodeURIComponent(text)),
);
const address = fc
  .tuple(
    fc.array(piece, { maxLength: 6 }),
    fc.constantFrom('', '/', '//'),
    fc.constantFrom('', '?key=%zz', '?a=%0d%0a', '?%'),
  )
  .map(([pieces, end, query]) => `/${pieces.join('/')}${end}${query}`);

it('no address whatever makes the server fail: no 5xx, nothing for whoever looks after the machine', async () => {
  const desk = await openedDesk();
  const written = vi.spyOn(console, 'error');
  await fc.assert(
    fc.asyncProperty(
      address,
      fc.constantFrom('GET', 'HEAD'),
      fc.constantFrom('*/*', 'text/html', 'application/json'),
      async (path, method, accept) => {
        const request = new Request(`http://localhost${path}`, {
          method,
          headers: { Accept: accept },
        });
        const answer = await desk.app.request(request);
        expect(answer.status, path).toBeLessThan(500);
        expect(answer.headers.get('location') ?? '/', path).toMatch(/^\/(?!\/)/);
        await answer.body?.cancel();
      },
    ),
    { numRuns: 10_000 },
  );
  expect(desk.reported).toEqual([]);
  expect(written).not.toHaveBeenCalled();
  desk.installation.live.close();
}, 120_000);
