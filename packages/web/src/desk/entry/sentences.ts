import { type Dictionary, number, type RoundAndTable, roundAndTable, type Spoken, spoken } from '@ronde/language';

const frFor = (noun: RoundAndTable) => ({
  // A result that somebody else changed while it was typed here.
  anotherDesk: 'Un autre poste',
  alreadyTyped: (by: string, theirs: string, at: string) => `${by} a déjà saisi ${theirs}${at && ` (${at})`}.`,
  alreadyCleared: (by: string, at: string) => `${by} a effacé ce résultat${at && ` (${at})`}.`,
  youTyped: (yours: string) => `Vous avez saisi ${yours}.`,
  cohesionLost: 'cohésion perdue',
  total: (name: string) => `Cohésion totale, ${name}`,
  outOf: 'sur',
  points: 'points',
  victory: 'victoire',
  granted: 'victoire sans déroute',
  malus: 'malus',
  erase: 'effacer',
  gameOf: (n: number) => `Manche ${n}`,
  level: (n: number) => `${n} manche${n > 1 ? 's' : ''} partout.`,
  forfeitBack: 'Pour le retirer\u00a0: Échap, ou tapez un score.',
  gamesKept: (table: number) => `${noun.table.One} ${table}, manche enregistrée\u202f; le match continue.`,
  gamesSoFar: (left: number, right: number) => `${left}\u00a0–\u00a0${right}, en cours`,
  loss: (name: string) => `Cohésion perdue, ${name}`,
  pointsOf: (name: string) => `Points, ${name}`,
  missingLoss: (name: string) => `Il manque la cohésion perdue, ${name}.`,
  missingTotal: (name: string) => `Il manque la cohésion totale, ${name}.`,
  /** How many parts of ten were lost: 9 of 22 is 4,09. */
  parts: (lost: number, total: number) =>
    `(${lost}\u00a0×\u00a010\u00a0÷\u00a0${total}\u00a0=\u00a0${cut(lost, total).replace('.', ',')})`,
  by: (name: string, at: string) => `saisi par ${name}${at && `, ${at}`}`,
  versions: '2 versions',
  oneSaid: (table: number) => `${noun.table.One} ${table} · un seul joueur a saisi`,
  mayConfirm: (name: string) => `${name} peut encore confirmer depuis son téléphone.`,
  accept: 'Accepter',
  disputedNext: (table: number, next: number, first: string, second: string) =>
    `${noun.table.One} ${table} : litige signalé. ${noun.table.One} ${next} : ${first} contre ${second}.`,
  disputedLast: (table: number) => `${noun.table.One} ${table} : litige signalé.`,
  askSettle: (table: number, result: string) =>
    `${noun.table.One} ${table}, litige : retenir ${result} ? Entrée pour confirmer, Échap pour corriger.`,
  ruling: 'Arbitrage…',
  byArticle: (article: string) => `article ${article}`,
  lift: 'Lever',
  noteDispute: 'Litige : motif',
  noteVictory: 'Victoire sans déroute : motif',
  noteDraw: 'Partie nulle : motif',
  noteHelp: 'facultatif, pour l’équipe seule',
  dispute: 'Signaler le litige',
  counters: 'Compteurs…',
  given: 'Déjà décidé',
  read: 'contrôlé',
  settled: 'tranché',
  phones: 'téléphones',
  slip: 'feuille',
  unsaved: 'pas enregistré',
  seat: 'Placer',
  seatLate: 'Placer quelqu’un qui arrive…',
  seatTitle: (name: string) => `Contre ${name}`,
  seatHelp: 'Qui arrive prend la place libre : la partie se joue, l’exemption disparaît.',
  nobodyFree: 'Personne d’autre n’est sans adversaire.',
  forfeitTitle: (table: number) => `${noun.table.One} ${table} · forfait`,
});

type EntrySentences = ReturnType<typeof frFor>;

const en: EntrySentences = {
  anotherDesk: 'Somebody else',
  alreadyTyped: (by, theirs, at) => `${by} has already entered ${theirs}${at && ` (${at})`}.`,
  alreadyCleared: (by, at) => `${by} has removed this result${at && ` (${at})`}.`,
  youTyped: (yours) => `You entered ${yours}.`,
  cohesionLost: 'cohesion lost',
  total: (name) => `Army’s total cohesion, ${name}`,
  outOf: 'of',
  points: 'points',
  victory: 'win',
  granted: 'win granted',
  malus: 'penalty',
  erase: 'clear',
  gameOf: (n) => `Game ${n}`,
  level: (n) => `${n} game${n > 1 ? 's' : ''} each.`,
  forfeitBack: 'To take it off: Esc, or type a score.',
  gamesKept: (table) => `Table ${table}, game saved; the match goes on.`,
  gamesSoFar: (left, right) => `${left}\u00a0–\u00a0${right}, in progress`,
  loss: (name) => `Cohesion lost, ${name}`,
  pointsOf: (name) => `Points, ${name}`,
  missingLoss: (name) => `Enter the cohesion lost by ${name}.`,
  missingTotal: (name) => `Enter the total cohesion of ${name}’s army.`,
  parts: (lost, total) => `(${lost}\u00a0×\u00a010\u00a0÷\u00a0${total}\u00a0=\u00a0${cut(lost, total)})`,
  by: (name, at) => `entered by ${name}${at && `, ${at}`}`,
  versions: '2 versions',
  oneSaid: (table) => `Table ${table} · one player has entered a result`,
  mayConfirm: (name) => `${name} can still confirm it by phone.`,
  accept: 'Accept',
  disputedNext: (table, next, first, second) =>
    `Table ${table}: dispute reported. Table ${next}: ${first} v ${second}.`,
  disputedLast: (table) => `Table ${table}: dispute reported.`,
  askSettle: (table, result) => `Table ${table}, disputed: keep ${result}? Press Enter to confirm, Esc to correct.`,
  ruling: 'Ruling…',
  byArticle: (article) => `article ${article}`,
  lift: 'Lift',
  noteDispute: 'Dispute: reason',
  noteVictory: 'Win granted: reason',
  noteDraw: 'Draw: reason',
  noteHelp: 'optional; only staff can see it',
  dispute: 'Report the dispute',
  counters: 'Tallies…',
  given: 'Already decided',
  read: 'checked',
  settled: 'settled',
  phones: 'phones',
  slip: 'slip',
  unsaved: 'not saved',
  seat: 'Seat',
  seatLate: 'Seat a late player…',
  seatTitle: (name) => `Against ${name}`,
  seatHelp: 'A latecomer takes the free seat: the game is played and the bye is cancelled.',
  nobodyFree: 'Everybody else has a table.',
  forfeitTitle: (table) => `Table ${table} · forfeit`,
};

/** Two decimals, cut: 9,99 is not 10 parts yet. */
function cut(lost: number, total: number): string {
  const hundredths = Math.floor((1000 * Math.min(lost, total)) / total);
  const [whole, rest] = [Math.floor(hundredths / 100), hundredths % 100];
  return rest === 0 ? number(whole) : `${whole}.${String(rest).padStart(2, '0')}`;
}

export const entrySentences: Dictionary<Spoken<EntrySentences>> = {
  fr: spoken((format) => frFor(roundAndTable(format))),
  en: () => en,
};
