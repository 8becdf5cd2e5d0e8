import { formatOf, type People, type Tournament, type Waiting, waiting } from '@ronde/engine';
import { type Names, namesOf } from '@ronde/language';
import { createContext, useContext } from 'react';
import type { DeskView } from '../api/desk-query.ts';

/** The tournament that the desk is on, with what every page of it asks for. */
export interface Desk {
  /** As it stands in the address. */
  readonly t: string;
  readonly tournament: Tournament;
  readonly people: People;
  readonly names: Names;
  readonly planned: number;
  readonly waits: Waiting;
}

export function deskOf(t: string, view: DeskView): Desk {
  const tournament: Tournament = view.tournament;
  const people: People = new Map(view.people.map((person) => [person.id, person]));
  return {
    t,
    tournament,
    people,
    names: namesOf(people, tournament.players),
    planned: formatOf(tournament.format).plannedRounds(tournament),
    waits: waiting(tournament),
  };
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('This part belongs on the desk of a tournament.');
  return desk;
}
