import type { PhaseSuggestion } from '@ronde/engine';
import type { Spoken } from '../dictionary.ts';
import type { TableMark } from '../marks.ts';
import { capital, counted, list } from '../numbers.ts';
import { type PhaseLengths, poolGroups } from '../pool-numbers.ts';
import type { Sentence, Sentences } from '../sentences.ts';
import { echo, missing, missingScore, nextAct, secondLook } from './entry.ts';
import { isTour, nouns } from './nouns.ts';
import { malus, oddSum } from './points-echo.ts';
import { eloLine, pl, possibleText } from './ratings.ts';
import { roundAndTable } from './round-and-table.ts';
import { tie } from './ties.ts';
import { presence, ui, uiFor } from './ui.ts';

const rounds = (n: number): string => counted('fr', n, nouns.round);

/** One way out: « 5 rondes de poules : 2 poules de 8 et 1 de 6 », then what becomes of the other phases. */
function phases(to: PhaseSuggestion, from: PhaseLengths): Sentence {
  const groups = poolGroups(to.pools).map(
    ({ size, count }, i) => `${count} ${i > 0 ? '' : count === 1 ? 'poule ' : 'poules '}de ${size}`,
  );
  const all = to.phase1 + to.phase2 + to.phase3;
  const kept = all === from.phase1 + from.phase2 + from.phase3 ? 'Toujours' : 'Maintenant';
  const changes = [changed(2, from.phase2, to.phase2), changed(3, from.phase3, to.phase3)];
  return {
    what: `${rounds(to.phase1)} de poules : ${list('fr', groups)}`,
    why: `${capital(changes.join(', '))}. ${kept} ${rounds(all)} en tout.`,
  };
}

function changed(phase: 2 | 3, from: number, to: number): string {
  if (to === from) return `phase ${phase} inchangée`;
  if (to === 0) return `sans phase ${phase}`;
  return `phase ${phase} ${to > from ? 'portée' : 'ramenée'} à ${rounds(to)}`;
}

/** The numbers of players that would do: « 7 rondes avec 20, 23 ou 24 joueurs ». */
function playersThatDo(phase1: number, numbers: readonly number[]): string {
  return `${rounds(phase1)} avec ${list('fr', numbers.map(String)).replace(' et ', ' ou ')} joueurs`;
}

const rondes: Sentences = {
  lang: 'fr',
  ui,
  phases,
  playersThatDo,
  mark: (mark) => marks[mark],
  tie,
  echo,
  secondLook,
  oddSum,
  malus,
  missingScore,
  missing,
  pl,
  elo: eloLine,
  possible: possibleText,
  presence,
  nextAct,
};

const wargame = 'art-de-la-guerre';
const tour = roundAndTable(wargame);

/** The same where a round is a « tour »: in the wargame, though its formula may be one that Scrabble is played in too. */
const tours: Sentences = {
  ...rondes,
  ui: uiFor(tour),
  nextAct: (waiting) => nextAct(waiting, tour),
  missing: (refs, of) => missing(refs, of, tour.table),
  echo: (match, settings, bestOf, names, format, own) => {
    const told = echo(match, settings, bestOf, names, format, own);
    return told && match.players.length === 1 ? { ...told, said: 'Exemption pour ce tour.' } : told;
  },
};

export const fr: Spoken<Sentences> = (format) => (isTour(format) ? tours : rondes);

/** What a director should read before publishing. */
const marks: Readonly<Record<TableMark, string>> = {
  moved: 'adversaire déplacé',
  group: 'change de groupe',
  club: 'même club',
  repeat: 'rencontre répétée',
  'second-exemption': 'exemption répétée',
  hand: 'faite à la main',
};
