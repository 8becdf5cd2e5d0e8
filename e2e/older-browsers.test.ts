// OLD-01: an old phone and an old projector, simulated: what their browsers do not have is taken away before the page's
// own scripts run.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Created, created, eighteen } from './created.ts';
import { codesOf, type Hall, hall } from './phones.ts';

const by = 'Claire';
let there: Hall;
let desk: Created;
let code: (player: string) => string;

beforeAll(async () => {
  there = await hall();
  desk = await created(there.program, by, { name: 'Saint-Martin', format: 'classique' }, eighteen.slice(0, 8));
  await desk.ask({ kind: 'show', open: true });
  await desk.playWith(1, (table) => [450 + table, 400]);
  await desk.ask({ kind: 'draw', round: 2, without: [] });
  await desk.ask({ kind: 'publish', round: 2, attempt: 1 });
  code = await codesOf(there, by, desk.slug);
});
afterAll(() => there?.close());

/** As Chrome 87 and iOS 14 have it. */
function withoutNewer(): void {
  const taken: readonly [object, readonly string[]][] = [
    [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with']],
    [String.prototype, ['at', 'isWellFormed', 'toWellFormed']],
    [Object, ['hasOwn', 'groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'any', 'try']],
    [AbortSignal, ['timeout', 'any']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf']],
    [globalThis, ['structuredClone', 'reportError', 'BroadcastChannel', 'requestIdleCallback', 'scheduler']],
    [crypto, ['randomUUID']],
    [Crypto.prototype, ['randomUUID']],
  ];
  for (const [on, names] of taken) for (const name of names) delete (on as Record<string, unknown>)[name];
}

test('a player’s page: the table, a result, the standings', async () => {
  const [a = '', b = ''] = (await desk.tables(2))[0] ?? [];
  const { page, open, complaints } = await there.phone('/healthz');
  await page.addInitScript(withoutNewer);
  await open(`/j/${code(a)}`);
  await page.getByRole('button', { name: /^Saisir/ }).click();
  for (const [i, figure] of ['432', '398'].entries()) await page.locator('main input').nth(i).fill(figure);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('heading', { name: /^Vous avez saisi/ }).waitFor();
  await page.getByRole('link', { name: 'Classement', exact: true }).click();
  await page.getByRole('table').first().waitFor();
  await open(`/j/${code(b)}`);
  await page.getByRole('button', { name: /^Ce n’est pas/ }).waitFor();
  expect(complaints).toEqual([]);
});

test('the wall: tables, then standings', async () => {
  const { page, open, complaints } = await there.phone('/healthz', { viewport: { width: 1280, height: 720 } });
  await page.addInitScript(withoutNewer);
  await open(`/ecran/${desk.slug}?page=tables`);
  await page.getByText('Les tables, par numéro').first().waitFor();
  await open(`/ecran/${desk.slug}?page=classement`);
  await page.getByRole('heading', { name: 'Classement après la ronde 1' }).waitFor();
  expect(complaints).toEqual([]);
});

test('a browser that cannot run the page says so, once, with a link to what it can read', async () => {
  const { page, open } = await there.phone('/healthz');
  await page.addInitScript(() => {
    Object.defineProperty(String.prototype, 'replaceAll', { value: undefined });
  });
  // Its module does not even parse there.
  await page.route('**/assets/main-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'a b c' }));
  await open(`/ecran/${desk.slug}`);
  await page.getByText('Ce navigateur est trop ancien').waitFor();
  expect(await page.getByText('trop ancien').count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Lire la page publique' }).getAttribute('href')).toBe(`/t/${desk.slug}`);
});
