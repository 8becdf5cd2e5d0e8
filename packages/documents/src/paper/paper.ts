import type { Tournament } from '@ronde/engine';
import { dates, type Lang } from '@ronde/language';
import type { DataSheet } from '../sheet.ts';
import type { Block } from './block.ts';
import { paperSentences } from './sentences/sentences.ts';

/** What stands at the top of each page. */
export interface Head {
  readonly tournament: string;
  /** « Tables par nom, ronde 4 ». */
  readonly what: string;
  readonly date: string;
  /** « imprimé à 10:42, remplace 10:31 ». */
  readonly printed: string;
}

/** Blocks one under the other, over as many pages as they need. */
export interface Flow {
  readonly kind: 'flow';
  readonly columns: 1 | 2;
  readonly blocks: readonly Block[];
}

/** Cards of the same size that share a page: `across` × `down` of them. */
export interface Cards {
  readonly kind: 'cards';
  readonly across: number;
  readonly down: number;
  /** Whether they are cut apart: dashed lines show where. */
  readonly cut: boolean;
  /** Around what stands on a card, in millimetres. */
  readonly pad: number;
  readonly cards: readonly (readonly Block[])[];
}

/** A sheet of paper described once, then written as html and as pdf: A4, black on white. */
export interface Paper {
  readonly lang: Lang;
  /** Of the file. */
  readonly title: string;
  readonly head: Head;
  /** What the name of its file says besides: a sheet with licences is never taken for the one without. */
  readonly besides?: string;
  /** Stands across each page of what is not public yet: « projet ». */
  readonly draft: string | null;
  readonly landscape?: true;
  readonly body: Flow | Cards;
  /** The same for a spreadsheet, where it is a table. */
  readonly sheet?: DataSheet;
}

/** How a sheet is printed now. Times of the clock as they are written, `10:42`. */
export interface Printing {
  readonly lang: Lang;
  readonly at: string;
  /** When the sheet that this one replaces was printed. */
  readonly replaces?: string;
}

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
  const sentences = paperSentences(printing.lang, tournament);
  const paper = headed(tournament, `${what}, ${sentences.round(round)}`, printing);
  const draft = tournament.rounds[round - 1]?.status === 'draft';
  return draft ? { ...paper, title: `${paper.title} (${sentences.draft})`, draft: sentences.draft } : paper;
}
