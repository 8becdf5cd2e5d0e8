import { type Dictionary, ordinal, plural } from '@ronde/language';

/** « Saison »: bars, the world’s ten, values; the method of the championship. */
const fr = {
  title: (name: string) => `Saison ${name}`,
  preparing: 'préparation',
  opened: 'ouverte',
  begins: (day: string, on: string, people: number) =>
    `Commence le ${day}. Calculé sur la liste du ${on}, ${people} ${plural('fr', people, { one: 'personne', other: 'personnes' })}.`,
  open: 'Ouvrir la saison',
  reopen: 'Rouvrir la préparation',
  openedNow: (name: string) => `La saison ${name} est ouverte.`,
  which: 'Saison',
  next: (name: string) => `${name}, à préparer`,
  bars: 'Barres des séries',
  barsHelp: 'Proposées d’après les parts du règlement, à 50 près\u00a0; vous décidez.',
  series: 'Série',
  wanted: 'Part voulue',
  last: 'Dernière',
  proposed: 'Proposée',
  chosen: 'Choisie',
  people: 'Personnes',
  share: 'Part',
  below: 'au-dessous',
  barOf: (series: string) => `Barre ${series}`,
  takeProposed: 'Reprendre les proposées',
  move: (n: number) =>
    `Avec vos barres, ${n} ${plural('fr', n, { one: 'personne change', other: 'personnes changent' })} de série sans jouer.`,
  order: 'Joker plus haut que A, A plus haut que B, chacune un nombre entier.',
  distribution: (people: number) => `Répartition des ${people} cotes, par tranches de 100`,
  slice: (from: number, n: number) => `de ${from} à ${from + 99}\u00a0: ${n}`,
  slices: 'Tableau de la répartition',
  from: 'De',
  ten: 'Dix premiers du championnat du monde',
  tenHelp: 'Sous la barre Joker, la cote y est portée (§\u00a03).',
  tenFind: 'Ajouter par le nom',
  tenNone: 'Aucun nom\u00a0: personne n’est porté à la barre.',
  out: 'Ôter',
  inactivity: 'Inactivité',
  leave: (n: number) =>
    n === 0
      ? 'Personne ne quitte la liste.'
      : `${n} ${plural('fr', n, { one: 'personne quitte', other: 'personnes quittent' })} la liste\u00a0: aucun tournoi depuis deux ans. Leur dernière cote reste au fichier des organisateurs. Au retour compte la plus haute de cette cote et de la PL* de la série en duplicate.`,
  whoLeaves: 'Voir lesquelles',
  lastEvent: (name: string, rating: string, day: string) => `${name}, ${rating}, dernier tournoi le ${day}`,
  values: 'Valeurs de la saison',
  value: 'M, de 5 à 1',
  nbpMax: 'NbPmax',
  ct: 'CT Classique B',
  provisional: 'PL* par série',
  newcomer: 'PL* sans série',
  change: 'Modifier',
  fields: {
    nbpMax: 'NbPmax, parties au plus',
    percent: 'CT Classique B, en centièmes',
    m: (c: number) => `M, catégorie ${c}`,
  },
  championship: 'Championnat',
  method: (best: number, top: number, divisor: number) =>
    `Les ${best} meilleurs résultats comptent. Valeur d’un tournoi\u00a0: somme des ${top} plus hauts Elo du départ, divisée par ${divisor}.`,
  span: (first: string, last: string) =>
    `Du ${first} au ${last} de l’année suivante\u00a0; entre les deux, l’Elo seul.`,
  bestOf: 'Résultats qui comptent',
  topOf: 'Plus hauts Elo additionnés',
  since: 'À partir du',
  set: 'Fixer la méthode',
  table: 'Classement',
  points: 'Points',
  noResult: 'Aucun tournoi officiel dans cette saison.',
  counts: (points: number, event: string, day: string, place: number, players: number, value: string) =>
    `${points} · ${event}, ${day}\u00a0: ${ordinal('fr', place)} sur ${players}, valeur ${value}.`,
  sum: (value: string, halvings: number, behind: number, players: number, exact: string, points: number) =>
    `${value} ÷ 2^(${halvings} × ${behind} ÷ ${players}) = ${exact}, compté ${points}.`,
  notCounted: (list: string, best: number) => `Non compté\u00a0: ${list}. Les ${best} meilleurs comptent.`,
};

export type SeasonSentences = typeof fr;

const en: SeasonSentences = {
  title: (name) => `Season ${name}`,
  preparing: 'being prepared',
  opened: 'open',
  begins: (day, on, people) =>
    `Begins on ${day}. Computed from the list of ${on}, ${people} ${people === 1 ? 'person' : 'people'}.`,
  open: 'Open the season',
  reopen: 'Prepare it again',
  openedNow: (name) => `Season ${name} is open.`,
  which: 'Season',
  next: (name) => `${name}, to prepare`,
  bars: 'Bars of the series',
  barsHelp: 'Proposed from the shares of the rules, to the nearest 50; you decide.',
  series: 'Series',
  wanted: 'Share wanted',
  last: 'Last',
  proposed: 'Proposed',
  chosen: 'Chosen',
  people: 'People',
  share: 'Share',
  below: 'below',
  barOf: (series) => `Bar ${series}`,
  takeProposed: 'Take those proposed',
  move: (n) => `With your bars, ${n} ${n === 1 ? 'person changes' : 'people change'} series without playing.`,
  order: 'Joker above A, A above B, each a whole number.',
  distribution: (people) => `Distribution of the ${people} ratings, in slices of 100`,
  slice: (from, n) => `${from} to ${from + 99}: ${n}`,
  slices: 'Table of the distribution',
  from: 'From',
  ten: 'First ten of the world championship',
  tenHelp: 'Below the Joker bar the rating is set to it (§ 3).',
  tenFind: 'Add by name',
  tenNone: 'No name: nobody is set to the bar.',
  out: 'Take out',
  inactivity: 'Inactivity',
  leave: (n) =>
    n === 0
      ? 'Nobody leaves the list.'
      : `${n} ${n === 1 ? 'person leaves' : 'people leave'} the list: no event for two years. The last rating stays in the organisers’ file. Whoever comes back gets the higher of that rating and the PL* of the duplicate series.`,
  whoLeaves: 'Who',
  lastEvent: (name, rating, day) => `${name}, ${rating}, last event on ${day}`,
  values: 'Values of the season',
  value: 'M, from 5 to 1',
  nbpMax: 'NbPmax',
  ct: 'CT Classique B',
  provisional: 'PL* by series',
  newcomer: 'PL* without a series',
  change: 'Change',
  fields: { nbpMax: 'NbPmax, most games', percent: 'CT Classique B, in hundredths', m: (c) => `M, category ${c}` },
  championship: 'Championship',
  method: (best, top, divisor) =>
    `The best ${best} results count. Value of an event: the ${top} highest Elo at the start, added up, divided by ${divisor}.`,
  span: (first, last) => `From ${first} to ${last} of the next year; between them, the Elo alone.`,
  bestOf: 'Results that count',
  topOf: 'Highest Elo added up',
  since: 'From',
  set: 'Set the method',
  table: 'Table',
  points: 'Points',
  noResult: 'No official event in this season.',
  counts: (points, event, day, place, players, value) =>
    `${points} · ${event}, ${day}: ${ordinal('en', place)} of ${players}, value ${value}.`,
  sum: (value, halvings, behind, players, exact, points) =>
    `${value} ÷ 2^(${halvings} × ${behind} ÷ ${players}) = ${exact}, counted ${points}.`,
  notCounted: (list, best) => `Not counted: ${list}. The best ${best} count.`,
};

export const seasonSentences: Dictionary<SeasonSentences> = { fr, en };
