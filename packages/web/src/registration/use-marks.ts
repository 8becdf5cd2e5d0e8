import type { DeskMarks, Person } from '@ronde/engine';
import { useQueryClient } from '@tanstack/react-query';
import { deskKey, deskPath } from '../api/desk-query.ts';
import { type Answer, request } from '../api/http.ts';

/** Notes something of somebody for the desk alone: beside the log. What another desk noted meanwhile is a conflict. */
export function useMarks(t: string) {
  const client = useQueryClient();
  return async (id: string, person: Person, change: DeskMarks): Promise<Answer<Person>> => {
    const marks = Object.fromEntries(
      Object.entries({ ...person.marks, ...change }).filter(([, value]) => value !== undefined && value !== false),
    );
    const body = {
      name: person.name,
      ...(Object.keys(marks).length === 0 ? {} : { marks }),
      saw: { marks: person.marks ?? null },
    };
    const answer = await request<Person>('PUT', deskPath(t, `/people/${encodeURIComponent(id)}`), body);
    if (answer.kind !== 'unreachable') await client.invalidateQueries({ queryKey: deskKey(t) });
    return answer;
  };
}
