import { type SentStandings, standingsSent } from '@ronde/contract/http/standing-lines';
import { type MatchResult, rankFigures, type TypedResult } from '@ronde/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { openData } from '../database/migrations.ts';
import { type Hall, openHall } from '../http/test-hall.ts';
import { games } from '../http/test-public.ts';
import { pageAt } from './test-pages.ts';

let hall: Hall;
afterEach(() => hall.desk.installation.live.close());

async function opened(format: string, players: number, settings: object = {}): Promise<void> {
  hall = await openHall(await openData('memory'), { format, players, settings });
  await hall.act({ kind: 'show', open: true });
}
const standingsOf = async () =>
  standingsSent(
    ((await (await hall.desk.get('/api/public/lyon/standings?after=1')).json()) as { standings: SentStandings })
      .standings,
  );
const at = (path: string) => pageAt(hall.desk, `/t/lyon${path}`);
const everyPage = ['', '/ronde/1', '/classement', '/grille', '/joueurs', '/joueur/1', '/reglement', '/palmares'];

const wins = ([a]: readonly [string, string]): MatchResult => ({ kind: 'points', winner: a, points: [97, 13] });
const plays = (_: readonly [string, string], table: number): MatchResult => games([400 + table, 390]);
const formulas = [
  ['classique', plays],
  ['classique-belge', plays],
  ['combinee', plays],
  ['toutes-rondes', plays],
  ['suisse', plays],
  ['art-de-la-guerre', wins],
] as const;

describe.each(formulas)('%s', (format, score) => {
  it('has every page, whole, in both languages', async () => {
    await opened(format, 12, format === 'combinee' ? { phase1: 5 } : {});
    await hall.play(1, score);
    await hall.draw(2);
    const pages = format === 'combinee' ? [...everyPage, '/poules'] : everyPage;
    for (const path of pages)
      for (const front of ['', '/en']) {
        const { status, text } = await pageAt(hall.desk, `${front}/t/lyon${path}`);
        expect([path, status]).toEqual([path, 200]);
        expect(text, path).not.toMatch(/undefined|NaN|\[object|\bnull\b/);
      }
    // The statistics of the day, as on paper, once there is a result.
    const said = await at('/classement');
    expect(said.html).toContain('id="statistiques"');
    expect(said.text).toMatch(format === 'art-de-la-guerre' ? /Statistiques.* 97 / : /Statistiques.* 406 /);
    // The front page has the figures that order it.
    const front = (await at('')).rows('dense').map((row) => row.slice(2));
    const whole = (await at('/classement')).rows('standings').filter((row) => row.length > 1);
    expect(front).toEqual(whole.slice(0, front.length).map((row) => row.slice(-(front[0]?.length ?? 0))));
    expect(front[0]?.length).toBe(rankFigures(await standingsOf()).length);
    expect((await at('/classement')).rows('standings').filter((row) => row.length > 1)).toHaveLength(12);
  });
});

it.each(['suisse', 'toutes-rondes'])(
  '%s: the spread that decides has its column, and the legend says it',
  async (format) => {
    await opened(format, 4);
    await hall.play(1, plays);
    const page = await at('/classement');
    // 402 – 390 and 401 – 390: level on points, wins and the opponents' points.
    expect(
      page
        .rows('standings')
        .filter((row) => row.length > 1)
        .map((row) => row.at(-1)),
    ).toEqual(['+12', '+11', '−11', '−12']);
    expect(page.text).toContain('Écart : total des écarts, plafonnés par partie.');
    expect(page.text).toContain('V : victoires, exemptions et victoires par forfait comprises.');
  },
);

it('the wargame says « tour », « Terrain », and the scores that its losses make', async () => {
  await opened('art-de-la-guerre', 8);
  await hall.draw(1);
  const [[a, b] = ['', '']] = await hall.tables(1);
  const cohesion = [
    { lost: 4, total: 22 },
    { lost: 24, total: 24 },
  ] as const;
  await hall.enter(1, 1, { kind: 'losses', winner: a, cohesion });
  const page = await at('');
  expect(page.text).toContain('Tour 1 en jeu · 1 terrain sur 4 terminé');
  expect(page.text).toMatch(/Terrain Joueur Score Adversaire/);
  // 4 of 22 units is 1 point of the printed table (examples/adg-loss-points.csv): 100 − 1 and 10 + 1.
  expect(page.rows('tables')[0]).toEqual(['1', `JOUEUR${a.slice(1)} Ada`, '99', '11', `JOUEUR${b.slice(1)} Ada`]);
  expect((await at('/reglement')).text).toMatch(/2 h 30 par partie/);
  expect((await at('/reglement')).text).not.toMatch(/\bronde/);
});

it('a Swiss tournament that plays the wargame gives the minutes of its game, and no article on the conduct of Scrabble', async () => {
  await opened('suisse', 8);
  const before = (await at('/reglement')).text;
  expect(before).toContain('20 minutes par joueur');
  expect(before).toContain('Écart d’une victoire sans adversaire');
  await hall.play(1, wins);
  const { text, html } = await at('/reglement');
  expect(text).toContain('2 h 30 par partie');
  // Its games have no scores; Pdep is a word of the formulas with PM.
  expect(before + text).not.toContain('Pdep');
  expect(text).not.toContain('Écart');
  expect(html).not.toContain('conduite-de-la-partie');
});

it('nor does anybody start there: the reasons of its tables are those of the desk', async () => {
  await opened('suisse', 8);
  await hall.play(1, wins);
  const { text } = await at('/ronde/1');
  expect(text).toContain('Pourquoi le terrain 1');
  expect(text).not.toMatch(/ commence[. ]|décide qui commence/);
});

it('several games: how many each won, and each of them beside', async () => {
  await opened('classique', 8, { bestOf: 3 });
  await hall.draw(1);
  await hall.enter(1, 1, games([400, 380], [350, 360], [420, 410]));
  const [row = []] = (await at('')).rows('tables');
  expect(row.slice(2, 4).sort()).toEqual(['1', '2']);
  expect(row[1]).toMatch(/400 – 380, 350 – 360, 420 – 410|380 – 400, 360 – 350, 410 – 420/);
});

it('a final is told match by match, and puts its winner first', async () => {
  await opened('classique', 8, { rounds: 3 });
  for (const round of [1, 2, 3]) await hall.play(round, plays);
  const [first = { player: '' }, second = { player: '' }] = (await hall.standings()).rows;
  await hall.act({ kind: 'open-final', players: 2, bestOf: 1, carry: false, thirdPlace: false });
  await hall.act({ kind: 'draw-final', set: 0 });
  expect((await at('')).text).toMatch(/Finale .*en jeu/);
  const match = (await hall.view()).tournament.final?.matches[0];
  const players = [...(match?.players ?? ['', ''])] as [string, string];
  const lost = players[0] === first.player ? games([380, 410]) : games([410, 380]);
  await hall.act({ kind: 'record-final', stage: 'final', players, result: lost, saw: null });
  expect((await at('')).text).toMatch(/380 – 410|410 – 380/);
  expect((await at('')).text).toContain(`La finale revient à JOUEUR${second.player.slice(1)} Ada.`);
  // As the hall's screen reads it: games won, in the order of the match's players.
  const outcome = (await (await hall.desk.get('/api/public/lyon/outcome')).json()) as { scores: object[] };
  const wins = players[0] === first.player ? [0, 1] : [1, 0];
  expect(outcome.scores).toEqual([{ carried: null, wins, winner: second.player.slice(1) }]);
  const [winner = []] = (await at('/classement')).rows('standings');
  expect(winner.slice(0, 2)).toEqual(['1', `JOUEUR${second.player.slice(1)} Ada`]);
});

it('a final of the wargame tells its two scores, and who won where nothing else says it', async () => {
  await opened('suisse', 8, { rounds: 1 });
  await hall.play(1, wins);
  await hall.act({
    ...{ kind: 'open-final', players: 4, bestOf: 1, carry: false, thirdPlace: false, lastPlace: 'initial-rank' },
  });
  await hall.act({ kind: 'draw-final', set: 0 });
  const [one, two] = (await hall.view()).tournament.final?.matches ?? [];
  if (!one || !two) throw new Error('No semi-finals.');
  const points: TypedResult = { kind: 'points', winner: one.players[1], points: [14, 96] };
  const decided: TypedResult = { kind: 'decided', winner: two.players[0] };
  for (const [{ stage, players }, result] of [
    [one, points],
    [two, decided],
  ] as const)
    await hall.act({ kind: 'record-final', stage, players, result, saw: null });
  const { text } = await at('');
  expect(text).toMatch(/14 – 96/);
  expect(text).toContain(`Victoire de JOUEUR${two.players[0].slice(1)}.`);
});

it('a semi-final that is drawn says who goes on, and a final without a winner names none', async () => {
  await opened('suisse', 8, { rounds: 1 });
  await hall.play(1, plays);
  await hall.act({
    ...{ kind: 'open-final', players: 4, bestOf: 1, carry: false, thirdPlace: false, lastPlace: 'initial-rank' },
  });
  await hall.act({ kind: 'draw-final', set: 0 });
  for (const { stage, players } of (await hall.view()).tournament.final?.matches ?? [])
    await hall.act({ kind: 'record-final', stage, players, result: games([400, 400]), saw: null });
  const { text } = await at('');
  expect(text).toContain('Nul : la meilleure place après les rondes joue la finale');
  expect(text).not.toContain('revient à');
});

it('a round that will never come is said not to exist; one that will, not to be public yet', async () => {
  await opened('suisse', 8, { rounds: 3 });
  await hall.play(1, plays);
  const said = async (path: string) => {
    const { status, text } = await at(path);
    expect(status).toBe(404);
    return text;
  };
  expect(await said('/ronde/9')).toContain('Ce tournoi n’a pas de ronde 9.');
  expect(await said('/classement/4')).toContain('Ce tournoi n’a pas de ronde 4.');
  expect(await said('/ronde/3')).toContain('Cette page n’est pas encore publique.');
  await hall.act({ kind: 'close', rounds: 1 });
  expect(await said('/ronde/3')).toContain('Ce tournoi n’a pas de ronde 3.');
  const { text } = await at('');
  expect(text).not.toContain('En direct');
});

it('what the director chose otherwise is said on the rules page', async () => {
  await opened('classique', 23, { rounds: 6, spreadCap: 80, startsBy: 'letters', rating: { approved: false } });
  const { text, html } = await at('/reglement');
  expect(text).toContain('6 rondes, choix de la direction');
  expect(text).toContain('80, hors règlement');
  expect(text).toContain('une lettre tirée à la table');
  expect(text).toContain('le tournoi ne change aucune cote');
  expect(html).toContain('href="/regles/formule-classique.html#ppm"');
  // The draw's number is said with the first table that it decided.
  expect(text).not.toContain('Tirage');
  await hall.desk.send('PUT', `${hall.at}/hall`, { minutes: 25 });
  expect((await at('/reglement')).text).toContain('25 minutes par joueur');
});

it('a malus stands apart from the result wherever the score is read (L’Art de la Guerre, umpire: malus of 10)', async () => {
  await opened('art-de-la-guerre', 8);
  await hall.play(1, wins);
  const [[a] = ['']] = await hall.tables(1);
  await hall.act({ kind: 'sanction', round: 1, player: a, sanction: 'malus', article: '5.2' });
  const name = `JOUEUR${a.slice(1)}`;
  // 97 − 10.
  const apart = `${name} 87 (97 − 10, malus de 10 points)`;
  const ruling = `${name} Ada : malus de 10 points (article 5.2), tour 1`;
  expect((await at('/ronde/1')).rows('tables')[0]?.[1]).toContain(apart);
  const card = (await at(`/joueur/${a.slice(1)}`)).text;
  expect(card).toContain(apart);
  expect(card).toContain(ruling);
  expect((await at('/grille')).text).toContain(ruling);
  expect((await at('/classement')).text).toContain(ruling);
});

it('the Elo is shown as a whole number (L’Art de la Guerre, Elo)', async () => {
  await opened('art-de-la-guerre', 8);
  for (let round = 1; round <= 3; round++) await hall.play(round, wins);
  await hall.act({ kind: 'close' });
  for (let number = 1; number <= 8; number++)
    expect((await at(`/joueur/${number}`)).text).toMatch(/Avant \d+ Après \d+ à titre indicatif/);
});

it('combinee: all of phase 1 is public with round 1, never before; a round says its pools, phase 2 has none', async () => {
  await opened('combinee', 12, { phase1: 5 });
  expect((await at('/poules')).status).toBe(404);
  expect((await at('')).html).not.toContain('/t/lyon/poules');
  await hall.play(1, plays);
  const page = await at('/poules');
  // Two pools of six, with whom each meets in five rounds.
  expect(page.html.match(/<th scope="row">/g)).toHaveLength(12);
  const lines = page.rows('sheet').filter((cells) => /^\d/.test(cells[0] ?? ''));
  expect(lines).toHaveLength(6);
  for (const cells of lines) expect(new Set(cells.slice(1)).size).toBe(6);
  expect((await at('/ronde/1')).text).toMatch(/poule [12]/);
  for (let round = 2; round <= 6; round++) await hall.play(round, plays);
  expect((await at('/ronde/6')).text).not.toMatch(/poule/);
});

it.each(['classique', 'suisse'])('%s: there are no pools to be seen', async (format) => {
  await opened(format, 8);
  await hall.play(1, plays);
  expect((await at('/poules')).status).toBe(404);
});

it('the wargame has its charter of conduct on a page of its own, the organiser’s own one instead; Scrabble has none', async () => {
  await opened('art-de-la-guerre', 8);
  expect((await at('/reglement')).html).toContain('href="/t/lyon/charte"');
  expect((await at('/charte')).text).toMatch(/Charte de bonne conduite.* malus de 10 points .* 90 – 0/);
  expect((await pageAt(hall.desk, '/en/t/lyon/charte')).text).toContain('cocked die');
  await hall.act({ kind: 'details', saw: {}, to: { charter: ['Se saluer', '<b>Ranger</b>'] } });
  const own = await at('/charte');
  expect(own.text).toContain('Se saluer');
  expect(own.html).toContain('&lt;b&gt;Ranger&lt;/b&gt;');
  expect(own.text).not.toContain('malus');
  await opened('classique', 8);
  expect((await at('/charte')).status).toBe(404);
  expect((await at('/reglement')).html).not.toContain('charte');
});

it('closed with too few who played, a wargame is not said to count; the player’s page says why nothing changes, and leads to the lists', async () => {
  await opened('art-de-la-guerre', 4);
  expect((await at('/reglement')).text).toContain('le tournoi compte pour les cotes');
  await hall.play(1, wins);
  await hall.act({ kind: 'close', rounds: 1 });
  // Eight at least (« Validité »).
  const { text } = await at('/reglement');
  expect(text).toContain('tournoi non officiel : il ne compte ni pour l’Elo, ni pour le championnat');
  expect(text).not.toContain('compte pour les cotes');
  const card = await at('/joueur/1');
  expect(card.text).toContain('Tournoi non officiel');
  expect(card.html).toContain('href="/t/lyon/listes#j1"');
});

it('shows pools once they are published, before any round, and no others that are drawn since', async () => {
  await opened('combinee', 12, { phase1: 5 });
  await hall.act({ kind: 'draw-order', attempt: 1 });
  expect((await at('/poules')).status).toBe(404);
  expect((await at('')).html).not.toContain('/poules');
  await hall.act({ kind: 'show-pools', shown: true });
  const { text, rows } = await at('/poules');
  expect(text).toContain('Poule 1');
  const drawn = (await hall.view()).tournament.settings.drawn ?? [];
  expect(rows().map(([seat, name]) => `${seat} ${name}`)).toEqual(
    drawn[0]?.map((id, i) => `${i + 1} JOUEUR${id?.slice(1)} Ada`),
  );
  expect((await at('')).html).toContain('/poules');
  const read = async () =>
    ((await (await hall.desk.get('/api/public/lyon')).json()) as { settings: { drawn?: unknown } }).settings.drawn;
  expect(await read()).toHaveLength(2);
  await hall.act({ kind: 'draw-order', attempt: 2 });
  expect((await at('/poules')).status).toBe(404);
  expect(await read()).toBeUndefined();
});

it('says which phase a round is of, and the standings of each phase alone once there are two', async () => {
  await opened('combinee', 12, { phase1: 5, phase2: 3, phase3: 0 });
  const first = (_: readonly [string, string], table: number): MatchResult => games([400 + table, 390]);
  const other = (_: readonly [string, string], table: number): MatchResult => games([390, 400 + table]);
  for (const round of [1, 2, 3, 4, 5]) await hall.play(round, first);
  expect((await at('/ronde/5')).text).toContain('phase 1');
  expect((await at('/classement')).text).not.toContain('phase 1 seule');
  await hall.play(6, other);
  expect((await at('/ronde/6')).text).toContain('phase 2');
  const { text, html } = await at('/classement');
  expect(text).toContain('Classement de la phase 1 seule (rondes 1 à 5)');
  expect(text).toContain('Classement de la phase 2 seule (ronde 6)');
  // Six have won the one round of phase 2, whatever they had before: 3 PM, and 1 for a loss.
  const alone = /id="phase-2".*?<\/details>/s.exec(html)?.[0] ?? '';
  const won = [...alone.matchAll(/<\/th><td class="n strong">(\d+)<\/td>/g)].map(([, pm]) => Number(pm));
  expect(won).toEqual([3, 3, 3, 3, 3, 3, 1, 1, 1, 1, 1, 1]);
});
