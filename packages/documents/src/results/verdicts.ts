import {
  apply,
  type CommandOf,
  decide,
  type MatchResult,
  matchOf,
  type People,
  type PlayerId,
  type Refusal,
  roundOf,
  type Tournament,
  type TypedResult,
  wargameScale,
} from '@ronde/engine';
import { fromOtherSide } from '@ronde/engine/tournament/match-result';
import { doubtOf } from './doubts.ts';
import type { ScoreDoubt } from './faults.ts';
import type { FileGame } from './file-game.ts';
import { type FindPlayer, type FoundPlayer, finderOf } from './find-player.ts';
import { type AgainstLine, againstLines, playersOf, type SeatedGame } from './other-lines.ts';
import { typedResult } from './typed-result.ts';

/**
 * What a line would do. `new`: a first result. `same`: it is there already. `other`: another one is there (`there`),
 * taken only by saying so. `table`: the two met, at another table than the file says; `doubt`: something of the line is
 * hardly likely; both are taken only by saying so. `next`: a game of the round that is drawn next. `nothing`: no result
 * on it, or somebody exempt who is. `refused`: why it cannot be.
 */
export type Verdict = { readonly line: number; readonly raw: string; readonly round: number } & (
  | ({ readonly kind: 'new' | 'same' | 'nothing' | 'doubt' } & Found)
  | ({ readonly kind: 'other'; readonly there: MatchResult } & Found)
  | ({ readonly kind: 'table'; readonly found: number; readonly expected: number } & Found)
  | ({ readonly kind: 'next'; readonly starts: PlayerId | null } & Found)
  | { readonly kind: 'refused'; readonly why: WhyRefused }
);

interface Found {
  readonly players: readonly PlayerId[];
  readonly result: TypedResult | null;
  /** What is hardly likely of it, whatever it would do. */
  readonly doubts: readonly Doubt[];
  /** What to ask for, where the line is taken. */
  readonly command?: CommandOf<'record'>;
}

/** `near-name`: taken for the only player whose name is near. `starter`: another one was drawn to begin, and did here. */
export type Doubt =
  | ScoreDoubt
  | { readonly kind: 'near-name'; readonly found: string; readonly player: PlayerId }
  | { readonly kind: 'starter'; readonly found: PlayerId; readonly drawn: PlayerId };

export type WhyRefused =
  | Exclude<FoundPlayer, { readonly code: 'found' }>
  | AgainstLine
  | { readonly code: 'not-drawn-together'; readonly players: readonly PlayerId[]; readonly opponent: PlayerId | null }
  | { readonly code: 'not-drawn'; readonly player: PlayerId }
  | { readonly code: 'unknown-round'; readonly found: number; readonly most: number }
  | { readonly code: 'not-a-score'; readonly found: string }
  | { readonly code: 'rule'; readonly refusal: Refusal };

/**
 * Each line held against the tournament as it stands, in their order: what one does counts for those that follow.
 * Nothing is written. `round`: of lines that name none. `games`: all of them, for what one says against another.
 */
export function judgeOn(
  tournament: Tournament,
  people: People,
  round: number,
  games: readonly FileGame[],
): (game: FileGame) => Verdict {
  const find = finderOf(tournament, people);
  const seated = games.map(
    (game): SeatedGame => ({
      game,
      round: game.round ?? round,
      players: playersOf(game.sides.map(find)),
    }),
  );
  const against = againstLines(seated, tournament.rounds.length);
  let now = tournament;
  return (game) => {
    const at = game.round ?? round;
    const verdict = verdictOn({ tournament: now, people, find, against }, game, at);
    if (verdict.kind === 'new' && verdict.command) {
      const decided = decide(now, verdict.command, people);
      if (decided.ok) now = decided.value.reduce(apply, now);
    }
    return { line: game.line, raw: game.raw, round: at, ...verdict };
  };
}

interface Against {
  readonly tournament: Tournament;
  readonly people: People;
  readonly find: FindPlayer;
  readonly against: ReadonlyMap<FileGame, AgainstLine>;
}

type Judged = Verdict extends infer V ? (V extends unknown ? Omit<V, 'line' | 'raw' | 'round'> : never) : never;

function verdictOn({ tournament, people, find, against }: Against, game: FileGame, at: number): Judged {
  const no = (why: WhyRefused): Judged => ({ kind: 'refused', why });
  if (game.notScore !== null) return no({ code: 'not-a-score', found: game.notScore });
  const players: PlayerId[] = [];
  const doubts: Doubt[] = [];
  for (const said of game.sides) {
    const one = find(said);
    if (one.code !== 'found') return no(one);
    players.push(one.player);
    if (!one.sure) doubts.push({ kind: 'near-name', found: said.name, player: one.player });
  }
  const said = against.get(game);
  if (said) return no(said);
  const [one, other] = players;
  if (one === undefined) return { kind: 'nothing', players, result: null, doubts };
  const result = game.result && other !== undefined ? typedResult(game.result, [one, other]) : null;
  const score = game.result && other !== undefined ? doubtOf(game.result, wargameScale(tournament.settings)) : null;
  if (score) doubts.push(score);
  const starts = (game.starts === null ? null : players[game.starts]) ?? null;
  const round = roundOf(tournament, at);
  if (!round) {
    if (at > tournament.rounds.length && at <= mostRounds) return { kind: 'next', players, result, doubts, starts };
    return no({ code: 'unknown-round', found: at, most: tournament.rounds.length });
  }
  const match = matchOf(round, one);
  if (!match) return no({ code: 'not-drawn', player: one });
  if (!sameSeats(match.players, players)) {
    const opponent = match.players.find((id) => id !== one) ?? null;
    return no({ code: 'not-drawn-together', players, opponent });
  }
  if (result === null || other === undefined) return { kind: 'nothing', players, result, doubts };
  if (starts !== null && match.starts !== undefined && starts !== match.starts)
    doubts.push({ kind: 'starter', found: starts, drawn: match.starts });
  const saw = sawAs(match.result, match.players, [one, other]);
  const command = { kind: 'record', round: at, players: [one, other], result, saw } as const;
  const found = { players, result, doubts, command };
  const decided = decide(tournament, command, people);
  if (!decided.ok && decided.refusal.code === 'same-result') return { kind: 'same', players, result, doubts: [] };
  if (!decided.ok) return no({ code: 'rule', refusal: decided.refusal });
  if (saw) return { ...found, kind: 'other', there: saw };
  if (game.table !== null && match.table !== undefined && game.table !== match.table)
    return { ...found, kind: 'table', found: game.table, expected: match.table };
  // Who began was drawn here: it is told, and no reason to ask.
  return { ...found, kind: doubts.some(({ kind }) => kind !== 'starter') ? 'doubt' : 'new' };
}

/** A file says at most so many rounds. */
const mostRounds = 99;

const sameSeats = (drawn: readonly PlayerId[], said: readonly PlayerId[]): boolean =>
  drawn.length === said.length && said.every((id) => drawn.includes(id));

/** What stands at the table, in the order in which the line names its players. */
function sawAs(
  result: MatchResult | undefined,
  drawn: readonly PlayerId[],
  said: readonly [PlayerId, PlayerId],
): MatchResult | null {
  if (!result) return null;
  return drawn[0] === said[0] ? result : fromOtherSide(result);
}
