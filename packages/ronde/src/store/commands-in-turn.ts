import {
  apply,
  type Command,
  decide,
  type Event,
  ok,
  type People,
  type Refusal,
  type Result,
  refused,
} from '@ronde/engine';
import type { Stored } from './store.ts';

/** Commands that become one decision: each on what those before it have made. */
export interface CommandsInTurn {
  /** As it stands now. */
  readonly tournament: () => Stored['tournament'];
  readonly ask: (command: Command) => void;
  /** What all of them came to, or the first refusal: after it nothing more is decided. */
  readonly made: () => Result<readonly Event[], Refusal>;
}

/** `people`: read at each command, so that somebody may be named in between. */
export function commandsInTurn({ tournament: first }: Pick<Stored, 'tournament'>, people: People): CommandsInTurn {
  const events: Event[] = [];
  let tournament = first;
  let no: Refusal | null = null;
  return {
    tournament: () => tournament,
    ask(command) {
      if (no) return;
      const decided = decide(tournament, command, people);
      if (!decided.ok) {
        no = decided.refusal;
        return;
      }
      events.push(...decided.value);
      tournament = decided.value.reduce(apply, tournament);
    },
    made: () => (no ? refused(no) : ok(events)),
  };
}
