// What a federation of twenty years asks of the process that keeps it: `federation.ts` has filled its folder.

import type { SentFederationCommand } from '../packages/contract/src/http/federation/decisions.ts';
import { openData } from '../packages/ronde/src/database/migrations.ts';
import { decideAtDesk } from '../packages/ronde/src/federation/desk-commands.ts';
import { documentView } from '../packages/ronde/src/federation/document-view.ts';
import { federationsIn } from '../packages/ronde/src/federation/log.ts';
import { personCard } from '../packages/ronde/src/federation/person-card.ts';
import { previewOf } from '../packages/ronde/src/federation/preview.ts';
import { frozenLists } from '../packages/ronde/src/federation/publications.ts';
import { ratingListAt } from '../packages/ronde/src/federation/rating-list.ts';
import type { FederationSnapshot } from '../packages/ronde/src/federation/snapshot.ts';
import { beThrifty } from '../packages/ronde/src/machine/thrift.ts';
import type { Data } from '../packages/ronde/src/store/data-port.ts';
import { yearsEnd as at, federationAddress as f, games, tournaments } from './federation-years.ts';
import { print, type Row } from './table.ts';

// As the program that serves (`server/main.ts`).
beThrifty();
const today = at.slice(0, 10);
const [, , folder = '', system] = process.argv;
const data = await openData({ folder });
print(`A federation in SQLite, ${system === 'pl' ? 'PL' : 'Elo'}`, await measured(data));
await data.close();

async function measured(data: Data): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const timed = async <T>(what: string, work: () => T | Promise<T>, beside: (value: T) => string): Promise<T> => {
    const begin = process.cpuUsage();
    const value = await work();
    const { user, system } = process.cpuUsage(begin);
    const spent = (user + system) / 1000;
    rows.push({ what, ours: spent, beside: beside(value) });
    return value;
  };
  const memory = () =>
    `${Math.round(process.memoryUsage().rss / 1e6)} MB in all, ${Math.round(process.resourceUsage().maxRSS / 1e3)} at the most`;
  const federations = federationsIn(data.db);
  const frozen = frozenLists(data.db);
  const current = async (): Promise<FederationSnapshot> => {
    const held = await federations.current(f);
    if (!held) throw new Error('no federation');
    return held;
  };
  const began = process.cpuUsage();
  // Not held here: a house holds the newest alone.
  await timed(`${tournaments} tournaments, ${games} games, from the disk`, current, () => {
    const { user, system } = process.cpuUsage(began);
    return `${((user + system) / 1e6).toFixed(1)} s of a core, ${memory()}`;
  });
  const preview = (what: string, command: SentFederationCommand) =>
    timed(
      what,
      async () => previewOf(await current(), { command, person: undefined, now: at, frozen }),
      (view) =>
        view.ok
          ? `${view.value.changes.length} ratings change, ${view.value.redone.length} events redone`
          : view.refusal.code,
    );
  const weigh = (document: string) => ({ kind: 'weigh', document, approved: false }) as const;
  await preview('one event of the running season less, its preview', weigh('t19500'));
  await preview('one event of the last season less, its preview', weigh('t18500'));
  await preview('one event of the first season less, its preview', weigh('t500'));
  const { ratings, state } = await current();
  const [one = ''] = [...ratings.rated].toSorted(([, a], [, b]) => b - a).map(([person]) => person);
  const met = new Set(
    [...state.counted.values()].flatMap(({ people }) =>
      [...people.values()].includes(one) ? [...people.values()] : [],
    ),
  );
  const other = [...ratings.rated.keys()].find((person) => !met.has(person)) ?? '';
  await preview('two people are one, its preview', { kind: 'merge', gone: one, kept: other });
  await timed(
    'a document to review',
    async () =>
      documentView(await current(), tournaments, { tournaments: async () => null, note: null, who: () => '' }),
    (view) => `${view?.checks.length} checks`,
  );
  let commands = 0;
  const decide = async (what: string, command: SentFederationCommand) =>
    timed(
      what,
      () =>
        decideAtDesk(
          federations,
          f,
          { id: `bench${++commands}`, by: 'officer', at, request: '-' },
          { saw: 99_999, command },
        ),
      (done) => (done?.ok ? 'on the disk' : JSON.stringify(done)),
    );
  await decide('its acceptance', { kind: 'accept', receipt: tournaments, people: {} });
  await decide('the acceptance of an event of the running season taken back', { kind: 'undo', decision: 39_000 });
  await timed(
    'a list page, the first time',
    async () => ratingListAt(await current(), { at: today, of: 'published', open: false }),
    (list) => `${list.length} people`,
  );
  await timed(
    'a list page of ten years ago',
    async () => ratingListAt(await current(), { at: '2016-06-30', of: 'published', open: false }),
    (list) => `${list.length} people`,
  );
  await timed(
    'a list page again',
    async () => ratingListAt(await current(), { at: today, of: 'published', open: false }),
    (list) => `${list.length} people`,
  );
  await timed(
    'a person’s card',
    async () => personCard(await current(), one, { at: today, frozen, who: () => '' }),
    (card) => `${card?.steps.length} events`,
  );
  await decide('a list published', { kind: 'publish', date: today });
  await preview('with a published list: one event of the running season less', weigh('t19400'));
  rows.push({ what: 'at the end', ours: 0, beside: memory() });
  return rows;
}
