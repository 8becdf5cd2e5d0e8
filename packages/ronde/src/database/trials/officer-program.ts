// Run as a process of its own: a club that sends and officers who accept or return, and say what was acknowledged.
import { writeSync } from 'node:fs';
import { decideAtDesk } from '../../federation/desk-commands.ts';
import { federationsIn } from '../../federation/log.ts';
import { receiveDocument } from '../../federation/receive-document.ts';
import { faultOf } from '../../store/faults.ts';
import { openData } from '../migrations.ts';
import { documentNamed, type FederationWork, type OfficerLine, trialFederation } from './work.ts';

const work = JSON.parse(process.argv[2] ?? '') as FederationWork;
const data = await openData(work.where);
const federations = federationsIn(data.db);
const at = '2026-11-15T09:00:00.000Z';
say({ kind: 'ready' });
await Promise.all(Array.from({ length: work.clients }, (_, client) => desk(client)));
await data.close();
say({ kind: 'done' });

/** One whole line at once: what is killed in the middle has said it or has not. */
function say(line: OfficerLine): void {
  writeSync(1, `${JSON.stringify(line)}\n`);
}

async function desk(client: number): Promise<void> {
  for (let n = 1; work.rounds === null || n <= work.rounds; n++) {
    const id = `${work.name}-${client}-${n}`;
    if (work.sends) await send(id);
    await settle(id);
  }
}

async function send(id: string): Promise<void> {
  const from = { sender: work.name, key: id, at };
  const done = await patiently(() => receiveDocument(federations, trialFederation, documentNamed(id), from));
  if (!done?.ok) throw new Error(`${id} was not received`);
  say({ kind: 'received', id, receipt: done.value.receipt });
}

/** Takes what waits, as a page shows it: whoever is second is told. */
async function settle(id: string): Promise<void> {
  const snapshot = await patiently(() => federations.current(trialFederation));
  const waiting = [...(snapshot?.state.receipts.values() ?? [])].find(({ state }) => state.kind === 'to-review');
  if (!snapshot || !waiting) return;
  const { receipt } = waiting;
  const command =
    id.length % 2 === 0
      ? ({ kind: 'accept', receipt, people: {} } as const)
      : ({ kind: 'return', receipt, because: 'Illisible.' } as const);
  const asked = { id, by: work.name, at, request: `${command.kind} ${receipt}` };
  const sent = { saw: snapshot.log.length, command };
  const done = await patiently(() => decideAtDesk(federations, trialFederation, asked, sent));
  if (done?.ok) return say({ kind: 'settled', id, receipt, number: done.value.decision.number });
  if (done?.refusal === 'id-reused') throw new Error(`${id} was used before`);
  say({ kind: 'no', id, receipt, code: done?.refusal.code ?? '' });
}

/** As a desk does: while the database is away or busy, once more a moment later. */
async function patiently<T>(task: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await task();
    } catch (error) {
      if (faultOf(error) === null) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
