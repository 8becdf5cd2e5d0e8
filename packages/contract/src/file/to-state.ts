import {
  type Claim,
  type Dispute,
  type Final,
  formatOf,
  initialRanking,
  type Match,
  type People,
  type Person,
  type Player,
  type PlayerId,
  type Round,
  type Settings,
  type Tournament,
} from '@ronde/engine';
import type { FileFinal, FileMatch, FilePlayer, FileRound, TournamentFile } from './schema.ts';
import { present, toResult } from './to-result.ts';

/** The state that a checked file writes down. A file without `id` gets the empty one. */
export function toState(file: TournamentFile): { readonly tournament: Tournament; readonly people: People } {
  const people = new Map(file.players.map((player) => [player.id, person(player)]));
  const rounds = file.rounds ?? [];
  const away = new Set(file.absent);
  const tournament: Tournament = {
    id: file.id ?? '',
    name: file.name,
    format: file.format,
    date: file.date,
    ...present({ endDate: file.endDate, event: file.event, place: file.place, theme: file.theme, pool: file.pool }),
    ...present({ timetable: file.timetable, charter: file.charter }),
    seed: file.seed ?? 0,
    settings: plannedSettings(file),
    players: file.players.map((p, i) => player(p, i + 1, away.has(p.id) || (p.from ?? 1) > rounds.length + 1)),
    ranking: [],
    rounds: rounds.map((round, i) => toRound(round, i + 1, file)),
    ...present({ trophies: file.trophies, final: file.final && toFinal(file.final) }),
    status: file.closed ? 'closed' : 'open',
    ...(file.practice && { practice: true }),
  };
  return { tournament: { ...tournament, ranking: ranking(file, tournament, people) }, people };
}

/** The settings as they were planned: the rounds held follow from the rounds of a file that is closed. */
function plannedSettings({ format, settings = {}, closed, planned }: TournamentFile): Settings {
  if (!closed) return settings;
  const { rounds: _, ...others } = settings;
  if (!formatOf(format).settings.includes('rounds') || planned === null) return others;
  return planned === undefined ? settings : { ...settings, rounds: planned };
}

function person(player: FilePlayer): Person {
  const { licence, federation, birthYear, pseudonym, cohesion } = player;
  const marks = cohesion === undefined ? undefined : { cohesion };
  return { name: player.name, ...present({ licence, federation, birthYear, pseudonym, marks }) };
}

function player(from: FilePlayer, number: number, away: boolean): Player {
  const { id, rating, provisional, duplicateSeries, club, category, army, table, spare, left } = from;
  return {
    id,
    number,
    // A zero rating is a missing one (Classement PL §2.1).
    ...present({ rating: rating === 0 ? undefined : rating, provisional, duplicateSeries, club, category }),
    ...present({ army, table, spare }),
    presence: away ? 'absent' : 'here',
    from: from.from ?? 1,
    ...present({ left }),
  };
}

/** Frozen once a round is drawn, or a place is written down; those without one are inserted by the rule. */
function ranking(file: TournamentFile, tournament: Tournament, people: People): readonly PlayerId[] {
  const placed = file.players.flatMap(({ id, order }) => (order === undefined ? [] : [{ id, order }]));
  if (placed.length === 0 && tournament.rounds.length === 0) return [];
  const frozen = placed.toSorted((a, b) => a.order - b.order).map(({ id }) => id);
  return initialRanking({ ...tournament, ranking: frozen }, people);
}

function toRound(round: FileRound, number: number, file: TournamentFile): Round {
  const bestOf = round.bestOf ?? file.settings?.bestOf ?? 1;
  const matches = numbered(round.matches).map(toMatch);
  const complete = matches.every((match) => match.players.length === 1 || match.result);
  return {
    status: complete ? 'closed' : 'published',
    absent: [...(round.absent ?? []), ...countedAbsent(round, number, file).map(({ id }) => id)],
    bestOf,
    attempt: round.attempt ?? 1,
    matches,
    ...present({ sanctions: round.sanctions, kept: round.kept }),
  };
}

/**
 * Those in no match of a round and not among its absent, though they were in the tournament: not a spare player, who
 * waits for a hole, nor somebody excluded before.
 */
export function countedAbsent(round: FileRound, number: number, file: TournamentFile): readonly FilePlayer[] {
  const named = new Set([
    ...round.matches.flatMap((match) => match.players),
    ...(round.absent ?? []),
    ...(round.gone ?? []),
    ...excludedBefore(number, file),
  ]);
  return file.players.filter(
    (p) => !named.has(p.id) && !p.spare && number >= (p.from ?? 1) && number <= (p.left ?? number),
  );
}

function excludedBefore(number: number, { rounds = [] }: TournamentFile): readonly PlayerId[] {
  return rounds
    .slice(0, number - 1)
    .flatMap(({ sanctions = [] }) => sanctions.flatMap(({ kind, player }) => (kind === 'exclusion' ? [player] : [])));
}

/** Each table of two has a number: that of the file, else the lowest that is free, in the order of the file. */
function numbered(matches: readonly FileMatch[]): readonly FileMatch[] {
  const taken = new Set(matches.map((match) => match.table));
  let next = 1;
  return matches.map((match) => {
    if (match.players.length === 1 || match.table !== undefined) return match;
    while (taken.has(next)) next++;
    return { ...match, table: next++ };
  });
}

function toMatch(match: FileMatch): Match {
  const [first = '', second] = match.players;
  const { table, starts, running, confirmed, claimed, disputed, counters, why } = match;
  return {
    ...present({ table }),
    players: second === undefined ? [first] : [first, second],
    ...present({ starts, result: toResult(match), running, confirmed, counters, why }),
    ...present({ claim: claimed && toClaim(claimed), disputed: disputed && toDispute(disputed) }),
  };
}

type Said = NonNullable<FileMatch['claimed']>;

function toClaim({ by, ...said }: Said): Claim | undefined {
  const value = toResult(said);
  return value && { by, value };
}

const toDispute = ({ by, ...said }: Said): Dispute => ({ value: toResult(said) ?? null, by });

function toFinal(final: FileFinal): Final {
  const { players, bestOf, carry = false, thirdPlace = players === 4, lastPlace, matches = [] } = final;
  return {
    players,
    bestOf,
    carry,
    thirdPlace,
    ...present({ lastPlace }),
    matches: matches.map(({ stage, players: two, starts, running, ...result }) => ({
      stage,
      players: two,
      ...present({ starts, result: toResult(result), running }),
    })),
  };
}
