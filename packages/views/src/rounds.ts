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
import { number, type Ui } from '@ronde/language';

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

/** The points that each brought home from each round of a wargame, maluses apart; null in another game. */
export function roundPoints(
  tournament: Tournament,
  after: number,
): ReadonlyMap<PlayerId, ReadonlyMap<number, number>> | null {
  if (!playsWargame(tournament)) return null;
  const points = (all: readonly PlayerRound[]) =>
    new Map(all.flatMap(({ round, figures }) => (figures ? [[round, figures[0]] as const] : [])));
  return new Map([...roundsOfAll(tournament, after)].map(([id, all]) => [id, points(all)]));
}

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
