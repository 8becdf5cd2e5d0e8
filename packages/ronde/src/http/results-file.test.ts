import type { DecidedSent } from '@ronde/contract/http/events';
import type { Problem } from '@ronde/contract/http/problem';
import type { ResultsPreview, WholeResults } from '@ronde/contract/http/results-file';
import { beforeEach, expect, test } from 'vitest';
import { type Desk, openDesk, publishFirst, registerAll } from './test-desk.ts';

const at = '/api/tournaments/lyon';
let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
  await desk.create();
  await registerAll(desk, 10);
  await publishFirst(desk);
});

/** The tables of the round in play, by names. */
async function tables() {
  const { tournament, people } = await desk.view();
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const round = tournament.rounds.at(-1);
  return (round?.matches ?? []).map(({ table, players, result }) => ({
    table,
    names: players.map((id) => names.get(id) ?? ''),
    result,
  }));
}

const read = async (text: string, round = 1) =>
  (await (await desk.post(`${at}/results-file`, { text, round })).json()) as ResultsPreview;

const taken = (preview: ResultsPreview, kinds: readonly string[] = ['new']) =>
  preview.lines.flatMap(({ kind, record }) => (record && kinds.includes(kind) ? [record] : []));

test('a round’s results from a sheet: a verdict for each line, nothing written, then one decision, which one undo takes back', async () => {
  const drawn = await tables();
  const lines = drawn.map(({ table, names }, i) => `${table};${names[0]};${400 + i};${names[1]};${380 - i}`);
  const preview = await read(['Table;Joueur 1;Score 1;Joueur 2;Score 2', ...lines].join('\n'));
  expect(preview.lines.map(({ kind }) => kind)).toEqual(drawn.map(() => 'new'));
  expect(preview.lines[1]).toMatchObject({
    line: 3,
    round: 1,
    names: drawn[1]?.names.join(' – '),
    found: '401–379',
    there: null,
  });
  expect((await tables()).every(({ result }) => result === undefined)).toBe(true);

  const accepted = await desk.post(`${at}/results-file/accept`, { id: 'file-1', records: taken(preview), rounds: [] });
  expect(accepted.status).toBe(200);
  const { decision } = (await accepted.json()) as DecidedSent;
  expect((await tables()).map(({ result }) => result)).toMatchObject(
    drawn.map((_, i) => ({ kind: 'games', games: [[400 + i, 380 - i]] })),
  );
  const again = await read(['Table;Joueur 1;Score 1;Joueur 2;Score 2', ...lines].join('\n'));
  expect(again.lines.every(({ kind }) => kind === 'same')).toBe(true);

  const undone = await desk.post(`${at}/undo`, { id: 'undo-1', decision: decision.seq });
  expect(undone.status).toBe(200);
  expect((await tables()).every(({ result }) => result === undefined)).toBe(true);
});

test('what is wrong with a line is said: who, what was found, what was expected', async () => {
  const [first, second, third] = await tables();
  const [a = '', b = ''] = first?.names ?? [];
  const [c = '', d = ''] = second?.names ?? [];
  const [e = '', f = ''] = third?.names ?? [];
  const rows = [
    'Table;Joueur 1;Score 1;Joueur 2;Score 2',
    `${first?.table};${b};380;${a};451`,
    `${first?.table};${a};451;${b};380`,
    `9;${c};400;${d};390`,
    `;${e};400;${d};390`,
    `;INCONNU Zoé;400;${f};390`,
    `;${e};45x;${f};390`,
    `;${e};99999;${f};390`,
  ];
  const { lines } = await read(rows.join('\n'));
  expect(lines.map(({ line, kind, message }) => [line, kind, message])).toEqual([
    [2, 'new', null],
    [3, 'refused', 'La même table est déjà à la ligne 2.'],
    [4, 'table', `Le fichier dit table 9\u202f; leur table est la ${second?.table}.`],
    [5, 'refused', `${e} joue contre ${f} dans cette ronde, et non contre ${d}.`],
    [6, 'refused', '«\u00a0INCONNU Zoé\u00a0» n’est pas dans ce tournoi.'],
    [7, 'refused', '«\u00a045x\u00a0» n’est pas un score\u00a0: un nombre est attendu, ou «\u00a0forfait\u00a0».'],
    [8, 'refused', expect.stringContaining('99')],
  ]);
  // Names turned round are the same table, and the score is of whom it stands beside.
  const accepted = await desk.post(`${at}/results-file/accept`, {
    id: 'file-1',
    records: taken({ lines } as ResultsPreview),
    rounds: [],
  });
  expect(accepted.status).toBe(200);
  expect((await tables())[0]?.result).toMatchObject({ games: [[451, 380]] });
  const other = await read(`Table;Joueur 1;Score 1;Joueur 2;Score 2\n;${a};450;${b};380`);
  expect(other.lines[0]).toMatchObject({ kind: 'other', found: '450–380', there: '451–380' });
});

test('an accepted line whose table has changed since is refused, and no other line is written', async () => {
  const drawn = await tables();
  const rows = drawn.map(({ names }) => `${names[0]};400;${names[1]};380`);
  const preview = await read(['Joueur 1;Score 1;Joueur 2;Score 2', ...rows].join('\n'));
  const records = taken(preview);
  const last = records.at(-1);
  await desk.post(`${at}/results-file/accept`, {
    id: 'one',
    records: [{ ...last, result: { kind: 'games', games: [[1, 2]] } }],
    rounds: [],
  });
  const late = await desk.post(`${at}/results-file/accept`, { id: 'two', records, rounds: [] });
  expect(late.status).toBe(409);
  expect(((await late.json()) as Problem).code).toBe('result-changed');
  expect((await tables()).filter(({ result }) => result !== undefined).length).toBe(1);
});

test('the rounds that were played elsewhere: results of this one, then a whole one more, as one decision', async () => {
  const drawn = await tables();
  const everybody = drawn.flatMap(({ names }) => names);
  const half = everybody.length / 2;
  const rows = [
    ...drawn.map(({ names, table }) => `1;${table};${names[0]};400;${names[1]};380`),
    ...everybody
      .slice(0, half)
      .map((name, i) => `2;${i + 1};${name};41${i % 10};${everybody[everybody.length - 1 - i]};390`),
  ];
  const preview = await read(['Ronde;Table;Joueur 1;Score 1;Joueur 2;Score 2', ...rows].join('\n'));
  expect(new Set(preview.lines.map(({ kind }) => kind))).toEqual(new Set(['new', 'next']));
  const matches = preview.lines.flatMap(({ match }) => match ?? []);
  const accepted = await desk.post(`${at}/results-file/accept`, {
    id: 'file-1',
    records: taken(preview),
    rounds: [{ round: 2, matches }],
  });
  expect(await accepted.json()).toMatchObject({ decision: { seq: expect.any(Number) } });
  const { tournament } = await desk.view();
  expect(tournament.rounds.map(({ status }) => status)).toEqual(['closed', 'closed']);
  expect(tournament.rounds[1]?.matches.length).toBe(half);
  const clerk = await desk.as('clerk');
  expect(
    (await clerk.post(`${at}/results-file/accept`, { id: 'c', records: [], rounds: [{ round: 3, matches }] })).status,
  ).toBe(403);
});

test('a whole tournament of tsh becomes a tournament file, which is imported; what is wrong is refused with its line', async () => {
  const tsh = 'Lefèvre, Zoé 1803 2 3; 451 380\nToussaint, Luc 1700 1 0; 407 50\nPérier, Ana 0 0 1; 50 401\n';
  const sent = {
    file: Buffer.from(tsh, 'latin1').toString('base64'),
    format: 'suisse',
    name: 'Open de Lyon',
    date: '2015-11-22',
  };
  const answer = await desk.post('/api/tournaments/results-file', sent);
  expect(answer.status).toBe(200);
  const whole = (await answer.json()) as WholeResults;
  expect(whole).toMatchObject({ source: 'tsh', encoding: 'windows-1252', players: 3, rounds: 2 });
  // The file is made here: that it has no id yet is nobody’s concern.
  expect(whole.warnings.join(' ')).not.toMatch(/identifiant|révision|« id »/iu);
  expect(whole.adjustments).toContain('3 noms remis en «\u00a0NOM Prénom\u00a0».');
  expect(await (await desk.post('/api/tournaments/import', { file: whole.file })).json()).toMatchObject({
    slug: 'open-de-lyon',
  });
  const out = await desk.get('/api/tournaments/open-de-lyon/results-file/tsh');
  expect(out.headers.get('content-disposition')).toContain('.t"');
  expect(Buffer.from(await out.arrayBuffer()).toString('latin1')).toContain(
    'LEFÈVRE, Zoé            1803 2 3; 451 380; board 1 1; p12 4 4',
  );

  const wrong = await desk.post('/api/tournaments/results-file', {
    text: tsh.replace('1700 1 0', '1700 3 0'),
    format: 'suisse',
  });
  expect(wrong.status).toBe(422);
  expect(((await wrong.json()) as Problem).errors?.[0]).toEqual({
    path: 'ligne 1',
    message:
      'Ligne 1\u00a0: Ronde 1\u00a0: Lefèvre, Zoé a rencontré Toussaint, Luc, mais la ligne de Toussaint, Luc dit Périer, Ana.',
  });
});

test('players are told by licence, or by the number of their badge', async () => {
  const { tournament, people } = await desk.view();
  const [first] = tournament.rounds[0]?.matches ?? [];
  const [one = '', other = ''] = first?.players ?? [];
  const numberOf = (id: string) => tournament.players.find((player) => player.id === id)?.number;
  const name = people.find(({ id }) => id === other)?.name ?? '';
  const { lines } = await read(
    `N° 1;Score 1;Joueur 2;N° 2;Score 2\n${numberOf(one)};420;;${numberOf(other)};400\n999;420;${name};;400`,
  );
  expect(lines[0]).toMatchObject({ kind: 'new', found: '420–400', record: { players: [one, other] } });
  expect(lines[1]).toMatchObject({ kind: 'refused', message: '«\u00a0999\u00a0» n’est pas dans ce tournoi.' });
});

/** The players of each table of round 1, and everybody paired anew for a round to come. */
async function paired() {
  const drawn = await tables();
  const everybody = drawn.flatMap(({ names }) => names);
  const half = everybody.length / 2;
  const others = everybody.slice(0, half).map((name, i) => [name, everybody[everybody.length - 1 - i] ?? ''] as const);
  return { drawn, others };
}

const head = 'Ronde;Table;Joueur 1;Score 1;Joueur 2;Score 2';

test('a round that does not come next is refused at once, and says which does', async () => {
  const { drawn, others } = await paired();
  const first = drawn.map(({ names, table }) => `1;${table};${names[0]};400;${names[1]};380`);
  const of = (round: number) => others.map(([a, b], i) => `${round};${i + 1};${a};410;${b};390`);
  const { lines } = await read([head, ...first, ...of(9)].join('\n'));
  expect(lines.filter(({ round }) => round === 9).map(({ kind, message }) => [kind, message])).toEqual(
    others.map(() => ['refused', 'La ronde 9 vient trop tôt\u00a0: la prochaine à reprendre est la 2.']),
  );
  const both = await read([head, ...first, ...of(3), ...of(2)].join('\n'));
  expect(new Set(both.lines.map(({ kind }) => kind))).toEqual(new Set(['new', 'next']));
  const gap = await read([head, ...first, ...of(2), ...of(4)].join('\n'));
  expect(gap.lines.find(({ round }) => round === 4)?.message).toContain('la prochaine à reprendre est la 3');
});

test('what the act would refuse of a round to come is said of its lines before it', async () => {
  const { drawn, others } = await paired();
  const second = others.map(([a, b], i) => `2;${i + 1};${a};410;${b};390`);
  // Round 1 has no results, neither here nor in the file.
  const { lines } = await read([head, ...second].join('\n'));
  expect(new Set(lines.map(({ kind }) => kind))).toEqual(new Set(['refused']));
  expect(lines[0]?.message).toMatch(/^Ronde 1/);
  const first = drawn.map(({ names, table }) => `1;${table};${names[0]};400;${names[1]};380`);
  const [one = ['', '']] = others;
  const [, two = ['', '']] = others;
  const twice = await read(
    [head, ...first, `2;1;${one[0]};410;${one[1]};390`, `2;2;${one[0]};400;${two[1]};390`].join('\n'),
  );
  expect(twice.lines.at(-1)).toMatchObject({
    kind: 'refused',
    message: `${one[0]} joue déjà à la ligne ${first.length + 2}.`,
  });
});

test('a score that is hardly one is asked about, as at the desk, and is taken only by saying so', async () => {
  const { drawn } = await paired();
  const [a = '', b = ''] = drawn[0]?.names ?? [];
  const [c = '', d = ''] = drawn[1]?.names ?? [];
  const { lines } = await read(`Joueur 1;Score 1;Joueur 2;Score 2\n${a};4512;${b};380\n${c};600;${d};250`);
  expect(lines.map(({ kind, message }) => [kind, message])).toEqual([
    ['doubt', '4512–380\u00a0: score rare, à vérifier.'],
    ['new', null],
  ]);
  const records = taken({ lines } as ResultsPreview, ['doubt']);
  expect((await desk.post(`${at}/results-file/accept`, { id: 'd', records, rounds: [] })).status).toBe(200);
  const tsh = 'Lefèvre, Zoé 1803 2; 4512\nToussaint, Luc 1700 1; 407\n';
  const sent = { text: tsh, format: 'suisse', name: 'Lyon', date: '2015-11-22' };
  const whole = (await (await desk.post('/api/tournaments/results-file', sent)).json()) as WholeResults;
  expect(whole.adjustments).toContain(
    'Ronde 1, LEFÈVRE Zoé – TOUSSAINT Luc\u00a0: 4512–407 est un score rare\u202f; pris tel quel.',
  );
});

test('two lines of one game that do not agree: neither is taken, and each says what the other says', async () => {
  const { drawn } = await paired();
  const [a = '', b = ''] = drawn[0]?.names ?? [];
  const { lines } = await read(`Joueur 1;Score 1;Joueur 2;Score 2\n${a};412;${b};389\n${b};412;${a};389`);
  expect(lines.map(({ kind, message }) => [kind, message])).toEqual([
    ['refused', 'Ici 412–389, à la ligne 3 389–412\u00a0: gardez l’une des deux lignes.'],
    ['refused', 'Ici 412–389, à la ligne 2 389–412\u00a0: gardez l’une des deux lignes.'],
  ]);
  const half = await read(`Joueur 1;Score 1;Joueur 2;Score 2\n${a};;${b};\n${b};389;${a};412`);
  expect(half.lines.map(({ kind }) => kind)).toEqual(['refused', 'new']);
  expect(half.lines[1]?.found).toBe('389–412');
});

test('a director’s own sheet: titles, rounds on lines of their own, forfeits, exemptions, sums and near spellings', async () => {
  const { drawn, others } = await paired();
  const [t1, t2, t3, t4, t5] = drawn.map(({ names }) => names as [string, string]);
  const surname = (name = '') => name.split(' ')[0] ?? '';
  const rows = [
    'Tournoi de Lyon;;',
    'RÉSULTATS DE LA 1ÈRE RONDE;;',
    'Joueur 1;Résultat;Joueur 2',
    `${t1?.[0]};412 - 389;${t1?.[1]}`,
    `${t2?.[0]};412/389 ;${t2?.[1]}`,
    `${t3?.[0]};forfait ${surname(t3?.[1])};${t3?.[1]}`,
    `${t4?.[0]};420 - abs;${t4?.[1]}`,
    `${t5?.[0]};forfait;${t5?.[1]}`,
    'Total;;',
    'Ronde 2;;',
    'Joueur 1;Résultat;Joueur 2',
    ...others.map(([a, b]) => `${a};400 à 380;${b}`),
  ];
  const { lines } = await read(rows.join('\n'));
  expect(lines.slice(0, 5).map(({ line, round, kind, found }) => [line, round, kind, found])).toEqual([
    [4, 1, 'new', '412–389'],
    [5, 1, 'new', '412–389'],
    [6, 1, 'new', expect.stringContaining('forfait')],
    [7, 1, 'new', expect.stringContaining('forfait')],
    // Whose forfeit it is stands nowhere.
    [8, 1, 'refused', ''],
  ]);
  expect(lines[2]?.record?.result).toMatchObject({ kind: 'forfeit', by: lines[2]?.record?.players[1] });
  expect(lines[3]?.record?.result).toMatchObject({ kind: 'forfeit', by: lines[3]?.record?.players[1] });
  expect(lines.slice(5).map(({ round }) => round)).toEqual(others.map(() => 2));
  expect(lines).toHaveLength(5 + others.length);
});

test('who began is taken from the file where it says so, of a round that is taken whole', async () => {
  const { drawn, others } = await paired();
  const first = drawn.map(({ names, table }) => `1;${table};${names[0]};400;${names[1]};380;`);
  const second = others.map(([a, b], i) => `2;${i + 1};${a};410;${b};390;${i % 2 === 0 ? a : b}`);
  const { lines } = await read([`${head};Commence`, ...first, ...second].join('\n'));
  const matches = lines.flatMap(({ match }) => match ?? []);
  await desk.post(`${at}/results-file/accept`, {
    id: 'file',
    records: taken({ lines } as ResultsPreview),
    rounds: [{ round: 2, matches }],
  });
  const { tournament, people } = await desk.view();
  const nameOf = (id: string | undefined) => people.find((one) => one.id === id)?.name;
  const began = tournament.rounds[1]?.matches.map(({ table, starts }) => [table, nameOf(starts)]);
  expect(began).toEqual(others.map(([a, b], i) => [i + 1, i % 2 === 0 ? a : b]));
});

test('columns that are not recognised are said by hand; what stands in them is shown', async () => {
  const { drawn } = await paired();
  const rows = drawn.map(({ names }, i) => `${names[0]};Lyon;${410 + i};${names[1]};Sens;${390 - i};vu`);
  const text = ['Qui;;Combien;Avec;;Eux;Note', ...rows].join('\n');
  const blind = await read(text);
  expect(blind.lines).toEqual([]);
  expect(blind.columns.map(({ title, field }) => [title, field])).toContainEqual(['Combien', null]);
  const columns = ['name1', null, 'score1', 'name2', null, 'score2', null];
  const said = (await (await desk.post(`${at}/results-file`, { text, round: 1, columns })).json()) as ResultsPreview;
  expect(said.columns.map(({ field }) => field)).toEqual(columns);
  // The line of headers is no game.
  expect(said.lines.filter(({ kind }) => kind === 'new').map(({ found }) => found)).toEqual(
    drawn.map((_, i) => `${410 + i}–${390 - i}`),
  );
});

test('a whole table whose columns nobody knows is read once they are said; what is wrong then is refused as ever', async () => {
  const text = 'Salle Rouge;1;AAA Zoé;451;BBB Luc;380\nSalle Verte;1;CCC Ana;300;DDD Tom;420\n';
  const sent = { text, format: 'suisse', name: 'Lyon', date: '2015-11-22' };
  const first = await desk.post('/api/tournaments/results-file', sent);
  if (first.status !== 200) throw new Error(await first.text());
  if (first.status !== 200) throw new Error(await first.text());
  const asked = (await first.json()) as WholeResults;
  expect(asked).toMatchObject({ source: 'rows', file: null, players: 0, rounds: 0 });
  expect(asked.columns).toHaveLength(6);
  const columns = [null, 'round', 'name1', 'score1', 'name2', 'score2'] as const;
  const answer = await desk.post('/api/tournaments/results-file', { ...sent, columns });
  const whole = (await answer.json()) as WholeResults;
  expect(whole).toMatchObject({ source: 'rows', players: 4, rounds: 1 });
  expect(whole.columns.map(({ field }) => field)).toEqual(columns);
  expect((await desk.post('/api/tournaments/import', { file: whole.file })).status).toBe(201);
  // Without the round it is asked for again.
  const roundless = { ...sent, columns: [null, null, ...columns.slice(2)] };
  expect(await (await desk.post('/api/tournaments/results-file', roundless)).json()).toMatchObject({ file: null });
  // A score is no name.
  const wrong = { ...sent, columns: [null, 'round', 'name1', 'name2', 'score1', 'score2'] };
  expect((await desk.post('/api/tournaments/results-file', wrong)).status).toBe(422);
});
