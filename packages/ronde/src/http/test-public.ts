import type { SentCommand } from '@ronde/contract/http/command';
import type { PlayerNow, PlayerPage } from '@ronde/contract/http/player';
import type { PublicHead, PublicRound } from '@ronde/contract/http/public';
import type { MatchResult } from '@ronde/engine';
import type { AppOptions } from './app.ts';
import { type Desk, openDesk, publishFirst, registerAll } from './test-desk.ts';

export const games = (...scores: [number, number][]): MatchResult => ({ kind: 'games', games: scores });

/** Asks and insists: a refusal fails the test. */
export async function act(desk: Desk, command: SentCommand, id: string = JSON.stringify(command).slice(0, 80)) {
  const answer = await desk.command(command, id);
  if (answer.status !== 200) throw new Error(`${command.kind}: ${await answer.text()}`);
}

/** Lyon, open to the public, 18 present players, round 1 published. */
export async function openedDesk(players = 18, options: AppOptions = {}): Promise<Desk> {
  const desk = await openDesk({}, options);
  await desk.create();
  await registerAll(desk, players);
  await act(desk, { kind: 'show', open: true }, 'show');
  await publishFirst(desk);
  return desk;
}

type TablePlayers = readonly [string, string];

/** The two of each table of a round, by id. */
export async function tablesOf(desk: Desk, round: number): Promise<readonly TablePlayers[]> {
  const matches = (await desk.view()).tournament.rounds[round - 1]?.matches ?? [];
  return matches.flatMap(({ players: [a, b] }) => (b === undefined ? [] : [[a, b] as const]));
}

export async function playRound(desk: Desk, round: number): Promise<void> {
  for (const [i, players] of (await tablesOf(desk, round)).entries()) {
    const result = games([400 + i, 380 - i]);
    await act(desk, { kind: 'record', round, players: [...players], result, saw: null }, `r${round}-${i}`);
  }
  await act(desk, { kind: 'close-round', round }, `close-${round}`);
}

export const publicHeadOf = async (desk: Desk): Promise<PublicHead> =>
  (await (await desk.get('/api/public/lyon')).json()) as PublicHead;

export const publicRoundOf = async (desk: Desk, round: number): Promise<PublicRound> =>
  (await (await desk.get(`/api/public/lyon/rounds/${round}`)).json()) as PublicRound;

/** The codes of everybody's link, by player. */
export async function codesOf(desk: Desk): Promise<ReadonlyMap<string, string>> {
  const made = (await (await desk.post('/api/tournaments/lyon/links', {})).json()) as {
    player: string;
    code: string;
  }[];
  return new Map(made.map(({ player, code }) => [player, code]));
}

export const pageOf = async (response: Response): Promise<PlayerPage> => (await response.json()) as PlayerPage;

export function atTable(page: PlayerPage): Extract<PlayerNow, { kind: 'table' }> {
  if (page.now.kind !== 'table') throw new Error(`Not at a table: ${page.now.kind}`);
  return page.now;
}
