import { beforeEach, describe, expect, it } from 'vitest';
import { openDesk, problemOf } from '../http/test-desk.ts';
import { act, games, openedDesk, playRound, tablesOf } from '../http/test-public.ts';
import { pageAt } from './test-pages.ts';

type Desk = Awaited<ReturnType<typeof openDesk>>;
let desk: Desk;
const at = (path: string) => pageAt(desk, path);
const record = (round: number, players: readonly [string, string], score: [number, number], id: string) =>
  act(desk, { kind: 'record', round, players: [...players], result: games(score), saw: null }, id);

describe('before the tournament is shown', () => {
  it('nothing is known, in words, in the house’s frame; nor of a draft', async () => {
    desk = await openDesk();
    await desk.create();
    const own = await at('/t/lyon');
    const none = await at('/t/nowhere');
    expect([own.status, own.text.replaceAll('lyon', '')]).toEqual([404, none.text.replaceAll('nowhere', '')]);
    expect(own.text).toContain('Aucun tournoi n’est public à cette adresse.');
    expect(own.html).toContain('<a class="brand" href="/">');
    expect((await desk.get('/t/lyon')).headers.get('cache-control')).toBe('no-store');
  });

  it('then when and where, and how to take part', async () => {
    desk = await openDesk();
    const body = { name: 'Lyon', format: 'classique', date: '2026-11-14', place: 'Villebois & <salle>' };
    await desk.post('/api/tournaments', body);
    await act(desk, { kind: 'show', open: true }, 'show');
    const open = { registration: true, places: null, presence: false };
    await desk.send('PUT', '/api/tournaments/lyon/options', open);
    const { text, html } = await at('/t/lyon');
    expect(text).toContain('Samedi 14 novembre 2026');
    expect(text).toContain('Villebois & <salle>');
    expect(html).toContain('href="https://www.openstreetmap.org/search?query=Villebois%20%26%20%3Csalle%3E"');
    expect(html).toContain('href="/t/lyon/inscription"');
    expect((await at('/t/lyon/joueurs')).text).toContain('Personne n’est encore inscrit');
    expect((await at('/t/lyon/classement')).text).toContain('Le classement paraîtra à la fin de la ronde 1.');
  });
});

describe('a round in play', () => {
  beforeEach(async () => {
    desk = await openedDesk(19);
  });

  it('says why each table is as it is, on the page that the code on the wall leads to', async () => {
    const { text } = await at('/t/lyon');
    expect(text).toContain('Pourquoi la table 1');
    expect(text).toContain('Pourquoi la table 9');
    expect(text).toContain('Pourquoi cette exemption');
  });

  it('says of each table how it stands: score, « en jeu », « litige », « exempt »', async () => {
    const [one = ['', ''], two = ['', '']] = await tablesOf(desk, 1);
    await record(1, one, [450, 401], 'a');
    await record(1, two, [410, 400], 'b');
    await act(desk, { kind: 'dispute', round: 1, players: [...two], value: games([400, 410]), by: 'Marc' }, 'c');
    const page = await at('/t/lyon');
    expect(page.text).toContain('en jeu · 1 table sur 9 terminée');
    const rows = page.rows('tables');
    expect(rows).toHaveLength(10);
    expect(rows[0]?.join(' ')).toMatch(/^1 (JOUEUR1 Ada 450 401|JOUEUR\d+ Ada 401 450)/);
    expect(rows[1]).toContain('▲ litige');
    expect(page.text).not.toContain('410');
    expect(rows[2]).toContain('en jeu');
    expect(rows[9]).toEqual(['–', 'JOUEUR19 Ada', 'exempt', '']);
    // The winner is bold, not only the score.
    expect(page.html).toMatch(/class="strong"><a class="name" href="\/t\/lyon\/joueur\/1"/);
  });

  it('says « corrigé » of a result that replaced another one, until that is taken back', async () => {
    const [one = ['', '']] = await tablesOf(desk, 1);
    await record(1, one, [450, 401], 'a');
    expect((await at('/t/lyon')).text).not.toContain('corrigé');
    const again = { kind: 'record', round: 1, players: [...one], result: games([450, 410]) } as const;
    await act(desk, { ...again, players: [...one], saw: games([450, 401]) }, 'b');
    expect((await at('/t/lyon')).rows('tables')[0]?.join(' ')).toMatch(/corrigé/);
    const decision = (await desk.log())[0]?.seq;
    expect((await desk.post('/api/tournaments/lyon/undo', { id: 'u', decision })).status).toBe(200);
    const { text } = await at('/t/lyon');
    expect(text).not.toContain('corrigé');
    expect(text).toContain('401');
  });

  it('names who gave up, and shows no score that was not played', async () => {
    const [one = ['', '']] = await tablesOf(desk, 1);
    const result = { kind: 'forfeit', by: one[1], games: [] } as const;
    await act(desk, { kind: 'record', round: 1, players: [...one], result, saw: null }, 'f');
    const [row = []] = (await at('/t/lyon')).rows('tables');
    expect(row).toContain(`forfait de JOUEUR${one[1].slice(1)}`);
    expect(row.join(' ')).not.toMatch(/\d{3}/);
  });

  it('has the standings of the last closed round, never those of the round in play', async () => {
    expect((await at('/t/lyon')).html).not.toContain('id="classement"');
    expect((await at('/t/lyon/classement/1')).status).toBe(404);
    await playRound(desk, 1);
    await act(desk, { kind: 'draw', round: 2, without: [] }, 'd');
    // A draft is nothing that the public knows of.
    expect((await at('/t/lyon')).text).toContain('Ronde 2 : appariement en cours');
    expect((await at('/t/lyon/ronde/2')).status).toBe(404);
    await act(desk, { kind: 'publish', round: 2, attempt: 1 }, 'p');
    const page = await at('/t/lyon');
    expect(page.text).toContain('Classement après la ronde 1');
    expect(page.text).toContain('Les 19 joueurs · D’où vient cet ordre ?');
    expect(page.rows('dense')).toHaveLength(12);
    expect((await at('/t/lyon/ronde/1')).text).toContain('Détail de l’appariement');
  });

  it('is in English under /en, and nothing of it is French', async () => {
    await playRound(desk, 1);
    const paths = ['', '/ronde/1', '/classement', '/grille', '/joueurs', '/joueur/3', '/reglement', '/palmares'];
    for (const path of [...paths, '/inscription', '/nothing', '/ronde/9']) {
      const { html } = await at(`/en/t/lyon${path}`);
      const own = textOfEnglish(html);
      expect(own, path).not.toMatch(/[éèêàçù«»\u202f]|\b(?:ronde|tour|joueur|place après|par|selon|avec)\b/i);
      expect(html, path).toContain('<html lang="en">');
    }
  });
});

/** Without the names of people and formulas, and what is said to be French. */
const textOfEnglish = (html: string): string =>
  html
    .replace(/<(\w+)[^>]* lang="fr"[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/JOUEUR\d+( Ada)?|Formule Classique|\bRonde\b(?! \d)/g, '');

describe('17 players, one exempt a round (BYE-05)', () => {
  it('17 lines everywhere, and nobody is called X', async () => {
    desk = await openedDesk(17);
    await playRound(desk, 1);
    const lines = async (path: string, table: string) =>
      (await at(`/t/lyon${path}`)).rows(table).filter((row) => row.length > 1);
    expect(await lines('/joueurs', 'sheet')).toHaveLength(17);
    expect(await lines('/classement', 'standings')).toHaveLength(17);
    const grid = await at('/t/lyon/grille');
    expect(grid.html.match(/<tr><th scope="row">/g)).toHaveLength(2 * 17);
    expect(grid.text).not.toMatch(/\bX\b/);
    expect(
      (await at('/t/lyon'))
        .rows('tables')
        .map((row) => row.at(-2))
        .filter((cell) => cell === 'exempt'),
    ).toHaveLength(1);
    expect((await at('/t/lyon')).text).toContain('17 joueurs');
  });
});

describe('code in names (SEC-01)', () => {
  it('is shown as text on every page', async () => {
    desk = await openDesk();
    const name = '</title><script>alert(1)</script>';
    const { slug } = (await (
      await desk.post('/api/tournaments', { name, format: 'classique', date: '2026-11-14' })
    ).json()) as { slug: string };
    const ask = async (command: object, id: string, person?: object) =>
      expect((await desk.post(`/api/tournaments/${slug}/commands`, { id, command, person })).status).toBe(200);
    for (let n = 1; n <= 18; n++) {
      const command = { kind: 'register', player: `J${n}`, presence: 'here', club: '" onmouseover="alert(1)' };
      await ask(command, `r${n}`, { name: `<svg/onload=alert(1)> ${n}` });
    }
    for (const command of [
      { kind: 'show', open: true },
      { kind: 'draw', round: 1, without: [] },
      { kind: 'publish', round: 1, attempt: 1 },
    ])
      await ask(command, command.kind);
    for (const path of ['', '/ronde/1', '/joueurs', '/joueur/1', '/classement', '/reglement', '/inscription', '/x']) {
      const { html } = await at(`/t/${slug}${path}`);
      expect(html, path).not.toMatch(/<svg\/onload|<script>alert|"\s*onmouseover="/);
      expect(html, path).toContain('&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    }
    expect((await at(`/t/${slug}/joueur/1`)).text).toContain('" onmouseover="alert(1)');
    expect((await at('/en')).html).not.toContain('<script>alert');
    expect(await problemOf(await desk.get('/api/nothing'))).toMatchObject({ status: 404 });
  });
});
