import { ok, refused } from '@ronde/engine';
import { type Adjustment, mostPlayers, mostRounds, type ResultFault } from './faults.ts';
import type {
  ImportedMatch,
  ImportedPlayer,
  ImportedResult,
  ImportedRound,
  ImportedTournament,
  ReadResults,
  Side,
} from './imported-tournament.ts';
import { type Alone, withoutOpponent } from './without-opponent.ts';

// What TSH and AUPAIR have in common: a line a player, with an opponent and a score for each round.

/** One player's line. */
export interface Card extends ImportedPlayer {
  readonly games: readonly CardGame[];
}

export interface CardGame {
  /** By place in the file, from 1; null: nobody. */
  readonly opponent: number | null;
  /** Points scored; without an opponent, the spread that was credited. Null: not played yet. */
  readonly score: number | null;
  /** Null: nobody has said so. */
  readonly first: boolean | null;
  readonly table: number | null;
  /** Of a format that says who won beside the scores. */
  readonly won?: 'win' | 'tie' | 'loss';
}

/** The rounds of the cards, each match told once; refused where two cards do not say the same. */
export function tournamentOfCards(
  cards: readonly Card[],
  from: Omit<ImportedTournament, 'players' | 'rounds' | 'forfeitSpread'>,
): ReadResults {
  const length = cards.reduce((most, { games }) => Math.max(most, games.length), 0);
  const tooMany = tooManyOf(cards.length, length);
  if (tooMany) return refused([tooMany]);
  const faults: ResultFault[] = [];
  const adjustments: Adjustment[] = [...from.adjustments];
  const table = { cards, faults, adjustments };
  const rounds = Array.from({ length }, (_, i) => roundOf(table, i + 1));
  faults.push(...notPlayed(cards, rounds));
  if (faults.length > 0) return refused(faults.slice(0, mostFaults));
  const amounts = rounds.flatMap(({ alone }) =>
    alone.flatMap(({ amount }) => (amount === 0 ? [] : [Math.abs(amount)])),
  );
  const spread = amounts.length > 0 && new Set(amounts).size === 1 ? (amounts[0] ?? usualSpread) : usualSpread;
  const finished = rounds.map((round, i) => withAlone(table, round, { round: i + 1, spread }));
  const players = cards.map(({ games: _, ...player }): ImportedPlayer => player);
  return ok({
    ...from,
    players,
    rounds: finished.slice(0, finished.findLastIndex(({ matches }) => matches.length > 0) + 1),
    ...(spread !== usualSpread && { forfeitSpread: spread }),
    adjustments,
  });
}

/** What every formula credits of itself (Formule Classique §4). */
const usualSpread = 50;

/** More than anybody mends in one go. */
const mostFaults = 50;

interface CardTable {
  readonly cards: readonly Card[];
  readonly faults: ResultFault[];
  readonly adjustments: Adjustment[];
}

interface DrawnRound {
  readonly matches: readonly ImportedMatch[];
  readonly alone: readonly Alone[];
}

function tooManyOf(players: number, rounds: number): ResultFault | null {
  if (players === 0) return { code: 'no-players' };
  if (players > mostPlayers) return { code: 'too-many-players', found: players, most: mostPlayers };
  return rounds > mostRounds ? { code: 'too-many-rounds', found: rounds, most: mostRounds } : null;
}

function roundOf(table: CardTable, round: number): DrawnRound {
  const matches: ImportedMatch[] = [];
  const alone: Alone[] = [];
  let unsure = 0;
  for (const [i, card] of table.cards.entries()) {
    const game = card.games[round - 1];
    if (!game || game.opponent === null) {
      alone.push({ player: i, line: card.line, amount: game?.score ?? 0, table: game?.table ?? null });
      continue;
    }
    const fault = wrongOpponent(table.cards, i, round, game.opponent);
    if (fault) table.faults.push(fault);
    const j = game.opponent - 1;
    const other = table.cards[j]?.games[round - 1];
    if (fault || !other || j < i) continue;
    const match = matchOf(table, { round, at: [i, j], games: [game, other] });
    if (match.starts === undefined && (game.first || other.first)) unsure++;
    matches.push(match);
  }
  if (unsure > 0) table.adjustments.push({ code: 'starts-unknown', round, count: unsure });
  return { matches: withOwnTables(table, matches, round), alone };
}

function wrongOpponent(cards: readonly Card[], at: number, round: number, opponent: number): ResultFault | null {
  const [card, other] = [cards[at], cards[opponent - 1]];
  if (!card) return null;
  const where = { line: card.line, round, name: card.name };
  if (opponent === at + 1) return { code: 'own-opponent', ...where };
  if (!other) return { code: 'unknown-opponent', ...where, found: opponent, most: cards.length };
  const back = other.games[round - 1]?.opponent;
  if (back === at + 1) return null;
  const found = back ? (cards[back - 1]?.name ?? String(back)) : '–';
  return { code: 'opponents-disagree', ...where, opponent: other.name, found };
}

interface Pair {
  readonly round: number;
  readonly at: readonly [number, number];
  readonly games: readonly [CardGame, CardGame];
}

function matchOf(table: CardTable, { round, at, games }: Pair): ImportedMatch {
  const [mine, theirs] = games;
  const [card, other] = [table.cards[at[0]], table.cards[at[1]]];
  const starts = startsOf(mine.first, theirs.first);
  const result = resultOf(games);
  if ((mine.score === null) !== (theirs.score === null)) {
    const without = mine.score === null ? card : other;
    table.faults.push({ code: 'no-score', line: without?.line ?? 0, round, name: without?.name ?? '' });
  }
  if (result?.kind === 'awarded') {
    const [winner, loser] = result.to === 0 ? [card, other] : [other, card];
    table.adjustments.push({ code: 'award', round, winner: winner?.name ?? '', loser: loser?.name ?? '' });
  }
  return {
    line: card?.line ?? 0,
    players: at,
    ...(mine.table !== null && mine.table > 0 && mine.table === theirs.table && { table: mine.table }),
    ...(starts !== null && { starts }),
    ...(result && { result }),
  };
}

function startsOf(mine: boolean | null, theirs: boolean | null): Side | null {
  if (mine === null || theirs === null || mine === theirs) return null;
  return mine ? 0 : 1;
}

function resultOf([mine, theirs]: Pair['games']): ImportedResult | null {
  if (mine.score === null || theirs.score === null) return null;
  const score = [mine.score, theirs.score] as const;
  const to = mine.won === 'win' && score[0] <= score[1] ? 0 : theirs.won === 'win' && score[1] <= score[0] ? 1 : null;
  return to === null || mine.won === theirs.won ? { kind: 'games', score } : { kind: 'awarded', to, score };
}

/** No table is used twice in a round. */
function withOwnTables(table: CardTable, matches: readonly ImportedMatch[], round: number): readonly ImportedMatch[] {
  const seen = new Set<number>();
  let count = 0;
  const own = matches.map((match): ImportedMatch => {
    if (match.table === undefined) return match;
    if (!seen.has(match.table)) {
      seen.add(match.table);
      return match;
    }
    count++;
    const { table: _, ...rest } = match;
    return rest;
  });
  if (count > 0) table.adjustments.push({ code: 'table-left-out', round, count });
  return own;
}

/** Only the last round may be in play. */
function notPlayed(cards: readonly Card[], rounds: readonly DrawnRound[]): readonly ResultFault[] {
  const last = rounds.findLastIndex(({ matches }) => matches.length > 0);
  return rounds
    .slice(0, Math.max(0, last))
    .flatMap(({ matches }, i) =>
      matches.flatMap(({ line, result, players }): readonly ResultFault[] =>
        result ? [] : [{ code: 'no-score', line, round: i + 1, name: cards[players[0]]?.name ?? '' }],
      ),
    );
}

function withAlone(
  table: CardTable,
  { matches, alone }: DrawnRound,
  { round, spread }: { readonly round: number; readonly spread: number },
): ImportedRound {
  const nameOf = (player: number): string => table.cards[player]?.name ?? '';
  const found = withoutOpponent(alone, { round, spread, nameOf });
  table.adjustments.push(...found.adjustments);
  return { matches: [...matches, ...found.matches], absent: found.absent };
}
