// A tournament of a journey, made and filled over the program's own API.
import type { MatchResult } from '../packages/engine/src/index.ts';
import { type Desk, deskOf } from './desk-of.ts';
import type { Program } from './program.ts';
import { sessionOf } from './staff.ts';

/** Eighteen invented people: with fewer, the Classique’s round 2 stands on fixed tables and no result changes it. */
export const eighteen: readonly string[] = [
  ...['AUBIN Colette', 'BERTHIER Paul', 'COLLIN Hervé', 'D’ALMEIDA Inès', 'FONTAINE Noël', 'GARNIER Élodie'],
  ...['HUYNH Mai-Lan', 'IBRAHIM Leïla', 'KOUAMÉ Désiré', 'LEFÈVRE Zoé', 'MARCHAND Odile', 'N’DIAYE Aminata'],
  ...['ŒUVRARD Denis', 'PASQUIER Émile', 'QUINTIN Yves', 'ROUSSEL Gérard', 'SCHNEIDER Ruth', 'TOUSSAINT Luc'],
];

export interface Created extends Desk {
  /** Draws, publishes, records what `score` says of each table (in the order of the match), closes. */
  playWith(round: number, score: (table: number) => readonly [number, number]): Promise<void>;
  /** The players of each table, as drawn. */
  tables(round: number): Promise<readonly (readonly string[])[]>;
}

/** `names`: best first; ratings 2400, 2390… All are here. */
export async function created(program: Program, by: string, body: object, names: readonly string[]): Promise<Created> {
  const headers = { 'Content-Type': 'application/json', Cookie: `ronde=${await sessionOf(program, by)}` };
  const answer = await fetch(`${program.address}/api/tournaments`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ date: '2026-11-28', ...body }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const { slug } = (await answer.json()) as { slug: string };
  const desk = await deskOf(program, by, slug);
  for (const [i, name] of names.entries())
    await desk.ask({ kind: 'register', player: `p${i + 1}`, rating: 2400 - 10 * i, presence: 'here' }, { name });
  const matches = async (round: number) => (await desk.view()).tournament.rounds[round - 1]?.matches ?? [];
  const playWith: Created['playWith'] = async (round, score) => {
    await desk.ask({ kind: 'draw', round, without: [] });
    await desk.ask({ kind: 'publish', round, attempt: 1 });
    for (const { players, table = 0 } of await matches(round)) {
      if (players.length === 1) continue;
      const result: MatchResult = { kind: 'games', games: [score(table)] };
      await desk.ask({ kind: 'record', round, players, result, saw: null });
    }
    await desk.ask({ kind: 'close-round', round });
  };
  return { ...desk, playWith, tables: async (round) => (await matches(round)).map(({ players }) => players) };
}
