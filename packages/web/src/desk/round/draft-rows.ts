import {
  type Match,
  type PlayerId,
  playsWargame,
  type Round,
  standingsOf,
  type Tournament,
  traitsOf,
} from '@ronde/engine';
import { frenchKey } from '@ronde/engine/base/french-order';
import { phaseAt, phasesOf } from '@ronde/engine/formulas/combinee/phases';
import { isByHand } from '@ronde/engine/pairing/by-hand';
import { type MovedBy, marksOf, movedBy, type Seats, seatsOf, type TableMark, tableWhyIn } from '@ronde/language';
import { countOf } from '@ronde/views/figure-columns';
import { type Meetings, meetingsBefore, metIn } from '@ronde/views/met-before';
import { plannedRounds } from '@ronde/views/standings';
import type { Desk } from '../../shell/desk.tsx';
import { startRatingShown } from '../roster/start-rating.ts';
import { whyKey } from '../why/why-key.ts';

/** One table of a draft. `key`: as the address says it. `before`: what each brings, in seat order: the points before this round (a dash for a spare player, who is not ranked), the rating (`*` provisional) in round 1; `pool`: of phase 1 of Formule Combinée, 0 for a table outside them; null: the round has none. */
export interface DraftRow {
  readonly key: string;
  readonly match: Match;
  readonly seats: Seats | null;
  readonly before: readonly string[];
  /** What is unusual of it: that somebody moved, or plays in the next group, is the rule at work. */
  readonly marks: readonly TableMark[];
  /** Why an opponent was passed over for it; null: nobody was. */
  readonly moved: MovedBy | null;
  /** How often the two have met before, where that is a repeat. */
  readonly repeats: number;
  /** How often the two have met before, be it one or not (phase 3 of Formule Combinée, a second turn). */
  readonly met: number;
  readonly pool: number | null;
  /** The rounds in which the two have met all the same, where those do not count (phase 3 of Formule Combinée). */
  readonly earlier: readonly number[];
}

export function draftRows(
  desk: Pick<Desk, 'tournament' | 'people'>,
  round: number,
  content: Round,
): readonly DraftRow[] {
  const { tournament, people } = desk;
  const pm = countOf(standingsOf(tournament, people, { after: round - 1 }), tournament.format);
  const ratings = new Map(
    desk.tournament.players.map((player) => [player.id, startRatingShown(player, desk.tournament)]),
  );
  const spares = new Set(tournament.players.flatMap(({ id, spare }) => (spare ? [id] : [])));
  const brought = (id: PlayerId): string =>
    round === 1 ? (ratings.get(id) ?? '–') : spares.has(id) ? '–' : String(pm(id));
  const met = meetingsBefore(desk.tournament, round);
  const since = countedFrom(desk.tournament, round);
  const groups = groupsOf(content, pm);
  const drawnIn = { ...tournament, wargame: playsWargame(tournament), planned: plannedRounds(tournament) };
  const inPools = content.matches.some((match) => poolOf(match) !== 0);
  return content.matches.map((match) => {
    const seats = seatsOf(match);
    const order: readonly PlayerId[] = seats?.players ?? match.players;
    return {
      key: whyKey(match),
      match,
      seats,
      before: order.map(brought),
      repeats: repeatsOf(match, met, since),
      met: meetingsOf(match, met).length,
      marks: withClub(
        [...unusual(marksOf(match, round === 1 ? undefined : pm), match, groups), ...againByHand(match, met, since)],
        desk.tournament,
        match,
      ),
      moved: movedBy(tableWhyIn(drawnIn, round, content, match)),
      pool: inPools ? poolOf(match) : null,
      earlier: meetingsOf(match, met).filter((one) => one < since),
    };
  });
}

type GroupOf = (player: PlayerId) => number;

/** The score groups of those who play, from the highest: 0, 1, 2… */
function groupsOf({ matches }: Round, points: (player: PlayerId) => number): GroupOf {
  const all = new Set(matches.flatMap(({ players }): readonly PlayerId[] => players).map(points));
  const groups = [...all].sort((a, b) => b - a);
  return (player) => groups.indexOf(points(player));
}

/** A neighbouring group is the usual case, and who was passed over is told in one line; a jump beyond it is not. */
function unusual(marks: readonly TableMark[], { players: [a, b] }: Match, group: GroupOf): readonly TableMark[] {
  const jump = b === undefined ? 0 : Math.abs(group(a) - group(b));
  return marks.filter((mark) => mark !== 'moved' && (mark !== 'group' || jump > 1));
}

/** The pool whose circle made this table, or this exemption; 0: none did. */
export function poolOf({ why }: Match): number {
  const made = why?.find(({ step }) => step === 'pool');
  return made && 'pool' in made ? made.pool : 0;
}

/** By meetings, as the draw counts them; a table by hand has no steps that tell of a repeat: its players' meetings do (BYE-03). */
function repeatsOf(match: Match, met: Meetings, since: number): number {
  const { players, why } = match;
  if (players.length === 1) return 0;
  if (isUndrawn(match)) return meetingsOf(match, met).filter((round) => round >= since).length;
  return why?.reduce((sum, step) => sum + (step.step === 'repeat' ? step.rounds.length : 0), 0) ?? 0;
}

const meetingsOf = ({ players: [a, b] }: Match, met: Meetings): readonly number[] =>
  b === undefined ? [] : metIn(met, a, b);

/** The first round whose meetings count as repeats in this one: in phase 3 of Formule Combinée, its own alone. */
function countedFrom({ format, settings }: Tournament, round: number): number {
  const phases = phasesOf(settings);
  return traitsOf(format).circles === 'pools' && phaseAt(phases, round) === 3 ? phases.phase1 + phases.phase2 + 1 : 1;
}

const isUndrawn = (match: Match): boolean => !match.why || isByHand(match);

function againByHand(match: Match, met: Meetings, since: number): readonly TableMark[] {
  return isUndrawn(match) && repeatsOf(match, met, since) > 0 ? ['repeat'] : [];
}

/** Of one club is said in the rounds that leave clubs free as well, which have no step of it (rules: pairing). */
function withClub(
  marks: readonly TableMark[],
  tournament: Tournament,
  { players: [a, b] }: Match,
): readonly TableMark[] {
  if (!playsWargame(tournament) || marks.includes('club') || b === undefined) return marks;
  const [own, other] = [a, b].map((id) => frenchKey(tournament.players.find((one) => one.id === id)?.club ?? ''));
  return own !== '' && own === other ? [...marks, 'club'] : marks;
}

/** Of a draft: how many repeats it has, how many of its tables have met before, and how often at most. */
export function metOf(rows: readonly DraftRow[]): readonly [repeats: number, again: number, most: number] {
  const met = rows.map((row) => row.met).filter((times) => times > 0);
  return [rows.reduce((sum, row) => sum + row.repeats, 0), met.length, Math.max(0, ...met)];
}
