import { type FinalMatch, finalOutcome, type PlayerId, playsWargame, type Tournament } from '@ronde/engine';
import type { Dictionary, Lang, Ui } from '@ronde/language';
import { type PlayerRound, playerRound, roundsOfAll } from './rounds.ts';

/** One time that two met, from the side of one of them. `round` null: in the final. */
export type Meeting = Omit<PlayerRound, 'round'> & { readonly round: number | null };

/** Who met whom, from the side of each. */
export type Grid = ReadonlyMap<PlayerId, ReadonlyMap<PlayerId, readonly Meeting[]>>;

/**
 * Everybody against everybody in the first `after` rounds; a table without result is not in it. The matches of the
 * final follow once all rounds are counted.
 */
export function gridOf(tournament: Tournament, after: number): Grid {
  const ofPlayer = (rounds: readonly Meeting[]) => {
    const row = new Map<PlayerId, readonly Meeting[]>();
    for (const one of rounds) {
      if (one.opponent === null || one.cell.kind === 'awaited') continue;
      row.set(one.opponent, [...(row.get(one.opponent) ?? []), one]);
    }
    return row;
  };
  const finals = after < tournament.rounds.length ? new Map<PlayerId, readonly Meeting[]>() : finalsOfAll(tournament);
  return new Map(
    [...roundsOfAll(tournament, after)].map(([player, rounds]) => [
      player,
      ofPlayer([...rounds, ...(finals.get(player) ?? [])]),
    ]),
  );
}

/** What the final was for each who was in it, match after match. */
export function finalsOfAll(tournament: Tournament): ReadonlyMap<PlayerId, readonly Meeting[]> {
  const found = new Map<PlayerId, readonly Meeting[]>();
  for (const match of tournament.final?.matches ?? [])
    for (const player of match.players)
      found.set(player, [...(found.get(player) ?? []), finalMeeting(tournament, match, player)]);
  return found;
}

function finalMeeting(tournament: Tournament, match: FinalMatch, player: PlayerId): Meeting {
  const { settings, final } = tournament;
  const bestOf = final?.bestOf === 1 ? 1 : 3;
  const met = playerRound(player, 0, match, { settings, bestOf, wargame: playsWargame(tournament) });
  const { winner } = finalOutcome(tournament, match);
  const { cell } = met;
  // A game of the rounds may count in it: who won the match is the final's own to say.
  if (cell.kind !== 'win' && cell.kind !== 'loss' && cell.kind !== 'draw') return { ...met, round: null };
  const kind = winner === null ? 'draw' : winner === player ? 'win' : 'loss';
  return { ...met, round: null, cell: { ...cell, kind } };
}

/** « R3 », or that it was in the final. */
export const meetingName = (
  round: number | null,
  { roundShort }: Pick<Ui['standings'], 'roundShort'>,
  lang: Lang,
): string => (round === null ? inFinal[lang] : roundShort(round));

const inFinal: Dictionary<string> = { fr: 'finale', en: 'final' };
