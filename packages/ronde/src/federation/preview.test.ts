import type { FederationDecision, FederationFact } from '@ronde/engine/federation/facts';
import { documentOf } from '@ronde/engine/fixtures/random-federation';
import { expect, it } from 'vitest';
import { championshipIn } from './championship.ts';
import { previewOf } from './preview.ts';
import { carriedForward, emptyFederation, type FederationSnapshot, supposing } from './snapshot.ts';

/** Events of the same few, a day apart or on the same, all accepted. */
function years(events: number, system: 'pl' | 'elo' = 'pl'): Promise<FederationSnapshot> {
  // Eight make an event of the wargame official.
  const players = system === 'pl' ? 7 : 8;
  const facts: FederationFact[] = [];
  const documents = new Map(
    Array.from({ length: events }, (_, i) => {
      const [id, day] = [`t${String(i).padStart(3, '0')}`, 1 + Math.floor((27 * i) / events)];
      const told = { document: id, revision: 1, first: day, last: day, players, reversed: i % 2 === 0 };
      facts.push({ kind: 'received', receipt: i + 1, document: id, revision: 1, sender: 'club', digest: id });
      const people = Object.fromEntries(Array.from({ length: players }, (_, p) => [`p${p}`, `s${p}`]));
      facts.push({ kind: 'accepted', receipt: i + 1, people });
      return [i + 1, documentOf(system, told)] as const;
    }),
  );
  const game = system === 'pl' ? 'scrabble' : 'art-de-la-guerre';
  const empty = emptyFederation({ address: 'pl', name: 'PL', game, window: 0 });
  return carriedForward(empty, decided(0, facts), documents);
}

const decided = (after: number, facts: readonly FederationFact[]): readonly FederationDecision[] =>
  facts.map((fact, i) => ({ number: after + i + 1, id: `d${after + i}`, at: '2026-04-01', by: 'officer', fact }));

const asked = { person: undefined, now: '2026-04-01T08:00:00.000Z', frozen: async () => null };
const first = { kind: 'weigh', document: 't000', approved: false } as const;

it('an event at the beginning of years: the first that are redone are named, and all are counted', async () => {
  const snapshot = await years(60);
  const shown = await previewOf(snapshot, { ...asked, command: first });
  if (!shown.ok) throw new Error(shown.refusal.code);
  const { redone, redoneInAll, changes, changesInAll } = shown.value;
  expect([redone.length, redoneInAll]).toEqual([40, 60]);
  expect(redone[0]?.step.id).toBe('t000');
  expect(changesInAll).toEqual({ played: changes.length, raised: 0, listed: 0, consequence: 0 });
});

it('it is left for others on its way, and given up once nobody waits for it', async () => {
  const snapshot = await years(1500);
  let others = 0;
  const beside = setInterval(() => {
    others += 1;
  }, 0);
  const shares: number[] = [];
  const shown = await previewOf(snapshot, {
    ...asked,
    command: first,
    work: { told: (share) => shares.push(share) },
  });
  clearInterval(beside);
  expect(shown.ok).toBe(true);
  expect(others).toBeGreaterThan(0);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  const gone = new AbortController();
  gone.abort(new Error('gone'));
  const command = { ...first, document: 't001' };
  await expect(previewOf(snapshot, { ...asked, command, work: { signal: gone.signal } })).rejects.toThrow('gone');
});

it('what was looked at and is then decided is not computed again', async () => {
  const snapshot = await years(20);
  const fact: FederationFact = { kind: 'weighed', document: 't000', approved: false };
  const supposed = await supposing(snapshot, fact);
  const other: FederationFact = { kind: 'weighed', document: 't001', approved: false };
  const [same, another] = await Promise.all(
    [fact, other].map((one) => carriedForward(snapshot, decided(snapshot.log.length, [one]))),
  );
  expect(same?.ratings).toBe(supposed.ratings);
  expect(same?.log.at(-1)?.by).toBe('officer');
  expect(another?.ratings).not.toEqual(supposed.ratings);
});

it('a decision about an old event that nobody looked at before leaves others served too', async () => {
  const snapshot = await years(1500);
  let others = 0;
  const beside = setInterval(() => {
    others += 1;
  }, 0);
  const fact: FederationFact = { kind: 'weighed', document: 't000', approved: false };
  await carriedForward(snapshot, decided(snapshot.log.length, [fact]));
  clearInterval(beside);
  expect(others).toBeGreaterThan(0);
});

it('the championship moves by what its tables say before and after', async () => {
  const snapshot = await years(3, 'elo');
  const command = { ...first, document: 't001' };
  const shown = await previewOf(snapshot, { ...asked, command });
  if (!shown.ok) throw new Error(shown.refusal.code);
  const fact: FederationFact = { kind: 'weighed', document: 't001', approved: false };
  const after = await carriedForward(snapshot, decided(snapshot.log.length, [fact]));
  const totals = (of: FederationSnapshot) => new Map(championshipIn(of).rows.map((row) => [row.person, row.total]));
  const [then, since] = [totals(snapshot), totals(after)];
  const moved = [...new Set([...then.keys(), ...since.keys()])].flatMap((person) => {
    const [was, is] = [then.get(person) ?? 0, since.get(person) ?? 0];
    return was === is ? [] : [[person, was, is]];
  });
  expect(moved.length).toBeGreaterThan(0);
  const said = shown.value.points.map((own) => [own.person, own.before, own.after]);
  expect(said.toSorted()).toEqual(moved.toSorted());
  expect([shown.value.pointsInAll, shown.value.valuesInAll]).toEqual([moved.length, shown.value.values.length]);
});
