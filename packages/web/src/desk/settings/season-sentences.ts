import type { Season } from '@ronde/engine';
import type { Dictionary } from '@ronde/language';

const fr = {
  title: 'Saison du classement',
  about: ({ name, bars }: Season) =>
    `${name} : série Joker à partir de ${bars.joker}, A de ${bars.a}, B de ${bars.b}. Les cotes, les séries et les prix de ce tournoi la suivent.`,
  take: (name: string) => `Prendre la saison ${name}`,
  house: 'Saisons de la maison',
  houseAbout: 'Un nouveau tournoi prend celle de son dernier jour. Les tournois qui existent gardent la leur.',
  none: 'Aucune : seule la saison 2015-2016 est connue.',
  line: ({ name, bars, worldTopTen }: Season, from: string) =>
    `${name}, à partir du ${from} : ${bars.joker}, ${bars.a}, ${bars.b}${worldTopTen.length === 0 ? '' : ` ; ${worldTopTen.length} licences du championnat du monde`}`,
  remove: (name: string) => `Retirer la saison ${name}`,
  removeShort: 'Retirer',
  name: 'Nom de la saison',
  from: 'Premier jour',
  joker: 'Série Joker à partir de la cote',
  a: 'Série A',
  b: 'Série B',
  ten: 'Licences des dix premiers du championnat du monde',
  tenHelp: 'Séparées par des virgules, ou rien.',
  add: 'Ajouter la saison',
  rest: (name: string) => `Le reste (M, PL*, NbPmax) est repris de la saison ${name} ; un fichier de saison dit tout.`,
  file: 'Choisir un fichier de saison',
};

export type SeasonSentences = typeof fr;

const en: SeasonSentences = {
  title: 'Season of the rating',
  about: ({ name, bars }) =>
    `${name}: Joker series from ${bars.joker}, A from ${bars.a}, B from ${bars.b}. Ratings, series and prizes of this tournament follow it.`,
  take: (name) => `Take the season ${name}`,
  house: 'Seasons of the house',
  houseAbout: 'A new tournament takes that of its last day. Tournaments that exist keep their own.',
  none: 'None: only the season 2015-2016 is known.',
  line: ({ name, bars, worldTopTen }, from) =>
    `${name}, from ${from}: ${bars.joker}, ${bars.a}, ${bars.b}${worldTopTen.length === 0 ? '' : `; ${worldTopTen.length} licences of the world championship`}`,
  remove: (name) => `Remove the season ${name}`,
  removeShort: 'Remove',
  name: 'Name of the season',
  from: 'First day',
  joker: 'Joker series from a rating of',
  a: 'Series A',
  b: 'Series B',
  ten: 'Licences of the first ten of the world championship',
  tenHelp: 'Separated by commas, or nothing.',
  add: 'Add the season',
  rest: (name) => `The rest (M, PL*, NbPmax) is that of the season ${name}; a season file says everything.`,
  file: 'Choose a season file',
};

export const seasonSentences: Dictionary<SeasonSentences> = { fr, en };
