import type { FormatId } from '@ronde/engine';
import { afterExclusion, type Dictionary, roundNoun, type Spoken, spoken } from '@ronde/language';

const fr = (format?: FormatId) => {
  const noun = roundNoun(format);
  return {
    title: 'Prix',
    provisional: 'provisoire',
    none: `Les prix paraîtront à la fin ${noun.of} 1.`,
    print: 'Imprimer le palmarès',
    certificates: 'Imprimer les diplômes',
    podium: 'Classement',
    series: 'Séries',
    seriesHelp: 'La première place de chaque série, par la cote du départ.',
    categories: 'Catégories d’âge',
    giveCategory: 'Donner une catégorie d’âge',
    giveCategoryHelp:
      'Une catégorie est un mot de votre choix, noté sur la fiche\u00a0: l’année de naissance seule n’en donne aucune. Chaque catégorie a son prix.',
    choosePeople: 'Choisir les personnes…',
    category: 'Catégorie',
    categoryHelp: 'vide\u00a0: la retirer',
    who: 'Qui',
    chosen: (n: number) => (n < 2 ? `${n} personne choisie` : `${n} personnes choisies`),
    chooseSome: 'Choisissez au moins une personne.',
    giveTo: 'Donner cette catégorie',
    given: (n: number) => (n < 2 ? `${n} fiche changée.` : `${n} fiches changées.`),
    clubs: 'Clubs',
    trophies: 'Trophées',
    trophiesHelp: 'Donnés par vote ou par la direction.',
    counters: 'Compteurs',
    countersHelp: 'Comptés table par table. Les égalités partagent.',
    prize: 'Prix',
    total: 'Total',
    trophy: 'Trophée',
    trophyName: 'Nom du trophée',
    trophyMissing: 'Écrivez le nom du trophée.',
    to: 'À qui',
    choose: 'Choisir…',
    chooseFirst: 'Choisissez une personne.',
    give: 'Donner le trophée',
    take: 'Retirer',
    takeOf: (trophy: string, name: string) => `Retirer « ${trophy} » à ${name}`,
    excluded: afterExclusion.fr,
  };
};

type PrizesSentences = ReturnType<typeof fr>;

const en: PrizesSentences = {
  title: 'Prizes',
  provisional: 'provisional',
  none: 'Prizes will appear at the end of round 1.',
  print: 'Print the prize list',
  certificates: 'Print the certificates',
  podium: 'Standings',
  series: 'Series',
  seriesHelp: 'First of each series, by the rating at the start.',
  categories: 'Age categories',
  giveCategory: 'Give an age category',
  giveCategoryHelp:
    'A category is a word of your choice, noted on the card: the year of birth alone gives none. Each category has its prize.',
  choosePeople: 'Choose the people…',
  category: 'Category',
  categoryHelp: 'empty: take it away',
  who: 'Who',
  chosen: (n) => (n === 1 ? '1 person chosen' : `${n} people chosen`),
  chooseSome: 'Choose one person at least.',
  giveTo: 'Give this category',
  given: (n) => (n === 1 ? '1 card changed.' : `${n} cards changed.`),
  clubs: 'Clubs',
  trophies: 'Trophies',
  trophiesHelp: 'Given by vote or by the director.',
  counters: 'Counters',
  countersHelp: 'Counted table by table. Those level share.',
  prize: 'Prize',
  total: 'Total',
  trophy: 'Trophy',
  trophyName: 'Name of the trophy',
  trophyMissing: 'Write the name of the trophy.',
  to: 'To whom',
  choose: 'Choose…',
  chooseFirst: 'Choose somebody.',
  give: 'Give the trophy',
  take: 'Take back',
  takeOf: (trophy, name) => `Take “${trophy}” back from ${name}`,
  excluded: afterExclusion.en,
};

/** The sentences of this page; a round of the wargame is a « tour ». */
export const prizesSentences: Dictionary<Spoken<PrizesSentences>> = { fr: spoken(fr), en: () => en };
