import { setTimeout as sleep } from 'node:timers/promises';
import { sameValue } from '@ronde/engine/base/same-value';
import { federationRatings } from '@ronde/engine/federation/ratings';
import { federationState } from '@ronde/engine/federation/state';
import { makeFederation } from '../../federation/federations.ts';
import { federationsIn } from '../../federation/log.ts';
import { receiveDocument } from '../../federation/receive-document.ts';
import type { FederationSnapshot } from '../../federation/snapshot.ts';
import { pl } from '../../federation/test-documents.ts';
import type { Where } from '../../store/data.ts';
import { startSaying } from '../../store/trials/processes.ts';
import { openData } from '../migrations.ts';
import { documentNamed, type FederationWork, type OfficerLine, trialFederation } from './work.ts';

const start = (work: FederationWork) =>
  startSaying<OfficerLine>(new URL('./officer-program.ts', import.meta.url), work);

const at = '2026-11-15T08:00:00.000Z';

/** A federation with documents that wait. */
async function open(where: Where, waiting: number): Promise<void> {
  const data = await openData(where);
  await makeFederation(data.db, pl, at);
  const federations = federationsIn(data.db);
  for (let n = 1; n <= waiting; n++) {
    const from = { sender: 'club', key: `w${n}`, at };
    await receiveDocument(federations, trialFederation, documentNamed(`w${n}`), from);
  }
  await data.close();
}

/** Kills the process that receives and accepts, at random moments; what it had acknowledged is looked for each time. */
export async function killOfficers(where: Where, times: number): Promise<void> {
  await open(where, 0);
  const lines: OfficerLine[] = [];
  for (let kill = 0; kill < times; kill++) {
    const officers = await start({ where, name: `k${kill}`, clients: 4, sends: true, rounds: null });
    await officers.said(10 + Math.floor(40 * Math.random()));
    await sleep(5 * Math.random());
    await officers.kill();
    lines.push(...officers.lines);
    await judge(where, lines);
  }
}

/** Two processes of officers over the same documents. */
export async function rivalOfficers(where: Where, documents: number): Promise<{ readonly seconds: number }> {
  await open(where, documents);
  const both = await Promise.all(
    ['a', 'bb'].map((name) => start({ where, name, clients: 3, sends: false, rounds: documents })),
  );
  await Promise.all(both.map((officers) => officers.done()));
  const lines = both.flatMap((officers) => officers.lines);
  const snapshot = await judge(where, lines);
  const waiting = [...snapshot.state.receipts.values()].filter(({ state }) => state.kind === 'to-review');
  if (waiting.length > 0) throw new Error(`${waiting.length} documents still wait`);
  return { seconds: lines.filter(({ kind }) => kind === 'no').length };
}

/** Reads the federation over a connection of its own, and throws where it does not hold what was said. */
async function judge(where: Where, lines: readonly OfficerLine[]): Promise<FederationSnapshot> {
  const data = await openData(where);
  try {
    const snapshot = await federationsIn(data.db).current(trialFederation);
    if (!snapshot) throw new Error('The federation is lost');
    const faults = faultsIn(snapshot, lines);
    if (faults.length > 0) throw new Error(JSON.stringify(faults.slice(0, 5)));
    return snapshot;
  } finally {
    await data.close();
  }
}

/** Acknowledged and not there, gaps, receipts settled twice, documents without file, ratings that do not follow. */
function faultsIn({ log, documents, ratings }: FederationSnapshot, lines: readonly OfficerLine[]): readonly unknown[] {
  const numbers = new Map(log.map(({ id, number }) => [id, number]));
  const receipts = log.flatMap(({ fact }) => (fact.kind === 'received' ? [fact.receipt] : []));
  const settled = log.flatMap(({ fact }) =>
    fact.kind === 'accepted' || fact.kind === 'returned' ? [fact.receipt] : [],
  );
  const state = federationState(log);
  return [
    ...lines.filter((line) => line.kind === 'settled' && numbers.get(line.id) !== line.number),
    ...lines.filter((line) => line.kind === 'received' && documents.get(line.receipt)?.id !== line.id),
    ...lines.filter((line) => line.kind === 'no' && !['decided-meanwhile', 'not-to-review'].includes(line.code)),
    ...log.filter(({ number }, i) => number !== i + 1),
    ...receipts.filter((receipt, i) => receipt !== i + 1),
    ...settled.filter((receipt, i) => settled.indexOf(receipt) !== i).map((receipt) => ({ twice: receipt })),
    ...receipts.filter((receipt) => !documents.has(receipt)).map((receipt) => ({ withoutFile: receipt })),
    ...(sameValue([...federationRatings('pl', state, documents).held], [...ratings.held]) ? [] : ['ratings']),
  ];
}
