import type { DeskRole } from '@ronde/contract/http/desk';
import {
  exemptByHandNow,
  formulaOf,
  type People,
  type Tournament,
  type Waiting,
  type Warning,
  waiting,
} from '@ronde/engine';
import { isolated, type Names, namesOf } from '@ronde/language';
import { createContext, useContext } from 'react';
import type { DeskView } from '../core/queries.ts';

/** The tournament that the desk is on, with what every page of it asks for. */
export interface Desk {
  /** As it stands in the address. */
  readonly t: string;
  /** What the reader is here. */
  readonly role: DeskRole;
  readonly tournament: Tournament;
  readonly people: People;
  readonly names: Names;
  readonly planned: number;
  readonly waits: Waiting;
  readonly warnings: readonly Warning[];
}

export function deskOf(t: string, view: DeskView): Desk {
  const tournament: Tournament = view.tournament;
  const people: People = new Map(
    view.people.flatMap((person) => (person.mergedInto === undefined ? [[person.id, person]] : [])),
  );
  return {
    t,
    role: view.role,
    tournament,
    people,
    names: withMerged(namesOf(people, tournament.players), view),
    planned: formulaOf(tournament.format).plannedRounds(tournament),
    waits: waiting(tournament),
    // As the server says them, of what is on screen by now.
    warnings: [...formulaOf(tournament.format).warnings(tournament), ...exemptByHandNow(tournament)],
  };
}

/** A registration that was merged into another is in no list, and makes nobody a namesake; the log still names it. */
function withMerged({ full, short }: Names, { people }: DeskView): Names {
  const gone = new Map(
    people.flatMap(({ id, name, mergedInto }) => (mergedInto === undefined ? [] : [[id, isolated(name)]])),
  );
  return { full: (id) => gone.get(id) ?? full(id), short: (id) => gone.get(id) ?? short(id) };
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('This part belongs on the desk of a tournament.');
  return desk;
}
