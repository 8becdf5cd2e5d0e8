import type { Decision, Event, Person, PlayerId } from '@ronde/engine';
import type { DecisionRow, PersonRow } from './tables.ts';

export function decisionRow(
  tournament: string,
  decision: Decision,
  requests: ReadonlyMap<string, string>,
): DecisionRow {
  const { seq, id, at, by, events, undoes } = decision;
  return {
    tournament,
    seq,
    command_id: id,
    at,
    by,
    events: JSON.stringify(events),
    undoes: undoes ? JSON.stringify(undoes) : null,
    request: requests.get(id) ?? null,
  };
}

export function decisionOf(row: DecisionRow): Decision {
  return {
    seq: row.seq,
    id: row.command_id,
    at: row.at,
    by: row.by,
    // What this program wrote itself, through the engine's types.
    events: JSON.parse(row.events) as readonly Event[],
    ...(row.undoes !== null && { undoes: JSON.parse(row.undoes) as readonly number[] }),
  };
}

export function personRow(tournament: string, player: PlayerId, number: number, person: Person): PersonRow {
  return {
    tournament,
    player,
    number,
    name: person.name,
    licence: person.licence ?? null,
    federation: person.federation ?? null,
    birth_year: person.birthYear ?? null,
    pseudonym: person.pseudonym ?? null,
  };
}

export function personOf(row: PersonRow): Person {
  return {
    name: row.name,
    ...(row.licence !== null && { licence: row.licence }),
    ...(row.federation !== null && { federation: row.federation }),
    ...(row.birth_year !== null && { birthYear: row.birth_year }),
    ...(row.pseudonym !== null && { pseudonym: row.pseudonym }),
  };
}
