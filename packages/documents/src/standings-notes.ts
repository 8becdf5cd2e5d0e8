import { type People, reasonsOf, type Standings, type Tournament } from '@ronde/engine';
import { allSentences, type Lang, namesOf, rulingLines, spokenAs, standingsReason } from '@ronde/language';

/** What the arbiter decided and everybody may know, with its round. */
export function rulingNotes(tournament: Tournament, people: People, after: number, lang: Lang): readonly string[] {
  const names = namesOf(people, tournament.players);
  const lines = rulingLines(tournament, names, allSentences[lang](spokenAs(tournament)), after);
  return lines.flatMap(({ told, line }) => (told ? [`${line}.`] : []));
}

/** The first round among those counted that is not over; null: all of them are. */
export function roundInPlay({ rounds }: Tournament, after: number): number | null {
  const open = rounds.slice(0, after).findIndex(({ status }) => status !== 'closed');
  return open < 0 ? null : open + 1;
}

/** What the final decided and how each tie was settled, in the words of « Pourquoi ? ». */
export function reasonNotes(
  tournament: Tournament,
  people: People,
  standings: Standings,
  lang: Lang,
): readonly string[] {
  const names = namesOf(people, tournament.players);
  const asked = { standings, names, format: tournament.format, spoken: spokenAs(tournament) };
  return reasonsOf(standings).map((reason) => {
    const { title, lines } = standingsReason(allSentences[lang](), reason, asked);
    return noteOf(title, lines);
  });
}

/** Who is level, then how it was settled; what the title says of them is not said twice. */
function noteOf(title: string, lines: readonly string[]): string {
  const [, tied = ''] = title.split(/\u00a0?: /u);
  const [first = '', ...rest] = lines;
  const twice = tied !== '' && first.toLowerCase().startsWith(tied.toLowerCase());
  if (!twice) return [`${title}.`, ...lines].join(' ');
  return [`${title.slice(0, title.length - tied.length)}${tied}${first.slice(tied.length)}`, ...rest].join(' ');
}
