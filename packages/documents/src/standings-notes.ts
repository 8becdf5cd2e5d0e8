import type { People, Tournament } from '@ronde/engine';
import { allSentences, type Lang, namesOf, spokenAs, umpireLines } from '@ronde/language';

/** What the umpire decided and everybody may know, with its round. */
export function umpireNotes(tournament: Tournament, people: People, after: number, lang: Lang): readonly string[] {
  const names = namesOf(people, tournament.players);
  const lines = umpireLines(tournament, names, allSentences[lang](spokenAs(tournament)), after);
  return lines.flatMap(({ told, line }) => (told ? [`${line}.`] : []));
}

/** The first round among those counted that is not over; null: all of them are. */
export function roundInPlay({ rounds }: Tournament, after: number): number | null {
  const open = rounds.slice(0, after).findIndex(({ status }) => status !== 'closed');
  return open < 0 ? null : open + 1;
}
