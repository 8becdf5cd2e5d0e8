import type { Spoken } from '../dictionary.ts';
import type { Mark } from '../marks.ts';
import type { Words } from '../words.ts';
import { echo, missing, missingScore, nextAct, secondLook } from './entry.ts';
import { isTour, roundNoun } from './nouns.ts';
import { malus, oddSum } from './points-echo.ts';
import { phases, playersThatDo } from './pools.ts';
import { elo, pl, possible } from './ratings.ts';
import { refusal } from './refusals.ts';
import { tie } from './ties.ts';
import { presence, ui, uiFor } from './ui.ts';
import { warning } from './warnings.ts';

const rondes: Words = {
  lang: 'fr',
  ui,
  refusal,
  warning,
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
  elo,
  possible,
  presence,
  nextAct,
};

const wargame = 'art-de-la-guerre';
const tour = roundNoun(wargame);

/** The same where a round is a « tour »: in the wargame, though its formula may be one that Scrabble is played in too. */
const tours: Words = {
  ...rondes,
  ui: uiFor(tour),
  nextAct: (waiting) => nextAct(waiting, tour),
  refusal: (one, names) => refusal(one, names, wargame),
  warning: (one, names) => warning(one, names, wargame),
  echo: (match, settings, bestOf, names, format, own) => {
    const told = echo(match, settings, bestOf, names, format, own);
    return told && match.players.length === 1 ? { ...told, said: 'Exemption ce tour.' } : told;
  },
};

export const fr: Spoken<Words> = (format) => (isTour(format) ? tours : rondes);

/** What a director should read before publishing. */
const marks: Readonly<Record<Mark, string>> = {
  moved: 'adversaire déplacé',
  group: 'change de groupe',
  club: 'même club',
  repeat: 'rencontre répétée',
  'second-exemption': 'exemption répétée',
  hand: 'fait à la main',
};
