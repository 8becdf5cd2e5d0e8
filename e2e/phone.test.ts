// The players' phones on the hall's plain http: what each sees through a round, what two say of one table, what is kept
// while the network is cut, and what stays closed.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Created, created, eighteen } from './created.ts';
import { faultsOf } from './faults.ts';
import { codesOf, type Hall, hall, type Phone } from './phones.ts';
import { picture } from './pictures.ts';
import { plain } from './plain.ts';
import { saidWithin } from './said-within.ts';
import { sessionOf } from './staff.ts';
import { inTheme } from './stands.ts';

let there: Hall;

beforeAll(async () => {
  there = await hall();
});
afterEach(() => there.putAway());
afterAll(() => there?.close());

const by = 'Claire';

interface Opened extends Created {
  readonly code: (player: string) => string;
  /** The two of a table, as drawn: who is first is not who starts. */
  two(round: number, table: number): Promise<readonly [string, string]>;
  play(round: number): Promise<void>;
}

/** A tournament that the public sees, with everybody's link. */
async function opened(body: object, names: readonly string[] = eighteen): Promise<Opened> {
  const desk = await created(there.program, by, { format: 'classique', ...body }, names);
  await desk.ask({ kind: 'show', open: true });
  const two = async (round: number, table: number) => {
    const match = (await desk.view()).tournament.rounds[round - 1]?.matches.find((one) => one.table === table);
    const [a = '', b = ''] = match?.players ?? [];
    return [a, b] as const;
  };
  const play = (round: number) => desk.playWith(round, (table) => [400 + table, 380 - table]);
  return { ...desk, two, play, code: await codesOf(there, by, desk.slug) };
}

async function published(desk: Opened, round: number): Promise<void> {
  await desk.ask({ kind: 'draw', round, without: [] });
  await desk.ask({ kind: 'publish', round, attempt: 1 });
}

/** What the director sets beside the commands. */
async function put(desk: Opened, path: string, body: object): Promise<void> {
  const headers = { 'Content-Type': 'application/json', Cookie: `ronde=${await sessionOf(there.program, by)}` };
  const at = `${there.program.address}/api/tournaments/${desk.slug}${path}`;
  const answer = await fetch(at, { method: 'PUT', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
}

const name = (player: string): string => eighteen[Number(player.slice(1)) - 1] ?? '';
const surname = (player: string): string => name(player).split(' ')[0] ?? '';
const main = async (page: Page) => plain(await page.textContent('main'));
const press = (page: Page, label: string | RegExp) => page.getByRole('button', { name: label }).click();

/** On the page's own pad: mine, then the other's. */
async function enter(page: Page, mine: number, theirs: number): Promise<void> {
  for (const [label, score] of [
    [0, mine],
    [1, theirs],
  ] as const) {
    await page.locator('main input').nth(label).click();
    for (const digit of String(score)) await page.getByRole('button', { name: digit, exact: true }).click();
  }
}

async function result(desk: Opened, round: number, table: number) {
  return (await desk.view()).tournament.rounds[round - 1]?.matches.find((one) => one.table === table);
}

/** Neither sideways scroll nor a fault that a machine can find, in both themes. */
async function sound({ page, complaints }: Phone): Promise<void> {
  await inTheme(page, 'light');
  expect(await faultsOf(page)).toEqual([]);
  await inTheme(page, 'dark');
  // Of all that is looked at, a theme changes the colours alone; for some frames the browser shows what inherits a
  // colour in that of the other theme.
  await expect.poll(() => faultsOf(page, ['color-contrast'])).toEqual([]);
  // 195: a phone of 390 at 200 %.
  for (const width of [360, 320, 195]) {
    await page.setViewportSize({ width, height: 640 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect(complaints).toEqual([]);
}

test('a player’s day: presence, the table with one buzz, the result, the place', async () => {
  const desk = await opened({ name: 'Journée' });
  await desk.ask({ kind: 'mark', player: 'p5', presence: 'expected' });
  const phone = await there.phone(`/j/${desk.code('p5')}`);
  const { page } = phone;
  await page.evaluate(() => {
    const buzz = globalThis as unknown as { buzzes: number };
    buzz.buzzes = 0;
    navigator.vibrate = () => {
      buzz.buzzes++;
      return true;
    };
  });
  await page.getByRole('heading', { name: 'Inscriptions en cours' }).waitFor();
  expect(await main(page)).toContain('Les tables de la ronde 1 ne sont pas encore publiées.');
  await put(desk, '/options', { registration: false, places: null, presence: true });
  await press(page, 'Je suis dans la salle');
  await page.getByText('Présence notée').waitFor();
  expect((await desk.view()).tournament.players.find(({ id }) => id === 'p5')?.presence).toBe('here');
  await page.getByRole('heading', { name: 'Mes résultats' }).click();
  await published(desk, 1);
  await page.getByText('Table', { exact: true }).waitFor();
  const match = (await desk.view()).tournament.rounds[0]?.matches.find(({ players }) =>
    players.includes('p5' as never),
  );
  const other = match?.players.find((player) => player !== 'p5') ?? '';
  const seen = await main(page);
  expect(seen).toContain(String(match?.table));
  expect(seen).toContain(name(other));
  expect(seen).toContain(match?.starts === 'p5' ? 'Vous commencez' : `${surname(other)} commence`);
  const number = page.locator('strong').first();
  expect(await number.evaluate((one) => getComputedStyle(one).fontSize)).toBe('46px');
  const buzzes = () => page.evaluate(() => (globalThis as unknown as { buzzes: number }).buzzes);
  await expect.poll(buzzes).toBe(1);

  const [a] = match?.players ?? [];
  const mine = a === 'p5' ? [402, 398] : [398, 402];
  await desk.record(1, match?.table ?? 0, mine as [number, number]);
  await page.getByText('Résultat enregistré').waitFor();
  await expect.poll(() => main(page)).toContain('402 – 398');
  // Read again since, of the same table.
  expect(await buzzes()).toBe(1);
  for (const { players, table = 0 } of (await desk.view()).tournament.rounds[0]?.matches ?? [])
    if (!(players as readonly string[]).includes('p5')) await desk.record(1, table, [400, 380]);
  await desk.ask({ kind: 'close-round', round: 1 });
  await page.getByText('appariement en cours').waitFor();
  await expect.poll(() => main(page)).toMatch(/\d+ᵉ · 3 PM · \+4/);
  const after = await main(page);
  expect(after).toContain('Ronde 2 : appariement en cours');
  expect(after).toContain('402 – 398');
  await picture(page, 'phone-day');
  await sound(phone);

  await page.getByRole('link', { name: 'Classement' }).click();
  await published(desk, 2);
  await page.getByRole('link', { name: /^Ronde 2 : table \d+$/ }).click();
  await page.getByRole('button', { name: 'Saisir le score' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: /^Ronde 2/ }).count()).toBe(0);
}, 120_000);

test('two equal entries are the result; one alone counts for nothing; then words open', async () => {
  const desk = await opened({ name: 'Deux saisies' });
  await published(desk, 1);
  const [a, b] = await desk.two(1, 3);
  const first = await there.phone(`/j/${desk.code(a)}`);
  const second = await there.phone(`/j/${desk.code(b)}`);
  await press(first.page, 'Saisir le score');
  await enter(first.page, 458, 342);
  await first.page
    .getByText(`Victoire de ${surname(a)}`)
    .or(first.page.getByText(`Victoire d’${surname(a)}`))
    .waitFor();
  await sound(first);
  await press(first.page, 'Enregistrer');
  await first.page.getByText(`${surname(b)} doit encore le confirmer`).waitFor();
  expect(await result(desk, 1, 3)).not.toHaveProperty('result');

  await first.open(`/j/${desk.code(a)}/mots`);
  await first.page.getByText('La recherche de mots est fermée pendant votre partie.').waitFor();
  await sound(first);

  await second.page.getByRole('heading', { name: `${surname(a)} a saisi ce score` }).waitFor();
  await expect.poll(() => main(second.page)).toMatch(/342[\s\S]*458/);
  await sound(second);
  await press(second.page, 'Confirmer ce score');
  await second.page.getByText('Résultat confirmé').waitFor();
  await expect
    .poll(() => result(desk, 1, 3))
    .toMatchObject({ result: { kind: 'games', games: [[458, 342]] }, confirmed: true });

  await first.page.getByLabel('Mots à vérifier').fill('maison qzqz');
  await press(first.page, 'Vérifier');
  await first.page.getByRole('row', { name: 'MAISON admis' }).waitFor();
  await expect.poll(() => main(first.page)).toMatch(/QZQZ✗ non admis.*Liste : /);
  await sound(first);
});

test('the winner confirms « ma victoire »; another score is a dispute, which the two settle themselves', async () => {
  const desk = await opened({ name: 'Litige' });
  await published(desk, 1);
  const [a, b] = await desk.two(1, 2);
  const first = await there.phone(`/j/${desk.code(a)}`);
  const second = await there.phone(`/j/${desk.code(b)}`);
  await press(first.page, 'Saisir le score');
  await enter(first.page, 380, 401);
  await press(first.page, 'Enregistrer');
  await second.page.getByRole('button', { name: 'Confirmer ma victoire' }).waitFor();
  await press(second.page, 'Ce n’est pas ce score');
  // What the other one typed is not put in front of them.
  await expect.poll(() => second.page.locator('main input').first().inputValue()).toBe('');
  await enter(second.page, 411, 380);
  await press(second.page, 'Enregistrer');
  for (const { page } of [first, second]) await page.getByText('Vos deux scores diffèrent.').waitFor();
  // Each reads their own entry: 401 − 380 makes 21, 411 − 380 makes 31.
  await first.page.getByText('de 21 points').waitFor();
  await expect.poll(() => main(second.page)).toContain('de 31 points');
  expect(await result(desk, 1, 2)).not.toHaveProperty('result');
  await sound(second);
  // One has written wrong: the pad goes on to the other score after three digits.
  await press(second.page, 'Corriger mon score');
  for (const digit of '402380') await second.page.getByRole('button', { name: digit, exact: true }).click();
  await press(second.page, 'Enregistrer');
  await expect.poll(() => main(second.page)).toContain('de 22 points');
  await first.page.getByText('de 22 points').waitFor();
  await press(first.page, /^Prendre le score/);
  await expect.poll(() => result(desk, 1, 2)).toMatchObject({ confirmed: true });
  await second.page.getByText('de 22 points').waitFor();
});

test('a score that is unlikely is looked at twice; an empty field is never zero', async () => {
  const desk = await opened({ name: 'Deux fois' });
  await published(desk, 1);
  const [a] = await desk.two(1, 1);
  const { page } = await there.phone(`/j/${desk.code(a)}`);
  await press(page, 'Saisir le score');
  await page.getByRole('button', { name: '7', exact: true }).click();
  await press(page, 'Enregistrer');
  const alert = async () => plain(await page.getByRole('alert').textContent());
  await expect.poll(alert).toMatch(/^Il manque le score d/);
  await enter(page, 712, 300);
  await press(page, 'Enregistrer');
  await expect.poll(alert).toBe('712 – 300 : est-ce bien cela ?');
  // A reload loses nothing of what is typed.
  await page.reload();
  await expect.poll(() => page.locator('main input').first().inputValue()).toBe('712');
  await press(page, 'Enregistrer');
  await press(page, 'Enregistrer');
  await page.getByText('doit encore le confirmer').waitFor();
});

test('cut: entries stay on the phone, the last state says its time; back, they leave once and in order', async () => {
  const desk = await opened({ name: 'Coupure' });
  await published(desk, 1);
  const [a, b] = await desk.two(1, 4);
  const { page } = await there.phone(`/j/${desk.code(a)}`);
  await page.getByText('à jour,').waitFor();
  // The other parts are fetched when the page has been seen, the clock’s early among them, the reasons last.
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((one) => one.name)
        .join(),
    );
  await expect.poll(fetched).toMatch(/\/reasons-/);
  await saidWithin(page, 3000, /mis à jour à/, () => page.context().setOffline(true));
  await press(page, 'Saisir le score');
  await enter(page, 450, 400);
  await press(page, 'Enregistrer');
  await page.getByText('Il partira au retour du réseau.').waitFor();
  await press(page, 'Changer ma saisie');
  await enter(page, 450, 401);
  await press(page, 'Enregistrer');
  await page.getByText('Il partira au retour du réseau.').waitFor();
  await page.getByRole('link', { name: 'Pendule' }).click();
  await page.getByText('20 min chacun').waitFor();
  await page.getByRole('link', { name: 'Ma table' }).click();
  await page.context().setOffline(false);
  await page.getByText(`${surname(b)} doit encore le confirmer`).waitFor();
  await expect
    .poll(async () => (await result(desk, 1, 4))?.claim)
    .toEqual({ by: a, value: { kind: 'games', games: [[450, 401]] } });
  const log = (await desk.read('/log')) as readonly { events: readonly { kind: string }[] }[];
  expect(log.filter(({ events }) => events.some(({ kind }) => kind === 'claimed'))).toHaveLength(2);
});

test('where the browser allows it, the page opens without network, with what it last knew', async () => {
  const desk = await opened({ name: 'Hors ligne' });
  await published(desk, 1);
  const [a, b] = await desk.two(1, 1);
  const { page, open } = await there.trusted(`/j/${desk.code(a)}`);
  const kept = () => page.evaluate(async () => (await (await caches.open('ronde-phone-1')).keys()).length);
  await expect.poll(kept).toBeGreaterThan(10);
  await page.context().setOffline(true);
  await open(`/j/${desk.code(a)}/classement`);
  await page.getByText('mis à jour à').waitFor();
  await page.getByRole('link', { name: 'Ma table' }).click();
  await page.getByRole('heading', { name: name(b) }).waitFor();
  await page.context().setOffline(false);
  await page.getByText('à jour,').waitFor();
});

test('two winning games: a third one is asked for while nobody has won two', async () => {
  const desk = await opened({ name: 'Manches', settings: { bestOf: 3 } });
  await published(desk, 1);
  const [a] = await desk.two(1, 2);
  const phone = await there.phone(`/j/${desk.code(a)}`);
  const { page } = phone;
  await press(page, 'Saisir le score');
  const fields = page.locator('main input');
  await fields.nth(3).waitFor();
  await expect.poll(() => fields.count()).toBe(4);
  for (const [i, score] of ['450', '400', '380', '420'].entries()) await fields.nth(i).fill(score);
  await expect.poll(() => fields.count()).toBe(6);
  await fields.nth(4).fill('410');
  await page.getByLabel(`Manche 3, ${surname((await desk.two(1, 2))[1])}`).fill('405');
  await page.getByText(', 2 manches à 1.').waitFor();
  await sound(phone);
  await press(page, 'Enregistrer');
  await page.getByText('doit encore le confirmer').waitFor();
  const games = [
    [450, 400],
    [380, 420],
    [410, 405],
  ];
  await expect.poll(async () => (await result(desk, 1, 2))?.claim).toEqual({ by: a, value: { kind: 'games', games } });
});

test('cut: what the house does not take on return is told, and stays told until it is read', async () => {
  const desk = await opened({ name: 'Trop tard' });
  await published(desk, 1);
  const [a] = await desk.two(1, 1);
  const phone = await there.phone(`/j/${desk.code(a)}`);
  const { page } = phone;
  await press(page, 'Saisir le score');
  await page.context().setOffline(true);
  await enter(page, 450, 400);
  await press(page, 'Enregistrer');
  await page.getByText('Il partira au retour du réseau.').waitFor();
  for (const { table = 0 } of (await desk.view()).tournament.rounds[0]?.matches ?? [])
    await desk.record(1, table, [444, 400]);
  await desk.ask({ kind: 'close-round', round: 1 });
  await page.context().setOffline(false);
  const told = page.getByText('Votre saisie de la ronde 1 n’a pas été retenue.');
  await told.waitFor();
  await page.reload();
  await told.waitFor();
  await sound(phone);
  await press(page, 'J’ai compris');
  await told.waitFor({ state: 'detached' });
});

test('what an earlier program kept on this phone is sent, and what was refused to it stays told', async () => {
  const desk = await opened({ name: 'Mise à jour' });
  await published(desk, 1);
  const [a] = await desk.two(1, 1);
  const { page } = await there.phone(`/j/${desk.code(a)}`);
  await page.getByText('à jour,').waitFor();
  const entry = { code: desk.code(a), deviceAt: '2026-11-14T10:00:00Z', round: 1 };
  const games = [[450, 400]];
  await page.evaluate(
    async ([waiting, refused]) => {
      localStorage.setItem('ronde.phone.refused', refused);
      const db = await new Promise<IDBDatabase>((resolve) => {
        const asked = indexedDB.open('ronde-phone', 1);
        asked.onsuccess = () => resolve(asked.result);
        // As that program made it.
        asked.onupgradeneeded = () => asked.result.createObjectStore('entries', { autoIncrement: true });
      });
      await new Promise((resolve) => {
        const adding = db.transaction('entries', 'readwrite');
        adding.objectStore('entries').add(JSON.parse(waiting));
        adding.oncomplete = resolve;
      });
      db.close();
    },
    [
      JSON.stringify({ ...entry, id: 'kept-before', result: { kind: 'games', games } }),
      JSON.stringify([{ entry: { ...entry, id: 'refused-before' }, problem: { status: 409, title: 'Trop tard.' } }]),
    ] as const,
  );
  await page.reload();
  await page.getByText('Trop tard.').waitFor();
  await expect.poll(async () => (await result(desk, 1, 1))?.claim).toEqual({ by: a, value: { kind: 'games', games } });
  await page.reload();
  await page.getByText('Trop tard.').waitFor();
  await press(page, 'J’ai compris');
  await page.getByText('Trop tard.').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('à jour,').waitFor();
  expect(await page.getByText('Trop tard.').count()).toBe(0);
});

test('one phone follows several people; a slip leads to one’s own table and never to the opponent’s page', async () => {
  const desk = await opened({ name: 'Famille' });
  await published(desk, 1);
  const [a, b] = await desk.two(1, 5);
  const [other] = await desk.two(1, 6);
  const phone = await there.phone(`/t/${desk.slug}/table/5`);
  const { page } = phone;
  await page.getByRole('heading', { name: 'Qui êtes-vous' }).waitFor();
  const asked = await main(page);
  for (const player of [a, b]) expect(asked).not.toContain(surname(player));
  await page.getByText('Famille').waitFor();
  expect(await page.getByRole('link', { name: 'Accueil' }).getAttribute('href')).toBe('/');
  await sound(phone);

  await page.getByLabel('Code du badge').fill('1234');
  await press(page, 'Ouvrir');
  await page.getByText('Le code a seize lettres ou chiffres.').waitFor();
  await page.getByLabel('Code du badge').fill('AAAA-BBBB-CCCC-DDDD');
  await press(page, 'Ouvrir');
  await page.getByText('Ce code n’est pas connu ici : relisez-le.').waitFor();
  await page.getByLabel('Code du badge').fill(desk.code(other).toLowerCase().replaceAll('-', ' '));
  await press(page, 'Ouvrir');
  await page.getByText('Vous jouez à la table 6, pas à celle-ci.').waitFor();
  await page.getByLabel('Code du badge').fill(desk.code(a));
  await press(page, 'Ouvrir');
  await page.getByRole('heading', { name: name(b) }).waitFor();
  await phone.open(`/t/${desk.slug}/table/5`);
  await page.getByRole('heading', { name: name(b) }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/j\//);

  await press(page, `${name(a)} · Menu`);
  await press(page, 'Suivre une autre personne…');
  await page.getByLabel('Code du badge').fill(desk.code('p17'));
  await press(page, 'Ouvrir');
  await page.getByRole('button', { name: `${name('p17')} · Menu` }).click();
  await page.getByRole('button', { name: name(a), exact: true }).click();
  await page.getByRole('button', { name: `${name(a)} · Menu` }).click();
  const following = page.getByRole('button', { name: 'Suivre une autre personne…' });
  await following.waitFor();
  await page.getByRole('link', { name: 'Classement' }).click();
  await following.waitFor({ state: 'detached' });

  // The badge prints `/j`, and every public page leads there: whom does this phone follow?
  await phone.open(`/t/${desk.slug}`);
  await page.getByRole('link', { name: 'Ma table' }).click();
  await page.getByLabel('Code du badge').waitFor();
  await sound(phone);
  await page.getByRole('button', { name: name(a) }).click();
  await page.getByRole('heading', { name: name(b) }).waitFor();
});

test('a link that was withdrawn opens nothing, and nothing of its player stays on the phone', async () => {
  const desk = await opened({ name: 'Lien retiré' });
  await published(desk, 1);
  const phone = await there.phone(`/j/${desk.code('p1')}`);
  const { page } = phone;
  await page.getByText('à jour,').waitFor();
  await fetch(`${there.program.address}/api/tournaments/${desk.slug}/links/p1/revoke`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: `ronde=${await sessionOf(there.program, by)}` },
    body: '{}',
  });
  await page.getByRole('heading', { name: 'Ce lien n’ouvre plus rien.' }).waitFor();
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('AUBIN');
  await sound(phone);
});

test('the clock of two halves counts, survives a reload, and the director may close it', async () => {
  const desk = await opened({ name: 'Pendule' });
  await published(desk, 1);
  const [a, b] = await desk.two(1, 1);
  const phone = await there.phone(`/j/${desk.code(a)}/pendule`);
  const { page } = phone;
  await press(page, 'Une minute de plus');
  await page.getByText('21 min chacun').waitFor();
  await page.getByText('réglez le verrouillage du téléphone').waitFor();
  const half = (player: string) => page.getByRole('button', { name: new RegExp(`${surname(player)}.*Fin du tour`) });
  await half(b).click();
  const time = async (player: string) => /(\d+):(\d\d)/.exec((await half(player).textContent()) ?? '')?.[0];
  await expect.poll(() => time(a)).toMatch(/^20:5\d$/);
  expect(await time(b)).toBe('21:00');
  await sound(phone);
  // DAY-06: the phone meets its network, which sets its clock, back and then on; the page is then opened again.
  for (const hours of [-6, 3, 3]) {
    await page.evaluate((by) => {
      const before = Date.now;
      Date.now = () => before() + by * 3_600_000;
    }, hours);
    await expect.poll(() => time(a)).toMatch(/^20:[0-5]\d$/);
    // It has counted on since.
    const before = await time(a);
    await expect.poll(() => time(a)).not.toBe(before);
    expect(await time(a)).toMatch(/^20:[0-5]\d$/);
  }
  await page.reload();
  await half(a).click();
  expect(await time(a)).toMatch(/^20:[0-5]\d$/);
  await press(page, 'Pause');
  await put(desk, '/hall', { phones: { clock: false, sheet: false } });
  await page.getByText('La direction a fermé la pendule des téléphones.').waitFor();
  await phone.open(`/j/${desk.code(a)}/marque`);
  await page.getByText('La direction a fermé la feuille de marque des téléphones.').waitFor();
});

test('two score sheets say where they part; the end of the game proposes the score', async () => {
  const desk = await opened({ name: 'Marque' });
  await published(desk, 1);
  const match = (await desk.view()).tournament.rounds[0]?.matches.find(({ table }) => table === 1);
  const starter = match?.starts ?? '';
  const second = match?.players.find((player) => player !== starter) ?? '';
  const one = await there.phone(`/j/${desk.code(starter)}/marque`);
  const two = await there.phone(`/j/${desk.code(second)}/marque`);
  const write = async ({ page }: Phone, moves: readonly (readonly [string, string])[]) => {
    for (const [i, [word, points]] of moves.entries()) {
      await page.getByLabel('Mot', { exact: true }).fill(word);
      await page.getByLabel('Points', { exact: true }).fill(points);
      await press(page, 'Inscrire');
      await page
        .getByRole('row')
        .nth(i + 1)
        .waitFor();
    }
  };
  await write(one, [
    ['maison', '24'],
    ['thé', '18'],
    ['wagons', '40'],
  ]);
  await write(two, [
    ['MAISON', '24'],
    ['the', '18'],
    ['wagons', '44'],
  ]);
  for (const { page } of [one, two]) await page.getByText('Les deux feuilles diffèrent à la ligne 3.').waitFor();
  const { page } = one;
  const last = () => page.getByRole('row').last().getByRole('cell').allTextContents();
  await expect.poll(last).toEqual(['3', '40', '64', '']);
  await sound(one);
  await press(two.page, /Corriger le coup 3/);
  await two.page.getByLabel('Points', { exact: true }).fill('40');
  await two.page.getByRole('button', { name: 'Corriger', exact: true }).click();
  for (const phone of [one, two]) await phone.page.getByText('Les deux feuilles disent la même chose.').waitFor();

  // FISF 7.1.1: out of tiles; what the other has left (K 10, E 1) comes off theirs and is added: 64 + 11, 18 − 11.
  await page.getByLabel(`${surname(starter)} n’a plus de lettres`).check();
  await page.getByLabel(`Lettres restantes, ${surname(second)}`).fill('ke');
  await press(page, 'Saisir ce score');
  const fields = page.locator('main input');
  await expect
    .poll(async () => [await fields.nth(0).inputValue(), await fields.nth(1).inputValue()])
    .toEqual(['75', '7']);
});

test('L’Art de la Guerre: cohesion instead of scores, rules instead of words, tours', async () => {
  const desk = await opened({ name: 'Lances', format: 'art-de-la-guerre' }, eighteen.slice(0, 12));
  await published(desk, 1);
  const [a, b] = await desk.two(1, 1);
  const phone = await there.phone(`/j/${desk.code(a)}`);
  const { page } = phone;
  await page.getByText('Terrain', { exact: true }).waitFor();
  await expect.poll(() => main(page)).toContain('tour 1');
  expect(await page.getByRole('link', { name: 'Mots' }).count()).toBe(0);
  await press(page, 'Saisir le résultat');
  const fill = async (label: string, figure: string) => page.getByLabel(label).fill(figure);
  await fill(`Cohésion perdue, ${surname(a)}`, '7');
  await fill(`Cohésion totale, ${surname(a)}`, '22');
  await fill(`Cohésion perdue, ${surname(b)}`, '24');
  await fill(`Cohésion totale, ${surname(b)}`, '24');
  // 100 less 3 (10 × 7 / 22, rounded down) against 10 and 3.
  await page
    .getByText(/Victoire d/)
    .first()
    .waitFor();
  await expect.poll(() => main(page)).toMatch(/97[\s\S]*13/);
  await sound(phone);
  await press(page, 'Enregistrer');
  await page.getByText('doit encore le confirmer').waitFor();
  await page.getByRole('link', { name: 'Règles' }).click();
  const score = page.getByRole('link', { name: 'Score' });
  expect(await score.getAttribute('href')).toBe('/regles/art-de-la-guerre.html#score');
  expect((await fetch(`${there.program.address}/regles/art-de-la-guerre.html`)).status).toBe(200);
  await sound(phone);
});

test('BYE-05: who is exempt among 17 sees what it is worth, and no invented opponent', async () => {
  const desk = await opened({ name: 'Dix-sept' }, eighteen.slice(0, 17));
  await published(desk, 1);
  const exempt = (await desk.view()).tournament.rounds[0]?.matches.find(({ players }) => players.length === 1);
  const phone = await there.phone(`/j/${desk.code(exempt?.players[0] ?? '')}`);
  const { page } = phone;
  await page.getByRole('heading', { name: 'Exemption pour cette ronde' }).waitFor();
  await page.getByRole('cell', { name: '3 PM, +50' }).waitFor();
  await expect.poll(() => main(page)).toContain('Pas de partie pour cette ronde.');
  expect(await page.getByRole('button', { name: 'Saisir le score' }).count()).toBe(0);
  await press(page, /Pourquoi/);
  await page.getByText('n’a pas encore eu d’exemption').waitFor();
  await page.getByRole('link', { name: 'Classement' }).click();
  await page.getByText('Le classement paraîtra à la fin de la ronde 1.').waitFor();
  await sound(phone);
});

test('SEC-01: names that are code are names, and the reasons of one’s table and place are those of the desk', async () => {
  const hostile = ['<svg/onload=alert(1)> Zoé', '</title><script>alert(1)</script>', ...eighteen.slice(2)];
  const desk = await opened({ name: '<img src=x onerror=alert(1)>' }, hostile);
  await desk.play(1);
  await published(desk, 2);
  const phone = await there.phone(`/j/${desk.code('p1')}`);
  const { page } = phone;
  let alerts = 0;
  page.on('dialog', (dialog) => {
    alerts++;
    void dialog.dismiss();
  });
  await page.getByText('<img src=x onerror=alert(1)>').waitFor();
  await page.getByText('<svg/onload=alert(1)> Zoé').first().waitFor();
  await press(page, /Pourquoi cette table/);
  await page.getByRole('link', { name: 'Lire l’article' }).waitFor();
  await press(page, /Pourquoi cette place/);
  await page
    .getByText(/joueurs à 3\sPM/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Classement' }).click();
  await page.getByRole('row', { name: /<svg\/onload/ }).waitFor();
  expect(alerts).toBe(0);
  await sound(phone);
});

test('who does not play is told why; what the director says to the hall stands first; at the end, the place', async () => {
  const desk = await opened({ name: 'Sans table' }, eighteen.slice(0, 16));
  await desk.ask({ kind: 'mark', player: 'p3', presence: 'absent' });
  await desk.ask({ kind: 'draw', round: 1, without: ['p3'] });
  await desk.ask({ kind: 'publish', round: 1, attempt: 1 });
  const phone = await there.phone(`/j/${desk.code('p3')}`);
  const { page } = phone;
  await page.getByRole('heading', { name: 'Absence pour cette ronde' }).waitFor();
  await put(desk, '/hall', { message: 'Reprise à 14 h', clock: { act: 'start', minutes: 50 } });
  await page.getByText('Reprise à 14 h').waitFor();
  await page.getByRole('link', { name: 'Pendule' }).click();
  await page.getByText('Reprise à 14 h').waitFor();
  await page.getByText(/Il reste (50:00|49:\d\d)/).waitFor();
  await sound(phone);

  for (const { players, table = 0 } of (await desk.view()).tournament.rounds[0]?.matches ?? [])
    if (players.length === 2) await desk.record(1, table, [420, 400]);
  await desk.ask({ kind: 'close-round', round: 1 });
  await desk.ask({ kind: 'withdraw', player: 'p4' });
  await phone.open(`/j/${desk.code('p4')}`);
  await page.getByRole('heading', { name: 'Vous avez quitté le tournoi.' }).waitFor();
  await desk.ask({ kind: 'close', rounds: 1 });
  await phone.open(`/j/${desk.code('p1')}`);
  await page.getByRole('heading', { name: 'Le tournoi est terminé.' }).waitFor();
  // Who was exempt has 3 PM, +50; those who won by 20 share the place after.
  await expect.poll(() => main(page)).toContain('Votre place : 2ᵉ.');
  await sound(phone);
});

test('a last state that cannot be shown is left behind, without a word of its inside', async () => {
  const desk = await opened({ name: 'Cassé' });
  await published(desk, 1);
  const at = `/j/${desk.code('p1')}`;
  const { page, open } = await there.phone(at);
  await page.getByText('à jour,').waitFor();
  await page.route('**/api/player/**', (route) => route.abort());
  // Away from the page itself, which would write over it what it knows.
  await open('/healthz');
  // Phones of earlier tests may have had the same name, and left their pages here.
  await page.evaluate(
    (code) => {
      const key =
        Object.keys(localStorage).find((one) => one.startsWith('ronde.phone.page.') && one.endsWith(code)) ?? '';
      localStorage.setItem(key, JSON.stringify({ page: { tournament: {}, player: {}, opponents: [{}] }, at: 0 }));
    },
    desk.code('p1').replaceAll('-', ''),
  );
  await open(at);
  await page.getByRole('heading', { name: 'Cette page n’a pas pu s’afficher.' }).waitFor();
  await page.unroute('**/api/player/**');
  await press(page, 'Recharger la page');
  await page.getByText('à jour,').waitFor();
});

test('English follows the browser, and a switch changes it', async () => {
  const desk = await opened({ name: 'Open' });
  await published(desk, 1);
  const phone = await there.phone(`/j/${desk.code('p1')}`, { locale: 'en-GB' });
  const { page } = phone;
  await page.getByRole('button', { name: 'Enter the score' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  await page.getByRole('link', { name: 'My table' }).waitFor();
  await sound(phone);
  await press(page, /Menu/);
  await press(page, 'Français');
  await page.getByRole('button', { name: 'Saisir le score' }).waitFor();
  await phone.open(`/en/j/${desk.code('p1')}/classement`);
  await page.getByRole('link', { name: 'Standings' }).waitFor();
});
