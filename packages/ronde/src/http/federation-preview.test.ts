import type { SentFederationCommand } from '@ronde/contract/http/federation/decisions';
import type { FederationRatingsView } from '@ronde/contract/http/federation/lists';
import { adgChampionship } from '@ronde/engine/rating/championship';
import { season2015 } from '@ronde/engine/rating/season';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closedFile, tenOfTheText } from '../federation/test-documents.ts';
import { type FederationDesk, openFederation } from './test-federation.ts';

// One address says beforehand what any decision does: it is held against the decision itself.

let desk: FederationDesk;
beforeEach(async () => {
  desk = await openFederation();
  await desk.takeIn(closedFile(tenOfTheText, { id: 'villebois', date: '2026-03-10' }));
  const guest = [{ name: 'Maud PRIGENT' }, ...tenOfTheText.slice(2, 9)];
  const { receipt } = await desk.send(closedFile(guest, { id: 'nantes', date: '2026-04-18' }));
  await desk.decide({ kind: 'accept', receipt, people: { p1: null } });
});
afterEach(() => desk.installation.live.close());

const ratings = async () => {
  const { rows } = await desk.json<FederationRatingsView>('ratings?of=organisers');
  return new Map(rows.map(({ person, rating }) => [person, rating]));
};

/** Decides what was previewed: every rating goes from and to what the preview said, and no other moves. */
async function asPreviewed(command: SentFederationCommand) {
  const before = await ratings();
  const shown = await desk.preview(command);
  expect(shown.refusal).toBeNull();
  const done = await desk.decide(command);
  const after = await ratings();
  const moved = [...new Set([...before.keys(), ...after.keys()])].flatMap((person) => {
    const [was, is] = [before.get(person) ?? null, after.get(person) ?? null];
    return was === is ? [] : [[person, was, is] as const];
  });
  const said = shown.changes.map(({ person, before: was, after: is }) => [person, was, is] as const);
  expect(said.toSorted()).toEqual(moved.toSorted());
  expect(done.changed).toBe(moved.length);
  expect(shown.people).toBe(new Set([...before.keys(), ...after.keys()]).size);
  return { shown, number: done.number };
}

it('a document, its category, its approval, its return and its withdrawal', async () => {
  const late = await desk.send(closedFile(tenOfTheText.slice(0, 4), { id: 'liege', date: '2026-02-01' }));
  const accepted = await asPreviewed({ kind: 'accept', receipt: late.receipt, people: {} });
  expect(accepted.shown.redone.map(({ step }) => step.name)).toEqual(['liege', 'villebois', 'nantes']);
  expect(accepted.shown.table?.rows).toHaveLength(4);
  expect((await asPreviewed({ kind: 'weigh', document: 'liege', category: 3 })).shown.changes).not.toEqual([]);
  expect((await asPreviewed({ kind: 'weigh', document: 'liege', approved: false })).shown.changes).not.toEqual([]);
  const gone = await asPreviewed({ kind: 'withdraw', document: 'villebois', because: 'Annulé.' });
  expect(gone.shown.changes).not.toEqual([]);
  expect((await asPreviewed({ kind: 'undo', decision: gone.number })).shown.changes).not.toEqual([]);
  const { receipt } = await desk.send(closedFile(tenOfTheText, { id: 'lyon', date: '2026-05-01' }));
  const back = await asPreviewed({ kind: 'return', receipt, because: 'Illisible.' });
  expect([back.shown.changes, back.shown.redone]).toEqual([[], []]);
});

it('who somebody is, a merge, a separation', async () => {
  const all = await ratings();
  const guest = [...all.keys()].find((person) => person.endsWith('.p1')) ?? '';
  const prigent = [...all.keys()].find((person) => person.endsWith('.L2')) ?? '';
  const merged = await asPreviewed({ kind: 'merge', gone: guest, kept: prigent });
  expect(merged.shown.changes.map(({ after }) => after)).toContain(null);
  await asPreviewed({ kind: 'undo', decision: merged.number });
  expect(await ratings()).toEqual(all);
  await asPreviewed({ kind: 'identify', document: 'nantes', player: 'p1', person: prigent });
  const anew = await asPreviewed({ kind: 'identify', document: 'nantes', player: 'p1', person: null });
  expect(anew.shown.changes.some(({ before }) => before === null)).toBe(true);
});

it('a season, prepared again; a method of the championship; a list, and its end', async () => {
  const [best = ''] = (await ratings()).keys();
  const season = structuredClone({ ...season2015, name: '2026', from: '2026-01-01', nbpMax: 44, worldTopTen: [best] });
  const opened = await asPreviewed({ kind: 'open-season', season: season as never });
  expect(opened.shown.changes).not.toEqual([]);
  await asPreviewed({ kind: 'undo', decision: opened.number });
  const method = { ...adgChampionship, from: '2026-01-01', best: 4 };
  expect((await asPreviewed({ kind: 'set-championship', method })).shown.changes).toEqual([]);
  expect((await asPreviewed({ kind: 'publish', date: '2026-05-01' })).shown.changes).toEqual([]);
  const retired = await asPreviewed({ kind: 'retire', date: '2026-05-01', because: 'Deux noms mêlés.' });
  expect(retired.shown.changes).toEqual([]);
});
