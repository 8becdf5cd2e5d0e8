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
