import type { People, Tournament } from '@ronde/engine';
import { type Lang, namesOf, spokenAs, umpireLines, words } from '@ronde/language';

/** What the umpire decided and everybody may know, with its round. A warning is between the umpire and the player. */
export function umpireNotes(tournament: Tournament, people: People, after: number, lang: Lang): readonly string[] {
  const names = namesOf(people, tournament.players);
  return umpireLines(tournament, names, words(lang, spokenAs(tournament)), after).flatMap(({ sanction, line }) =>
    sanction.kind === 'warning' ? [] : [`${line}.`],
  );
}
