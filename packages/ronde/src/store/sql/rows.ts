import type { Decision, DeskMarks, Event, Person, PlayerId } from '@ronde/engine';
import { factsVersion, NewerFacts } from '../facts.ts';
import type { Earlier } from '../journal.ts';
import type { Stored } from '../store.ts';
import type { DecisionRow, PersonRow } from './tables.ts';

export function decisionRow(tournament: string, { decision, request }: Earlier): DecisionRow {
  const { seq, id, at, deviceAt, by, events, undoes } = decision;
  return {
    tournament,
    seq,
    command_id: id,
    at,
    device_at: deviceAt ?? null,
    by,
    events: JSON.stringify(events),
    undoes: undoes ? JSON.stringify(undoes) : null,
    request,
    facts: factsVersion,
  };
}

/** Throws for what a later program wrote: read as if it were known, it would show what nobody decided. */
export function decisionOf(row: DecisionRow): Decision {
  if ((row.facts ?? 0) > factsVersion) throw new NewerFacts(row.tournament, row.facts ?? 0);
  return {
    seq: row.seq,
    id: row.command_id,
    at: row.at,
    ...(row.device_at !== null && { deviceAt: row.device_at }),
    by: row.by,
    // What this program wrote itself, through the engine's types.
    events: JSON.parse(row.events) as readonly Event[],
    ...(row.undoes !== null && { undoes: JSON.parse(row.undoes) as readonly number[] }),
  };
}

/** Who this player is in `stored`, as of its version. Throws for somebody unknown. */
export function personRow({ id, version, people, numbers }: Stored, player: PlayerId): PersonRow {
  const person = people.get(player);
  const number = numbers.get(player);
  if (!person || number === undefined) throw new Error(`Nobody known as ${player}`);
  return {
    tournament: id,
    version,
    player,
    number,
    name: person.name,
    licence: person.licence ?? null,
    federation: person.federation ?? null,
    birth_year: person.birthYear ?? null,
    pseudonym: person.pseudonym ?? null,
    marks: person.marks ? JSON.stringify(person.marks) : null,
  };
}

export function personOf(row: PersonRow): Person {
  return {
    name: row.name,
    ...(row.licence !== null && { licence: row.licence }),
    ...(row.federation !== null && { federation: row.federation }),
    ...(row.birth_year !== null && { birthYear: row.birth_year }),
    ...(row.pseudonym !== null && { pseudonym: row.pseudonym }),
    ...(row.marks !== null && { marks: JSON.parse(row.marks) as DeskMarks }),
  };
}
