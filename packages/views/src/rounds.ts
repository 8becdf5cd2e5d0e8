import {
  cellOf,
  type Figures,
  type Match,
  ownFigures,
  type PlayerId,
  playsWargame,
  type Round,
  type RoundCell,
  type Settings,
  type Tournament,
} from '@ronde/engine';
import { number, type Ui } from '@ronde/language';

/** One round of one player at a table, from their side. */
export interface PlayerRound {
  readonly round: number;
  readonly cell: RoundCell;
  /** Their own first; null where the result has none. */
  readonly figures: Figures | null;
}

/** What everybody's first `after` rounds were; a round at no table is not in it. */
export function roundsOfAll(tournament: Tournament, after: number): ReadonlyMap<PlayerId, readonly PlayerRound[]> {
  const { rounds, settings } = tournament;
  const wargame = playsWargame(tournament);
  const found = new Map<PlayerId, PlayerRound[]>();
  for (const [i, { matches, bestOf }] of rounds.slice(0, after).entries())
    for (const match of matches)
      for (const player of match.players) {
        const cell = cellOf(match, player, settings, bestOf);
        const one = { round: i + 1, cell, figures: ownFigures(match, player, settings, wargame) };
        const own = found.get(player);
        if (own) own.push(one);
        else found.set(player, [one]);
      }
  return found;
}

/** Who met whom, from the side of each. */
export type Grid = ReadonlyMap<PlayerId, ReadonlyMap<PlayerId, readonly PlayerRound[]>>;

/** Everybody against everybody in the first `after` rounds; a table without result is not in it. */
export function gridOf(tournament: Tournament, after: number): Grid {
  const ofPlayer = (rounds: readonly PlayerRound[]) => {
    const row = new Map<PlayerId, readonly PlayerRound[]>();
    for (const one of rounds) {
      if (!('opponent' in one.cell) || one.cell.kind === 'awaited') continue;
      row.set(one.cell.opponent, [...(row.get(one.cell.opponent) ?? []), one]);
    }
    return row;
  };
  return new Map([...roundsOfAll(tournament, after)].map(([player, rounds]) => [player, ofPlayer(rounds)]));
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

/** « 412–411 », as it stands in a cell. */
export const cellFigures = (figures: Figures): string => figures.map(number).join('–\u2060');
