import { type FormatId, isWargame } from '@ronde/engine';
import { type Dictionary, roundAndTable, type Spoken, spoken } from '@ronde/language';
import type { SheetKey } from './sheets.ts';

interface Said {
  readonly name: string;
  readonly about: string;
}

const fr = (format?: FormatId) => {
  const noun = roundAndTable(format);
  return {
    title: 'Imprimer',
    ofRound: (round: number) => `${noun.One} ${round}`,
    ofDay: 'Le tournoi',
    round: noun.One as string,
    noRound: `Pas encore : aucun${noun.e} ${noun.one} n’est apparié${noun.e}.`,
    draft: 'projet',
    print: 'Imprimer',
    pdf: 'PDF',
    csv: 'Texte pour tableur (.csv)',
    xlsx: 'Tableur (.xlsx)',
    replaces: (at: string) => `Imprimée à ${at} : la nouvelle feuille dira « remplace ${at} ».`,
    by: 'Présentation',
    allInOne: 'tout le monde ensemble',
    groups: { series: 'par série', club: 'par club', category: 'par catégorie' },
    licences: 'Avec les licences, pour une fédération',
    unpaid: 'Seulement ce qui reste à payer',
    boxes: 'Cases pour les scores',
    pages: 'Pages',
    upto: 'Jusqu’à la place',
    all: 'toutes',
    withPrizes: 'Avec les autres prix : séries, catégories, clubs, trophées',
    wifi: 'Réseau Wi-Fi',
    password: 'Mot de passe du Wi-Fi',
    wifiHelp: 'Laissez vide si la salle n’en a pas.',
    passwordHelp: 'Laissez vide si le réseau est ouvert. Il n’est pas gardé.',
    after: (round: number) => `après ${noun.the} ${round}`,
    inPlay: (round: number) => `${noun.one} ${round} en cours`,
    before: `avant ${noun.the} 1`,
    standingsOf: 'Classement',
    noCode:
      'Sans code à scanner : aucun téléphone n’atteint cet ordinateur. Pour l’ouvrir à la salle, relancez le programme avec\u00a0:',
    links: (n: number) =>
      n === 1
        ? 'Une personne sans lien : son badge n’a pas de code.'
        : `${n} personnes sans lien : leur badge n’a pas de code.`,
    makeLinks: 'Créer les liens',
    notYours: 'Les badges portent le lien de chaque personne : demandez à la direction de les imprimer.',
    sheets: {
      'tables-by-name': { name: `${noun.table.Other} par nom`, about: 'Chaque nom une fois, par ordre alphabétique' },
      'tables-by-number': {
        name: `${noun.table.Other} par numéro`,
        about: `Une ligne par ${noun.table.one}, des cases pour les ${noun.e ? 'scores' : 'résultats'}`,
      },
      'match-slips': {
        name: noun.e ? 'Feuilles de match' : 'Feuilles de partie',
        about: `Une par ${noun.table.one}, quatre par page`,
      },
      'score-sheets': { name: 'Feuilles de marque', about: 'Une par personne' },
      'draw-reasons': { name: 'Détail de l’appariement', about: 'Pourquoi chaque rencontre, avec l’article' },
      standings: { name: 'Classement', about: 'Les égalités sont expliquées en bas de page' },
      details: { name: `Détail des ${noun.one}s`, about: 'Adversaires, scores et totaux de chaque personne' },
      'cross-table': { name: 'Grille', about: 'Tout le monde contre tout le monde' },
      statistics: { name: 'Statistiques', about: `Records, moyennes, ${noun.one} par ${noun.one}` },
      armies: { name: 'Statistiques des armées', about: 'Parties, victoires, points de chaque armée' },
      fees: { name: 'Frais d’inscription', about: 'Ce qui est dû, payé, à payer, avec les totaux' },
      timetable: { name: 'Horaires', about: `L’heure de chaque ${noun.one}, des pauses et de la remise des prix` },
      charter: { name: 'Charte de bonne conduite', about: 'Pour un mur : comment on joue ici' },
      pools: { name: 'Poules', about: `Qui rencontre qui en phase 1, ${noun.one} par ${noun.one}` },
      'challenge-slips': { name: 'Bulletins de contestation', about: 'Huit par page, à remplir' },
      badges: { name: 'Badges', about: 'Nom, club, code de la page personnelle' },
      'name-cards': { name: 'Cartons de table', about: 'Deux par page, à plier' },
      welcome: { name: 'Affiche d’accueil', about: 'À coller sur la porte\u00a0: Wi-Fi et page du tournoi' },
      prizes: { name: 'Palmarès', about: 'La liste des prix, à lire' },
      certificates: { name: 'Diplômes', about: 'Un par page' },
      ratings: {
        name: isWargame(format) ? 'Nouvel Elo' : 'Nouvelles cotes',
        about: 'Avant, calcul, après, à titre indicatif',
      },
    } satisfies Record<SheetKey, Said> as Readonly<Record<SheetKey, Said>>,
  };
};

type PrintSentences = ReturnType<typeof fr>;

const en: PrintSentences = {
  title: 'Print',
  ofRound: (round) => `Round ${round}`,
  ofDay: 'The tournament',
  round: 'Round',
  noRound: 'Not yet: no round has been paired.',
  draft: 'draft',
  print: 'Print',
  pdf: 'PDF',
  csv: 'CSV file',
  xlsx: 'Workbook (xlsx)',
  replaces: (at) => `Printed at ${at}: the new sheet will say “replaces ${at}”.`,
  by: 'Arranged',
  allInOne: 'everybody together',
  groups: { series: 'by series', club: 'by club', category: 'by category' },
  licences: 'With licences, for a federation',
  unpaid: 'Only what is still to be paid',
  boxes: 'Boxes for scores',
  pages: 'Pages',
  upto: 'Down to place',
  all: 'all',
  withPrizes: 'Also for prizewinners: series, categories, clubs, trophies',
  wifi: 'Wi-Fi network',
  password: 'Wi-Fi password',
  wifiHelp: 'Leave empty if the hall has none.',
  passwordHelp: 'Leave empty if the network is open. The password is not stored.',
  after: (round) => `after round ${round}`,
  inPlay: (round) => `round ${round} in progress`,
  before: 'before round 1',
  standingsOf: 'Standings',
  noCode: 'No code to scan: phones cannot reach this computer. To open it to the hall, restart the program with:',
  links: (n) =>
    n === 1
      ? 'One person without a link: no code on the badge.'
      : `${n} people without a link: no code on their badges.`,
  makeLinks: 'Create the links',
  notYours: 'Badges carry each person’s link: ask the director to print them.',
  sheets: {
    'tables-by-name': { name: 'Tables by name', about: 'Each name once, in alphabetical order' },
    'tables-by-number': { name: 'Tables by number', about: 'One line per table, with boxes for scores' },
    'match-slips': { name: 'Result slips', about: 'One per table, four per page' },
    'score-sheets': { name: 'Score sheets', about: 'One per player' },
    'draw-reasons': { name: 'Pairing details', about: 'The reason for each pairing, with the rule' },
    standings: { name: 'Standings', about: 'Ties are explained below the table' },
    details: { name: 'Round by round', about: 'Opponents, scores and totals of each player' },
    'cross-table': { name: 'Cross table', about: 'Every player’s result against every other' },
    statistics: { name: 'Statistics', about: 'Records, averages, round by round' },
    armies: { name: 'Statistics of the armies', about: 'Games, wins, points of each army' },
    fees: { name: 'Entry fees', about: 'Due, paid, to be paid, with totals' },
    timetable: { name: 'Timetable', about: 'The time of each round, of breaks and of the prize-giving' },
    charter: { name: 'Charter of conduct', about: 'For a wall: how games are played here' },
    pools: { name: 'Pools', about: 'Who meets whom in phase 1, round by round' },
    'challenge-slips': { name: 'Challenge slips', about: 'Eight per page, to be filled in' },
    badges: { name: 'Badges', about: 'Name, club and the code for the player’s page' },
    'name-cards': { name: 'Name cards', about: 'Two per page, to be folded' },
    welcome: { name: 'Welcome', about: 'For the entrance: Wi-Fi and the tournament page' },
    prizes: { name: 'Prizewinners', about: 'To be read out' },
    certificates: { name: 'Certificates', about: 'One per page' },
    ratings: { name: 'New ratings', about: 'Before, calculation, after; for information' },
  },
};

/** The sentences of this page; a round of the wargame is a « tour ». */
export const printSentences: Dictionary<Spoken<PrintSentences>> = { fr: spoken(fr), en: () => en };
