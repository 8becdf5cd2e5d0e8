// What a federation's desk waits for: years received and accepted, a list, a card, a preview of a corrected event.
import { compactText } from '../packages/contract/src/federation/compact.ts';
import { toFile } from '../packages/contract/src/file/to-file.ts';
import { simulateFederation } from '../packages/engine/src/simulate/federation.ts';
import { openData } from '../packages/ronde/src/database/migrations.ts';
import { decideAtDesk } from '../packages/ronde/src/federation/desk-commands.ts';
import { makeFederation } from '../packages/ronde/src/federation/federations.ts';
import { federationsIn } from '../packages/ronde/src/federation/log.ts';
import { personCard } from '../packages/ronde/src/federation/person-card.ts';
import { previewOf } from '../packages/ronde/src/federation/preview.ts';
import { proposalsFor } from '../packages/ronde/src/federation/proposals.ts';
import { frozenLists } from '../packages/ronde/src/federation/publications.ts';
import { ratingListAt } from '../packages/ronde/src/federation/rating-list.ts';
import { receiveDocument } from '../packages/ronde/src/federation/receive-document.ts';
import { sentRead } from '../packages/ronde/src/files/sent-read.ts';

const at = '2026-12-31T12:00:00.000Z';

/** Prints what each costs with `people` and `tournaments`, in ms. */
export async function federationDesk(people = 2000, tournaments = 400): Promise<void> {
  const data = await openData('memory');
  await makeFederation(data.db, { address: 'pl', name: 'PL', game: 'scrabble' }, at);
  const federations = federationsIn(data.db);
  const years = [...simulateFederation({ game: 'scrabble', people, tournaments, seed: 1 })];
  let number = 0;
  let reading = 0;
  let bytes = 0;
  const begin = performance.now();
  const accept = async (receipt: number) => {
    const snapshot = await federations.current('pl');
    const doubts = snapshot ? proposalsFor(snapshot, receipt).filter(({ doubt }) => doubt) : [];
    const said = Object.fromEntries(doubts.map(({ player, person }) => [player, person]));
    // The same event, sent twice, is another one here: numbered towns meet on the same days.
    const distinct = [...(snapshot?.state.counted.keys() ?? [])].slice(-200);
    const command = { kind: 'accept', receipt, people: said, distinct } as const;
    const asked = { id: `c${++number}`, by: 'officer', at, request: `${number}` };
    return decideAtDesk(federations, 'pl', asked, { saw: snapshot?.log.length ?? 0, command });
  };
  const waiting: number[] = [];
  for (const { tournament, people: crowd, revision } of years) {
    const file = toFile(tournament, crowd, revision);
    const sent = Buffer.from(
      JSON.stringify({ kind: 'closed-tournament', tournament: tournament.id, revision, closedAt: at, file }),
    );
    const before = performance.now();
    const read = sentRead({ sent, today: '2026-12-31', game: 'scrabble', handed: false });
    reading += performance.now() - before;
    if (read.kind === 'refused') throw new Error(JSON.stringify(read.problems));
    bytes += compactText(read.read.document).length;
    const done = await receiveDocument(federations, 'pl', read, { sender: 'club', key: undefined, at });
    if (!done?.ok) throw new Error(JSON.stringify(done?.refusal));
    // The last corrections wait for the officer.
    if (revision === 2 && waiting.length < 5) waiting.push(done.value.receipt);
    else {
      const accepted = await accept(done.value.receipt);
      if (!accepted?.ok) console.log('refused', JSON.stringify(accepted?.refusal).slice(0, 200));
    }
  }
  const all = performance.now() - begin;
  const snapshot = await federations.current('pl');
  if (!snapshot) return;
  const listed = ratingListAt(snapshot, { at: '2026-12-31', of: 'organisers', open: false });
  console.log(`${years.length} documents, ${snapshot.ratings.held.size} people, ${snapshot.log.length} decisions`);
  console.log(
    `received and accepted: ${Math.round(all - reading)} ms, ${Math.round((all - reading) / years.length)} each; reading ${Math.round(reading)}`,
  );
  console.log(`kept of a document: ${Math.round(bytes / years.length)} bytes`);
  const frozen = frozenLists(data.db);
  await timed('list of a date', async () =>
    ratingListAt(snapshot, { at: '2026-06-30', of: 'organisers', open: false }),
  );
  await timed('card of a person', () =>
    personCard(snapshot, listed[0]?.person ?? '', { at: '2026-12-31', frozen, who: () => '' }),
  );
  for (const receipt of waiting)
    await timed(`preview of a revision, receipt ${receipt}`, async () => {
      const view = await previewOf(snapshot, {
        command: { kind: 'accept', receipt, people: {} },
        person: undefined,
        now: at,
        frozen,
      });
      return view.ok
        ? `${view.value.changes.length} ratings change, ${view.value.redone.length} events redone`
        : view.refusal.code;
    });
  const start = performance.now();
  await federationsIn(data.db).current('pl');
  console.log(`read from the log, all worked out: ${Math.round(performance.now() - start)} ms`);
  await data.close();
}

async function timed(what: string, task: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  let said: unknown;
  for (let n = 0; n < 5; n++) {
    const before = performance.now();
    said = await task();
    times.push(performance.now() - before);
  }
  console.log(
    `${what}: ${times.map((time) => time.toFixed(1)).join(', ')} ms${typeof said === 'string' ? ` · ${said}` : ''}`,
  );
}
