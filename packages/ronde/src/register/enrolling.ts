import type { EnrolBody } from '@ronde/contract/http/lists';
import { apply, decide, type Event, ok, type Refusal } from '@ronde/engine';
import { nextNumber } from '../store/next-state.ts';
import type { Decide, NamedPerson } from '../store/store.ts';

/**
 * A whole list as one decision: everybody or nobody, and one undo takes all of them back. Each is decided as a
 * registration of its own, on what those before have made.
 */
export function enrolling({ players }: Pick<EnrolBody, 'players'>): Decide<Refusal> {
  return (now) => {
    const people = new Map(now.people);
    const events: Event[] = [];
    const others: NamedPerson[] = [];
    let tournament = now.tournament;
    let number = nextNumber(now);
    for (const { person, rating, ...facts } of players) {
      people.set(facts.player, person);
      const given = now.numbers.get(facts.player) ?? number++;
      const register = { kind: 'register', ...facts, ...(rating ? { rating } : {}), number: given } as const;
      const decided = decide(tournament, register, people);
      if (!decided.ok) return decided;
      events.push(...decided.value);
      tournament = decided.value.reduce(apply, tournament);
      others.push({ id: facts.player, person, number: given });
    }
    return ok({ events, others });
  };
}
