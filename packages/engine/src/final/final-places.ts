import { figuresOf } from '../standings/figures.ts';
import type { DecidedByFinal, MatchOfFinal, Standings } from '../standings/standing.ts';
import { excluded, playsWargame } from '../tournament/find.ts';
import { gamesIn } from '../tournament/match-result.ts';
import type { FinalMatch, PlayerId, Tournament } from '../tournament/state.ts';
import { finalOutcome } from './final-outcome.ts';

/**
 * The place of each in the event's own final ranking, in its order. The final orders the places that it plays for and
 * leaves the others (rules: formule belge, "finals"): a final for the places 1 and 2, a match for 3 and 4, and where
 * that is not played the two who lost a semi-final keep the order of the rounds. Who is excluded and has no match of it
 * keeps the place of the rounds, and it orders those that are left (rules: situations, "Excluded"). `standings`: the
 * final ones, those who share a place in initial order. Without a final, or before it is set up, they are their places.
 */
export function finalPlaces(tournament: Tournament, standings: Standings): ReadonlyMap<PlayerId, number> {
  const tiers = tiersOf(tournament);
  const out = excluded(tournament);
  const stays = ({ player }: Ranked): boolean => out.has(player) && !tiers.has(player);
  const all: readonly Ranked[] = standings.rows;
  const aside = all.filter(stays);
  const lines = all.filter((line) => !stays(line));
  const order = lines.map((line) => ({ ...line, tier: tiers.get(line.player) ?? lastTier }));
  const places = new Map<PlayerId, number>(aside.map(({ player, rank }) => [player, rank]));
  const placed = order.toSorted((a, b) => a.tier - b.tier);
  placed.forEach((line, i) => {
    const above = placed[i - 1];
    const level = above !== undefined && above.tier === line.tier && above.rank === line.rank;
    const free = placeOf(i, lines[i]?.rank ?? i + 1, aside);
    places.set(line.player, level ? (places.get(above.player) ?? free) : free);
  });
  return new Map([...places].toSorted(([, a], [, b]) => a - b));
}

type Ranked = Pick<Standings['rows'][number], 'player' | 'rank'>;

/** The place after `before` others and those who stay ahead of it. `held`: the place of who was there in the rounds. */
function placeOf(before: number, held: number, aside: readonly Ranked[]): number {
  const here = Math.max(held, before + 1);
  return before + 1 + aside.filter(({ rank }) => rank < here).length;
}

/** After everybody whom the final orders. */
const lastTier = 9;

/** A tier for who won, for the two of a match that is open or level, and for who lost. */
type Tiers = readonly [won: number, open: number, lost: number];

/**
 * What the matches of the final make of those who play in them, the best first: those of one tier are put in order
 * by the rounds. One semi-final alone, or the third place before the final is set up, orders nothing yet.
 */
function tiersOf(tournament: Tournament): ReadonlyMap<PlayerId, number> {
  const tiers = new Map<PlayerId, number>();
  const { matches = [] } = tournament.final ?? {};
  const put = (stage: FinalMatch['stage'], [won, open, lost]: Tiers): void => {
    for (const match of matches.filter((candidate) => candidate.stage === stage)) {
      const { winner } = finalOutcome(tournament, match);
      for (const id of match.players) tiers.set(id, winner === null ? open : id === winner ? won : lost);
    }
  };
  const isSetUp = matches.some(({ stage }) => stage === 'final');
  // Once the final is set up, it says who won a level semi-final.
  if (matches.filter(({ stage }) => stage === 'semi').length === 2) put('semi', isSetUp ? [2, 2, 2] : [0, 1, 2]);
  if (isSetUp) put('third', [2, 2, 3]);
  put('final', [0, 0, 1]);
  return tiers;
}

/**
 * What a final made of the standings of the rounds (rules: formule belge, "finals"): whom it placed, and its matches.
 * `order`: everybody, in the order of the places after it. Null: it orders nobody yet.
 */
export function decidedByFinal(
  tournament: Tournament,
  standings: Standings,
  order: readonly PlayerId[],
): DecidedByFinal | null {
  const tiers = tiersOf(tournament);
  if (tiers.size === 0) return null;
  return {
    players: order.filter((id) => tiers.has(id)),
    before: standings.rows.map(({ player, rank }) => ({ player, rank })),
    matches: (tournament.final?.matches ?? []).map((match) => ended(tournament, match)),
    ...(tournament.final?.lastPlace === 'initial-rank' && { byInitialRank: true }),
  };
}

function ended(tournament: Tournament, match: FinalMatch): MatchOfFinal {
  const { stage, players, result } = match;
  const { winner, wins, carried } = finalOutcome(tournament, match);
  const several = carried !== null || gamesIn(result).length > 1;
  const own = figuresOf({ players, ...(result && { result }) }, tournament.settings, playsWargame(tournament));
  const figures = result && several ? wins : own;
  const turned = winner !== null && winner === players[1];
  return {
    stage,
    players: turned ? [players[1], players[0]] : players,
    end: endOf(match, winner),
    figures: figures && (turned ? [figures[1], figures[0]] : figures),
  };
}

function endOf({ result }: FinalMatch, winner: PlayerId | null): MatchOfFinal['end'] {
  if (!result) return 'open';
  if (winner === null) return 'level';
  return result.kind === 'forfeit' || result.kind === 'awarded' ? result.kind : 'won';
}
