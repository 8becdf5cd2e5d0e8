// What a journey prepares or another desk does, over the program's own API.
import type { DeskView } from '../packages/contract/src/http/desk.ts';
import type { MatchResult } from '../packages/engine/src/index.ts';

/** The practice tournament of 23 present players that an empty data folder begins with. */
export const practice = 'tournoi-d-entrainement';

let ids = 0;

export interface Desk {
  view(): Promise<DeskView>;
  /** Asks as this author; throws when it is refused. */
  ask(command: object): Promise<void>;
  /** Records the result of a table; scores in the order of the match. */
  record(round: number, table: number, games: readonly [number, number], saw?: MatchResult): Promise<void>;
  /** Draws, publishes, records every result, closes. */
  play(round: number): Promise<void>;
}

export function deskOf(address: string, by: string, t = practice): Desk {
  const at = `${address}/api/tournaments/${t}`;
  const view = async () => (await (await fetch(at)).json()) as DeskView;
  const ask = async (command: object) => {
    const answer = await fetch(`${at}/commands`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ id: `${by}-${++ids}`, by, command }),
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
  return { view, ask, record, play };
}
