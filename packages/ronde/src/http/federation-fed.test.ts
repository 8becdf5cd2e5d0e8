import { getRequestListener } from '@hono/node-server';
import type { FederationJournal } from '@ronde/contract/http/federation/decisions';
import type { FederationDocuments } from '@ronde/contract/http/federation/documents';
import type {
  FederationPersonCard,
  FederationRatingsView,
  ListComparison,
  OrganisersFile,
  PublicEvent,
  PublishedList,
} from '@ronde/contract/http/federation/lists';
import { season2015 } from '@ronde/engine/rating/season';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closedFile, sentBy, type TestPlayer, tenOfTheText } from '../federation/test-documents.ts';
import { problemOf, speaker } from './test-desk.ts';
import { type FederationDesk, openFederation } from './test-federation.ts';

// Field reports, FED-01 to FED-15, as far as a federation's server can answer them.

let desk: FederationDesk;
beforeEach(async () => {
  desk = await openFederation();
});
afterEach(() => desk.installation.live.close());

const villebois = (players = tenOfTheText, revision = 1) =>
  closedFile(players, { id: 'villebois', name: 'Tournoi de Villebois', date: '2026-03-10', revision });
const nantes = (players = tenOfTheText.slice(0, 8)) =>
  closedFile(players, { id: 'nantes', name: 'Open de Nantes', date: '2026-04-18' });
/** The second and the third the other way round. */
const swapped = (players = tenOfTheText): readonly TestPlayer[] => [
  ...players.slice(0, 1),
  ...players.slice(2, 3),
  ...players.slice(1, 2),
  ...players.slice(3),
];

const ratings = async (at?: string) => (await desk.json<FederationRatingsView>(`ratings${at ? `?at=${at}` : ''}`)).rows;
const personNamed = async (name: string) => (await ratings()).find((row) => row.name === name)?.person ?? '';
const cardOf = async (name: string) => desk.json<FederationPersonCard>(`ratings/${await personNamed(name)}`);
/** What has to be answered of a document. */
const asked = async (receipt: number) =>
  (await desk.document(receipt)).checks.filter(({ gravity }) => gravity === 'answer');
const event = async (id: string) =>
  (await (await (await desk.as('public')).get(`/api/federations/pl/events/${id}`)).json()) as PublicEvent;

it('FED-01: an old result corrected: each sees the event, the old and the new value; sums are the curve, the best follows', async () => {
  await desk.takeIn(villebois());
  await desk.takeIn(nantes());
  const before = await cardOf('PRIGENT Maud');
  const { receipt } = await desk.send(villebois(swapped(), 2));
  const shown = await desk.preview({ kind: 'accept', receipt, people: {} }, await personNamed('PRIGENT Maud'));
  expect(shown.redone.map(({ step }) => step.name)).toEqual(['Tournoi de Villebois', 'Open de Nantes']);
  const [here, there] = shown.chain?.links ?? [];
  // Classement PL: the 1803 second 2032, third 1853; the next event starts from where this one ends.
  expect([here?.before, here?.after]).toMatchObject([{ after: 2032 }, { after: 1853 }]);
  expect([there?.before, there?.after]).toMatchObject([{ before: 2032 }, { before: 1853 }]);
  await desk.decide({ kind: 'accept', receipt, people: {} });
  const after = await cardOf('PRIGENT Maud');
  const figures = after.steps.toReversed().map((step) => step.figures);
  expect(figures).toMatchObject([
    { before: 1803, after: 1853 },
    { before: 1853, after: after.rating },
  ]);
  expect(after.best?.rating).toBe(Math.max(1853, after.rating ?? 0));
  expect(before.best?.rating).not.toBe(after.best?.rating);
  // Whoever did not play there is told which start rating moved.
  const others = shown.changes.filter(({ why }) => why.kind === 'consequence');
  for (const { why } of others) expect(why).toMatchObject({ step: { name: 'Open de Nantes' } });
});

it('FED-02: an event without effect says why, on the event and on the person', async () => {
  const file = closedFile(tenOfTheText, { id: 'amical', name: 'Amical', date: '2026-05-01', approved: false });
  await desk.takeIn(villebois());
  await desk.takeIn(file);
  expect(await event('amical')).toMatchObject({ state: 'not-approved', table: null });
  const [step] = (await cardOf('PRIGENT Maud')).steps;
  expect(step).toMatchObject({ step: { name: 'Amical' }, event: { approved: false }, figures: { pe: 0, b: 0, pj: 0 } });
});

it('FED-04: an event is there from its receipt; one bad record does not hold back the rest', async () => {
  await desk.send(villebois());
  expect(await event('villebois')).toMatchObject({ state: 'to-come', table: null, name: 'Tournoi de Villebois' });
  expect((await desk.sendWith(sentBy({ ...nantes(), date: '2027-01-01' }))).status).toBe(422);
  await desk.decide({ kind: 'accept', receipt: 1, people: {} });
  const open = await event('villebois');
  expect(open).toMatchObject({ state: 'rated', recomputed: null });
  expect(open.table?.rows).toHaveLength(10);
  expect(JSON.stringify(open)).not.toMatch(/licence|birthYear|Claire/);
  // An earlier one that comes late recomputes it, and both are said.
  await desk.takeIn(
    closedFile(tenOfTheText.slice(0, 8), { id: 'liege', name: 'Tournoi de Liège', date: '2026-02-01' }),
  );
  expect((await event('villebois')).recomputed).toMatchObject({ after: 'Tournoi de Liège', changed: 8 });
  // What is later moves nothing here; a correction of the earlier one names it again; taken back, nothing is left.
  await desk.takeIn(nantes());
  expect((await event('villebois')).recomputed).toMatchObject({ after: 'Tournoi de Liège', changed: 8 });
  const { number } = await desk.decide({ kind: 'weigh', document: 'liege', category: 3 });
  expect((await event('villebois')).recomputed?.after).toBe('Tournoi de Liège');
  expect((await event('nantes')).recomputed?.after).toBe('Tournoi de Liège');
  await desk.decide({ kind: 'undo', decision: number });
  expect((await event('nantes')).recomputed).toBeNull();
  await desk.decide({ kind: 'withdraw', document: 'liege', because: 'Perdu.' });
  expect((await event('villebois')).recomputed).toBeNull();
});

it('FED-05: a wrong namesake is repaired once, and everything agrees', async () => {
  await desk.takeIn(villebois());
  const unknown = { name: 'PRIGENT Maud' };
  const { receipt } = await desk.send(nantes([...tenOfTheText.slice(2, 9), unknown]));
  const prigent = await personNamed('PRIGENT Maud');
  await desk.decide({ kind: 'accept', receipt, people: { p8: prigent } });
  expect((await cardOf('PRIGENT Maud')).steps).toHaveLength(2);
  await desk.decide({ kind: 'identify', document: 'nantes', player: 'p8', person: null });
  expect((await desk.json<FederationPersonCard>(`ratings/${prigent}`)).steps).toHaveLength(1);
  expect((await ratings()).filter(({ name }) => name === 'PRIGENT Maud')).toHaveLength(2);
  const file = (await (await desk.byCode('list')).json()) as OrganisersFile;
  expect(file.people.filter(({ name }) => name === 'PRIGENT Maud')).toHaveLength(2);
});

it('FED-06: who may be one is asked about, across accents, order of names and licences; nobody is merged silently', async () => {
  await desk.takeIn(villebois());
  const doubtful = [{ name: 'Aubert Remi' }, { name: 'Maud PRIGENT' }, { name: 'BERTHIER Paul', licence: '77' }];
  const { receipt, state } = await desk.send(nantes([...doubtful, ...tenOfTheText.slice(3, 8)]));
  expect(state).toMatchObject({ kind: 'in-doubt', names: 3 });
  const { checks } = await desk.document(receipt);
  const identity = checks.flatMap((check) => (check.code === 'identity' ? [check] : []));
  expect(identity.map(({ name, doubt }) => [name, doubt])).toEqual([
    ['Aubert Remi', 'joined'],
    ['Maud PRIGENT', 'other-order'],
    ['BERTHIER Paul', 'same-name'],
  ]);
  // Each answer says what it gives: the person known, or somebody new.
  for (const { answers } of identity)
    expect(answers.map(({ person }) => person === null).toSorted()).toEqual([false, true]);
  const refused = await desk.ask({ kind: 'accept', receipt, people: {} });
  const { code, title } = await problemOf(refused);
  expect([code, title]).toEqual([
    'answers-awaited',
    '3 réponses attendues\u00a0: Aubert Remi, Maud PRIGENT, BERTHIER Paul.',
  ]);
  const said = Object.fromEntries(identity.map(({ player }) => [player, null]));
  await desk.decide({ kind: 'accept', receipt, people: said });
  expect(await ratings()).toHaveLength(13);
});

it('FED-06: two who were told apart are not asked about again; undone, they are', async () => {
  await desk.takeIn(villebois());
  const aubert = { name: 'AUBERT Rémi', club: 'Brest' };
  const with8 = (id: string, date: string) =>
    closedFile([aubert, ...tenOfTheText.slice(3, 10)], { id, name: id, date });
  const { receipt } = await desk.send(with8('nantes', '2026-04-18'));
  await desk.decide({ kind: 'accept', receipt, people: { p1: null } });
  const later = await desk.send(with8('liege', '2026-05-16'));
  expect(later.state).toMatchObject({ kind: 'to-review' });
  await desk.decide({ kind: 'accept', receipt: later.receipt, people: {} });
  expect((await ratings()).filter(({ name }) => name === 'AUBERT Rémi')).toHaveLength(2);
  // Of another club, it may be either: asked.
  const other = closedFile([{ name: 'AUBERT Rémi', club: 'Caen' }, ...tenOfTheText.slice(3, 10)], {
    id: 'caen',
    date: '2026-06-06',
  });
  expect((await desk.send(other)).state).toMatchObject({ kind: 'in-doubt', names: 1 });
  const { lines } = await desk.json<FederationJournal>('journal');
  const answer = lines.findLast((line) => line.kind === 'decision' && line.fact.kind === 'accepted' && line.fact.apart);
  await desk.decide({ kind: 'undo', decision: answer?.kind === 'decision' ? answer.number : 0 });
  expect(await asked(receipt)).toMatchObject([{ code: 'identity', name: 'AUBERT Rémi' }]);
});

it('FED-06: two events of the same people and days, said to be two, are not asked about again', async () => {
  await desk.takeIn(villebois());
  const evening = (revision: number) =>
    closedFile(tenOfTheText, { id: 'soir', name: 'Tournoi du soir', date: '2026-03-10', revision });
  const { receipt } = await desk.send(evening(1));
  const refused = await problemOf(await desk.ask({ kind: 'accept', receipt, people: {} }));
  expect([refused.code, refused.errors]).toMatchObject(['answers-awaited', [{ path: 'distinct.villebois' }]]);
  await desk.decide({ kind: 'accept', receipt, people: {}, distinct: ['villebois'] });
  for (const again of [evening(2), villebois(swapped(), 2)]) {
    const sent = await desk.send(again);
    expect(await asked(sent.receipt)).toEqual([]);
    await desk.decide({ kind: 'accept', receipt: sent.receipt, people: {} });
  }
});

it('FED-06: two entries that are one are merged with a preview, and a separation gives each its results back', async () => {
  await desk.takeIn(villebois());
  const { receipt } = await desk.send(nantes([{ name: 'Maud PRIGENT' }, ...tenOfTheText.slice(2, 9)]));
  await desk.decide({ kind: 'accept', receipt, people: { p1: null } });
  const [gone, kept] = [await personNamed('Maud PRIGENT'), await personNamed('PRIGENT Maud')];
  const before = await ratings();
  expect((await desk.preview({ kind: 'merge', gone, kept })).changes.length).toBeGreaterThan(0);
  const { number } = await desk.decide({ kind: 'merge', gone, kept });
  expect((await desk.json<FederationPersonCard>(`ratings/${kept}`)).merged).toMatchObject([{ gone, decision: number }]);
  // FED-09: the old address leads to the kept entry.
  expect(await desk.json<FederationPersonCard>(`ratings/${gone}`)).toMatchObject({
    person: kept,
    steps: { length: 2 },
  });
  await desk.decide({ kind: 'undo', decision: number });
  expect(await ratings()).toEqual(before);
  // Who played one event twice is two people.
  const [first, second] = [await personNamed('AUBERT Rémi'), kept];
  expect((await problemOf(await desk.ask({ kind: 'merge', gone: first, kept: second }))).title).toMatch(/^Impossible/);
});

it('FED-06: before a list the doubles are proposed, until somebody says that they are two or that they are one', async () => {
  await desk.takeIn(villebois());
  // The same words in another order: accepted as somebody new by who was asked, then told apart from nobody else.
  const { receipt } = await desk.send(
    closedFile([{ name: 'Lefèvre Zoé', rating: 1500 }, ...tenOfTheText.slice(3)], { id: 'nantes', date: '2026-04-18' }),
  );
  await desk.decide({ kind: 'accept', receipt, people: {} });
  const lille = await desk.send(
    closedFile([{ name: 'Zoe LEFEVRE', rating: 1500 }, ...tenOfTheText.slice(3)], { id: 'lille', date: '2026-05-18' }),
  );
  await desk.decide({ kind: 'accept', receipt: lille.receipt, people: { p1: null } });
  await desk.decide({ kind: 'publish', date: '2026-04-01' });
  const doubles = async () =>
    (await desk.json<ListComparison>('comparison?date=2026-06-01&against=2026-04-01')).doubles;
  // She was asked about, and answered.
  expect(await doubles()).toEqual({ count: 0, pairs: [] });
  // The document of the answer goes, and comes again under the number that it had: nobody says it any more.
  const number = await desk.number();
  await desk.decide({ kind: 'undo', decision: number - 1 });
  await desk.decide({ kind: 'accept', receipt: lille.receipt, people: { p1: '2.p1' } });
  await desk.decide({ kind: 'identify', document: 'lille', player: 'p1', person: null });
  const found = await doubles();
  expect(found).toMatchObject({ count: 1, pairs: [[{ name: 'Lefèvre Zoé' }, { name: 'Zoe LEFEVRE' }]] });
  const persons = found.pairs[0]?.map(({ person }) => person) as [string, string];
  const apart = await desk.decide({ kind: 'tell-apart', persons });
  expect(apart.changed).toBe(0);
  expect((await doubles()).count).toBe(0);
  await desk.decide({ kind: 'undo', decision: apart.number });
  expect((await doubles()).count).toBe(1);
  await desk.decide({ kind: 'merge', kept: persons[0], gone: persons[1] });
  expect((await doubles()).count).toBe(0);
  expect((await problemOf(await desk.ask({ kind: 'tell-apart', persons }))).code).toBe('federation-refused');
});

it('FED-07: what cannot have happened is answered with where and why', async () => {
  const rounds = (matches: object[]) => ({ ...villebois(), rounds: [{ matches }] });
  const faults = [
    rounds([{ table: 1, players: ['L1', 'L1'], games: [[400, 300]] }]),
    rounds([
      { table: 1, players: ['L1', 'L2'], games: [[400, 300]] },
      { table: 2, players: ['L2', 'L1'], games: [[400, 300]] },
    ]),
    { ...villebois(), players: [...villebois().players, { id: 'L1', name: 'ENCORE Elle' }] },
    { ...villebois(), rounds: [] },
    { ...villebois(), rounds: [{ matches: [{ table: 1, players: ['L1', 'L2'] }] }] },
  ];
  for (const file of faults) {
    const answer = await desk.sendWith(sentBy(file as never));
    const { code, errors = [] } = await problemOf(answer);
    expect([answer.status, code]).toEqual([422, 'document-refused']);
    expect(errors[0]?.path).toMatch(/^file\./);
    expect(errors[0]?.message).not.toBe('');
  }
  // A bye is a result like another: the exempt player is drawn, and rated.
  const nine = villebois(tenOfTheText.slice(0, 8));
  const withBye = {
    ...nine,
    players: [...nine.players, { id: 'p9', name: 'EXEMPTE Une' }],
    rounds: nine.rounds.map(({ matches }) => ({ matches: [...matches, { players: ['p9'] }] })),
  };
  await desk.takeIn(withBye as never);
  expect((await ratings()).map(({ name }) => name)).toContain('EXEMPTE Une');
});

it('FED-08: unrated, provisional, without birth year, without club: lists and exports hold', async () => {
  await desk.takeIn(villebois());
  await desk.decide({ kind: 'publish', date: '2026-04-01' });
  const list = (await (await desk.get('/api/federations/pl/lists/2026-04-01')).json()) as PublishedList;
  expect(list.people).toHaveLength(10);
  expect(list.people.filter(({ club }) => club === undefined)).toHaveLength(6);
  const file = (await (await desk.byCode('list')).json()) as OrganisersFile;
  expect(file.people.map(({ rating }) => rating).every(Number.isFinite)).toBe(true);
});

it('FED-10: what is exported and taken in again changes nothing', async () => {
  await desk.takeIn(villebois());
  const { people, date } = (await (await desk.byCode('list')).json()) as OrganisersFile;
  expect(people.map(({ name, licence }) => [name, licence])).toContainEqual(['HUBERT Raphaël', '9']);
  const body = {
    file: {
      kind: 'list',
      id: 'own',
      revision: 1,
      name: 'Liste reprise',
      date,
      people: people.map(({ name, licence, rating, lastEvent }) => ({ name, licence, rating, lastEvent })),
    },
  };
  const received = await desk.post('/api/federations/pl/files', body);
  expect(received.status).toBe(201);
  const shown = await desk.preview({ kind: 'accept', receipt: 2, people: {} });
  expect([shown.refusal, shown.changes]).toEqual([null, []]);
});

it('FED-11: a wrong constant is seen before it counts: whose rating moves, and by how much', async () => {
  await desk.takeIn(villebois());
  const season = { ...structuredClone(season2015), name: '2026', from: '2026-01-01', nbpMax: 44 } as never;
  const shown = await desk.preview({ kind: 'open-season', season });
  expect(shown.changes.length).toBeGreaterThan(0);
  // §7: NbPmax 44 takes 5 × 30 off PJmax: 60 is left of 210.
  const prigent = shown.changes.find(({ name }) => name === 'PRIGENT Maud');
  expect(prigent).toMatchObject({ before: 2032, after: 1803 + 9 + 10 + 60 });
  expect((await cardOf('PRIGENT Maud')).rating).toBe(2032);
});

it('FED-11: a season to come moves nobody’s rating, and names who is of another series from its first day', async () => {
  await desk.takeIn(villebois());
  const bars = { ...season2015.bars, b: 1650 };
  const season = { ...structuredClone(season2015), name: '2027-2028', from: '2027-09-01', bars } as never;
  const { changes, regraded } = await desk.preview({ kind: 'open-season', season });
  expect(changes).toEqual([]);
  // §8: the 1700* who ends eighth holds 1608; B began at 1600.
  expect(regraded).toMatchObject({ on: '2027-09-01', people: [{ rating: 1608, before: 'B', after: 'C' }] });
  // Taken back: the other way round.
  const { number } = await desk.decide({ kind: 'open-season', season });
  const back = await desk.preview({ kind: 'undo', decision: number });
  expect(back.regraded).toMatchObject({ on: '2027-09-01', people: [{ rating: 1608, before: 'C', after: 'B' }] });
});

it('FED-12: a pseudonym hides a name wherever everybody reads; other people’s ratings stay', async () => {
  const hidden = tenOfTheText.map((player, i) => (i === 1 ? { ...player, pseudonym: 'Ombre' } : player));
  await desk.takeIn(villebois(hidden));
  const before = (await ratings()).map(({ rating }) => rating);
  await desk.decide({ kind: 'publish', date: '2026-04-01' });
  const list = await (await (await desk.as('public')).get('/api/federations/pl/lists/2026-04-01')).text();
  const open = JSON.stringify(await event('villebois'));
  for (const text of [list, open]) {
    expect(text).toContain('Ombre');
    expect(text).not.toMatch(/PRIGENT|Rennes|2014/);
  }
  // In a later event without it, too.
  await desk.takeIn(nantes());
  expect(JSON.stringify(await event('nantes'))).not.toMatch(/PRIGENT|Rennes/);
  expect(before).toEqual([2953, ...before.slice(1)]);
});

/** Everything that is read without being an officer: by everybody, and by clubs with their codes. */
async function readOutside(receipt: number): Promise<readonly string[]> {
  const everybody = await desk.as('public');
  const open = ['lists', 'lists/2026-06-01', 'lists/2026-06-01/csv', 'lists/2026-06-01/html'];
  const events = ['events/villebois', 'events/nantes'];
  const answers = [
    ...[...open, ...events].map((path) => everybody.get(`/api/federations/pl/${path}`)),
    desk.byCode('list'),
    desk.byCode(`documents/${receipt}/state`),
  ];
  return Promise.all(answers.map(async (answer) => await (await answer).text()));
}

it('FED-12: a pseudonym of one club hides the name in what every other club and everybody reads; no rating is another one', async () => {
  const everyone = async () => (await ratings()).map(({ rating }) => rating).toSorted();
  await desk.takeIn(villebois());
  const receipt = await desk.takeIn(nantes());
  const before = await everyone();
  const hidden = tenOfTheText.map((player, i) => (i === 1 ? { ...player, pseudonym: 'Ombre' } : player));
  const { receipt: second } = await desk.send(villebois(hidden, 2));
  await desk.decide({ kind: 'accept', receipt: second, people: {} });
  await desk.decide({ kind: 'publish', date: '2026-06-01' });
  expect(await everyone()).toEqual(before);
  const texts = await readOutside(receipt);
  expect(texts.filter((text) => text.includes('Ombre')).length).toBeGreaterThan(5);
  for (const text of texts) expect(text).not.toMatch(/PRIGENT|Rennes/);
  // Whoever brings their licence to another club is found by it.
  const { people } = JSON.parse(texts.at(-2) ?? '') as OrganisersFile;
  expect(people.find(({ licence }) => licence === '2')).toEqual({
    ...{ name: 'Ombre', licence: '2', rating: expect.any(Number), lastEvent: '2026-04-18' },
  });
});

it('FED-12: of a child nobody outside reads the year of birth, nor anybody’s licence but clubs', async () => {
  const born = (i: number, birthYear: number) => ({ ...tenOfTheText[i], birthYear }) as TestPlayer;
  const players = [...tenOfTheText.slice(0, 7), born(7, 2008), born(8, 2007), ...tenOfTheText.slice(9)];
  const receipt = await desk.takeIn(villebois(players));
  await desk.takeIn(nantes());
  await desk.decide({ kind: 'publish', date: '2026-06-01' });
  const texts = await readOutside(receipt);
  for (const text of texts) expect(text).not.toMatch(/birthYear":20(14|08)|2014/);
  const { people } = JSON.parse(texts.at(-2) ?? '') as OrganisersFile;
  // 18 in the course of the year, and 19: only of the latter it is known that they are of age.
  expect(people.flatMap(({ name, birthYear }) => (birthYear === undefined ? [] : [[name, birthYear]]))).toEqual([
    ['HUBERT Raphaël', 2007],
  ]);
  for (const text of texts.slice(0, -2)) expect(text).not.toMatch(/licence|birthYear/);
});

it('FED-12: whom their club has erased is nowhere by name once its revision counts; every rating stays', async () => {
  await desk.takeIn(villebois());
  const before = (await ratings()).map(({ rating }) => rating);
  const file = villebois(tenOfTheText, 2);
  const erased = {
    ...file,
    players: file.players.map((one) => (one.id === 'L2' ? { id: 'L2', name: 'Joueur 2', rating: 1803 } : one)),
  };
  const prigent = await personNamed('PRIGENT Maud');
  const { receipt } = await desk.send(erased as never);
  await desk.decide({ kind: 'accept', receipt, people: { L2: prigent } });
  await desk.decide({ kind: 'publish', date: '2026-06-01' });
  expect((await ratings()).map(({ rating }) => rating)).toEqual(before);
  for (const text of await readOutside(receipt)) expect(text).not.toMatch(/PRIGENT|Rennes/);
  expect(JSON.stringify(await ratings())).not.toMatch(/PRIGENT/);
  const csv = await (await desk.get('/api/federations/pl/ratings.csv?of=organisers')).text();
  expect(csv).not.toMatch(/PRIGENT|Rennes/);
  expect(csv).toContain('Joueur 2');
});

// As in a program that listens: its answers are the adapter's own, whose headers are no copy of ours.
getRequestListener(() => new Response());

it('FED-12: whoever asks the federation is erased: seen first, logged, final; nobody else’s rating or place changes', async () => {
  await desk.post('/api/register/import', {
    ...{ game: 'scrabble', listedOn: '2026-03-01' },
    lines: [{ name: 'PRIGENT Maud', licence: '2', rating: 1803 }],
  });
  await desk.takeIn(villebois());
  await desk.takeIn(nantes());
  await desk.decide({ kind: 'publish', date: '2026-06-01' });
  const { receipt } = await desk.send(villebois(swapped(), 2));
  const prigent = await personNamed('PRIGENT Maud');
  const before = (await ratings()).map(({ rank, rating }) => [rank, rating]);
  const erase = { kind: 'erase', person: prigent } as const;
  const shown = await desk.preview(erase);
  expect(shown).toMatchObject({ changes: [], redone: [], refusal: null });
  expect(shown.erasure).toMatchObject({
    name: 'PRIGENT Maud',
    faces: [{ name: 'PRIGENT Maud', licence: '2' }],
    documents: [{ name: 'Tournoi de Villebois' }, { name: 'Open de Nantes' }],
    documentsInAll: 2,
    lists: ['2026-06-01'],
  });
  const frozen = () => desk.get('/api/federations/pl/lists/2026-06-01');
  const tag = (await frozen()).headers.get('etag');
  expect(await desk.decide(erase)).toMatchObject({ changed: 0 });
  expect((await ratings()).map(({ rank, rating }) => [rank, rating])).toEqual(before);
  expect((await frozen()).headers.get('etag')).not.toBe(tag);
  const pages = [
    ...['documents', 'documents/1', `documents/${receipt}`, 'ratings', `ratings/${prigent}`, 'journal', 'publications'],
    ...['comparison?date=2026-06-01&against=computed', 'lists/2026-06-01', 'lists/2026-06-01/csv', 'ratings.csv'],
    ...['ratings.html?of=organisers', 'comparison.html?date=2026-06-01&against=computed', 'events/villebois'],
  ];
  for (const page of pages) {
    const answer = await desk.get(`/api/federations/pl/${page}`);
    expect([page, answer.status, await answer.text()]).toEqual([page, 200, expect.not.stringMatching(/PRIGENT|Maud/)]);
  }
  for (const text of await readOutside(receipt)) expect(text).not.toMatch(/PRIGENT|Maud/);
  // What stands there is nobody's language in the data: everybody reads it in their own.
  const inEnglish = { 'Accept-Language': 'en' };
  const naming = ['documents/1', 'ratings', `ratings/${prigent}`, 'lists/2026-06-01', 'lists/2026-06-01/csv'];
  for (const page of [...naming, 'ratings.csv', 'ratings.html?of=organisers', 'events/villebois']) {
    const read = async (headers: Record<string, string>) =>
      (await desk.get(`/api/federations/pl/${page}`, headers)).text();
    expect([page, await read({ 'Accept-Language': 'fr' })]).toEqual([
      page,
      expect.stringContaining('Personne effacée'),
    ]);
    expect([page, await read(inEnglish)]).toEqual([page, expect.stringContaining('Deleted person')]);
    expect([page, await read(inEnglish)]).toEqual([page, expect.not.stringContaining('effacé')]);
  }
  const ofOneList = async (headers: Record<string, string>) =>
    (await desk.get('/api/federations/pl/lists/2026-06-01', headers)).headers.get('etag');
  expect(await ofOneList(inEnglish)).not.toBe(await ofOneList({ 'Accept-Language': 'fr' }));
  expect(await (await desk.get('/api/register?q=prigent&game=scrabble')).json()).toEqual([]);
  const { lines } = await desk.json<FederationJournal>('journal');
  expect(lines[0]).toMatchObject({ fact: { kind: 'erased', persons: [prigent] }, undoable: false });
  expect((await desk.preview({ kind: 'undo', decision: lines.length })).refusal).toMatchObject({
    sentence: 'Un effacement ne s’annule pas\u00a0: le nom n’est plus nulle part.',
  });
  // The revision that waited is accepted with nobody asked about, and is still theirs.
  await desk.decide({ kind: 'accept', receipt, people: {} });
  expect((await desk.json<FederationPersonCard>(`ratings/${prigent}`)).steps).toHaveLength(2);
});

it('FED-14: what comes from elsewhere is counted in and out, and what was not taken is listed', async () => {
  const files = [villebois(), nantes(), { ...nantes(), id: 'faux', format: 'mystere' }];
  const answers = [];
  for (const file of files) answers.push((await desk.post('/api/federations/pl/files', { file })).status);
  expect(answers).toEqual([201, 201, 422]);
  const { toReview } = await desk.json<FederationDocuments>('documents');
  const { lines } = await desk.json<FederationJournal>('journal');
  const refused = lines.filter(({ kind }) => kind === 'refused');
  expect([toReview.length, refused.length]).toEqual([2, 1]);
  expect(refused[0]).toMatchObject({ sender: 'Claire', document: 'Open de Nantes' });
  expect(toReview.length + refused.length).toBe(files.length);
});

it('FED-15: a club mends its own document, with its trace', async () => {
  await desk.takeIn(villebois());
  const mended = await desk.send(villebois(swapped(), 2), { note: 'Scores inversés à la table 2, feuille retrouvée.' });
  await desk.decide({ kind: 'accept', receipt: mended.receipt, people: {} });
  const { lines } = await desk.json<FederationJournal>('journal');
  expect(lines.map((line) => (line.kind === 'decision' ? [line.fact.kind, line.by] : []))).toEqual([
    ['accepted', 'Claire'],
    ['received', 'Claire Vidal, club de Villebois'],
    ['accepted', 'Claire'],
    ['received', 'Claire Vidal, club de Villebois'],
  ]);
  expect((await desk.document(mended.receipt)).note).toBe('Scores inversés à la table 2, feuille retrouvée.');
});

const windowOf = (window: number) => speaker(desk.app, desk.cookie).send('PATCH', '/api/federations/pl', { window });

it('FED-15: within the federation’s window a club’s own correction counts as it comes, in its name; afterwards the officer accepts it', async () => {
  const day = (date: string, revision = 1, players = tenOfTheText) =>
    closedFile(players, { id: `t${date}`, name: `Tournoi du ${date}`, date, revision });
  const window = await windowOf(30);
  expect(await window.json()).toMatchObject({ name: 'Classement PL', window: 30 });
  // Today is 15 November: 30 days after 16 October, 31 after the 15th.
  for (const date of ['2026-10-15', '2026-10-16']) await desk.takeIn(day(date));
  const late = await desk.send(day('2026-10-15', 2, swapped()));
  expect(late.state).toMatchObject({ kind: 'to-review', counting: 1 });
  const own = await desk.send(day('2026-10-16', 2, swapped()), { note: 'Feuille de la table 2 retrouvée.' });
  // Its club reads until when: 30 days after 16 October.
  expect(own.state).toMatchObject({ kind: 'accepted', until: '2026-11-15' });
  expect(own.state).toMatchObject({ kind: 'accepted', changed: 10 });
  const { lines } = await desk.json<FederationJournal>('journal');
  const [accepted, received] = lines;
  expect([accepted, received]).toMatchObject([
    { kind: 'decision', by: 'Claire Vidal, club de Villebois', fact: { kind: 'accepted', receipt: own.receipt } },
    { kind: 'decision', by: 'Claire Vidal, club de Villebois', fact: { kind: 'received', revision: 2 } },
  ]);
  expect((await desk.document(own.receipt)).note).toBe('Feuille de la table 2 retrouvée.');
  // The officer takes it back as any other: the first revision counts again.
  const { number = 0 } = accepted?.kind === 'decision' ? accepted : {};
  await desk.decide({ kind: 'undo', decision: number });
  expect((await desk.document(own.receipt)).state.kind).toBe('to-review');
});

it('FED-15: another club’s correction, a name in doubt and a first result wait for the officer all the same', async () => {
  await windowOf(366);
  expect((await desk.send(villebois())).state.kind).toBe('to-review');
  await desk.decide({ kind: 'accept', receipt: 1, people: {} });
  const other = (await (
    await desk.post('/api/federations/pl/senders', { name: 'Marc Weil, club de Liège' })
  ).json()) as { code: string };
  const theirs = await desk.sendWith(sentBy(villebois(swapped(), 2)), { Authorization: `Bearer ${other.code}` });
  expect(await theirs.json()).toMatchObject({ state: { kind: 'to-review', counting: 1 } });
  // One of them under the words of the name in another order: who that is has to be answered.
  const doubtful = tenOfTheText.map((player, i) => (i === 9 ? { name: 'Noël FONTAINE' } : player));
  expect((await desk.send(villebois(doubtful, 3))).state).toMatchObject({ kind: 'in-doubt', names: 1, counting: 1 });
});

it('FED-15: what is another event, of other days or of other people, waits for the officer', async () => {
  await windowOf(30);
  const event = { id: 'octobre', name: 'Tournoi d’octobre', date: '2026-10-20' };
  await desk.takeIn(closedFile(tenOfTheText, event));
  const moved = await desk.send(closedFile(tenOfTheText, { ...event, date: '2026-01-02', revision: 2 }));
  expect(moved.state.kind).toBe('to-review');
  const renamed = tenOfTheText.map((player, i) => (i === 9 ? { name: 'TOUTAUTRE Zénobie' } : player));
  expect((await desk.send(closedFile(renamed, { ...event, revision: 3 }))).state.kind).toBe('to-review');
  const mended = await desk.send(closedFile(swapped(), { ...event, revision: 4 }));
  expect(mended.state.kind).toBe('accepted');
});

it('FED-05: whoever came with a document that was withdrawn, or whose acceptance was undone, is who they were in its correction', async () => {
  const receipt = await desk.takeIn(villebois());
  await desk.takeIn(nantes());
  const maud = await personNamed('PRIGENT Maud');
  const last = tenOfTheText.at(-1)?.name ?? '';
  const alone = await personNamed(last);
  expect(alone).toMatch(new RegExp(`^${receipt}\\.`));

  await desk.decide({ kind: 'withdraw', document: 'villebois', because: 'faux' });
  expect(await personNamed(last)).toBe('');
  await desk.takeIn(villebois(swapped(), 2));
  expect([await personNamed('PRIGENT Maud'), await personNamed(last)]).toEqual([maud, alone]);

  const { number } = await desk.json<FederationJournal>('journal');
  await desk.decide({ kind: 'undo', decision: number });
  const again = await desk.send(villebois(swapped(), 3));
  await desk.decide({ kind: 'accept', receipt: again.receipt, people: {} });
  expect(await personNamed(last)).toBe(alone);
});

it('FED-05: a merge outlives the withdrawal of the document that one of the two came with', async () => {
  const two = (name: string): readonly TestPlayer[] =>
    tenOfTheText.map((one, i) => (i === 0 ? { ...one, name, licence: name } : one));
  const first = closedFile(two('MARTIN Léa'), { id: 'one', name: 'Un', date: '2026-01-10' });
  const second = closedFile(two('DURAND Léa'), { id: 'two', name: 'Deux', date: '2026-02-10' });
  await desk.takeIn(first);
  await desk.takeIn(second);
  const [gone, kept] = [await personNamed('MARTIN Léa'), await personNamed('DURAND Léa')];
  await desk.decide({ kind: 'merge', gone, kept });
  await desk.decide({ kind: 'withdraw', document: 'one', because: 'faux' });
  await desk.takeIn({ ...first, revision: 2 });
  const rows = await ratings();
  expect(rows.filter(({ name }) => /Léa/.test(name)).map(({ person }) => person)).toEqual([kept]);
  expect((await desk.json<FederationPersonCard>(`ratings/${kept}`)).steps).toHaveLength(2);
});
