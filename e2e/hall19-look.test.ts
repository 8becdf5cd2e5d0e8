import { mkdirSync } from 'node:fs';
import { afterAll, test } from 'vitest';
import { created, eighteen } from './created.ts';
import { hallOver } from './hall-over.ts';
import { codesOf, type Hall, hall } from './phones.ts';
import { sessionOf, signIn } from './staff.ts';

mkdirSync('/tmp/hall19-shots', { recursive: true });
const by = 'Claire';
let there: Hall;
afterAll(() => there?.close());

test('look', async () => {
  there = await hall();
  const { program } = there;
  const headers = { 'Content-Type': 'application/json', Cookie: `ronde=${await sessionOf(program, by)}` };
  const api = (method: string, path: string, body?: object) =>
    fetch(`${program.address}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const names = ['LECOMTE DU NOÜY Marie-Antoinette', 'MARTIN Paul', 'MARTIN Paul', ...eighteen.slice(0, 8)];
  const desk = await created(
    program,
    by,
    { name: 'Fin de semaine de Namur', format: 'art-de-la-guerre', settings: { rounds: 3 }, place: 'Salle Pasteur' },
    names,
  );
  const clubs = ['Bayeux', 'Saint-Lô', 'York'];
  const armies = ['Carthaginois', 'Romains Moyen Empire', 'Alexandre le Grand', 'Anciens Wisigoths'];
  for (let i = 0; i < names.length; i++)
    await desk.ask({
      kind: 'amend',
      player: `p${i + 1}`,
      saw: {},
      to: { club: clubs[i % 3], army: { edition: 'V4', number: 40 + i, name: armies[i % 4] } },
    });
  await desk.ask({ kind: 'show', open: true });
  await api('PUT', `/api/tournaments/${desk.slug}/army-lists/p2/1`, { name: 'l.txt', content: btoa('x') });
  await api('PUT', `/api/tournaments/${desk.slug}/army-lists`, { deadline: null, malus: null, published: true });
  const round = async (n: number, close = true) => {
    await desk.ask({ kind: 'draw', round: n, without: [] });
    await desk.ask({ kind: 'publish', round: n, attempt: 1 });
    if (!close) return;
    for (const players of await desk.tables(n))
      if (players.length === 2)
        await desk.ask({
          kind: 'record',
          round: n,
          players,
          saw: null,
          result: { kind: 'points', winner: players[0], points: [97 - n, 13 + n] },
        });
    if (n === 1)
      await desk.ask({ kind: 'sanction', round: 1, player: 'p2', sanction: 'malus', points: 10, article: 'Charte' });
    await desk.ask({ kind: 'close-round', round: n });
  };
  await round(1);
  await round(2);
  await desk.ask({ kind: 'leave', player: 'p11', after: 2 }).catch((e) => console.log(String(e)));
  await round(3, false);
  await api('POST', `/api/tournaments/${desk.slug}/votes`, { id: 'v', name: 'Armée la mieux peinte', about: 'army' });
  await api('PUT', `/api/tournaments/${desk.slug}/votes/v`, { state: 'open', saw: 'ready' });
  const code = await codesOf(there, by, desk.slug);
  const [a = ''] = (await desk.tables(3))[0] ?? [];
  const shot = async (path: string, name: string, width: number, height: number, full = true) => {
    const { page } = await there.phone(path, { viewport: { width, height } });
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/hall19-shots/${name}-${width}.png`, fullPage: full });
    await there.putAway();
  };
  for (const w of [390, 320]) {
    await shot(`/j/${code(a)}`, 'phone-table', w, 844);
    await shot(`/j/${code(a)}/classement`, 'phone-standings', w, 844);
  }
  for (const w of [390, 1280]) {
    await shot(`/t/${desk.slug}`, 'public', w, 844);
    await shot(`/t/${desk.slug}/classement`, 'public-standings', w, 844);
    await shot(`/t/${desk.slug}/joueur/2`, 'public-card', w, 844);
    await shot(`/t/${desk.slug}/reglement`, 'public-rules', w, 844);
  }
  for (const p of ['tables-name', 'tables', 'standings', 'missing'])
    await shot(`/ecran/${desk.slug}?page=${p}`, `wall-${p}`, 1920, 1080, false);
  // The desk.
  const page = there.first.pages()[0] ?? (await there.browser.newPage());
  await signIn(there.first, program, by);
  await page.setViewportSize({ width: 1280, height: 900 });
  const deskShot = async (path: string, name: string) => {
    await page.goto(`${program.address}/bureau/${desk.slug}/${path}`);
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/hall19-shots/desk-${name}.png`, fullPage: true });
  };
  await deskShot('inscriptions?acte=listes', 'lists');
  await page
    .getByRole('button', { name: 'Listes d’armée' })
    .click()
    .catch(() => null);
  await page.waitForTimeout(800);
  await page.screenshot({ path: '/tmp/hall19-shots/desk-lists2.png' });
  for (const players of await desk.tables(3))
    if (players.length === 2)
      await desk.ask({
        kind: 'record',
        round: 3,
        players,
        saw: null,
        result: { kind: 'points', winner: players[0], points: [94, 16] },
      });
  await desk.ask({ kind: 'close-round', round: 3 });
  await desk.ask({ kind: 'hide-end', hidden: true });
  await deskShot('salle', 'hall');
  await deskShot('cloture', 'closing');
  await deskShot('imprimer', 'print');
  const change = hallOver(program, by, desk.slug);
  const left = (await change({})).prizesLeft;
  await change({ reveal: left });
  await desk.ask({ kind: 'close' });
  await desk.ask({ kind: 'give-trophy', name: 'Fair-play', player: 'p3' }).catch((e) => console.log(String(e)));
  await deskShot('cloture', 'closed');
  await shot(`/ecran/${desk.slug}`, 'wall-closing', 1920, 1080, false);
}, 400_000);
