import {
  cellOf,
  type Figures,
  type Match,
  matchOf,
  ownFigures,
  type PlayerId,
  playsWargame,
  type Round,
  type RoundCell,
  type Settings,
  type Tournament,
} from '@ronde/engine';
import { type Credit, wargameCredits } from '@ronde/engine/criteria/wargame-tally';
import { number, type Ui } from '@ronde/language';
import { isFinal, plannedRounds } from './standings.ts';

/** One round of one player, from their side. */
export interface PlayerRound {
  readonly round: number;
  /** Where they sat; null: at no table. */
  readonly match: Match | null;
  readonly opponent: PlayerId | null;
  readonly cell: RoundCell;
  /** Their own first; null where the result has none. */
  readonly figures: Figures | null;
}

/** By what a round is told. `wargame`: L’Art de la Guerre is what is played. */
interface PlayedBy {
  readonly settings: Settings;
  readonly bestOf: Round['bestOf'];
  readonly wargame: boolean;
}

/** What a round was for one player. `match`: theirs. */
export function playerRound(
  player: PlayerId,
  round: number,
  match: Match | undefined,
  { settings, bestOf, wargame }: PlayedBy,
): PlayerRound {
  const cell = cellOf(match, player, settings, bestOf);
  return {
    round,
    match: match ?? null,
    opponent: 'opponent' in cell ? cell.opponent : null,
    cell,
    figures: match ? ownFigures(match, player, settings, wargame) : null,
  };
}

/** Every round that is drawn, a draft too, as it was for one player: those that they were away from too. */
export function roundsOf(tournament: Tournament, player: PlayerId): readonly PlayerRound[] {
  const { rounds, settings } = tournament;
  const wargame = playsWargame(tournament);
  return rounds.map((round, i) =>
    playerRound(player, i + 1, matchOf(round, player), { settings, bestOf: round.bestOf, wargame }),
  );
}

/** What everybody's first `after` rounds were; a round at no table is not in it. */
export function roundsOfAll(tournament: Tournament, after: number): ReadonlyMap<PlayerId, readonly PlayerRound[]> {
  const { rounds, settings } = tournament;
  const wargame = playsWargame(tournament);
  const found = new Map<PlayerId, PlayerRound[]>();
  for (const [i, { matches, bestOf }] of rounds.slice(0, after).entries())
    for (const match of matches)
      for (const player of match.players) {
        const one = playerRound(player, i + 1, match, { settings, bestOf, wargame });
        const own = found.get(player);
        if (own) own.push(one);
        else found.set(player, [one]);
      }
  return found;
}

/**
 * What each round of a wargame brought, a bye, a forfeit and an absence too, less a malus: « 97 », « 97 − 10 ». The
 * rounds add up to the total. Null in another game.
 */
export function roundPoints(
  tournament: Tournament,
  after: number,
): ReadonlyMap<PlayerId, ReadonlyMap<number, string>> | null {
  if (!playsWargame(tournament)) return null;
  const until = { after, last: plannedRounds(tournament), final: isFinal(tournament, after) };
  const points = (credits: readonly Credit[]) =>
    new Map(credits.filter(isTold).map((credit) => [credit.round, pointsText(credit)]));
  return new Map([...wargameCredits(tournament, until)].map(([id, credits]) => [id, points(credits)]));
}

const isTold = ({ kind, malus }: Credit): boolean => kind !== 'pending' || malus > 0;

const pointsText = ({ kind, points, malus }: Credit): string => {
  const own = kind === 'pending' ? '' : number(points);
  return malus > 0 ? `${own}\u202f\u2212\u202f${malus}` : own;
};

/** What one round was for everybody: looked up, not searched for, in a table of many lines. */
export function roundCells(round: Round, settings: Settings): (player: PlayerId) => RoundCell {
  const matches = new Map<PlayerId, Match>();
  for (const match of round.matches) for (const player of match.players) matches.set(player, match);
  return (player) => cellOf(matches.get(player), player, settings, round.bestOf);
}

export type Letters = Pick<Ui['standings'], 'win' | 'draw' | 'loss' | 'exempt' | 'forfeit' | 'absent'>;

/** What a round was for a player, in the letter of the legend; `…` while it has no result. */
export const letterOf = ({ kind }: RoundCell, letters: Letters): string => (kind === 'awaited' ? '…' : letters[kind]);

/** The letter, what the opponent is called (`metAs`), and of a win by forfeit its letter: those that there are. */
export function cellParts(cell: RoundCell, metAs: ReadonlyMap<PlayerId, string>, letters: Letters) {
  return {
    letter: letterOf(cell, letters),
    met: 'opponent' in cell ? metAs.get(cell.opponent) : undefined,
    forfeit: cell.kind === 'win' && cell.forfeited ? letters.forfeit : undefined,
  };
}

/** « 412–411 », as it stands in a cell. */
export const cellFigures = (figures: Figures): string => figures.map(number).join('–\u2060');
