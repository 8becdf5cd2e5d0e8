import {
  apply,
  type Decision,
  type Event,
  ok,
  type PlayerId,
  publicEffect,
  type Result,
  refused,
  type Tournament,
} from '@ronde/engine';
import { appended, earlierIn, emptyJournal, type Journal, journalOf, storedWith } from './journal.ts';
import { joined } from './same-person.ts';
import {
  type AskedDecision,
  type Crowd,
  type Decide,
  type IdReused,
  idReused,
  type Proposal,
  type Stored,
  type WrittenDecision,
} from './store.ts';

/** The number of the next person registered: one more than the highest ever given. */
export function nextNumber(stored: Stored): number {
  return 1 + Math.max(0, ...stored.numbers.values());
}

/** A command's id already in the log answers with what it did then; otherwise it is decided on this state. */
export function decideOn<R>(
  now: Stored,
  asked: AskedDecision,
  decide: Decide<R>,
): Result<WrittenDecision, R | IdReused> {
  const journal = journalOf(now);
  const earlier = earlierIn(journal, asked.id);
  if (earlier && (ofAnother(earlier.decision, asked) || differs(earlier.request, asked))) return refused(idReused);
  if (earlier) return ok({ before: null, stored: now, decision: earlier.decision, repeated: true });
  const proposal = decide(now);
  if (!proposal.ok) return proposal;
  const decision = decisionOf(journal.length + 1, asked, proposal.value);
  const next = appended(journal, decision, asked.request ?? null);
  const stored = afterDecision(now, next, decision, proposal.value);
  return ok({ before: now, stored, decision, repeated: false });
}

/** The creation sent again: the first one's answer, or the refusal of an id that stood for another. */
export function createdBefore(stored: Stored, asked: AskedDecision): Result<Stored, IdReused> {
  const request = earlierIn(journalOf(stored), asked.id)?.request ?? null;
  return differs(request, asked) ? refused(idReused) : ok(stored);
}

/** Whether somebody else asked under this id. Without digest it is an act of several, which is done once. */
function ofAnother(earlier: Decision, { by, request }: AskedDecision): boolean {
  return request !== undefined && earlier.by !== by;
}

/** Whether this id stands for something else already: a mistake of the client, never answered with the first's answer. */
function differs(first: string | null, { request }: AskedDecision): boolean {
  return first !== null && request !== undefined && first !== request;
}

function decisionOf(seq: number, asked: AskedDecision, proposal: Proposal): Decision {
  const { id, at, deviceAt, by } = asked;
  const { events, undoes } = proposal;
  return { seq, id, at, ...(deviceAt !== undefined && { deviceAt }), by, events, ...(undoes && { undoes }) };
}

function afterDecision(now: Stored, journal: Journal, decision: Decision, proposal: Proposal): Stored {
  const { person, others = [], note } = proposal;
  const named = person ? [person, ...others] : others;
  const version = now.version + 1;
  const { tournament, seen } = folded(now.tournament, decision.events);
  const { id, slug, publicVersion, people, numbers, notes } = now;
  return storedWith(
    {
      id,
      slug,
      version,
      publicVersion: seen || proposal.seen ? version : publicVersion,
      tournament,
      people: joined(
        withEach(
          people,
          named.map((one) => [one.id, one.person]),
        ),
        decision.events,
      ),
      numbers: withEach(
        numbers,
        named.map((one) => [one.id, one.number]),
      ),
      notes: note === undefined ? notes : new Map(notes).set(decision.id, note),
    },
    journal,
  );
}

/** The very same map when there is nothing to add. */
function withEach<V>(map: ReadonlyMap<PlayerId, V>, entries: readonly (readonly [PlayerId, V])[]) {
  return entries.length === 0 ? map : new Map([...map, ...entries]);
}

/** The state after these events, and whether the public sees any of them. */
function folded(before: Tournament, events: readonly Event[]): { tournament: Tournament; seen: boolean } {
  let tournament = before;
  let seen = false;
  for (const event of events) {
    seen ||= publicEffect(tournament, event);
    tournament = apply(tournament, event);
  }
  return { tournament, seen };
}

/** A tournament of nothing but its creation, or with what was decided of it elsewhere. The public has its version, whether it sees it or not. */
export function justCreated(id: string, slug: string, event: Event, asked: AskedDecision, crowd?: Crowd): Stored {
  if (event.kind !== 'created') throw new Error('A tournament begins with its creation');
  const first = appended(emptyJournal(), decisionOf(1, asked, { events: [event] }), asked.request ?? null);
  const { later = [], version = 1 } = crowd ?? {};
  const parts = {
    id,
    slug,
    version,
    publicVersion: version,
    tournament: later.flatMap(({ events }) => events).reduce(apply, event.tournament),
    people: crowd?.people ?? new Map(),
    numbers: crowd?.numbers ?? new Map(),
    notes: crowd?.notes ?? new Map(),
  };
  return storedWith(
    parts,
    later.reduce((journal, one) => appended(journal, one, null), first),
  );
}
