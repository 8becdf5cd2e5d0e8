// A draft on the desk: tables made by hand, the rest by the rule, and everything said before it is public.
import { expect, test } from 'vitest';
import { page, plain } from '../../fixtures/page.ts';
import { created, type Desk, eighteen } from '../../fixtures/tournaments.ts';

const nameOf = (id: string): string => eighteen[Number(id.slice(1)) - 1] ?? id;
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

const tournament = (name: string, players: number) =>
  created({ name, format: 'classique', seed: 42, settings: { rounds: 7 } }, eighteen.slice(0, players));

const open = (desk: Desk, round: number) => page.goto(`/bureau/${desk.slug}/ronde/${round}`);

const pairs = async (desk: Desk, round: number) =>
  (await desk.tables(round)).map((players) => [...players].sort().join(' '));

test('BYE-03: two players change places, by the tables and by the menus; who did it, and a repeat, are said', async () => {
  const desk = await tournament('Échange', 10);
  await desk.play(1, () => [450, 400]);
  await desk.ask({ kind: 'draw', round: 2, without: [] });
  const [one = [], other = []] = await desk.tables(2);
  await open(desk, 2);
  await button('Échanger deux joueurs').click();
  await button(`Échanger ${nameOf(one[1] ?? '')}`).click();
  await button(`Échanger ${nameOf(other[0] ?? '')}`).click();
  await page.getByText('Après l’échange').waitFor();
  await button('Échanger').click();
  await expect.poll(() => page.getByText('faite à la main').count()).toBe(2);
  expect(await pairs(desk, 2)).toContain([one[0], other[0]].sort().join(' '));
  await page
    .getByRole('button', { name: /^Pourquoi/ })
    .first()
    .click();
  await page.getByText('Table faite à la main. La règle donnait').waitFor();
  await page.getByText(/^Par Claire, \d\d:\d\d\.$/).waitFor();

  // Two who met in round 1 get a table again, by the keyboard alone.
  const [met = []] = await desk.tables(1);
  const now = await desk.tables(2);
  const opponent = now.find((players) => players.includes(met[0] ?? ''))?.find((id) => id !== met[0]) ?? '';
  await page.keyboard.press('Escape');
  await button('Échanger deux joueurs').focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Qui change de place').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
  await page.keyboard.type(nameOf(opponent));
  await page.keyboard.press('Tab');
  await page.keyboard.type(nameOf(met[1] ?? ''));
  await page.getByText('rencontre déjà jouée, ronde 1').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('rencontre répétée', { exact: true }).waitFor();
  expect(await pairs(desk, 2)).toContain([...met].sort().join(' '));
});

test('BYE-03: nine players, exempt by hand before the draw and after it; seven can’t sit two by two', async () => {
  const desk = await tournament('Exemptions', 9);
  await open(desk, 1);
  await button('Exempter').click();
  const who = page.getByLabel('Qui n’a pas d’adversaire');
  await who.selectOption({ label: nameOf('p5') });
  await button('Exempter').last().click();
  await button('Apparier cette ronde').click();
  await button('Publier la ronde 1').waitFor();
  const exempt = async () => (await desk.tables(1)).filter(({ length }) => length === 1).map(([id]) => id);
  expect(await exempt()).toEqual(['p5']);
  expect(await desk.tables(1)).toHaveLength(5);

  await button('Exempter').click();
  await who.selectOption({ label: nameOf('p6') });
  await button('Exempter').last().click();
  await page.getByText('Il reste 7 joueurs : on ne peut pas les apparier deux par deux.').waitFor();
  await page.getByText('Exemptez une personne de plus, ou une de moins.').waitFor();
  await button('Refaire avec ces tables').click();
  expect(await exempt()).toEqual(['p5']);
  // Two tables for one person, before anything is sent.
  await page.getByLabel('Première personne').selectOption({ label: nameOf('p5') });
  await page.getByLabel('Contre', { exact: true }).selectOption({ label: nameOf('p1') });
  await button('Imposer cette table').click();
  await page.getByText('FONTAINE a déjà une table à la main.').waitFor();
  await page.getByLabel('Première personne').selectOption({ label: nameOf('p9') });
  await page.getByLabel('Numéro de la table').fill('3');
  await button('Imposer cette table').click();
  await who.selectOption({ label: nameOf('p7') });
  await button('Exempter').last().click();
  await button('Refaire avec ces tables').click();
  await page.getByText('3 exempts à la main pour 9 joueurs').waitFor();
  await expect.poll(async () => new Set(await exempt())).toEqual(new Set(['p5', 'p6', 'p7']));
  const view = await desk.view();
  const third = view.tournament.rounds[0]?.matches.find(({ table }) => table === 3);
  expect(new Set(third?.players)).toEqual(new Set(['p1', 'p9']));
});

test('the proposal without repeats says what it changes, and is taken', async () => {
  const desk = await tournament('Proposition', 8);
  for (const round of [1, 2, 3])
    await desk.play(round, (table) => ((2 * table + round) % 3 === 0 ? [300, 400] : [400 + table, 300]));
  await desk.ask({ kind: 'draw', round: 4, without: [] });
  await open(desk, 4);
  await page.getByText('On peut apparier cette ronde avec moins de rencontres répétées.').waitFor();
  await page.getByText('rencontre répétée', { exact: true }).waitFor();
  await page.getByText('1 rencontre répétée dans le projet, aucune dans la proposition.').waitFor();
  await button('Adopter la proposition').click();
  await page.getByText('aucun adversaire rencontré deux fois').waitFor();
  expect(await page.getByText('On peut apparier cette ronde avec moins de rencontres répétées.').count()).toBe(0);
  expect(await page.getByText('Un résultat a changé').count()).toBe(0);
});

test('a draft that is out of date is published anyway, knowing what today would give; then it is a draft again', async () => {
  const desk = await tournament('Quand même', 18);
  await desk.play(1, () => [450, 400]);
  await desk.ask({ kind: 'draw', round: 2, without: [] });
  await open(desk, 2);
  await button('Publier la ronde 2').waitFor();
  const drawn = await pairs(desk, 2);
  await desk.record(1, 1, [400, 450], { kind: 'games', games: [[450, 400]] });
  await page.getByText('Un résultat a changé : refaire').waitFor();
  await page.getByText('Avec les présences et les résultats actuels').waitFor();
  await button('Publier la ronde 2').click();
  // Not refused in silence: the focus is on what has to be read.
  await expect
    .poll(async () => plain(await page.evaluate(() => document.activeElement?.textContent ?? '')))
    .toContain('Un résultat a changé : refaire');
  await button('Publier quand même').click();
  await page.getByText('Il manque 9 résultats sur 9').waitFor();
  expect(await pairs(desk, 2)).toEqual(drawn);

  await button('Remettre en projet').click();
  await button('Publier la ronde 2').waitFor();
  await page
    .getByRole('button', { name: /^Pourquoi/ })
    .first()
    .click();
  await page.getByLabel('Numéro de la table').fill('4');
  await button('Changer le numéro').click();
  await expect
    .poll(async () => (await desk.view()).tournament.rounds[1]?.matches[0]?.players.join(' '))
    .not.toBe(drawn[0]);
  const first = (await desk.view()).tournament.rounds[1]?.matches.find(({ table }) => table === 4);
  expect([...(first?.players ?? [])].sort().join(' ')).toBe(drawn[0]);
});

test('every table’s reasons one below the other; at 1920 who has met whom', async () => {
  const desk = await tournament('Détail', 10);
  await desk.play(1, () => [450, 400]);
  await desk.ask({ kind: 'draw', round: 2, without: [] });
  await open(desk, 2);
  await button('Détail de l’appariement').click();
  await expect.poll(() => page.getByRole('article').count()).toBe(5);
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.getByRole('table', { name: 'Qui a rencontré qui' }).waitFor();
  // Five tables of round 1, each seen from both sides.
  const once = page.getByRole('table', { name: 'Qui a rencontré qui' }).getByRole('cell', { name: '1', exact: true });
  await expect.poll(() => once.count()).toBe(10);
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('CONC-02: a double press draws once', async () => {
  const desk = await tournament('Deux fois', 10);
  await desk.play(1, () => [450, 400]);
  await open(desk, 1);
  await button('Apparier la ronde 2').dblclick();
  await button('Publier la ronde 2').waitFor();
  const { rounds } = (await desk.view()).tournament;
  expect(rounds).toHaveLength(2);
  expect(rounds[1]).toMatchObject({ status: 'draft', attempt: 1 });
  expect(new Set((await desk.tables(2)).flat()).size).toBe(10);
  expect(await page.getByText('Déjà appariée').count()).toBe(0);
});

test('who is late is brought up before each draw and in its draft; who leaves it is told what it becomes', async () => {
  const desk = await tournament('Retards', 9);
  await desk.play(1, () => [450, 400]);
  await desk.ask({ kind: 'register', player: 'p17', rating: 1000, presence: 'late' }, { name: 'QUINTIN Yves' });
  await open(desk, 1);
  await page.getByText('Retard : QUINTIN Yves').waitFor();
  await button('Apparier la ronde 2').click();
  await button('Publier la ronde 2').waitFor();
  await page.getByText('Retard : QUINTIN Yves').waitFor();

  // Nine are here: without the exempt player eight are left, and nobody is exempt.
  const exempt = (await desk.tables(2)).find(({ length }) => length === 1)?.[0] ?? '';
  const { number } = (await desk.view()).tournament.players.find(({ id }) => id === exempt) ?? {};
  await page.goto(`/bureau/${desk.slug}/joueur/${number}`);
  await button('Départ').click();
  await expect
    .poll(async () => plain(await page.getByRole('status').filter({ hasText: 'refaite sans' }).textContent()))
    .toMatch(/La ronde 2 est refaite sans .* : 4 tables, aucun exempt ; /);

  // Here by now: the draft asks to be drawn again, ten have five tables.
  await open(desk, 2);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'QUINTIN' })
    .getByRole('button', { name: /^Présence/ })
    .click();
  await page.getByText('Les présences ont changé : refaire').waitFor();
  await expect.poll(() => page.getByText('Retard : QUINTIN Yves').count()).toBe(0);
  await button('Refaire l’appariement').click();
  await expect.poll(async () => (await desk.tables(2)).filter(({ length }) => length === 2).length).toBe(5);
});
