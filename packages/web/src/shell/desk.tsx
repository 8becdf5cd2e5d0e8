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
import { isolated, type Names, namesOf, spokenAs } from '@ronde/language';
import { plannedRounds } from '@ronde/views/standings';
import { createContext, type ReactNode, useContext } from 'react';
import { FormatContext } from '../core/language/use-sentences.ts';
import type { DeskData } from '../core/queries.ts';
import { PagesOf } from '../ui/page.tsx';

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

export function deskOf(t: string, view: DeskData): Desk {
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
    planned: plannedRounds(tournament),
    waits: waiting(tournament),
    // As the server says them, of what is on screen by now.
    warnings: [...formulaOf(tournament.format).warnings(tournament), ...exemptByHandNow(tournament)],
  };
}

/** A registration that was merged into another is in no list, and makes nobody a namesake; the log still names it. */
function withMerged({ full, short }: Names, { people }: DeskData): Names {
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

/** What the pages of a tournament stand on: its desk, the words of its formula, its name in the tab's title. */
export function DeskProvider({ desk, children }: { readonly desk: Desk; readonly children: ReactNode }) {
  return (
    <DeskContext value={desk}>
      <FormatContext value={spokenAs(desk.tournament)}>
        <PagesOf value={desk.tournament.name}>{children}</PagesOf>
      </FormatContext>
    </DeskContext>
  );
}
