import type { Timetable, TimetableLine, Tournament } from '@ronde/engine';
import { publishedRounds } from '@ronde/engine/tournament/find';
import { type Lang, spokenAs, timetableAt } from '@ronde/language';

const minutesADay = 24 * 60;

/** Minutes from the first midnight of the tournament. */
export function momentOf({ day = 1, at }: Pick<TimetableLine, 'day' | 'at'>): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  return (day - 1) * minutesADay + hours * 60 + minutes;
}

/** As it is written in a line; before the first midnight there is nothing. */
export function atMoment(moment: number): Pick<TimetableLine, 'day' | 'at'> {
  const whole = Math.max(0, moment);
  const day = Math.floor(whole / minutesADay) + 1;
  const inDay = whole % minutesADay;
  const two = (n: number): string => String(n).padStart(2, '0');
  return { ...(day > 1 && { day }), at: `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}` };
}

/** As the day goes; what begins at the same hour stays as it was written. */
export const inOrder = (lines: Timetable): Timetable => lines.toSorted((a, b) => momentOf(a) - momentOf(b));

/** The day runs late, or early: the line that comes next and all after it begin so many minutes later. */
export function shifted(lines: Timetable, from: TimetableLine, minutes: number): Timetable {
  const first = momentOf(from);
  const later = ({ day: _, ...line }: TimetableLine, moment: number): TimetableLine => ({
    ...line,
    ...atMoment(moment + minutes),
  });
  return inOrder(lines.map((line) => (momentOf(line) < first ? line : later(line, momentOf(line)))));
}

/** Whether its hours need their day to be said. */
export const severalDays = (lines: Timetable): boolean => lines.some(({ day = 1 }) => day > 1);

/**
 * What comes next, by what has been played and never by a clock: the next round that nobody sees yet, after the last
 * one the final, then the prizes. Null: nothing of it is in the timetable, or the tournament is closed.
 */
export function nextInTimetable(
  tournament: Pick<Tournament, 'timetable' | 'rounds' | 'final' | 'status'>,
): TimetableLine | null {
  const lines = inOrder(tournament.timetable ?? []);
  if (tournament.status === 'closed') return null;
  const played = publishedRounds(tournament);
  const round = lines.find((line) => line.what === 'round' && (line.round ?? 0) > played);
  if (round) return round;
  const set = (tournament.final?.matches.length ?? 0) > 0;
  return lines.find(({ what }) => what === 'prizes' || (what === 'final' && !set)) ?? null;
}

/** What moves first when the day runs late: the line after the last round that is public, a break too. */
export function restOfDay({
  timetable = [],
  rounds,
  status,
}: Pick<Tournament, 'timetable' | 'rounds' | 'status'>): TimetableLine | null {
  if (status === 'closed') return null;
  const lines = inOrder(timetable);
  const played = publishedRounds({ rounds });
  const last = lines.findLast(({ what, round = 0 }) => what === 'round' && round <= played);
  return (last ? lines.find((line) => momentOf(line) > momentOf(last)) : lines[0]) ?? null;
}

/** « Ronde 3 à 14 h 30 »: what comes next, in a language; null: nothing does, or nobody has said when. */
export function nextSaid(tournament: Tournament, lang: Lang): string | null {
  const next = nextInTimetable(tournament);
  return next && lineSaid(tournament, next, lang);
}

/** One line as it is said: with its day where the timetable has several. */
export const lineSaid = (tournament: Tournament, line: TimetableLine, lang: Lang): string =>
  timetableAt(lang, line, severalDays(tournament.timetable ?? []) ? tournament.date : null, spokenAs(tournament));

/** For whoever shows it in either language. */
export function nextInBoth(tournament: Tournament): { readonly fr: string; readonly en: string } | null {
  const [fr, en] = [nextSaid(tournament, 'fr'), nextSaid(tournament, 'en')];
  return fr === null || en === null ? null : { fr, en };
}
