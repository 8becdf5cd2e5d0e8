import type { FinalMatch } from '@ronde/engine';
import { counted, de, hoursAndMinutes, plural, type RoundNoun, type Topic } from '@ronde/language';
import { frRegistration } from './registration.ts';

const minute = { one: 'minute', other: 'minutes' };

/** The rules in force. */
export const frRules = (noun: RoundNoun) => ({
  title: 'Règlement en vigueur',
  formula: 'Formule',
  read: 'Lire la règle',
  rounds: `${noun.One}s`,
  byRule: 'selon la règle',
  chosen: 'choix de la direction',
  instead: (planned: number) => `au lieu de ${planned} prévu${noun.e}${planned > 1 ? 's' : ''}`,
  outside: 'hors règlement',
  match: 'Match',
  bestOf: { 1: 'une partie', 3: 'deux manches gagnantes' },
  spreadCap: 'Écart compté au plus dans une partie',
  forfeitSpread: 'Pdep d’une victoire sans adversaire',
  freeSpread: 'Écart d’une victoire sans adversaire',
  startsBy: 'Qui commence',
  startsByBalance: 'qui a commencé le moins souvent, puis le tirage au sort',
  startsByLetters: 'une lettre tirée à la table',
  repeats: 'Rencontres répétées',
  repeatsAsWritten: 'comme le règlement les garde',
  repeatsAvoid: 'le moins possible',
  openingTables: 'Tables fixées',
  ownTables: 'propres à ce tournoi',
  phases: 'Phases',
  phasesOf: (one: number, two: number, three: number) => `${one} rondes de poules, puis ${two}, puis ${three}`,
  firstRound: '1ᵉʳ tour',
  firstRounds: { halves: 'deux moitiés par Elo', lot: 'au sort', armies: 'armées d’époques voisines' },
  clubs: 'Joueurs d’un même club',
  clubsApart: 'séparés',
  clubsFree: 'sans en tenir compte',
  clubsRounds: (rounds: string) => `séparés, ${noun.other} ${rounds}`,
  turns: 'Rencontres',
  turnsOf: { 1: 'chacun rencontre chacun une fois', 2: 'chacun rencontre chacun deux fois' },
  order: 'Ordre des rencontres',
  orders: { adjacent: 'chacun contre qui le suit', fold: 'le haut du groupe contre le bas' },
  points: 'Points',
  pointsOf: (win: number, draw: number, loss: number) => `victoire ${win}, nul ${draw}, défaite ${loss}`,
  rating: 'Cotes',
  rated: 'le tournoi compte pour les cotes',
  unrated: 'le tournoi ne change aucune cote',
  notOfficial: 'tournoi non officiel\u00a0: il ne compte ni pour l’Elo, ni pour le championnat',
  seed: 'Tirage au sort',
  seedOf: (seed: number) => `n°\u00a0${seed}, là où la règle tire au sort`,
  minutes: 'Temps',
  minutesEach: (minutes: number) => `${counted('fr', minutes, minute)} par joueur et par partie`,
  minutesGame: (minutes: number) => `${hoursAndMinutes('fr', minutes)} par partie`,
  articles: 'Ce que dit la règle',
  ownRule: 'règle propre à Ronde',
  conduct: 'Conduite de la partie',
  ratingRule: 'Calcul des cotes',
  topics: {
    first: `${noun.One} 1`,
    opening: 'Tables fixées',
    next: `${noun.One}s suivant${noun.e}s`,
    moved: 'Adversaires déjà rencontrés',
    exempt: 'Exempt',
    tie: 'Égalités',
    'final-tie': 'Égalités à la fin',
    pool: 'Poules',
    'phase-3': 'Phase 3',
  } satisfies Record<Topic, string>,
});

type Stage = FinalMatch['stage'];

/** Where two play; `e`, as of a round: what goes with it takes one. In the wargame a table is a « terrain ». */
const seats = {
  e: { one: 'table', other: 'tables', Other: 'Tables', the: 'la table', my: 'Ma table' },
  '': { one: 'terrain', other: 'terrains', Other: 'Terrains', the: 'le terrain', my: 'Mon terrain' },
} as const;

/** Nothing agrees with a person's sex. `noun`: what a round is called. */
export const frPages = (noun: RoundNoun, seat: (typeof seats)[keyof typeof seats] = seats[noun.e]) => ({
  languages: 'Langue',
  menu: 'Pages du tournoi',
  signIn: 'Connexion',
  myTable: seat.my as string,
  refresh: 'Mettre à jour',
  tabs: {
    live: 'En direct',
    standings: 'Classement',
    grid: 'Grille',
    pools: 'Poules',
    players: 'Joueurs',
    rules: 'Règlement',
    prizes: 'Palmarès',
  },
  /** The first tab, once nothing more comes. */
  ended: `${noun.One}s` as string,

  armyLists: {
    title: 'Listes d’armée',
    later: 'Les listes d’armée ne sont pas encore publiées.',
    files: 'Listes',
    read: 'Lire les listes publiées',
    list: (n: number) => `liste ${n}`,
  },
  comesNext: 'à suivre',
  partOfEvent: (event: string) => `${event}, toutes les poules`,
  poolsOfEvent: (n: number) =>
    n < 2 ? 'Une poule est publique.' : `${n} poules, chacune avec son classement et son palmarès.`,
  poolsHelp: `Qui rencontre qui, ${noun.one} par ${noun.one}. Les tables et qui commence sont affichés à chaque ${noun.one}.`,
  poolTitle: (n: number) => `Poule ${n}`,
  inPool: (n: number) => `poule ${n}`,
  poolSeat: 'N°',
  poolRound: (n: number) => `R${n}`,

  // Where the day stands.
  coming: 'à venir',
  inPlay: (done: number, of: number) =>
    done === of
      ? 'résultats complets'
      : `en jeu · ${done} ${plural('fr', done, seat)} sur ${of} ${plural('fr', done, { one: `terminé${noun.e}`, other: `terminé${noun.e}s` })}`,
  over: `${noun.e ? 'close' : 'clos'}`,
  playing: 'en\u00a0jeu',
  timetable: 'Horaires',
  drawing: (round: number) => `${noun.One} ${round}\u00a0: appariement en cours`,
  provisional: 'provisoire jusqu’à la clôture',
  archived: 'Archivés',
  tableOver: `terminé${noun.e}`,
  endHidden: 'Le classement final paraîtra à la remise des prix.',
  final: 'définitif',
  roundSwitch: `${noun.One}s`,
  tablesOf: (round: number) => `${seat.Other} ${noun.of} ${round}`,
  absent: (names: string) => `Absence\u00a0: ${names}`,
  allPlayers: (n: number) => (n === 1 ? 'La personne inscrite' : `Les ${n}\u00a0joueurs`),
  whyOrder: 'D’où vient cet ordre\u202f?',
  whyTables: 'Détail de l’appariement',
  whyTable: (table: number | null) =>
    table === null ? 'Pourquoi cette exemption\u202f?' : `Pourquoi ${seat.the} ${table}\u202f?`,
  nothingYet: `Rien n’est encore publié. Les ${seat.other} paraîtront avec ${noun.the} 1.`,
  players: (n: number) => `${n}\u00a0${n < 2 ? 'joueur' : 'joueurs'}`,

  // Coming.
  day: 'Date',
  place: 'Lieu',
  map: 'Voir sur une carte',
  event: 'Événement',
  theme: 'Thème',
  pool: 'Poule',
  registered: 'Inscriptions',
  formula: 'Formule',
  askIn: 'Demander son inscription',

  // Standings.
  standingsOf: 'Place, résultats et points de chaque personne',
  noTie: 'Aucune égalité\u00a0: les points donnent l’ordre.',
  rulings: 'Décisions de l’arbitrage',
  possible: 'Encore possible',
  boundsOnly:
    'Personne ne finira au-delà de ces places\u202f; celles qui restent vraiment possibles peuvent être moins nombreuses.',
  anyPlace: (everybody: boolean) =>
    `${everybody ? 'Tout le monde' : 'Le reste du classement'} peut encore finir à n’importe quelle place.`,

  // Cross table.
  gridHelp: 'Chaque ligne se lit de gauche à droite\u00a0: le résultat de la personne contre chacune des autres.',

  // Players.
  number: 'N°',
  gone: 'ne joue plus',
  spare: 'joue pour rendre le nombre pair, hors classement',
  noPlayers: 'Personne n’est encore inscrit\u00a0: la liste paraîtra ici.',

  // One player.
  roundsOf: (name: string) => `${noun.One}s ${de(name)}`,
  round: noun.One as string,
  result: 'Résultat',
  starts: 'Commence',
  startsSelf: 'oui',
  startsOther: 'non',
  rankAfter: (rank: string, after: number) => `${rank} place après ${noun.the} ${after}`,
  rankFinal: (rank: string) => `${rank} place`,
  whyPlace: 'Pourquoi cette place\u202f?',
  alone: (points: string) => `Personne d’autre n’a ${points}\u00a0: les points suffisent.`,
  before: 'Avant',
  after: 'Après',
  /** What the star of a rating says. */
  star: '*\u00a0cote provisoire',
  provisionalRating: 'cote provisoire',
  ratingLegend:
    'PE\u00a0: points d’expérience, selon la place. B\u00a0: bonus des quatre premières places. PJ\u00a0: points de jeu, selon la cote qui était à cette place au départ. M\u00a0: la valeur du tournoi, selon sa catégorie.',
  informative: 'à titre indicatif',
  informativeLong: 'La fédération publie les cotes\u202f; ce calcul est donné à titre indicatif.',
  unrated: 'Ce tournoi ne change pas la cote.',
  calculation: 'Calcul',
  army: 'Armée',

  // Prizes.
  prizesLater: 'Le palmarès paraîtra à la clôture du tournoi.',
  files: 'Fichiers',
  xlsx: 'Classement, tableur (.xlsx)',
  csv: 'Classement, texte pour tableur (.csv)',
  json: 'Tournoi entier, pour Ronde (.json)',
  finalStage: 'Finale',
  stage: {
    tie: 'Partie décisive',
    semi: 'Demi-finale',
    final: 'Finale',
    third: 'Troisième place',
  } satisfies Record<Stage, string>,
  stageHead: 'Match',
  wonFinal: (name: string) => `La finale revient à ${name}.`,
  level: {
    tie: 'Nul\u00a0: la place va à la personne la mieux placée au classement initial',
    semi: `Nul\u00a0: la meilleure place après les ${noun.other} joue la finale`,
    final: `Nul\u00a0: le classement des ${noun.other} décide`,
    third: `Nul\u00a0: le classement des ${noun.other} décide`,
  } satisfies Record<Stage, string>,
  carried: (name: string | null) =>
    name === null
      ? `leur partie jouée pendant les ${noun.other} compte\u00a0: nulle`
      : `leur partie jouée pendant les ${noun.other} compte\u00a0: gagnée par ${name}`,

  // The house.
  tournaments: 'Tournois',
  noTournament: 'Aucun tournoi n’est public pour le moment.',
  unknown: 'Page introuvable',
  unknownTournament:
    'Aucun tournoi n’est public à cette adresse. Elle a pu être mal recopiée, ou le tournoi n’est pas encore ouvert au public.',
  unknownPlayer: (number: string) => `Pas de numéro ${number} dans ce tournoi.`,
  noRound: (round: number) => `Ce tournoi n’a pas de ${noun.one} ${round}.`,
  notYet: `Cette page n’est pas encore publique. Elle paraîtra avec ${noun.the}, ou à la clôture du tournoi.`,
  allTournaments: 'Voir les tournois publics',
  toTournament: 'Revenir au tournoi',
  failed: 'La page n’a pas pu s’afficher. Réessayez dans un instant.',
  registration: frRegistration,
  rules: frRules(noun),
});

export type PageSentences = ReturnType<typeof frPages>;
