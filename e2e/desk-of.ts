// What a journey prepares or another desk does, over the program's own API.
import type { DeskView } from '../packages/contract/src/http/desk.ts';
import type { MatchResult } from '../packages/engine/src/index.ts';
import type { Program } from './program.ts';
import { sessionOf } from './staff.ts';

/** The practice tournament of 23 present players that an empty data folder begins with. */
export const practice = 'tournoi-d-entrainement';

let ids = 0;

export interface Desk {
  readonly slug: string;
  view(): Promise<DeskView>;
  /** Reads below the tournament's address. */
  read(path: string): Promise<unknown>;
  /** Asks as this author; throws when it is refused. */
  ask(command: object, person?: object): Promise<void>;
  /** Records the result of a table; scores in the order of the match. */
  record(round: number, table: number, games: readonly [number, number], saw?: MatchResult): Promise<void>;
  /** Draws, publishes, records every result, closes. */
  play(round: number): Promise<void>;
}

export async function deskOf(program: Program, by: string, t = practice): Promise<Desk> {
  const at = `${program.address}/api/tournaments/${t}`;
  const headers = { 'Content-Type': 'application/json', Cookie: `ronde=${await sessionOf(program, by)}` };
  const view = async () => (await (await fetch(at, { headers })).json()) as DeskView;
  const ask = async (command: object, person?: object) => {
    const answer = await fetch(`${at}/commands`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ id: `${by}-${++ids}`, command, ...(person && { person }) }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  };
  const record: Desk['record'] = async (round, table, [a, b], saw) => {
    const match = (await view()).tournament.rounds[round - 1]?.matches.find((one) => one.table === table);
    const result = { kind: 'games', games: [[a, b]] };
    await ask({ kind: 'record', round, players: match?.players, result, saw: saw ?? null });
  };
  const play = async (round: number) => {
    await ask({ kind: 'draw', round, without: [] });
    await ask({ kind: 'publish', round, attempt: 1 });
    const tables = (await view()).tournament.rounds[round - 1]?.matches.filter(({ players }) => players.length === 2);
    for (const { table = 0 } of tables ?? []) await record(round, table, [450, 400]);
    await ask({ kind: 'close-round', round });
  };
  const read = async (path: string) => await (await fetch(`${at}${path}`, { headers })).json();
  return { slug: t, view, ask, record, play, read };
}
