import { frenchKey } from '@ronde/engine/base/french-order';
import { address, waitingAddress } from './addresses.ts';
import type { Desk } from './desk.tsx';
import type { HelpAnswer, HelpQuestion } from './help-fr.ts';

/** A page of the desk as its address names it, or the first page of all. */
type Page =
  | 'accueil'
  | 'inscriptions'
  | 'joueurs'
  | 'joueur'
  | 'ronde'
  | 'classement'
  | 'finale'
  | 'prix'
  | 'cloture'
  | 'imprimer'
  | 'journal'
  | 'salle'
  | 'equipe'
  | 'reglages';

interface Question {
  /** Where it is asked. */
  readonly on: readonly Page[];
  /** Where the answer is done; missing: outside any tournament. */
  readonly to?: (desk: Desk) => string;
  /** Of the wargame alone. */
  readonly wargame?: true;
}

const open = ({ t, waits }: Desk): string => waitingAddress(t, waits);
const list = ({ t }: Desk): string => address.players(t);

/** What directors ask on a day, in the order of the day. */
const questions: Readonly<Record<HelpQuestion, Question>> = {
  list: { on: ['inscriptions', 'accueil'], to: ({ t }) => address.registration(t) },
  twice: { on: ['inscriptions', 'joueurs', 'joueur'], to: list },
  formula: { on: ['inscriptions', 'accueil', 'reglages'], to: ({ t }) => address.settings(t) },
  hallTables: { on: ['reglages', 'salle', 'imprimer'], to: ({ t }) => address.settings(t) },
  late: { on: ['inscriptions', 'joueurs', 'joueur', 'ronde'], to: ({ t }) => address.registration(t) },
  absent: { on: ['inscriptions', 'joueurs', 'joueur', 'ronde'], to: list },
  leaves: { on: ['joueurs', 'joueur', 'ronde', 'classement'], to: list },
  score: { on: ['ronde', 'classement', 'joueur', 'cloture'], to: open },
  seats: { on: ['ronde'], to: open },
  odd: { on: ['ronde'], to: open },
  again: { on: ['ronde', 'joueur'], to: open },
  starts: { on: ['ronde'], to: open },
  place: { on: ['classement', 'joueur'], to: ({ t }) => address.standings(t) },
  still: { on: ['classement', 'joueur'], to: ({ t }) => address.standings(t) },
  rating: { on: ['joueur', 'joueurs', 'inscriptions', 'cloture'], to: list },
  exempt: { on: ['ronde', 'joueur'], to: open },
  dispute: { on: ['ronde'], to: open },
  undo: { on: ['ronde', 'journal', 'inscriptions', 'joueurs', 'cloture'], to: ({ t }) => address.log(t) },
  paper: { on: ['ronde'], to: open },
  print: { on: ['imprimer', 'ronde', 'classement', 'prix'], to: ({ t }) => address.print(t) },
  screen: { on: ['salle', 'ronde'], to: ({ t }) => address.hall(t) },
  hours: { on: ['reglages', 'ronde', 'imprimer', 'salle'], to: ({ t }) => address.settings(t) },
  clocks: { on: ['salle', 'ronde'], to: ({ t }) => address.hall(t, 'clocks') },
  phones: { on: ['salle', 'equipe', 'inscriptions'], to: ({ t }) => address.team(t) },
  posts: { on: ['equipe', 'ronde'], to: ({ t }) => address.team(t) },
  network: { on: ['salle', 'accueil'] },
  stop: { on: ['cloture', 'classement'], to: ({ t }) => address.closing(t) },
  final: { on: ['finale', 'cloture', 'classement'], to: ({ t }) => address.final(t) },
  prizes: { on: ['prix', 'cloture'], to: ({ t }) => address.prizes(t) },
  votes: { on: ['prix'], to: ({ t }) => address.prizes(t) },
  armies: { on: ['inscriptions'], to: ({ t }) => address.registration(t), wargame: true },
  spare: { on: ['ronde', 'inscriptions'], to: open, wargame: true },
  malus: { on: ['ronde', 'joueur'], to: list },
  close: { on: ['cloture'], to: ({ t }) => address.closing(t) },
  move: { on: ['cloture', 'accueil'], to: ({ t }) => address.closing(t) },
};

const all = Object.keys(questions) as HelpQuestion[];

/** Which page an address is of: `/bureau/lyon/ronde/3`. */
function pageAt(path: string): string {
  return path.split('/')[3] ?? 'accueil';
}

/** Those of the game that is played. */
export const isAsked = (question: HelpQuestion, wargame: boolean): boolean =>
  wargame || questions[question].wargame === undefined;

/** The questions of the page at hand, then the others, each in the order of the day. */
export function questionsFor(path: string): {
  readonly here: readonly HelpQuestion[];
  readonly others: readonly HelpQuestion[];
} {
  const page = pageAt(path);
  const isHere = (question: HelpQuestion) => questions[question].on.some((one) => one === page);
  return { here: all.filter(isHere), others: all.filter((question) => !isHere(question)) };
}

/** Those that hold most of the words typed, whatever their accents; a word of the question itself counts first. */
export function questionsWith(
  typed: string,
  answers: Readonly<Record<HelpQuestion, HelpAnswer>>,
): readonly HelpQuestion[] {
  // « 2032 »: a figure that somebody does not understand is a rating.
  const words = frenchKey(typed)
    .split(' ')
    .filter(Boolean)
    .map((word) => (/^\d{3,4}$/.test(word) ? '####' : word));
  const found = all.map((question) => {
    const { asked, also = '', steps } = answers[question];
    const [own, told] = [frenchKey(`${asked} ${also}`), frenchKey(steps.join(' '))];
    const ofOwn = words.filter((word) => own.includes(word)).length;
    return {
      question,
      own: ofOwn,
      held: ofOwn + words.filter((word) => !own.includes(word) && told.includes(word)).length,
    };
  });
  const most = Math.max(...found.map(({ held }) => held));
  if (most === 0) return [];
  return found
    .filter(({ held }) => held === most)
    .sort((a, b) => b.own - a.own)
    .map(({ question }) => question);
}

/** The page where the answer is done. */
export function placeOf(question: HelpQuestion, desk: Desk): string | undefined {
  return questions[question].to?.(desk);
}
