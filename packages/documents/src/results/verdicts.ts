import { licenceKey, nameKey } from '@ronde/contract/lists/who-is-who';
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
} from '@ronde/engine';
import { fromOtherSide } from '@ronde/engine/tournament/match-result';
import type { ImportedResult, Side } from './imported-tournament.ts';

/** A game as a file says it, by the names that stand there. */
export interface FileGame {
  readonly line: number;
  readonly raw: string;
  /** Null: that of the round that was asked about. */
  readonly round: number | null;
  readonly table: number | null;
  readonly sides: readonly SaidPlayer[];
  readonly result: ImportedResult | null;
  /** What no score is. */
  readonly notScore: string | null;
}

export interface SaidPlayer {
  readonly name: string;
  readonly licence: string | null;
}

/**
 * What a line would do. `new`: a first result. `same`: it is there already. `other`: another one is there (`there`),
 * taken only by saying so. `table`: the two met, at another table than the file says; taken only by saying so. `next`: a
 * game of a round that is not drawn yet. `nothing`: no result on it, or somebody exempt who is. `refused`: why it cannot be.
 */
export type Verdict = { readonly line: number; readonly raw: string; readonly round: number } & (
  | ({ readonly kind: 'new' | 'same' | 'nothing' } & Found)
  | ({ readonly kind: 'other'; readonly there: MatchResult } & Found)
  | ({ readonly kind: 'table'; readonly found: number; readonly expected: number } & Found)
  | ({ readonly kind: 'next' } & Found)
  | { readonly kind: 'refused'; readonly why: WhyRefused }
);

interface Found {
  readonly players: readonly PlayerId[];
  readonly result: TypedResult | null;
  /** What to ask for, where the line is taken. */
  readonly command?: CommandOf<'record'>;
}

export type WhyRefused =
  | { readonly code: 'unknown-player'; readonly found: string; readonly near: readonly PlayerId[] }
  | { readonly code: 'several-players'; readonly found: string; readonly players: readonly PlayerId[] }
  | { readonly code: 'not-drawn-together'; readonly players: readonly PlayerId[]; readonly opponent: PlayerId | null }
  | { readonly code: 'not-drawn'; readonly player: PlayerId }
  | { readonly code: 'unknown-round'; readonly found: number; readonly most: number }
  | { readonly code: 'repeated'; readonly above: number }
  | { readonly code: 'not-a-score'; readonly found: string }
  | { readonly code: 'rule'; readonly refusal: Refusal };

/**
 * Each line held against the tournament as it stands, in their order: what one does counts for those that follow. Nothing
 * is written. `round`: of lines that name none.
 */
export function judgeOn(tournament: Tournament, people: People, round: number): (game: FileGame) => Verdict {
  const find = finderOf(tournament, people);
  const seen = new Map<string, number>();
  let now = tournament;
  return (game) => {
    const at = game.round ?? round;
    const verdict = verdictOn({ tournament: now, people, find, seen }, game, at);
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
  readonly find: Finder;
  readonly seen: Map<string, number>;
}

type Judged = Verdict extends infer V ? (V extends unknown ? Omit<V, 'line' | 'raw' | 'round'> : never) : never;

function verdictOn({ tournament, people, find, seen }: Against, game: FileGame, at: number): Judged {
  const no = (why: WhyRefused): Judged => ({ kind: 'refused', why });
  if (game.notScore !== null) return no({ code: 'not-a-score', found: game.notScore });
  const found = game.sides.map(find);
  const players: PlayerId[] = [];
  for (const one of found) {
    if (typeof one !== 'string') return no(one);
    players.push(one);
  }
  const key = `${at} ${players.toSorted().join(' ')}`;
  const above = seen.get(key);
  if (above !== undefined) return no({ code: 'repeated', above });
  seen.set(key, game.line);
  const [one, other] = players;
  if (one === undefined) return { kind: 'nothing', players, result: null };
  const result = game.result && other !== undefined ? typed(game.result, [one, other]) : null;
  const round = roundOf(tournament, at);
  if (!round) {
    if (at > tournament.rounds.length && at <= mostRounds) return { kind: 'next', players, result };
    return no({ code: 'unknown-round', found: at, most: tournament.rounds.length });
  }
  const match = matchOf(round, one);
  if (!match) return no({ code: 'not-drawn', player: one });
  if (!sameSeats(match.players, players)) {
    const opponent = match.players.find((id) => id !== one) ?? null;
    return no({ code: 'not-drawn-together', players, opponent });
  }
  if (result === null || other === undefined) return { kind: 'nothing', players, result };
  const saw = sawAs(match.result, match.players, [one, other]);
  const command = { kind: 'record', round: at, players: [one, other], result, saw } as const;
  const decided = decide(tournament, command, people);
  if (!decided.ok && decided.refusal.code === 'same-result') return { kind: 'same', players, result };
  if (!decided.ok) return no({ code: 'rule', refusal: decided.refusal });
  if (saw) return { kind: 'other', players, result, there: saw, command };
  if (game.table !== null && match.table !== undefined && game.table !== match.table)
    return { kind: 'table', players, result, found: game.table, expected: match.table, command };
  return { kind: 'new', players, result, command };
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

/** As it is typed at a desk. */
export function typed(result: ImportedResult, players: readonly [PlayerId, PlayerId]): TypedResult {
  const at = (side: Side): PlayerId => players[side];
  switch (result.kind) {
    case 'games':
      return { kind: 'games', games: [result.score] };
    case 'points':
      return { kind: 'points', winner: result.winner === null ? null : at(result.winner), points: result.points };
    case 'losses':
      return { kind: 'losses', winner: result.winner === null ? null : at(result.winner), cohesion: result.cohesion };
    case 'forfeit':
      return { kind: 'forfeit', by: result.by === 'both' ? 'both' : at(result.by), games: [] };
    case 'awarded':
      return { kind: 'awarded', to: at(result.to), games: result.score ? [result.score] : [] };
  }
}

type Finder = (said: SaidPlayer) => PlayerId | WhyRefused;

/** By licence, then by the number of their badge, then by name, whatever the order of its words. */
function finderOf(tournament: Tournament, people: People): Finder {
  const byLicence = new Map<string, PlayerId[]>();
  const byName = new Map<string, PlayerId[]>();
  const bySurname = new Map<string, PlayerId[]>();
  const add = (map: Map<string, PlayerId[]>, key: string, id: PlayerId) => map.set(key, [...(map.get(key) ?? []), id]);
  for (const { id, number } of tournament.players) {
    const person = people.get(id);
    if (person?.licence !== undefined) add(byLicence, licenceKey(person.licence), id);
    add(byLicence, id.toLowerCase(), id);
    add(byLicence, `#${number}`, id);
    if (!person) continue;
    add(byName, nameKey(person.name), id);
    for (const word of nameKey(person.name).split(' ')) if (word.length > 2) add(bySurname, word, id);
  }
  const numbered = (text: string) => byLicence.get(`#${Number(text)}`) ?? [];
  return ({ name, licence }) => {
    const said = licence ?? '';
    const known =
      said === '' ? [] : (byLicence.get(licenceKey(said)) ?? (/^\d{1,5}$/u.test(said) ? numbered(said) : []));
    const found = known.length > 0 || name === '' ? known : (byName.get(nameKey(name)) ?? []);
    const own = found.length === 0 && /^\d{1,5}$/u.test(name) ? numbered(name) : found;
    const [only, ...more] = [...new Set(own)];
    const shown = name || said;
    if (only !== undefined && more.length === 0) return only;
    if (only !== undefined) return { code: 'several-players', found: shown, players: [only, ...more] };
    const near = [
      ...new Set(
        nameKey(name)
          .split(' ')
          .flatMap((word) => bySurname.get(word) ?? []),
      ),
    ].slice(0, 3);
    return { code: 'unknown-player', found: shown, near };
  };
}
