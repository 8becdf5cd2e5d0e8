import type { Tournament } from '@ronde/engine';
import { dates } from '@ronde/language';
import type { Head, Paper, Printing } from './paper.ts';
import { paperSentences } from './sentences/sentences.ts';

/** What every sheet of a tournament says at its top, and is called as a file. */
export function headed(
  tournament: Tournament,
  what: string,
  { lang, at, replaces }: Printing,
): Pick<Paper, 'lang' | 'title' | 'head' | 'draft'> {
  const head: Head = {
    tournament: tournament.name,
    what,
    date: dates(lang, tournament.date, tournament.endDate),
    printed: paperSentences(lang, tournament).printed(at, replaces),
  };
  return { lang, title: `${what} · ${tournament.name}`, head, draft: null };
}

/** The same of one round; across a draft stands that it is one. */
export function headedRound(tournament: Tournament, round: number, what: string, printing: Printing) {
  const say = paperSentences(printing.lang, tournament);
  const paper = headed(tournament, `${what}, ${say.round(round)}`, printing);
  const draft = tournament.rounds[round - 1]?.status === 'draft';
  return draft ? { ...paper, title: `${paper.title} (${say.draft})`, draft: say.draft } : paper;
}
