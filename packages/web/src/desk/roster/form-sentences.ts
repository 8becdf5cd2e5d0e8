import { type Dictionary, isTour, type RoundAndTable, roundAndTable, type Spoken, spoken } from '@ronde/language';

/** What the forms of one person say, at the registration and on their own page. Nothing agrees with a person's sex. */
const frFor = (noun: RoundAndTable, elo: boolean) => ({
  fixedTable: noun.table.e ? 'Table réservée' : 'Terrain réservé',
  spare: 'Remplacement',
  spareYes: 'joue pour rendre le nombre pair, hors classement',
  birthYear: 'Année de naissance',
  federation: 'Fédération',
  pseudonym: 'Pseudonyme public',
  pseudonymHelp: 'Remplace le nom sur toutes les pages publiques.',
  identity: 'Corriger le nom, la licence…',
  facts: elo ? 'Corriger l’Elo, le club…' : 'Corriger la cote, le club…',
  save: 'Enregistrer',
  yearWrong: 'Une année de 1900 à 2100 ; sinon, laissez vide.',
  tableWrong: 'Un nombre entier, 1 au moins.',
  tableHelp: `${noun.table.the} que cette personne garde à chaque ${noun.one}`,
  implausible: 'Peu vraisemblable : à vérifier.',
  ranked: elo
    ? 'Le classement initial est fixé : il garde l’Elo d’avant. Le calcul prendra le nouveau.'
    : 'Le classement initial est fixé : il garde la cote d’avant. Le calcul des cotes prendra la nouvelle.',
  // How to reach them.
  phone: 'Téléphone',
  email: 'Adresse e-mail',
  emailWrong: 'Une adresse comme zoe@exemple.fr ; sinon, laissez vide.',
  contactHelp: 'Pour la direction seule, sur aucune page publique.',
});

type FormSentences = ReturnType<typeof frFor>;

const en: FormSentences = {
  fixedTable: 'Permanent table',
  spare: 'Spare player',
  spareYes: 'plays to make up the numbers; not ranked',
  birthYear: 'Year of birth',
  federation: 'Federation',
  pseudonym: 'Public pseudonym',
  pseudonymHelp: 'Replaces the name on every public page.',
  identity: 'Correct the name, the licence…',
  facts: 'Correct the rating, the club…',
  save: 'Save',
  yearWrong: 'Enter a four-digit year from 1900 to 2100.',
  tableWrong: 'Enter a whole number, 1 or more.',
  tableHelp: 'the table this player always keeps',
  implausible: 'Hardly plausible: to be checked.',
  ranked:
    'The starting ranking is fixed and keeps the old rating. New ratings will be calculated from the corrected one.',
  phone: 'Phone',
  email: 'E-mail address',
  emailWrong: 'Enter an address such as zoe@example.org, or leave empty.',
  contactHelp: 'Only the director sees it; it is on no public page.',
};

export const formSentences: Dictionary<Spoken<FormSentences>> = {
  fr: spoken((format) => frFor(roundAndTable(format), isTour(format))),
  en: () => en,
};
