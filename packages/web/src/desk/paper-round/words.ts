import type { FormatId } from '@ronde/engine';
import { isTour, type Lang, list, type RoundNoun, roundNoun } from '@ronde/language';

const frFor = (noun: RoundNoun) => ({
  title: (round: number) => `${noun.One} ${round}, sur papier`,
  help: 'Les tables d’abord, par deux noms ou deux numéros. Les scores ensuite, dans la saisie habituelle.',
  strip: 'Une table du papier',
  player: 'Joueur',
  opponent: 'Adversaire',
  add: 'Ajouter',
  enter: 'Entrée',
  placeholder: 'nom ou numéro',
  emptyExempt: 'vide : exempt',
  nobody: (text: string) => `Personne ne correspond à « ${text} ».`,
  register: 'Inscrire',
  several: (names: readonly string[], more: number) =>
    `${names.join(', ')}${more > 0 ? `… et ${more} de plus` : ''} : précisez, ou tapez le numéro.`,
  who: 'Il manque un nom.',
  twice: (name: string, table: number) => `${name} joue déjà à la table ${table}.`,
  willBe: (table: number, names: readonly string[]) => `Table ${table} : ${names.join(' contre ')}.`,
  willBeExempt: (name: string) => `${name} : exempt. Entrée pour garder.`,
  caption: (round: number) => `Tables ${noun.of} ${round}, telles que jouées`,
  empty: 'Aucune table.',
  exempt: 'exempt',
  repeat: (round: number) => `rencontre répétée (${noun.one} ${round})`,
  away: (name: string) => `${name} : absence notée, à remplacer par une présence`,
  left: (name: string) => `${name} : départ noté, à reprendre`,
  remove: 'Retirer',
  removeTable: (names: readonly string[]) => `Retirer, ${list('fr', names)}`,
  without: (n: number) => `Sans table (${n})`,
  withoutNone: 'Sans table',
  everybody: 'Tout le monde est placé.',
  withoutHelp: `Sans table ni exemption : absence pour ${noun.this}, présence ensuite.`,
  giveBye: 'Exempter',
  save: (n: number) => (n === 1 ? 'Enregistrer 1 table' : `Enregistrer ${n} tables`),
  noTable: 'Aucune table n’est saisie.',
  there: (round: number) => `${noun.The} ${round} est déjà en jeu. Il reste à saisir ses résultats.`,
  open: (round: number) => `Ouvrir ${noun.the} ${round}`,
  draft: (round: number) => `${noun.The} ${round} a un projet. Ces tables le remplaceront.`,
  notYet: (round: number) => `${noun.One} ${round} : pas encore.`,
  goOn: 'L’enregistrement s’est arrêté en route. Reprendre continue où il en était.',
  resume: 'Reprendre',
});

export type PaperWords = ReturnType<typeof frFor>;

const en: PaperWords = {
  title: (round) => `Round ${round}, on paper`,
  help: 'The tables first, by two names or two numbers. Then the scores, where they are always entered.',
  strip: 'A table of the paper',
  player: 'Player',
  opponent: 'Opponent',
  add: 'Add',
  enter: 'Enter',
  placeholder: 'name or number',
  emptyExempt: 'empty: bye',
  nobody: (text) => `Nobody matches “${text}”.`,
  register: 'Register',
  several: (names, more) =>
    `${names.join(', ')}${more > 0 ? `… and ${more} more` : ''}: type more of it, or the number.`,
  who: 'A name is missing.',
  twice: (name, table) => `${name} already plays at table ${table}.`,
  willBe: (table, names) => `Table ${table}: ${names.join(' v ')}.`,
  willBeExempt: (name) => `${name}: bye. Enter to keep.`,
  caption: (round) => `Tables of round ${round}, as played`,
  empty: 'No table.',
  exempt: 'bye',
  repeat: (round) => `repeat (round ${round})`,
  away: (name) => `${name}: noted absent, will be here`,
  left: (name) => `${name}: noted as left, will return`,
  remove: 'Remove',
  removeTable: (names) => `Remove, ${list('en', names)}`,
  without: (n) => `Without a table (${n})`,
  withoutNone: 'Without a table',
  everybody: 'Everybody has a place.',
  withoutHelp: 'Neither table nor bye: absent for this round, here afterwards.',
  giveBye: 'Give a bye',
  save: (n) => (n === 1 ? 'Save 1 table' : `Save ${n} tables`),
  noTable: 'No table is entered.',
  there: (round) => `Round ${round} is in play. Its results are left to enter.`,
  open: (round) => `Open round ${round}`,
  draft: (round) => `Round ${round} has a draft. These tables will replace it.`,
  notYet: (round) => `Round ${round}: not yet.`,
  goOn: 'Saving stopped on its way. Resume goes on where it was.',
  resume: 'Resume',
};

const fr = frFor(roundNoun());
const frTour = frFor(roundNoun('art-de-la-guerre'));

export function paperWords(lang: Lang, format: FormatId): PaperWords {
  if (lang === 'en') return en;
  return isTour(format) ? frTour : fr;
}
