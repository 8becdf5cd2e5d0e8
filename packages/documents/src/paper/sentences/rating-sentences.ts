import { type FormatId, isWargame, type PlRating } from '@ronde/engine';
import { type Dictionary, roundNoun, type Spoken, spoken } from '@ronde/language';

const fr = (format?: FormatId) => ({
  title: titleOf(format),
  preview: `${titleOf(format)}, aperçu`,
  before: 'Avant',
  licence: 'Licence',
  after: 'Après',
  pe: 'Points d’expérience',
  b: 'Bonus',
  pj: 'Points de jeu',
  games: 'Parties',
  gain: 'Gain',
  rankTitle: 'Titre',
  champion: 'Championnat',
  category: ({ season, category }: PlRating, named: string) =>
    `Classement international, saison ${season}, catégorie ${category} (${named}).`,
  value: (value: string) => `Classement Elo, valeur du tournoi ${value}.`,
  legend: 'PE : points d’expérience. B : bonus. PJ : points de jeu. Après : avant, plus les trois.',
  informative: isWargame(format)
    ? 'À titre indicatif : la fédération publie l’Elo après avoir accepté le tournoi.'
    : 'À titre indicatif : la fédération publie les cotes après avoir accepté le tournoi.',
  notApproved: isWargame(format)
    ? 'Tournoi non homologué : l’Elo ne change pas.'
    : 'Tournoi non homologué : les cotes ne changent pas.',
  notOfficial: 'Tournoi non officiel : ni Elo ni championnat.',
  noSeason: 'En août, entre deux saisons : pas de points de championnat.',
  notRated: 'Ce tournoi ne change aucune cote : les résultats ne disent pas de quel classement il relève.',
  beyond: (held: number, planned: number) => {
    const { e, other } = roundNoun(format);
    return `${held} ${other} au lieu de ${planned} : les chiffres ci-dessus comptent les ${other} prévu${e}s, la clôture comptera ${e ? 'celles' : 'ceux'} qui sont joué${e}s.`;
  },
  notYet: `Pas encore de ${isWargame(format) ? 'nouvel Elo' : 'nouvelle cote'} : ${roundNoun(format).e ? 'aucune' : 'aucun'} ${roundNoun(format).one} n’est clos${roundNoun(format).e}.`,
});

/** The wargame has an Elo. */
const titleOf = (format?: FormatId): string => (isWargame(format) ? 'Nouvel Elo' : 'Nouvelles cotes');

export type RatingSentences = ReturnType<typeof fr>;

const en: RatingSentences = {
  title: 'New ratings',
  preview: 'New ratings, preview',
  before: 'Before',
  licence: 'Licence',
  after: 'After',
  pe: 'Experience points',
  b: 'Bonus',
  pj: 'Game points',
  games: 'Games',
  gain: 'Change',
  rankTitle: 'Title',
  champion: 'Championship',
  category: ({ season, category }, named) => `International rating, season ${season}, category ${category} (${named}).`,
  value: (value) => `Elo rating; the tournament is worth ${value}.`,
  legend: 'PE: experience points. B: bonus. PJ: game points. After: before plus these three.',
  informative: 'For information: the federation publishes ratings once it has accepted the tournament.',
  notApproved: 'Not a rated tournament: ratings do not change.',
  notOfficial: 'Not an official tournament: no Elo, no championship.',
  noSeason: 'In August, between two seasons: no championship points.',
  notRated: 'This tournament changes no rating: its results do not show which rating system applies.',
  beyond: (held, planned) =>
    `${held} rounds instead of ${planned}: the figures above count the planned ones; the closing will count only those played.`,
  notYet: 'No new rating yet: no round is closed.',
};

/** The sentences of the sheet of new ratings. */
export const ratingSentences: Dictionary<Spoken<RatingSentences>> = { fr: spoken(fr), en: () => en };
