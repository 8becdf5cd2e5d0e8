import type { FederationJournal } from '@ronde/contract/http/federation/decisions';
import type { FederationDocuments } from '@ronde/contract/http/federation/documents';
import type {
  FederationPersonCard,
  FederationRatingsView,
  ListComparison,
} from '@ronde/contract/http/federation/lists';
import type { FederationSeasons } from '@ronde/contract/http/federation/seasons';
import { season2015 } from '@ronde/engine/rating/season';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closedFile, type TestPlayer, tenOfTheText } from '../federation/test-documents.ts';
import { problemOf } from './test-desk.ts';
import { type FederationDesk, openFederation } from './test-federation.ts';

let desk: FederationDesk;
beforeEach(async () => {
  desk = await openFederation();
});
afterEach(() => desk.installation.live.close());

const villebois = (players: readonly TestPlayer[] = tenOfTheText, revision = 1) =>
  closedFile(players, { id: 'villebois', name: 'Tournoi de Villebois', date: '2026-03-10', revision });
const nantes = (players: readonly TestPlayer[] = tenOfTheText.slice(0, 8)) =>
  closedFile(players, { id: 'nantes', name: 'Open de Nantes', date: '2026-04-18' });
const swapped = [0, 2, 1, 3, 4, 5, 6, 7, 8, 9].flatMap((i) => tenOfTheText[i] ?? []);

const view = async () => desk.json<FederationRatingsView>('ratings');
const ratings = async () => (await view()).rows;
const stateOf = async (receipt: number) => (await desk.document(receipt)).state;
const list = async (date: string) => (await desk.get(`/api/federations/pl/lists/${date}`)).text();
const season = (name: string, from: string, joker = season2015.bars.joker) =>
  ({
    kind: 'open-season',
    season: structuredClone({ ...season2015, name, from, bars: { ...season2015.bars, joker } }) as never,
  }) as const;

/** Two decisions that saw the same state, sent at once: how each was answered. */
async function atOnce(...commands: readonly Parameters<FederationDesk['ask']>[0][]) {
  const saw = await desk.number();
  const answers = await Promise.all(commands.map((command) => desk.ask(command, { saw })));
  return Promise.all(answers.map(async (answer) => (answer.status === 200 ? 'done' : (await problemOf(answer)).code)));
}

describe('two officers at once', () => {
  it('one accepts and one returns a document: one of both is done, the other reads which', async () => {
    for (const [i, order] of [
      [0, 1],
      [1, 0],
      [0, 1],
    ].entries()) {
      const { receipt } = await desk.send(closedFile(tenOfTheText, { id: `e${i}`, date: `2026-0${i + 1}-10` }));
      const both = [
        { kind: 'accept', receipt, people: {} },
        { kind: 'return', receipt, because: 'Ronde 4, table 2 : le score manque.' },
      ] as const;
      const before = await desk.number();
      const said = await atOnce(...order.flatMap((one) => both[one] ?? []));
      expect(said.toSorted()).toEqual(['decided-meanwhile', 'done']);
      expect(await desk.number()).toBe(before + 1);
      const done = order[said.indexOf('done')] === 0 ? 'accepted' : 'returned';
      expect((await stateOf(receipt)).kind).toBe(done);
    }
  });

  it('both undo one acceptance: it is undone once', async () => {
    await desk.takeIn(villebois());
    const said = await atOnce({ kind: 'undo', decision: 2 }, { kind: 'undo', decision: 2 });
    expect(said.toSorted()).toEqual(['decided-meanwhile', 'done']);
    expect(await ratings()).toEqual([]);
    expect(await desk.number()).toBe(3);
  });

  it('one undoes an acceptance while the other weighs, withdraws or answers in the document', async () => {
    for (const [i, other] of (
      [
        { kind: 'weigh', document: 'villebois', category: 5 },
        { kind: 'withdraw', document: 'villebois', because: 'Annulé.' },
        { kind: 'identify', document: 'villebois', player: 'L2', person: null },
      ] as const
    ).entries()) {
      if (i === 0) await desk.send(villebois());
      await desk.decide({ kind: 'accept', receipt: 1, people: {} });
      const decision = await desk.number();
      const said = await atOnce({ kind: 'undo', decision }, other);
      expect(said.toSorted()).toEqual(['decided-meanwhile', 'done']);
      // Whoever was second undoes the first, and the document waits again.
      if (said[1] === 'done') {
        await desk.decide({ kind: 'undo', decision: await desk.number() });
        await desk.decide({ kind: 'undo', decision });
      }
      expect([(await stateOf(1)).kind, await ratings()]).toEqual(['to-review', []]);
    }
  });

  it('a list is published while an acceptance is undone: it is frozen as before or as after, and says where it differs', async () => {
    await desk.takeIn(villebois());
    await desk.takeIn(nantes());
    const before = (await ratings()).length;
    const said = await atOnce({ kind: 'undo', decision: 2 }, { kind: 'publish', date: '2026-06-01' });
    expect(said).toEqual(['done', 'done']);
    const { people } = JSON.parse(await list('2026-06-01')) as { people: readonly unknown[] };
    const comparison = await desk.json<ListComparison>('comparison?date=2026-06-01&against=computed');
    const after = (await ratings()).length;
    expect([before, after]).toEqual([10, 8]);
    expect([before, after]).toContain(people.length);
    expect(comparison.leave.length + comparison.enter.length).toBe(people.length - after);
  });
});

it('a document withdrawn, its withdrawal undone: every figure and the state are as before; what came between counts then', async () => {
  await desk.takeIn(villebois());
  await desk.takeIn(nantes());
  const before = await ratings();
  const { number } = await desk.decide({ kind: 'withdraw', document: 'villebois', because: 'Joué deux fois.' });
  expect(await ratings()).not.toEqual(before);
  expect((await stateOf(1)).kind).toBe('withdrawn');
  await desk.decide({ kind: 'undo', decision: number });
  expect([(await stateOf(1)).kind, await ratings()]).toEqual(['accepted', before]);
  // Once more, and a revision comes and is accepted while it is gone.
  const again = await desk.decide({ kind: 'withdraw', document: 'villebois', because: 'Joué deux fois.' });
  const { receipt } = await desk.send(villebois(swapped, 2));
  await desk.decide({ kind: 'accept', receipt, people: {} });
  const corrected = await ratings();
  await desk.decide({ kind: 'undo', decision: again.number });
  expect(await ratings()).toEqual(corrected);
  // The revision taken back, the first one counts again, as it did.
  await desk.decide({ kind: 'undo', decision: again.number + 2 });
  expect(await ratings()).toEqual(before);
});

it('merged, a list frozen, separated: the list stays byte for byte, each has their results again, and the comparison names both', async () => {
  await desk.takeIn(villebois());
  const { receipt } = await desk.send(nantes([{ name: 'Maud PRIGENT' }, ...tenOfTheText.slice(2, 9)]));
  await desk.decide({ kind: 'accept', receipt, people: { p1: null } });
  const apart = await ratings();
  const person = (name: string) => apart.find((row) => row.name === name)?.person ?? '';
  const [gone, kept] = [person('Maud PRIGENT'), person('PRIGENT Maud')];
  const merge = await desk.decide({ kind: 'merge', gone, kept });
  const together = await ratings();
  await desk.decide({ kind: 'publish', date: '2026-06-01' });
  const frozen = await list('2026-06-01');
  expect(frozen).not.toContain(`"${gone}"`);
  await desk.decide({ kind: 'undo', decision: merge.number });
  expect(await ratings()).toEqual(apart);
  expect(await list('2026-06-01')).toBe(frozen);
  const { enter, leave, revised, played } = await desk.json<ListComparison>(
    'comparison?date=2026-06-01&against=computed',
  );
  // Frozen beside what is computed: whoever stands apart again is not on the frozen list.
  expect([...enter, ...leave].map(({ person: one }) => one)).toEqual([gone]);
  const moved = together.filter(
    ({ person: one, rating }) => apart.find((row) => row.person === one)?.rating !== rating,
  );
  expect([...revised, ...played].length).toBe(moved.length);
  expect((await desk.json<FederationPersonCard>(`ratings/${gone}`)).person).toBe(gone);
  // Merged again the other way round, the list's entry is the one that goes: its address leads to the other.
  await desk.decide({ kind: 'merge', gone: kept, kept: gone });
  expect((await desk.json<FederationPersonCard>(`ratings/${kept}`)).person).toBe(gone);
  expect(await list('2026-06-01')).toBe(frozen);
  const after = await desk.json<ListComparison>('comparison?date=2026-06-01&against=computed');
  expect([...after.enter, ...after.leave]).toEqual([]);
});

it('seasons that overlap: each counts until the next one begins, whichever was opened first; one of the same name or day is that one again', async () => {
  await desk.takeIn(villebois());
  await desk.takeIn(nantes());
  const names = async () =>
    (await desk.json<FederationSeasons>('seasons')).seasons.map(({ season: one }) => [
      one.name,
      one.from,
      one.bars.joker,
    ]);
  const first = await names();
  const late = await desk.decide(season('2026 B', '2026-04-01', 2500));
  const early = await desk.decide(season('2026 A', '2026-01-01', 2600));
  const both = [
    ['2026 A', '2026-01-01', 2600],
    ['2026 B', '2026-04-01', 2500],
  ];
  expect(await names()).toEqual([...first, ...both]);
  const inOneOrder = await ratings();
  for (const { number } of [early, late]) await desk.decide({ kind: 'undo', decision: number });
  expect(await names()).toEqual(first);
  await desk.decide(season('2026 A', '2026-01-01', 2600));
  const b = await desk.decide(season('2026 B', '2026-04-01', 2500));
  expect(await ratings()).toEqual(inOneOrder);
  // Its day was wrong: opened again under its name, it is in the list once, and begins on the new day.
  const moved = await desk.decide(season('2026 B', '2026-05-01', 2500));
  expect(await names()).toEqual([...first, both[0], ['2026 B', '2026-05-01', 2500]]);
  await desk.decide({ kind: 'undo', decision: moved.number });
  expect([await names(), await ratings()]).toEqual([[...first, ...both], inOneOrder]);
  expect(b.repeated).toBe(false);
});

it('everything undone, newest first, is empty: every kind of decision', async () => {
  const empty = { rows: await ratings(), seasons: (await desk.json<FederationSeasons>('seasons')).seasons };
  await desk.takeIn(villebois());
  const { receipt } = await desk.send(nantes([{ name: 'Maud PRIGENT' }, ...tenOfTheText.slice(2, 9)]));
  await desk.decide({ kind: 'accept', receipt, people: { p1: null } });
  const person = async (name: string) => (await ratings()).find((row) => row.name === name)?.person ?? '';
  const [gone, kept] = [await person('Maud PRIGENT'), await person('PRIGENT Maud')];
  await desk.decide({ kind: 'merge', gone, kept });
  await desk.decide({ kind: 'weigh', document: 'nantes', category: 2, approved: true });
  await desk.decide({ kind: 'identify', document: 'villebois', player: 'L3', person: null });
  await desk.decide(season('2026', '2026-02-01', 2500));
  await desk.decide({ kind: 'withdraw', document: 'villebois', because: 'Annulé.' });
  await desk.decide({ kind: 'undo', decision: await desk.number() });
  const lille = await desk.send(closedFile(tenOfTheText, { id: 'lille', date: '2026-06-10' }));
  await desk.decide({ kind: 'return', receipt: lille.receipt, because: 'Une page manque.' });
  const { lines } = await desk.json<FederationJournal>('journal');
  const undone: number[] = [];
  for (const line of lines) {
    if (line.kind !== 'decision' || !line.undoable) continue;
    if (line.fact.kind === 'undone') continue;
    await desk.decide({ kind: 'undo', decision: line.number });
    undone.push(line.number);
  }
  expect(undone).toHaveLength(7);
  expect({ rows: await ratings(), seasons: (await desk.json<FederationSeasons>('seasons')).seasons }).toEqual(empty);
  const documents = await desk.json<FederationDocuments>('documents');
  expect(documents).toMatchObject({ toReview: { length: 3 }, returned: [], acceptedInAll: 0 });
});

it('bars out of their order say what they may be', async () => {
  const bars = { ...season2015.bars, a: season2015.bars.joker };
  const answer = await desk.ask({
    kind: 'open-season',
    season: structuredClone({ ...season2015, name: '2027-2028', from: '2027-09-01', bars }) as never,
  });
  expect(answer.status).toBe(422);
  expect((await problemOf(answer)).errors).toEqual([
    { path: 'command.season.bars.a', message: `Il faut un nombre de ${season2015.bars.joker - 1} au plus.` },
  ]);
});
