// What the desk tells the hall, over the program's own API.
import type { DeskHall, HallChange } from '../packages/contract/src/http/hall.ts';
import type { Program } from './program.ts';
import { sessionOf } from './staff.ts';

/** Changes the hall of a tournament as this author; throws when it is refused. */
export function hallOver(program: Program, by: string, t: string): (change: HallChange) => Promise<DeskHall> {
  return async (change) => {
    const answer = await fetch(`${program.address}/api/tournaments/${t}/hall`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', Cookie: `ronde=${await sessionOf(program, by)}` },
      body: JSON.stringify(change),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as DeskHall;
  };
}
