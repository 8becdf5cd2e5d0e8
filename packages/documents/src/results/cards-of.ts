import {
  type GameScore,
  initialRanking,
  type Match,
  ok,
  type People,
  type Player,
  type PlayerId,
  playsWargame,
  type Result,
  type Round,
  ratingOf,
  refused,
  type Tournament,
} from '@ronde/engine';
import { surnameOf } from '@ronde/language';
import type { Card, CardGame } from './cards.ts';
import type { Adjustment } from './faults.ts';
import type { ImportedAbout } from './imported-tournament.ts';

/**
 * Why a tournament is not written so. `not-scrabble`: the format knows games of Scrabble alone; `not-wargame`: of L'Art
 * de la Guerre alone. `several-games`: it has one game a round. `score-out-of-range`: no room for it.
 */
export type CardsRefusal =
  | { readonly code: 'not-scrabble' | 'not-wargame' | 'no-round-played' }
  | { readonly code: 'several-games'; readonly round: number }
  | { readonly code: 'no-game-score'; readonly round: number; readonly name: string }
  | { readonly code: 'score-out-of-range'; readonly round: number; readonly name: string; readonly found: number };

/** How a format writes a name, and what it can hold. */
export interface CardRules {
  nameOf(name: string): string;
  readonly least: number;
  readonly most: number;
  /** Whether a round may be in play. */
  readonly unfinished: boolean;
  /** Whether it has the table, by which the two of a forfeit are put together again. */
  readonly tables: boolean;
}

export interface Cards {
  readonly cards: readonly Card[];
  readonly about: ImportedAbout;
  readonly adjustments: readonly Adjustment[];
}

/** A line a player, in the order of the initial ranking. */
export function cardsOf(tournament: Tournament, people: People, rules: CardRules): Result<Cards, CardsRefusal> {
  if (playsWargame(tournament)) return refused({ code: 'not-scrabble' });
  const order = initialRanking(tournament, people);
  const numbers = new Map(order.map((id, i) => [id, i + 1]));
  const adjustments: Adjustment[] = [];
  const nameOf = (id: PlayerId) => people.get(id)?.name ?? id;
  const rounds: ReadonlyMap<PlayerId, CardGame>[] = [];
  for (const [i, round] of tournament.rounds.entries()) {
    if (round.status === 'draft') continue;
    if (!rules.unfinished && round.matches.some(({ players, result }) => players.length === 2 && !result)) {
      adjustments.push({ code: 'round-unfinished', round: i + 1 });
      continue;
    }
    const told = gamesOf(round, {
      number: i + 1,
      spread: tournament.settings.forfeitSpread ?? 50,
      numbers,
      nameOf,
      rules,
      adjustments,
    });
    if (!told.ok) return told;
    rounds.push(told.value);
  }
  const players = new Map(tournament.players.map((player) => [player.id, player]));
  const cards = order.map((id, i): Card => {
    const player = players.get(id);
    const { left } = player ?? {};
    const rating = player && startOf(player, tournament);
    const name = rules.nameOf(nameOf(id));
    return {
      line: i + 1,
      name,
      ...(rating !== undefined && { rating }),
      ...(left !== undefined && { left }),
      games: rounds.map((round) => round.get(id) ?? away),
    };
  });
  const { name, date, endDate, place } = tournament;
  const about = {
    name: oneLine(name),
    date,
    ...(endDate !== undefined && { endDate }),
    ...(place !== undefined && { place: oneLine(place) }),
  };
  return ok({ cards, about, adjustments });
}

/** The rating that counts at the start, a provisional one of a series too; none where nothing is known. */
function startOf(player: Player, tournament: Tournament): number | undefined {
  return player.rating === undefined && player.duplicateSeries === undefined ? undefined : ratingOf(player, tournament);
}

const away: CardGame = { opponent: null, score: 0, first: null, table: null };

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

interface RoundContext {
  readonly number: number;
  readonly spread: number;
  readonly numbers: ReadonlyMap<PlayerId, number>;
  nameOf(id: PlayerId): string;
  readonly rules: CardRules;
  readonly adjustments: Adjustment[];
}

function gamesOf(round: Round, context: RoundContext): Result<ReadonlyMap<PlayerId, CardGame>, CardsRefusal> {
  if (round.bestOf !== 1) return refused({ code: 'several-games', round: context.number });
  const games = new Map<PlayerId, CardGame>();
  for (const match of round.matches) {
    const [one, other] = match.players;
    if (other === undefined) {
      games.set(one, { ...away, score: context.spread });
      continue;
    }
    const two = gamesOfTable(match, [one, other], context);
    if (!two.ok) return two;
    games.set(one, two.value[0]);
    games.set(other, two.value[1]);
  }
  return ok(games);
}

type Two<T> = readonly [T, T];

function gamesOfTable(
  match: Match,
  players: Two<PlayerId>,
  context: RoundContext,
): Result<Two<CardGame>, CardsRefusal> {
  const { result, starts, table = null } = match;
  const { number: round, spread, adjustments, nameOf } = context;
  const alone = (first: number, second: number): Result<Two<CardGame>, CardsRefusal> =>
    ok([
      { ...away, score: first, table },
      { ...away, score: second, table },
    ]);
  const played = (score: GameScore | null) => scored(score, { players, starts, table, context });
  if (!result) return played(null);
  switch (result.kind) {
    case 'games':
      return played(result.games[0] ?? null);
    case 'forfeit': {
      const [one, other] = players;
      const unsaid = !context.rules.tables || table === null;
      if (result.by === 'both') {
        if (unsaid) adjustments.push({ code: 'forfeits-as-absences', round, one: nameOf(one), other: nameOf(other) });
        return alone(0, 0);
      }
      const [loser, winner] = result.by === one ? [one, other] : [other, one];
      if (unsaid) adjustments.push({ code: 'forfeit-unsaid', round, winner: nameOf(winner), loser: nameOf(loser) });
      return loser === one ? alone(-spread, spread) : alone(spread, -spread);
    }
    case 'awarded': {
      const [game] = result.games;
      const first = result.to === players[0];
      if (game && (first ? game[0] > game[1] : game[1] > game[0])) return played(game);
      const [winner, loser] = first ? players : [players[1], players[0]];
      adjustments.push({ code: 'award-as-forfeit', round, winner: nameOf(winner), loser: nameOf(loser) });
      return first ? alone(spread, -spread) : alone(-spread, spread);
    }
    case 'losses':
    case 'points':
    case 'decided':
      return refused({ code: 'no-game-score', round, name: nameOf(players[0]) });
  }
}

interface Seats {
  readonly players: Two<PlayerId>;
  readonly starts: PlayerId | undefined;
  readonly table: number | null;
  readonly context: RoundContext;
}

function scored(
  score: GameScore | null,
  { players, starts, table, context }: Seats,
): Result<Two<CardGame>, CardsRefusal> {
  const { numbers, rules, number: round, nameOf } = context;
  const at = score?.findIndex((one) => one < rules.least || one > rules.most) ?? -1;
  if (score && at >= 0)
    return refused({
      code: 'score-out-of-range',
      round,
      name: nameOf(players[at] ?? players[0]),
      found: score[at] ?? 0,
    });
  const game = (own: 0 | 1): CardGame => {
    const other = own === 0 ? 1 : 0;
    const won = score && (score[own] > score[other] ? 'win' : score[own] < score[other] ? 'loss' : 'tie');
    return {
      opponent: numbers.get(players[other]) ?? null,
      score: score?.[own] ?? null,
      first: starts === undefined ? null : starts === players[own],
      table,
      ...(won && { won }),
    };
  };
  return ok([game(0), game(1)]);
}

/** Words of figures alone would be read as a rating: « Joueur 17 » is « Joueur-17 ». */
const withoutFigures = (name: string): string =>
  name.replace(/\s+(?=[+\d-]*\d[+\d-]*(?:\s|$))/gu, '-').replace(/^(?=\d+(?:\s|$))/u, 'n');

/** « LEFÈVRE, Zoé », as tsh has names; what would end the name, or make the line a comment, is left out. */
export function tshNameOf(name: string): string {
  const plain = withoutFigures(oneLine(name.replace(/[;#\\]/gu, ' '))) || '?';
  const surname = surnameOf(plain);
  return surname === plain || plain.includes(',') ? plain : `${surname},${plain.slice(surname.length)}`;
}

/** Twenty Latin letters without marks, first name first: « Zoe LEFEVRE ». */
export function aupairNameOf(name: string): string {
  const plain = oneLine(name.replace(/[;#\\]/gu, ' '));
  const surname = surnameOf(plain);
  const turned = surname === plain ? plain : `${plain.slice(surname.length).trim()} ${surname}`;
  const letters = withoutFigures(latin(turned).replace(/^\*+/u, '')).slice(0, 20).trim();
  return /[A-Za-z]/u.test(letters) ? letters : `Player${letters}`.slice(0, 20).trim();
}

/** Latin letters without marks: all that AUPAIR has. */
export const latin = (text: string): string =>
  oneLine(
    text
      .replace(/[œŒ]/gu, (one) => (one === 'œ' ? 'oe' : 'OE'))
      .replace(/[æÆ]/gu, (one) => (one === 'æ' ? 'ae' : 'AE'))
      .replace(/ß/gu, 'ss')
      .replace(/[’‘]/gu, "'")
      .normalize('NFD')
      .replace(/[^\u0020-\u007e]/gu, ''),
  );
