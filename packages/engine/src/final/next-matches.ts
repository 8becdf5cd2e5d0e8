import { ok, type Result, refused } from '../base/result.ts';
import { formulaOf, standingsOf } from '../formulas/formulas.ts';
import { decidesStarters, starter, startsSoFar } from '../pairing/starters.ts';
import { missingTables, playerOf, takingPart } from '../tournament/find.ts';
import type { People } from '../tournament/people.ts';
import type { Refusal } from '../tournament/refusals.ts';
import type { Final, FinalMatch, FormatId, Match, PlayerId, Round, Tournament } from '../tournament/state.ts';
import { finalOutcome } from './final-outcome.ts';
import { finalists } from './finalists.ts';

/** Who meets in which stage. */
export type FinalPairing = Pick<FinalMatch, 'stage' | 'players'>;

/**
 * The matches of the final that can be set up now and are not yet, the higher placed first, with who starts: deciding
 * games for its last place; first against fourth and second against third; then the final and, where it is played
 * for, the third place. None: all are set up, or wait for a result.
 * Refused: no final, or an impossible one; rounds not drawn or not played; a tie that the director has to settle.
 */
export function nextFinalMatches(tournament: Tournament, people: People): Result<readonly FinalMatch[], Refusal> {
  const { final } = tournament;
  if (!final) return refused({ code: 'no-final' });
  const wrong = impossibleFinal(tournament, final) ?? roundsOpen(tournament);
  if (wrong) return refused(wrong);
  const who = finalists(tournament, final, standingsOf(tournament, people, { final: true }));
  if (who.kind === 'tied') {
    const { kind: _, ...tie } = who;
    return refused({ code: 'final-tie', ...tie });
  }
  const wanted: readonly FinalPairing[] =
    who.kind === 'deciding' ? [{ stage: 'tie', players: who.players }] : bracket(tournament, final, who);
  return ok(wanted.filter((match) => !isSetUp(final, match)).map((match) => withStarter(tournament, final, match)));
}

function roundsOpen(tournament: Tournament): Refusal | null {
  const played = tournament.rounds.length;
  if (played === 0) return { code: 'nothing-played' };
  for (let round = 1; round <= played; round++) {
    const missing = missingTables(tournament, round);
    if (missing.length === 0) continue;
    const seated = missing.flatMap(({ players }) => players);
    return {
      code: 'results-missing',
      round,
      missing,
      left: seated.filter((id) => playerOf(tournament, id)?.left !== undefined),
    };
  }
  const planned = formulaOf(tournament.format).plannedRounds(tournament);
  return played < planned ? { code: 'rounds-left', played, planned } : null;
}

interface KnownFinalists {
  readonly players: readonly PlayerId[];
  readonly others: readonly PlayerId[];
}

/** The pairings after its last place is settled: the semi-finals that are left, or the last matches once they are played. */
export function bracket(
  tournament: Tournament,
  final: Final,
  { players, others }: KnownFinalists,
): readonly FinalPairing[] {
  const [first = '', second = ''] = players;
  if (final.players === 2) return endMatches(final, [first, second], [others[0] ?? '', others[1] ?? '']);
  const semis = final.matches.filter(({ stage }) => stage === 'semi');
  const waiting = players.filter((id) => !semis.some((match) => match.players.includes(id)));
  if (waiting.length > 0) return outermost(waiting);
  if (semis.some(({ result }) => !result)) return [];
  const winners = semis.map((match) => advancing(tournament, match, players));
  const [best = '', next = ''] = players.filter((id) => winners.includes(id));
  const [third = '', fourth = ''] = players.filter((id) => !winners.includes(id));
  return endMatches(final, [best, next], [third, fourth]);
}

/** 1–4 and 2–3; with one made by hand, the two who are left. */
function outermost(players: readonly PlayerId[]): readonly FinalPairing[] {
  return players.slice(0, players.length / 2).map((upper, i) => ({
    stage: 'semi',
    players: [upper, players.at(-1 - i) ?? ''],
  }));
}

function endMatches(
  { thirdPlace }: Final,
  first: readonly [PlayerId, PlayerId],
  second: readonly [PlayerId, PlayerId],
): readonly FinalPairing[] {
  const final: FinalPairing = { stage: 'final', players: first };
  return thirdPlace ? [final, { stage: 'third', players: second }] : [final];
}

/** A level semi-final is won by the higher placed after the rounds. */
function advancing(tournament: Tournament, match: FinalMatch, order: readonly PlayerId[]): PlayerId {
  const { winner } = finalOutcome(tournament, match);
  return winner ?? order.find((id) => match.players.includes(id)) ?? match.players[0];
}

function isSetUp({ matches }: Final, { stage, players }: FinalPairing): boolean {
  const same = matches.filter((match) => match.stage === stage);
  // There is one final and one match for the third place, whoever plays it.
  return stage === 'final' || stage === 'third'
    ? same.length > 0
    : same.some((match) => players.every((id) => match.players.includes(id)));
}

/**
 * Who starts, as in rounds that follow those played: deciding games, then semi-finals, then the last matches
 * (rules: who starts).
 */
function withStarter(tournament: Tournament, { matches }: Final, match: FinalPairing): FinalMatch {
  if (!decidesStarters(tournament)) return match;
  const stages: readonly FinalMatch['stage'][] = ['tie', 'semi'];
  const before = stages.map((stage) => asRound(matches.filter((earlier) => earlier.stage === stage)));
  const at = match.stage === 'tie' ? 0 : match.stage === 'semi' ? 1 : 2;
  const rounds = [...tournament.rounds, ...before.slice(0, Math.max(1, at))];
  const round = tournament.rounds.length + at + 1;
  const starts = startsSoFar({ ...tournament, rounds }, rounds.length);
  return { ...match, starts: starter({ ...tournament, rounds }, starts, { round, attempt: 1 }, match.players).player };
}

function asRound(matches: readonly FinalMatch[]): Round {
  return {
    status: 'closed',
    absent: [],
    bestOf: 3,
    attempt: 1,
    matches: matches.map(({ stage: _, ...match }): Match => match),
  };
}

/** Players that a final needs: with a match for the third place, four in any case. */
function playersNeeded({ players, thirdPlace }: Final): 2 | 4 {
  return thirdPlace ? 4 : players;
}

/**
 * Why a tournament can't have this final, or null: their game of the rounds can't count in a match of one game, which
 * it would decide before it is played; a match of several games needs results in games; too few players.
 */
export function impossibleFinal(tournament: Tournament, final: Final): Refusal | null {
  const wrong = impossibleTerms(tournament.format, final);
  if (wrong) return wrong;
  const needed = playersNeeded(final);
  const present = takingPart(tournament).length;
  return present < needed ? { code: 'too-few-players', present, needed } : null;
}

/** Whoever comes: a game that counts needs others beside it, and only games come in threes and fives. */
export function impossibleTerms(format: FormatId, { bestOf, carry }: Pick<Final, 'bestOf' | 'carry'>): Refusal | null {
  if (carry && bestOf === 1) return { code: 'final-impossible', why: 'carry', bestOf };
  const inGames = formulaOf(format).results.includes('games');
  return !inGames && bestOf > 1 ? { code: 'final-impossible', why: 'length', bestOf } : null;
}
