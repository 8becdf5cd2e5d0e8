import type { DeskMarks, People, Player, PlayerId, Tournament } from '@ronde/engine';

/** What is asked of whom, in cents. `upTo`: the age reached in the year of the tournament; null: everybody else. */
export interface FeeBand {
  readonly upTo: number | null;
  readonly cents: number;
}

/** `free`: plays without paying, by age or as the desk has noted. `away`: never came, and owes nothing. */
export type FeeState = 'paid' | 'due' | 'free' | 'away';

/** What one person pays. `paid` and `open` are in cents. */
export interface FeeLine {
  readonly player: PlayerId;
  /** Null: no fee is theirs. */
  readonly band: FeeBand | null;
  readonly state: FeeState;
  readonly due: number;
  readonly paid: number;
  /** Of what is paid, where it was noted. */
  readonly how?: DeskMarks['how'];
  /** Why it is free. */
  readonly reason?: string;
}

/**
 * The band that is somebody's: that of the lowest age that is theirs, by the age reached in the year of the tournament.
 * Without a year of birth, or older than all: the band of everybody else; null: there is none.
 */
export function bandOf(birthYear: number | undefined, date: string, bands: readonly FeeBand[]): FeeBand | null {
  const age = birthYear === undefined ? null : Number(date.slice(0, 4)) - birthYear;
  const theirs = [...bands]
    .sort((a, b) => (a.upTo ?? 999) - (b.upTo ?? 999))
    .find(({ upTo }) => upTo === null || (age !== null && age <= upTo));
  return theirs ?? null;
}

/** The same in cents. */
export const feeOf = (birthYear: number | undefined, date: string, bands: readonly FeeBand[]): number | null =>
  bandOf(birthYear, date, bands)?.cents ?? null;

/**
 * Everybody who is asked something, in the order of registration. Before the first round those who are expected owe
 * their fee; from then on those who came. What somebody paid who did not come after all stays paid.
 */
export function feeLines(tournament: Tournament, people: People, bands: readonly FeeBand[]): readonly FeeLine[] {
  const came = whoCame(tournament);
  return tournament.players.flatMap((player) => {
    const { birthYear, marks } = people.get(player.id) ?? {};
    const band = bandOf(birthYear, tournament.date, bands);
    if (!band || player.spare) return [];
    return [{ player: player.id, band, ...stateOf(band, marks, came(player)) }];
  });
}

/** Of those who would be asked, how many no band is for: they are in no sum. */
export function withoutFee(tournament: Tournament, people: People, bands: readonly FeeBand[]): number {
  const came = whoCame(tournament);
  if (bands.length === 0) return 0;
  return tournament.players.filter(
    (player) => !player.spare && came(player) && !bandOf(people.get(player.id)?.birthYear, tournament.date, bands),
  ).length;
}

function stateOf(
  { cents }: FeeBand,
  marks: DeskMarks | undefined,
  came: boolean,
): Pick<FeeLine, 'state' | 'due' | 'paid' | 'how' | 'reason'> {
  const { free, paid, how, reason } = marks ?? {};
  if (free || cents === 0) return { state: 'free', due: 0, paid: 0, ...(free && reason !== undefined && { reason }) };
  if (paid) return { state: 'paid', due: cents, paid: cents, ...(how && { how }) };
  return came ? { state: 'due', due: cents, paid: 0 } : { state: 'away', due: 0, paid: 0 };
}

function whoCame({ rounds }: Tournament): (player: Player) => boolean {
  const seated = new Set(
    rounds.flatMap(({ status, matches }) =>
      status === 'draft' ? [] : matches.flatMap((match): readonly PlayerId[] => match.players),
    ),
  );
  if (seated.size === 0) return ({ left, presence }) => left === undefined && presence !== 'absent';
  return ({ id, presence }) => seated.has(id) || presence === 'here';
}

/** In cents; `people`: who has paid, of those who owe something. */
export interface FeeSums {
  readonly paid: number;
  readonly due: number;
  readonly people: number;
  readonly of: number;
}

export function feeSums(lines: readonly FeeLine[]): FeeSums {
  const asked = lines.filter(({ due }) => due > 0);
  const sum = (figure: 'due' | 'paid') => asked.reduce((total, line) => total + line[figure], 0);
  return {
    paid: sum('paid'),
    due: sum('due'),
    people: asked.filter(({ paid }) => paid > 0).length,
    of: asked.length,
  };
}
