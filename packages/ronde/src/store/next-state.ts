import {
  apply,
  type Decision,
  type Event,
  ok,
  type Person,
  type PlayerId,
  type Result,
  refused,
  replay,
} from '@ronde/engine';
import { type Asked, type Decide, type IdReused, idReused, type Proposal, type Stored, type Written } from './store.ts';

/** The number of the next person registered: one more than the highest ever given. */
export function nextNumber(stored: Stored): number {
  return 1 + Math.max(0, ...stored.numbers.values());
}

/** Whether this id stands for something else already: a mistake of the client, never answered with the first's answer. */
export function isReused({ requests }: Stored, { id, request }: Asked): boolean {
  const first = requests.get(id);
  return first !== undefined && request !== undefined && first !== request;
}

/** A command's id already in the log answers with what it did then; otherwise it is decided on this state. */
export function decideOn<R>(now: Stored, asked: Asked, decide: Decide<R>): Result<Written, R | IdReused> {
  const earlier = now.log.find((decision) => decision.id === asked.id);
  if (earlier && isReused(now, asked)) return refused(idReused);
  if (earlier) return ok({ stored: now, decision: earlier, repeated: true });
  const proposal = decide(now);
  if (!proposal.ok) return proposal;
  const decision = decisionOf(now.log.length + 1, asked, proposal.value);
  return ok({ stored: afterDecision(now, asked, decision, proposal.value), decision, repeated: false });
}

function decisionOf(seq: number, asked: Asked, proposal: Proposal): Decision {
  const { events, undoes } = proposal;
  return { seq, id: asked.id, at: asked.at, by: asked.by, events, ...(undoes && { undoes }) };
}

function afterDecision(now: Stored, { request }: Asked, decision: Decision, { person }: Proposal): Stored {
  return {
    ...now,
    version: now.version + 1,
    tournament: decision.events.reduce(apply, now.tournament),
    log: [...now.log, decision],
    requests: request === undefined ? now.requests : new Map(now.requests).set(decision.id, request),
    ...(person && {
      people: new Map(now.people).set(person.id, person.person),
      numbers: new Map(now.numbers).set(person.id, person.number),
    }),
  };
}

/** Somebody's name or licence corrected: no decision, but a new version. */
export function afterPerson(now: Stored, player: PlayerId, person: Person): Stored {
  return { ...now, version: now.version + 1, people: new Map(now.people).set(player, person) };
}

/** A tournament of nothing but its creation. */
export function justCreated(id: string, slug: string, event: Event, { request, ...asked }: Asked): Stored {
  const log: readonly Decision[] = [{ seq: 1, ...asked, events: [event] }];
  const requests = new Map(request === undefined ? [] : [[asked.id, request]]);
  return { id, slug, version: 1, tournament: replay(log), people: new Map(), numbers: new Map(), log, requests };
}
