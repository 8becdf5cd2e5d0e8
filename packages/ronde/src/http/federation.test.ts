import type { FederationJournal } from '@ronde/contract/http/federation/decisions';
import type { FederationDocuments, SentDocumentState } from '@ronde/contract/http/federation/documents';
import type {
  FederationPersonCard,
  FederationRatingsView,
  ListComparison,
  OrganisersFile,
  Publications,
  PublicLists,
} from '@ronde/contract/http/federation/lists';
import type { ProposedBarsView } from '@ronde/contract/http/federation/seasons';
import { season2015 } from '@ronde/engine/rating/season';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closedFile, pl, sentBy, tenOfTheText } from '../federation/test-documents.ts';
import { problemOf } from './test-desk.ts';
import { type FederationDesk, openFederation } from './test-federation.ts';

let desk: FederationDesk;
beforeEach(async () => {
  desk = await openFederation();
});
afterEach(() => desk.installation.live.close());

const villebois = (revision = 1, players = tenOfTheText) =>
  closedFile(players, { id: 'villebois', name: 'Tournoi de Villebois', date: '2026-03-10', revision });
/** PRIGENT and AUBERT the other way round: the second 1803 becomes the third. */
const corrected = villebois(
  2,
  tenOfTheText.map((_, i, all) => all[i === 1 ? 2 : i === 2 ? 1 : i] ?? { name: '' }),
);

const ratingOf = async (name: string, at?: string) =>
  (await desk.json<FederationRatingsView>(`ratings${at ? `?at=${at}` : ''}`)).rows.find((row) =>
    row.name.startsWith(name),
  )?.rating;

describe('the road of a result', () => {
  it('is received, read, accepted: the examples of the text', async () => {
    const sent = await desk.send(villebois(), { note: 'Feuille jointe.' });
    expect(sent).toMatchObject({ receipt: 1, document: 'villebois', repeated: false, state: { kind: 'to-review' } });
    expect(await desk.json<FederationDocuments>('documents')).toMatchObject({
      number: 1,
      toReview: [
        {
          receipt: 1,
          name: 'Tournoi de Villebois',
          players: 10,
          sender: 'Claire Vidal, club de Villebois',
          gravity: 'none',
        },
      ],
      acceptedInAll: 0,
    });
    const view = await desk.document(1);
    expect(view).toMatchObject({ note: 'Feuille jointe.', rounds: 5, quiet: 17, checks: [], counts: false });
    // Classement PL §7: PJmax 210, PJmin −105; 1803 + 9 + 10 + 210, 1700* + 3 + 0 − 95.
    expect(view.table?.event).toMatchObject({ bounds: { max: 210, min: -105, jokers: 1, games: 5, nbpMax: 14 } });
    const row = (name: string) => view.table?.rows.find((one) => one.name.startsWith(name))?.figures;
    expect(row('PRIGENT')).toMatchObject({
      before: 1803,
      pe: 9,
      b: 10,
      pj: 210,
      after: 2032,
      limit: 'max',
      uncapped: 298,
    });
    expect(row('MALLET')).toMatchObject({ before: 1700, provisional: true, pe: 3, b: 0, pj: -95, after: 1608 });
    const done = await desk.decide({ kind: 'accept', receipt: 1, people: {} });
    expect(done).toMatchObject({ number: 2, by: 'Claire', changed: 10, repeated: false });
    expect(await ratingOf('PRIGENT')).toBe(2032);
    const state = (await (await desk.byCode('documents/1/state')).json()) as SentDocumentState;
    expect(state).toMatchObject({ state: { kind: 'accepted', changed: 10, recomputed: null } });
    expect(state.effect?.rows).toHaveLength(10);
  });

  it('comes once, however often it is sent', async () => {
    await desk.send(villebois());
    expect(await desk.send(villebois())).toMatchObject({ receipt: 1, repeated: true });
    // Under another key, too: the file is the same.
    const again = await desk.sendWith(sentBy(villebois()), { 'Idempotency-Key': 'other' });
    expect([again.status, await again.json()]).toMatchObject([200, { receipt: 1, repeated: true }]);
    expect(await desk.number()).toBe(1);
  });

  it('its key says nothing else: another document, another revision or other words under it are refused', async () => {
    const under = (body: object, key = 'K1') => desk.sendWith(body, { 'Idempotency-Key': key });
    const once = sentBy(villebois(), { note: 'Feuille jointe.' });
    expect((await under(once)).status).toBe(201);
    expect(await (await under(once)).json()).toMatchObject({ receipt: 1, repeated: true });
    const nantes = sentBy(closedFile(tenOfTheText, { id: 'nantes', date: '2026-04-18' }));
    const others = [nantes, sentBy(corrected), { ...once, note: 'Autre.' }, sentBy({ ...villebois(), revision: 2 })];
    for (const other of others) {
      const answer = await under(other);
      const { code, title, errors } = await problemOf(answer);
      expect([answer.status, code, errors]).toEqual([422, 'key-reused', [{ path: 'Idempotency-Key', message: 'K1' }]]);
      expect(title).toBe('Rien n’est reçu : cette clé (Idempotency-Key) a déjà servi à un autre envoi.');
    }
    expect(await desk.number()).toBe(1);
    // What was refused under a key leaves it free; two long keys that begin alike are two.
    expect((await under(sentBy(villebois(), { places: { L2: 3 } }), 'K2')).status).toBe(422);
    expect((await under(nantes, 'K2')).status).toBe(201);
    const long = 'x'.repeat(90);
    expect((await under(sentBy(corrected), `${long}1`)).status).toBe(201);
    const caen = sentBy(closedFile(tenOfTheText, { id: 'caen', date: '2026-05-18' }));
    expect((await under(caen, `${long}2`)).status).toBe(201);
  });

  it('is returned with one sentence, and the correction is a revision of the same document', async () => {
    await desk.send(villebois());
    await desk.decide({ kind: 'return', receipt: 1, because: 'Ronde 4, table 2 : le score manque.' });
    const back = (await (await desk.byCode('documents/1/state')).json()) as SentDocumentState;
    expect(back.state).toMatchObject({
      kind: 'returned',
      by: 'Claire',
      because: 'Ronde 4, table 2 : le score manque.',
    });
    expect((await desk.json<FederationDocuments>('documents')).returned).toHaveLength(1);
    expect(await desk.send(corrected)).toMatchObject({
      receipt: 2,
      revision: 2,
      state: { kind: 'to-review', counting: null },
    });
    expect((await desk.json<FederationDocuments>('documents')).returned).toEqual([]);
    expect((await desk.document(2)).revisions).toMatchObject([{ revision: 1 }, { revision: 2 }]);
  });

  it('a revision is previewed with what changes, then counts; undone, the former one does', async () => {
    await desk.takeIn(villebois());
    const sent = await desk.send(corrected);
    expect(sent.state).toEqual({ kind: 'to-review', counting: 1 });
    const view = await desk.document(2);
    const places = view.differences?.filter(({ kind }) => kind === 'place');
    expect(places).toEqual([
      { kind: 'place', player: 'L3', name: 'AUBERT Rémi', before: 3, after: 2 },
      { kind: 'place', player: 'L2', name: 'PRIGENT Maud', before: 2, after: 3 },
    ]);
    // Two games of each round are others: who met whom.
    expect(view.differences?.filter(({ kind }) => kind === 'result')).toHaveLength(20);
    const shown = await desk.preview({ kind: 'accept', receipt: 2, people: {} });
    expect(shown.redone).toHaveLength(1);
    expect(shown.changes.map(({ name, before, after }) => [name, before, after])).toContainEqual([
      'PRIGENT Maud',
      2032,
      1853,
    ]);
    expect(shown.changes.find(({ name }) => name === 'PRIGENT Maud')?.why).toEqual({
      kind: 'played',
      place: { before: 2, after: 3 },
    });
    expect(shown.chain?.links).toHaveLength(1);
    await desk.decide({ kind: 'accept', receipt: 2, people: {} });
    // 1803 third: 8 + 4 + 38 (classement PL).
    expect(await ratingOf('PRIGENT')).toBe(1853);
    expect((await (await desk.byCode('documents/1/state')).json()) as SentDocumentState).toMatchObject({
      state: { kind: 'replaced', by: 2 },
    });
    const { number } = await desk.decide({ kind: 'undo', decision: 4 });
    expect([number, await ratingOf('PRIGENT')]).toEqual([5, 2032]);
  });
});

describe('what lies is refused, with where, found, expected', () => {
  const refusal = async (body: unknown) => {
    const answer = await desk.sendWith(body);
    return { ...(await problemOf(answer)), status: answer.status };
  };
  it.each([
    ['broken JSON', '{"kind": "closed-tournament",', 422],
    ['no document', {}, 422],
    ['places that its games do not give', sentBy(villebois(), { places: { L1: 1, L2: 3 } }), 422],
    ['somebody who is not in it', sentBy(villebois(), { places: { p77: 1 } }), 422],
    ['another digest', sentBy(villebois(), { digest: 'f'.repeat(64) }), 422],
    ['a day that has not come', sentBy({ ...villebois(), date: '2027-01-01' }), 422],
    ['an unknown formula', sentBy({ ...villebois(), format: 'mystere' }), 422],
    ['the other game', sentBy({ ...villebois(), format: 'art-de-la-guerre' }), 422],
    ['more than 4 MB', ' '.repeat(5_000_000), 413],
  ])('%s', async (_, body, status) => {
    const { status: found, code, errors } = await refusal(body);
    expect(found).toBe(status);
    expect(code).toBe(status === 413 ? 'document-too-large' : 'document-refused');
    if (status === 422) expect(errors?.length).toBeGreaterThan(0);
    const { lines } = await desk.json<FederationJournal>('journal');
    expect(lines).toMatchObject([{ kind: 'refused', sender: 'Claire Vidal, club de Villebois' }]);
    expect(await desk.number()).toBe(0);
  });

  it('says the place that the games give', async () => {
    const { errors } = await refusal(sentBy(villebois(), { places: { L2: 3 } }));
    expect(errors).toMatchObject([{ path: 'places.L2', message: expect.stringMatching(/3.*2/) }]);
  });

  it('another kind of document under one id is no revision of it', async () => {
    await desk.takeIn(villebois());
    const games = {
      ...({
        kind: 'games',
        id: villebois().id,
        revision: 9,
        name: 'CLAP de mai',
        event: 'clap',
        date: '2026-05-10',
      } as const),
      players: [
        { id: 'x', name: 'NOUVEL Aude' },
        { id: 'y', name: 'NOUVEL Yann' },
      ],
      games: [{ players: ['x', 'y'], scores: [400, 380] }],
    };
    const { status, title, errors } = await refusal(games);
    expect(status).toBe(422);
    expect(title).toContain('sous cet identifiant est déjà reçu un tournoi clos');
    expect(errors).toMatchObject([{ path: 'kind', message: expect.stringMatching(/games.*closed-tournament/) }]);
  });

  it('a revision without most of the people is asked about: their names, and the whole number of those it touches', async () => {
    const first = villebois();
    await desk.takeIn(first);
    const strangers = ['A', 'B', 'C', 'D'].map((letter) => ({
      name: `NOUVEL ${letter}`,
      licence: `9${letter}`,
      rating: 1500,
    }));
    await desk.send({ ...closedFile(strangers, { id: first.id, date: '2026-05-10', revision: 9 }) });
    const view = await desk.document(2);
    expect(view.checks[0]).toMatchObject({ gravity: 'answer', check: { code: 'other-event', shared: 0, before: 10 } });
    const names = view.differences?.flatMap((one) => ('players' in one ? one.players.map(({ name }) => name) : []));
    expect(names).toContain('BERTHIER Paul');
    expect(names?.every((name) => /^[A-ZÉ]+ /u.test(name))).toBe(true);
    const accept = { kind: 'accept', receipt: 2, people: {} } as const;
    const shown = await desk.preview(accept);
    expect([shown.changes.length <= shown.people, shown.people]).toEqual([true, 14]);
    expect((await problemOf(await desk.ask(accept))).code).toBe('answers-awaited');
    expect((await desk.ask({ ...accept, distinct: [first.id] })).status).toBe(200);
  });

  it('two contents of one revision, and an older one', async () => {
    await desk.send(corrected);
    const other = await refusal(sentBy({ ...corrected, name: 'Autre' }));
    expect([other.status, other.title]).toEqual([
      422,
      'Tournoi de Villebois\u00a0: la révision 2 est déjà reçue, avec un autre contenu. Une correction porte un numéro plus grand.',
    ]);
    expect((await refusal(sentBy(villebois()))).errors).toMatchObject([{ path: 'revision' }]);
  });

  it('an unknown sender, a revoked one, and one of another house', async () => {
    expect((await desk.sendWith(sentBy(villebois()), { Authorization: 'Bearer wrong' })).status).toBe(401);
    expect((await desk.sendWith(sentBy(villebois()), { Authorization: '' })).status).toBe(401);
    const [{ id }] = await desk.json<[{ id: string }]>('senders');
    const gone = await desk.app.request(`/api/federations/pl/senders/${id}`, {
      method: 'DELETE',
      headers: { Cookie: desk.cookie },
    });
    expect(await gone.json()).toMatchObject([{ id, revoked: expect.any(String) }]);
    expect((await problemOf(await desk.sendWith(sentBy(villebois())))).code).toBe('unknown-sender');
  });
});

describe('decisions', () => {
  it('two officers at once: the second reads who was first', async () => {
    await desk.send(villebois());
    const saw = await desk.number();
    await desk.decide({ kind: 'accept', receipt: 1, people: {} });
    const late = await desk.ask({ kind: 'return', receipt: 1, because: 'Trop tard.' }, { saw });
    const { code, title, act } = await problemOf(late);
    expect([late.status, code, act]).toEqual([409, 'decided-meanwhile', 'Voir ce qui a changé.']);
    expect(title).toMatch(/^Accepté par Claire à \d\d:\d\d\.$/);
  });

  it('a command sent twice acts once; its id for something else is refused', async () => {
    await desk.send(villebois());
    const once = { kind: 'accept', receipt: 1, people: {} } as const;
    const first = await (await desk.ask(once, { id: 'a', saw: 1 })).json();
    const second = await (await desk.ask(once, { id: 'a', saw: 1 })).json();
    expect([first, second]).toMatchObject([
      { number: 2, repeated: false },
      { number: 2, repeated: true },
    ]);
    const other = await desk.ask({ kind: 'undo', decision: 2 }, { id: 'a' });
    expect((await problemOf(other)).code).toBe('id-reused');
  });

  it('somebody whom nothing ever named is nobody: their id could be the next newcomer’s', async () => {
    await desk.takeIn(villebois());
    const { receipt } = await desk.send(closedFile(tenOfTheText, { id: 'nantes', date: '2026-04-18' }));
    const season = { ...season2015, name: '2026-2027', from: '2026-09-01', worldTopTen: ['9.L1'] };
    for (const command of [
      { kind: 'merge', gone: '9.L1', kept: '1.L1' },
      { kind: 'identify', document: 'villebois', player: 'L1', person: '9.L1' },
      { kind: 'accept', receipt, people: { L1: '9.L1' } },
      { kind: 'open-season', season: structuredClone(season) as never },
      { kind: 'erase', person: '9.L1' },
    ] as const) {
      const { code, title } = await problemOf(await desk.ask(command));
      expect([code, title]).toEqual(['federation-refused', 'Aucune personne ne porte ce numéro.']);
    }
  });

  it.each([
    [{ kind: 'accept', receipt: 9, people: {} }, 'Aucun document ne porte le numéro 9.'],
    [{ kind: 'undo', decision: 9 }, 'Aucune décision ne porte le numéro 9.'],
    [{ kind: 'retire', date: '2026-10-01', because: 'x' }, 'Aucune liste n’est publiée au'],
    [{ kind: 'merge', gone: 'x', kept: 'x' }, 'une fiche ne se réunit pas à elle-même'],
  ] as const)('%j is refused in words', async (command, words) => {
    const answer = await desk.ask(command);
    const { code, title } = await problemOf(answer);
    expect([answer.status, code]).toEqual([409, 'federation-refused']);
    expect(title).toContain(words);
    expect((await desk.preview(command)).refusal?.sentence).toBe(title);
  });

  it('is malformed where it is no command', async () => {
    for (const body of [
      {},
      { id: 'x', saw: 0, command: { kind: 'crown' } },
      { id: 'x', saw: -1, command: { kind: 'undo', decision: 1 } },
    ])
      expect((await problemOf(await desk.post('/api/federations/pl/decisions', body))).code).toBe('malformed');
  });

  it('a withdrawal and a category are previewed and undone', async () => {
    await desk.takeIn(villebois());
    const gone = await desk.preview({ kind: 'withdraw', document: 'villebois', because: 'Annulé.' });
    expect(gone.changes).toHaveLength(10);
    expect(gone.changes.every(({ after, why }) => after === null && why.kind === 'played')).toBe(true);
    await desk.decide({ kind: 'weigh', document: 'villebois', category: 5 });
    // §6: a category 5 is worth M = 250, so the winner takes 250 and not 20.
    expect(await ratingOf('BERTHIER')).not.toBe(2923 + 10 + 20);
    await desk.decide({ kind: 'weigh', document: 'villebois', approved: false });
    expect((await desk.json<FederationRatingsView>('ratings')).rows).toEqual([]);
    expect((await (await desk.byCode('documents/1/state')).json()) as SentDocumentState).toMatchObject({
      state: { kind: 'not-approved' },
    });
    await desk.decide({ kind: 'undo', decision: 4 });
    await desk.decide({ kind: 'undo', decision: 3 });
    expect(await ratingOf('PRIGENT')).toBe(2032);
  });

  it('a season lifts the world’s ten, with its preview', async () => {
    await desk.takeIn(villebois());
    const { rows } = await desk.json<FederationRatingsView>('ratings');
    const best = rows[1]?.person ?? '';
    const season = { ...season2015, name: '2026-2027', from: '2026-09-01', worldTopTen: [best] };
    const open = { kind: 'open-season', season: structuredClone(season) as never } as const;
    const shown = await desk.preview(open);
    expect(shown.changes).toMatchObject([{ person: best, after: 2900 }]);
    await desk.decide(open);
    expect((await desk.json<FederationPersonCard>(`ratings/${best}`)).steps[0]?.figures).toMatchObject({
      system: 'season',
      after: 2900,
    });
    expect((await desk.json<ProposedBarsView>('bars?at=2026-11-01')).figures[0]).toBe(2953);
  });
});

describe('lists', () => {
  it('FED-03: a published list is the same byte for byte after any correction', async () => {
    await desk.takeIn(villebois());
    await desk.decide({ kind: 'publish', date: '2026-04-01' });
    const address = '/api/federations/pl/lists/2026-04-01';
    const stranger = await desk.as('public');
    const before = await (await stranger.get(address)).text();
    const receipt = (await desk.send(corrected)).receipt;
    const shown = await desk.preview({ kind: 'accept', receipt, people: {} });
    expect(shown.lists).toMatchObject([{ date: '2026-04-01', differs: 0, would: 2 }]);
    await desk.decide({ kind: 'accept', receipt, people: {} });
    expect(await (await stranger.get(address)).text()).toBe(before);
    expect((await desk.json<Publications>('publications')).publications).toMatchObject([
      { date: '2026-04-01', differs: 2 },
    ]);
    // Frozen and recomputed are both there, side by side, with what it comes from.
    const table = await desk.json<ListComparison>('comparison?date=2026-04-01&against=computed');
    expect(table.revised.map(({ name, rating }) => [name, rating])).toContainEqual([
      'PRIGENT Maud',
      { before: 2032, after: 1853 },
    ]);
    expect(table.revised[0]?.by).toMatchObject([{ step: { name: 'Tournoi de Villebois' }, revision: 2 }]);
    const card = await desk.json<FederationPersonCard>(`ratings/${table.revised[0]?.person}`);
    expect(card.listed).toMatchObject([{ date: '2026-04-01' }]);
    expect(card.listed[0]?.rating).not.toBe(card.listed[0]?.computed);
  });

  it('is searched as the register is: no pattern, particles written as one, a licence, a slip', async () => {
    await desk.takeIn(villebois(1, [{ name: 'D’ALMEIDA Rui', licence: '0047124', rating: 1900 }, ...tenOfTheText]));
    const found = async (q: string) =>
      (await desk.json<FederationRatingsView>(`ratings?q=${encodeURIComponent(q)}`)).rows.map(({ name }) => name);
    for (const typed of ['dalmeida', 'd almeida', 'RUI', '0047124', 'almeyda'])
      expect(await found(typed)).toEqual(['D’ALMEIDA Rui']);
    expect(await found('elodie')).toEqual(['GARNIER Élodie']);
    expect(await found('rennes')).toEqual(['PRIGENT Maud']);
    expect(await found('%')).toEqual([]);
  });

  it('a list of a day that has not come is refused: where, found, expected; its preview says the same', async () => {
    await desk.takeIn(villebois());
    const tomorrow = { kind: 'publish', date: '2026-11-16' } as const;
    const answer = await desk.ask(tomorrow);
    const { code, title, errors } = await problemOf(answer);
    expect([answer.status, code]).toEqual([409, 'federation-refused']);
    expect(title).toBe(
      'La liste du 16 novembre 2026 ne se publie pas encore : cette date est à venir. Au plus tard : aujourd’hui, le 15 novembre 2026.',
    );
    expect(errors).toContainEqual({
      path: 'command.date',
      message: expect.stringMatching(/2026-11-16.*2026-11-15/),
    });
    expect((await desk.preview(tomorrow)).refusal).toEqual({ code: 'list-to-come', sentence: title });
    await desk.decide({ kind: 'publish', date: '2026-11-15' });
  });

  it('a retired list says why, and leads to the next', async () => {
    await desk.takeIn(villebois());
    await desk.decide({ kind: 'publish', date: '2026-04-01' });
    await desk.decide({ kind: 'publish', date: '2026-06-01' });
    await desk.decide({ kind: 'retire', date: '2026-04-01', because: 'Deux noms mêlés.' });
    const stranger = await desk.as('public');
    expect((await stranger.get('/api/federations/pl/lists/2026-04-01')).status).toBe(410);
    const { lists } = (await (await stranger.get('/api/federations/pl/lists')).json()) as PublicLists;
    expect(lists).toMatchObject([
      { date: '2026-06-01', people: 10, retired: null },
      { date: '2026-04-01', retired: { because: 'Deux noms mêlés.', next: '2026-06-01' } },
    ]);
    expect((await stranger.get('/api/federations/pl/lists/2026-05-01')).status).toBe(404);
  });

  it('two lists are compared by what each change comes from', async () => {
    await desk.takeIn(villebois());
    await desk.decide({ kind: 'publish', date: '2026-04-01' });
    await desk.takeIn(
      closedFile(tenOfTheText.slice(0, 8), { id: 'nantes', name: 'Open de Nantes', date: '2026-04-18' }),
    );
    const table = await desk.json<ListComparison>('comparison?date=2026-05-01&against=2026-04-01');
    expect(table).toMatchObject({ draft: true, people: 10, counts: { events: 1, revisions: 0 }, revised: [] });
    expect(table.played).toHaveLength(8);
    expect(table.played[0]?.by).toMatchObject([{ step: { name: 'Open de Nantes' }, revision: null }]);
  });

  it('a category that was decided since is told as such, not as the revision that the list was made of', async () => {
    await desk.takeIn(villebois());
    await desk.decide({ kind: 'publish', date: '2026-04-01' });
    await desk.decide({ kind: 'weigh', document: 'villebois', category: 3 });
    const table = await desk.json<ListComparison>('comparison?date=2026-04-01&against=computed');
    expect(table.revised.length).toBeGreaterThan(0);
    for (const { by } of table.revised)
      expect(by).toMatchObject([
        { step: { name: 'Tournoi de Villebois' }, decided: { category: { before: 1, after: 3 } } },
      ]);
  });

  it('a list compared with a later one: what came between is the reason, and never a silence since a later day', async () => {
    await desk.takeIn(villebois());
    const seven = tenOfTheText.slice(0, 7);
    const players = [...seven, { name: 'NOUVEL Aude', licence: '90', rating: 1500 }];
    await desk.takeIn(closedFile(players, { id: 'nantes', name: 'Open de Nantes', date: '2026-04-18' }));
    await desk.decide({ kind: 'publish', date: '2026-05-01' });
    const { leave } = await desk.json<ListComparison>('comparison?date=2026-04-01&against=2026-05-01');
    expect(leave.map(({ name, lastEvent, by }) => [name, lastEvent, by[0]?.step.name])).toEqual([
      ['NOUVEL Aude', null, 'Open de Nantes'],
    ]);
  });

  it('the organisers’ file has everybody ever, by the sender’s code alone', async () => {
    await desk.takeIn(villebois());
    const file = (await (await desk.byCode('list?at=2030-01-01')).json()) as OrganisersFile;
    expect(file.people).toHaveLength(10);
    expect(file.people[0]).toMatchObject({
      name: 'BERTHIER Paul',
      licence: '1',
      rating: 2953,
      lastEvent: '2026-03-10',
    });
    expect((await desk.byCode('list', 'wrong')).status).toBe(401);
    expect((await desk.json<FederationRatingsView>('ratings?at=2030-01-01')).rows).toEqual([]);
  });
});

describe('who may', () => {
  it('a federation is made once, by who manages the house', async () => {
    expect((await problemOf(await desk.post('/api/federations', pl))).code).toBe('federation-here');
    expect((await desk.post('/api/federations', { ...pl, address: 'É ?' })).status).toBe(422);
    const member = await desk.as('member');
    expect((await member.post('/api/federations', { ...pl, address: 'elo' })).status).toBe(403);
  });

  it('an officer keeps the ratings of their federation, and of no other', async () => {
    await desk.post('/api/federations', { address: 'elo', name: 'Elo', game: 'art-de-la-guerre' });
    const nadia = await desk.as('member', 'Nadia Perrot');
    const account = ((await (await nadia.get('/api/session')).json()) as { account: { id: string } }).account.id;
    expect((await nadia.get('/api/federations/pl/documents')).status).toBe(403);
    const put = await desk.app.request(`/api/federations/pl/team/${account}`, {
      method: 'PUT',
      headers: { Cookie: desk.cookie, 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect(await put.json()).toMatchObject([{ account, name: 'Nadia Perrot' }]);
    expect(await (await nadia.get('/api/federations')).json()).toMatchObject([
      { address: 'pl', role: 'rating-officer' },
    ]);
    expect((await nadia.get('/api/federations/pl/documents')).status).toBe(200);
    expect((await nadia.get('/api/federations/elo/documents')).status).toBe(403);
    expect((await nadia.post('/api/federations', { ...pl, address: 'x2' })).status).toBe(403);
  });

  it('visitors see published lists, and nothing that is never public', async () => {
    await desk.takeIn(villebois());
    await desk.decide({ kind: 'publish', date: '2026-04-01' });
    const stranger = await desk.as('public');
    for (const path of [
      'documents',
      'documents/1',
      'ratings',
      'journal',
      'publications',
      'seasons',
      'bars',
      'senders',
      'team',
    ])
      expect([path, (await stranger.get(`/api/federations/pl/${path}`)).status]).toEqual([path, 401]);
    const list = await (await stranger.get('/api/federations/pl/lists/2026-04-01')).text();
    expect(list).not.toMatch(/licence|birthYear|2014|Claire|Vidal/);
  });

  it('a federation that is not there', async () => {
    expect((await problemOf(await desk.get('/api/federations/nulle/documents'))).code).toBe('unknown-federation');
    expect((await desk.get('/api/federations/pl/documents/77')).status).toBe(404);
    expect((await desk.get('/api/federations/pl/documents/x')).status).toBe(422);
    expect((await desk.get('/api/federations/pl/ratings?at=2026-02-30')).status).toBe(422);
    expect((await desk.get('/api/federations/pl/ratings/nobody')).status).toBe(404);
  });
});
