import { hasPlayed } from '../../criteria/wargame-tally.ts';
import { avoidingRounds, avoidsClubs } from '../../pairing/clubs.ts';
import { notOfficial } from '../../rating/validity.ts';
import { wargameDoubts } from '../../standings/wargame-doubts.ts';
import { missingTables, takingPart } from '../../tournament/find.ts';
import type { Warning } from '../../tournament/refusals.ts';
import type { Player, Tournament } from '../../tournament/state.ts';
import { repeatsUnavoidable } from '../formula.ts';

/** L'Art de la Guerre, "Règles d'organisation": advised numbers of players, by rounds. */
export const advisedPlayers: Readonly<Record<number, { least: number; most: number; atMost: number }>> = {
  3: { least: 8, most: 10, atMost: 12 },
  4: { least: 12, most: 16, atMost: 24 },
  5: { least: 18, most: 32, atMost: 36 },
};

/** The same: a pool's size, how long a game lasts in minutes, and how many turns it has at least. */
const advisedPool = 24;
export const advisedGame = { shortest: 120, longest: 150, turns: 6 } as const;

/** Validity, advice, what the arbiter should look at again: said, never in the way (rules: validity and advice). */
export function wargameWarnings(tournament: Tournament, planned: number): readonly Warning[] {
  const counting = countingPlayers(tournament, planned);
  return [
    ...notOfficial(
      counting.map(({ club }) => club),
      tournament.settings.rating?.approved,
    ).map((why): Warning => ({ code: 'not-official', why })),
    ...advice(counting.length, planned),
    ...repeatsUnavoidable(counting.length, planned, null, 0),
    ...clubsOutside(tournament, planned),
    ...(tournament.rounds.length === 0 ? armiesUndated(tournament, couldBeDrawn(tournament)) : []),
    ...wargameDoubts(tournament),
  ];
}

/** Those who played a game; while rounds are left also those who may, unless they are away. A spare player is in no number. */
function countingPlayers(tournament: Tournament, planned: number): readonly Player[] {
  const last = tournament.rounds.length;
  const open = last < planned || missingTables(tournament, last).length > 0;
  const there = new Set(open ? couldBeDrawn(tournament).map(({ id }) => id) : []);
  return tournament.players.filter(
    (player) => !player.spare && (there.has(player.id) || hasPlayed(tournament, player.id)),
  );
}

function advice(players: number, rounds: number): readonly Warning[] {
  const said: Warning[] = [];
  const advised = advisedPlayers[rounds];
  if (!advised) said.push({ code: 'rounds-outside-the-rules', found: rounds, rule: nearestRounds(rounds), players });
  else if (players < advised.least || players > advised.atMost) {
    said.push({ code: 'players-advised', rounds, players, ...advised, best: 2 << (rounds - 1) });
  }
  if (players > advisedPool) said.push({ code: 'pool-advised', players, most: advisedPool });
  return said;
}

const couldBeDrawn = (tournament: Tournament): readonly Player[] =>
  takingPart(tournament).filter(({ presence }) => presence !== 'absent');

/** "Appariement du 1er tour", by the armies nearest in history: of whom nothing says when theirs stood. */
export function armiesUndated({ settings }: Tournament, drawn: readonly Player[]): readonly Warning[] {
  if (settings.firstRound !== 'armies') return [];
  const undated = drawn.filter(({ army }) => army?.from === undefined && army?.to === undefined);
  if (undated.length === 0) return [];
  const players = undated.map(({ id }) => id);
  return [{ code: 'armies-undated', players, dated: drawn.length - undated.length }];
}

/** The text knows 3, 4 or 5. */
const nearestRounds = (rounds: number): number => (rounds < 3 ? 3 : 5);

function clubsOutside({ settings }: Tournament, planned: number): readonly Warning[] {
  const rule = avoidingRounds(planned);
  const found = Array.from({ length: planned }, (_, i) => i + 1).filter((round) =>
    avoidsClubs(settings, round, planned),
  );
  return found.join() === rule.join() ? [] : [{ code: 'clubs-outside-the-rules', found, rule }];
}
