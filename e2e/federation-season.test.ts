// A season of a federation by its officer, by keyboard alone: events accepted, a question answered, a list frozen, a
// revision seen before it counts, the next season opened. Each page without a fault that a machine can find.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import openDeNantes from '../examples/federation/open-de-nantes.json' with { type: 'json' };
import firstRevision from '../examples/federation/villebois-revision-1.json' with { type: 'json' };
import secondRevision from '../examples/federation/villebois-revision-2.json' with { type: 'json' };
import type { MadeSender } from '../packages/contract/src/http/federation/federations.ts';
import { bare, textsIn } from '../packages/documents/src/pdf/test-pdf.ts';
import { faultsOf } from './faults.ts';
import { type OneWindow, oneWindow } from './one-window.ts';
import { picture, printed } from './pictures.ts';
import { plain } from './plain.ts';
import { sessionOf } from './staff.ts';

let opened: OneWindow;
let page: Page;
let code: string;

beforeAll(async () => {
  opened = await oneWindow('Nadia Perrot');
  ({ page } = opened);
  await asOfficer('POST', '', { address: 'ffsc', name: 'Fédération de Scrabble', game: 'scrabble' });
  code = ((await asOfficer('POST', '/ffsc/senders', { name: 'Club de Villebois' })) as MadeSender).code;
});
afterAll(() => opened?.close());

async function answered(method: string, path: string, headers: Record<string, string>, body: object): Promise<unknown> {
  const answer = await fetch(`${opened.program.address}/api/federations${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return await answer.json();
}

const asOfficer = async (method: string, path: string, body: object) =>
  answered(method, path, { Cookie: `ronde=${await sessionOf(opened.program, 'Nadia Perrot')}` }, body);

/** As a club’s program does. */
async function sent(file: { readonly id: string; readonly revision: number; readonly date: string }): Promise<void> {
  const document = {
    kind: 'closed-tournament',
    tournament: file.id,
    revision: file.revision,
    closedAt: `${file.date}T18:00:00Z`,
    file,
  };
  const headers = { Authorization: `Bearer ${code}`, 'Idempotency-Key': `${file.id}/${file.revision}` };
  await answered('POST', '/ffsc/documents', headers, document);
}

const said = async () => plain((await page.locator('main').textContent()) ?? '');
const title = (text: string) => page.getByRole('heading', { level: 1, name: text }).waitFor();

const firstRevisionIdOf = (name: string): string =>
  firstRevision.players.find((player) => player.name === name)?.id ?? '';

/** As whoever has no mouse gets there: what is named is in the Tab key’s way, and only once. */
async function tabTo(there: Locator): Promise<void> {
  await there.waitFor();
  for (let pressed = 0; pressed < 200; pressed++) {
    if (await there.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${there}: not reached in 200 presses`);
}

const named = (role: 'link' | 'button', name: string | RegExp): Locator =>
  page.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) }).first();

async function enterOn(there: Locator): Promise<void> {
  await tabTo(there);
  await page.keyboard.press('Enter');
}

/** What came since is read when the page is opened anew. */
async function toReview(name: string): Promise<void> {
  await page.keyboard.press('h');
  await title('Journal');
  await page.keyboard.press('r');
  await title(name);
}

/** Over what stands in a field. */
async function typeInto(there: Locator, text: string): Promise<void> {
  await tabTo(there);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** The page’s main act, by its key. */
async function mainAct(): Promise<void> {
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
}

test('what waits is opened; accepted with two keys, the next one follows', async () => {
  await sent(firstRevision);
  await sent(openDeNantes);
  await page.goto(`${opened.program.address}/federation`);
  await title('Tournoi de Villebois');
  await expect.poll(said).toContain('Effet sur les cotes');
  expect(await said()).toMatch(/Révision 1, reçue aujourd’hui à \d+ h \d\d de Club de Villebois/);
  expect(await said()).toMatch(/Catégorie 1 \(jusqu’à 16 joueurs\), M = 20, PJ de −105 à \+210\./);
  // The bounds, by keyboard.
  await enterOn(page.locator('summary', { hasText: 'Pourquoi ces bornes ?' }).first());
  await page.getByText('PJmax = 400 − 25 × (5 − 1) − 5 × (14 − 5) − (100 − 10) ÷ 2 = 210.').first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await picture(page, 'federation-recus');
  await mainAct();
  await title('Open de Nantes');
  await mainAct();
  await page.getByText('Rien à relire.').first().waitFor();
});

test('somebody without a licence: the answer 1 keeps one person', async () => {
  const players = openDeNantes.players.map(({ licence, ...player }) =>
    player.name === 'PRIGENT Maud' ? player : { ...player, licence },
  );
  const file = {
    ...openDeNantes,
    id: 'a6f0c0de-0523-4a00-8000-000000000003',
    name: 'Coupe de la Loire',
    date: '2026-05-23',
    players,
  };
  await sent(file);
  await toReview('Coupe de la Loire');
  await expect.poll(said).toContain('PRIGENT Maud, sans licence : est-ce la même personne ?');
  expect(await faultsOf(page)).toEqual([]);
  // Asked to accept, the page goes to the question.
  await mainAct();
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-answer'))).toBe(true);
  await page.keyboard.press('1');
  await expect.poll(said).toContain('Répondu : C’est la même');
  await picture(page, 'federation-repondu');
  await mainAct();
  await page.getByText('Rien à relire.').first().waitFor();
});

const beside = async () => plain((await page.locator('aside').allTextContents()).join(' '));

test('what a check speaks of is opened and left by keys alone: the game, the other event, the article', async () => {
  const [first, ...rest] = openDeNantes.rounds;
  const matches = first?.matches.map((match, i) => (i === 3 ? { ...match, games: [[702, 289]] } : match));
  await sent({
    ...openDeNantes,
    id: 'a6f0c0de-0523-4a00-8000-000000000005',
    name: 'Coupe de l’Erdre',
    date: '2026-05-24',
    rounds: [{ ...first, matches }, ...rest],
  } as never);
  await toReview('Coupe de l’Erdre');
  await expect.poll(said).toContain('702 – 289. Score rare.');
  await enterOn(named('button', /^Voir la table/));
  await expect.poll(beside).toMatch(/Ronde 1, table \d/);
  await page.keyboard.press('Escape');
  await expect.poll(beside).not.toMatch(/Ronde 1, table \d/);
  // The keyboard is where it was.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Voir la table');

  await enterOn(named('link', /^Voir le tournoi, /));
  await title('Coupe de la Loire');
  await page.keyboard.press('r');
  await title('Coupe de l’Erdre');

  // A figure opens its calculation, that leads to the article, and each is left again.
  await enterOn(page.locator('main table button[aria-expanded]').first());
  await enterOn(named('link', 'Lire l’article'));
  const article = page.getByRole('dialog');
  await article.waitFor();
  await expect.poll(async () => plain((await article.textContent()) ?? '')).toMatch(/PJmax/);
  expect(await faultsOf(page)).toEqual([]);
  await picture(page, 'federation-article');
  await page.keyboard.press('Escape');
  await article.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Lire l’article');
  await mainAct();
  await page.getByText('Rien à relire.').first().waitFor();
});

test('a list is frozen; the revision of an old event says whom it moves before it counts', async () => {
  await page.keyboard.press('p');
  // The same whether this browser asks for the day or the month first: the page follows, the field keeps the keyboard.
  await tabTo(page.getByLabel('Date de la liste'));
  await page.keyboard.type('06062026');
  await title('Liste du 6 juin 2026');
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('2026-06-06');
  expect(await faultsOf(page)).toEqual([]);
  await enterOn(named('button', 'Publier la liste'));
  await page.getByText('égale au calcul d’aujourd’hui').waitFor();

  await sent(secondRevision);
  await toReview('Tournoi de Villebois');
  await expect.poll(said).toMatch(/\d cotes d’aujourd’hui changent, sur 18/);
  expect(await said()).toMatch(/a joué ici : 2ᵉ, devient 3ᵉ/);
  expect(await said()).toContain('par contrecoup');
  expect(await page.getByRole('columnheader', { name: /^Révision 1, acceptée le / }).count()).toBe(1);
  expect(await page.getByRole('columnheader', { name: 'Révision 2', exact: true }).count()).toBe(1);
  // « Pourquoi ? » of a person, beside the page.
  await enterOn(named('button', 'PRIGENT Maud'));
  await page.locator('aside').getByText('1803 + 8 + 4 + 38 = 1853').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await picture(page, 'federation-revision');
  await page.keyboard.press('Escape');
  await mainAct();
  await page.getByText('Rien à relire.').first().waitFor();
  await page.keyboard.press('p');
  await enterOn(page.locator('aside').getByRole('link', { name: '6 juin 2026' }));
  await page.getByText(/cotes? diffèrent du calcul d’aujourd’hui/).waitFor();
  await expect.poll(said).toContain('Par une révision');
  expect(await faultsOf(page)).toEqual([]);
  await picture(page, 'federation-publication');
});

test('ratings at a date, a person’s calculation, the season, the log', async () => {
  await page.keyboard.press('c');
  await title('Cotes');
  await tabTo(page.getByLabel('Au', { exact: true }));
  await page.keyboard.type('06062026');
  await expect.poll(() => page.url()).toContain('le=2026-06-06');
  await expect.poll(said).toContain('PRIGENT Maud');
  expect(await faultsOf(page)).toEqual([]);
  await picture(page, 'federation-cotes');
  await enterOn(page.getByRole('row', { name: /PRIGENT Maud/ }).getByRole('link'));
  await title('PRIGENT Maud');
  await enterOn(named('button', /^1853/));
  await expect.poll(said).toContain('1803 + 8 + 4 + 38 = 1853');
  expect(await faultsOf(page)).toEqual([]);
  await picture(page, 'federation-personne');
  await page.keyboard.press('s');
  await typeInto(page.getByLabel('Barre Joker'), '2900');
  await typeInto(page.getByLabel('Barre A'), '2250');
  await typeInto(page.getByLabel('Barre B'), '1600');
  expect(await faultsOf(page)).toEqual([]);
  await picture(page, 'federation-saison');
  await enterOn(named('button', 'Ouvrir la saison'));
  await page.keyboard.press('h');
  await title('Journal');
  await expect.poll(said).toContain('Joker 2900, A 2250, B 1600.');
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('?');
  await page.keyboard.press('Escape');
});

test('a list, a person, a comparison printed by the browser itself: A4, each column whole, nothing to press', async () => {
  const column = (name: string) => page.getByRole('columnheader', { name, exact: true });
  const office = `${opened.program.address}/federation/ffsc`;
  const toPress = ['Nom ou club', 'Effacer', 'Corriger…', 'Réunir', 'CSV', 'Publier'];
  const onPaper = async (place: string): Promise<string> => {
    const texts = await textsIn(await printed(page, `federation-${place}`));
    // Nothing is wider than the paper: the browser would have made everything smaller, or cut it.
    await page.setViewportSize({ width: 703, height: 900 });
    await page.emulateMedia({ media: 'print' });
    const beyond = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map(({ textContent }) => textContent),
    );
    expect(beyond, place).toEqual([]);
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const word of toPress) expect(texts.join(''), place).not.toContain(bare(word));
    return texts.join('');
  };
  await page.goto(`${office}/cotes?le=2026-06-06&serie=B`);
  await column('Dernier').waitFor();
  const list = await onPaper('liste');
  expect(list).toContain(bare('Au 6 juin 2026 · Comme publiées (un tournoi en deux ans) · Série B'));
  expect(list).toContain(bare('Place Joueur Club Cote Série Tournois Dernier'));
  await page
    .getByRole('row', { name: /PRIGENT Maud/ })
    .getByRole('link')
    .click();
  await title('PRIGENT Maud');
  await page.getByRole('button', { name: '1853' }).click();
  await expect.poll(said).toContain('1803 + 8 + 4 + 38 = 1853');
  const person = await onPaper('personne');
  expect(person).toContain(bare('Date Tournoi Place Avant PE B PJ Après Écart Série'));
  expect(person).toContain(bare('1803 + 8 + 4 + 38 = 1853'));
  await page.goto(`${office}/publications/2026-06-06?contre=recalcul`);
  await page.getByText('Par une révision').first().waitFor();
  const compared = await onPaper('comparaison');
  expect(compared).toContain(bare('Comparée à : le calcul d’aujourd’hui pour ce jour'));
  expect(compared).toContain(bare('Place avant Joueur Cote avant Cote Écart Série Par'));
  await page.goto(`${office}/recus/1`);
  await title('Tournoi de Villebois');
  await expect.poll(said).toContain('Effet sur les cotes');
  expect(await onPaper('document')).toContain(bare('Effet sur les cotes'));
});

test('a category and a withdrawal, each seen before it is done, by keys alone', async () => {
  const opener = (name: string) => page.getByRole('button', { name, exact: true });
  const focused = async () => plain((await page.evaluate(() => document.activeElement?.textContent)) ?? '');
  await page.keyboard.press('r');
  await enterOn(page.locator('aside').getByRole('link', { name: 'Open de Nantes', exact: true }));
  await title('Open de Nantes');
  await enterOn(opener('Catégorie, homologation…'));
  await expect.poll(focused).toBe('Catégorie et homologation : Open de Nantes');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3');
  await expect.poll(said).toMatch(/personnes ont joué ici/);
  expect(await faultsOf(page)).toEqual([]);
  await picture(page, 'federation-categorie');
  // Out of the two fields, where letters are typed, to what they would do.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await mainAct();
  await expect.poll(said).toContain('Catégorie 3, M = 100');
  await expect.poll(focused).toBe('Catégorie, homologation…');

  await enterOn(opener('Retirer…'));
  await expect.poll(focused).toBe('Retirer Open de Nantes des cotes');
  await expect.poll(said).toMatch(/\d+ cotes d’aujourd’hui changent/);
  await expect.poll(said).toContain('Tournois refaits');
  expect(await faultsOf(page)).toEqual([]);
  await picture(page, 'federation-retrait');
  // Escape: nothing is done, and the keyboard is where it was.
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe('Retirer…');
  await page.keyboard.press('Enter');
  await expect.poll(said).toContain('Tournois refaits');
  await page.keyboard.press('n');
  await page.keyboard.type('Feuilles perdues.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(said).toContain('« Feuilles perdues. »');
  await page.keyboard.press('h');
  await title('Journal');
  // Named, not numbered.
  await expect.poll(said).toContain('Open de Nantes : accepté.');
  await expect.poll(said).toContain('Open de Nantes : retiré, « Feuilles perdues. »');
  await picture(page, 'federation-journal');
});

test('what takes more than a second says how far it is, and can be cancelled; nothing is decided', async () => {
  const task = { id: 'long', about: '/x', state: 'running', step: 'comparing', share: 0.4, cancellable: true };
  let cancelled = false;
  const refused = { status: 409, code: 'task-cancelled', title: 'Annulé : rien n’a changé.' };
  await page.route('**/federations/ffsc/preview', (route) => route.fulfill({ status: 202, json: task }));
  await page.route('**/api/tasks/long**', (route) => {
    if (route.request().method() === 'DELETE') cancelled = true;
    if (route.request().url().endsWith('/answer'))
      return route.fulfill({ status: 409, contentType: 'application/problem+json', json: refused });
    return route.fulfill({ json: { ...task, state: cancelled ? 'ended' : 'running' } });
  });
  await page.goto(`${opened.program.address}/federation/ffsc/recus/4?acte=retirer`);
  const bar = page.getByRole('progressbar');
  await bar.waitFor();
  expect(await bar.getAttribute('value')).toBe('0.4');
  expect(await faultsOf(page)).toEqual([]);
  await picture(page, 'federation-calcul-long');
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await page.getByText('Annulé : rien n’a changé.').waitFor();
  expect([cancelled, await bar.count()]).toEqual([true, 0]);
  // Whoever leaves the page ends it too.
  cancelled = false;
  await page.goto(`${opened.program.address}/federation/ffsc/recus/4?acte=retirer`);
  await bar.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => cancelled).toBe(true);
  await page.unroute('**/federations/ffsc/preview');
  await page.unroute('**/api/tasks/long**');
});

test('before a list two entries that may be one person are compared, and told apart, by keys alone', async () => {
  const players = openDeNantes.players.map(({ licence, ...player }) =>
    player.name === 'PRIGENT Maud' ? { ...player, name: 'Maud PRIGENT' } : { ...player, licence },
  );
  const id = 'a6f0c0de-0523-4a00-8000-000000000009';
  await sent({ ...openDeNantes, id, name: 'Coupe de la Vilaine', date: '2026-06-20', players } as never);
  const command = (asked: object) =>
    asOfficer('POST', '/ffsc/decisions', { id: crypto.randomUUID(), saw: 9999, command: asked });
  const { toReview } = (await (
    await fetch(`${opened.program.address}/api/federations/ffsc/documents`, {
      headers: { Cookie: `ronde=${await sessionOf(opened.program, 'Nadia Perrot')}` },
    })
  ).json()) as { toReview: { receipt: number }[] };
  const maud = openDeNantes.players.find(({ name }) => name === 'PRIGENT Maud')?.id ?? '';
  const receipt = toReview[0]?.receipt ?? 0;
  await command({ kind: 'accept', receipt, people: { [maud]: `1.${firstRevisionIdOf('PRIGENT Maud')}` } });
  await command({ kind: 'identify', document: id, player: maud, person: null });
  await page.goto(`${opened.program.address}/federation/ffsc`);
  await title('Reçus');
  await page.keyboard.press('p');
  await page.getByText('1 doute d’identité').waitFor();
  const compare = page.getByRole('button', { name: /^Comparer les fiches/ });
  await enterOn(compare);
  await expect.poll(said).toContain('une personne, ou deux ?');
  await page.locator('aside').getByText('Coupe de la Vilaine').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await picture(page, 'federation-deux-fiches');
  await enterOn(named('button', 'Ce sont deux personnes'));
  await expect.poll(() => page.url()).not.toContain('fiches');
  expect(await compare.count()).toBe(0);
  await page.keyboard.press('h');
  await title('Journal');
  await expect.poll(said).toContain('sont deux personnes.');
});

test('on a phone the queue comes before the document, which leads back to it', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  const rance = { ...openDeNantes, id: 'a6f0c0de-0523-4a00-8000-00000000000a', name: 'Coupe de la Rance' };
  await sent({ ...rance, date: '2026-08-20' } as typeof rance);
  await page.goto(`${opened.program.address}/federation/ffsc/recus`);
  await title('Reçus');
  await page.getByRole('link', { name: 'Coupe de la Rance' }).click();
  await title('Coupe de la Rance');
  expect(await faultsOf(page)).toEqual([]);
  await picture(page, 'federation-390-document');
  await page.getByRole('link', { name: 'Reçus · 1' }).first().click();
  await title('Reçus');
  await picture(page, 'federation-390-file');
});

test('on a phone nothing sticks out sideways, in both languages', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const place of [
    'recus/1',
    'cotes?le=2026-06-06',
    'publications/2026-06-06?contre=recalcul',
    'saison',
    'journal',
    'expediteurs',
    'equipe',
    'recus/liste',
    'recus/4?acte=retirer',
  ]) {
    await page.goto(`${opened.program.address}/federation/ffsc/${place}`);
    await page.locator('main h1').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBeLessThanOrEqual(390);
    await picture(page, `federation-390-${place.replace(/\W+/g, '-')}`);
  }
});
