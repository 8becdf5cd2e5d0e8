import type { SentCommand } from '@ronde/contract/http/command';
import type { DeskView } from '@ronde/contract/http/desk';
import type { LogLine } from '@ronde/contract/http/events';
import type { Problem } from '@ronde/contract/http/problem';
import type { SentStandings } from '@ronde/contract/http/standing-lines';
import type { MatchResult, Refusal, Round } from '@ronde/engine';
import type { Data } from '../store/data-port.ts';
import { type Desk, openDesk, type Speaker } from './test-desk.ts';

type Pair = readonly [string, string];

/** A tournament of any formula in a database of any kind, directed through the API alone. */
export interface Hall {
  readonly desk: Desk;
  readonly at: string;
  view(): Promise<DeskView>;
  round(number: number): Promise<Round>;
  tables(number: number): Promise<readonly Pair[]>;
  log(): Promise<readonly LogLine[]>;
  standings(after?: number): Promise<SentStandings>;
  /** Insists: a refusal fails the test. */
  act(command: SentCommand, by?: Speaker): Promise<LogLine>;
  /** The refusal; done without one fails the test. */
  refused(command: SentCommand, by?: Speaker): Promise<Refusal>;
  send(command: SentCommand, id: string, by?: Speaker): Promise<Response>;
  undo(decision: number): Promise<void>;
  draw(number: number): Promise<void>;
  enter(number: number, table: number, result: MatchResult): Promise<LogLine>;
  /** Draws, publishes, enters what `score` says of each table, closes. */
  play(number: number, score: (players: Pair, table: number) => MatchResult): Promise<void>;
}

export interface Field {
  readonly format?: string;
  readonly settings?: object;
  readonly players: number;
  /** How many of them are in the hall; all of them when missing. */
  readonly here?: number;
}

let ids = 0;

/** Lyon with players J1…Jn, the best first. */
export async function openHall(
  data: Data,
  { format = 'classique', settings = {}, players, here }: Field,
): Promise<Hall> {
  const desk = await openDesk({}, {}, data);
  const body = { name: 'Lyon', format, date: '2026-11-14', seed: 7, settings };
  const { slug } = (await (await desk.post('/api/tournaments', body)).json()) as { slug: string };
  const hall = hallOf(desk, `/api/tournaments/${slug}`);
  for (let n = 1; n <= players; n++) {
    const presence = n <= (here ?? players) ? 'here' : 'expected';
    const command = { kind: 'register', player: `J${n}`, rating: 3000 - 50 * n, presence };
    const answer = await desk.post(`${hall.at}/commands`, {
      id: `in-${n}`,
      command,
      person: { name: `JOUEUR${n} Ada` },
    });
    if (!answer.ok) throw new Error(await answer.text());
  }
  return hall;
}

function hallOf(desk: Desk, at: string): Hall {
  const read = async <T>(path: string) => (await (await desk.get(`${at}${path}`)).json()) as T;
  const view = () => read<DeskView>('');
  const send: Hall['send'] = (command, id, by = desk) => by.post(`${at}/commands`, { id, command });
  const act: Hall['act'] = async (command, by) => {
    const answer = await send(command, `act-${++ids}`, by);
    if (!answer.ok) throw new Error(`${command.kind}: ${await answer.text()}`);
    return ((await answer.json()) as { decision: LogLine }).decision;
  };
  const round: Hall['round'] = async (number) => {
    const found = (await view()).tournament.rounds[number - 1];
    if (!found) throw new Error(`No round ${number}`);
    return found;
  };
  const tables: Hall['tables'] = async (number) =>
    (await round(number)).matches.flatMap(({ players: [a, b] }) => (b === undefined ? [] : [[a, b] as const]));
  const enter: Hall['enter'] = async (number, table, result) => {
    const [a, b] = (await tables(number))[table - 1] ?? ['', ''];
    return act({ kind: 'record', round: number, players: [a, b], result, saw: null } as SentCommand);
  };
  const draw: Hall['draw'] = async (number) => {
    const { players } = (await view()).tournament;
    const without = players.filter((p) => p.left === undefined && p.presence !== 'here').map(({ id }) => id);
    await act({ kind: 'draw', round: number, without });
    await act({ kind: 'publish', round: number, attempt: 1 });
  };
  return {
    desk,
    at,
    view,
    round,
    tables,
    send,
    act,
    draw,
    enter,
    log: () => read('/log'),
    standings: (after) => read(`/standings${after === undefined ? '' : `?after=${after}`}`),
    async refused(command, by) {
      const answer = await send(command, `no-${++ids}`, by);
      const { refusal, code } = (await answer.json()) as Problem;
      if (answer.ok || !refusal) throw new Error(`${command.kind} was not refused by the rules: ${code}`);
      return refusal;
    },
    async undo(decision) {
      const answer = await desk.post(`${at}/undo`, { id: `undo-${++ids}`, decision });
      if (!answer.ok) throw new Error(await answer.text());
    },
    async play(number, score) {
      await draw(number);
      for (const [i, players] of (await tables(number)).entries()) await enter(number, i + 1, score(players, i + 1));
      await act({ kind: 'close-round', round: number });
    },
  };
}

/** One line of standings. */
export interface Line {
  readonly rank: number;
  readonly pm: number;
  readonly pdep: number;
  readonly points: number;
}

/** A player's line, whichever the game. */
export async function lineOf(hall: Hall, player: string, after?: number): Promise<Line> {
  const { rows } = (await hall.standings(after)) as unknown as { rows: readonly (Line & { player: string })[] };
  const line = rows.find((row) => row.player === player);
  if (!line) throw new Error(`${player} has no line`);
  return line;
}
