import type { Dictionary } from '@ronde/language';
import type { Balance } from './pool-seats.ts';

type Mean = Pick<Balance, 'mean' | 'without'> | null;

/** Who has only a provisional rating is not in the mean, and it is said. */
const left = (n: number): string =>
  n === 0 ? '' : `, sans ${n === 1 ? '1 cote provisoire' : `${n} cotes provisoires`}`;
const leftOut = (n: number): string =>
  n === 0 ? '' : `, leaving out ${n === 1 ? '1 provisional rating' : `${n} provisional ratings`}`;

/** The sentences of the pools (Formule Combinée); its rounds are « rondes ». */
const fr = {
  title: 'Poules',
  pool: (n: number) => `Poule ${n}`,
  mean: (of: Mean) => (of === null ? 'sans cote' : `moyenne ${of.mean}${left(of.without)}`),
  range: (from: number, to: number) => `de ${from} à ${to}`,
  spread: (n: number) => `Écart entre les moyennes : ${n}.`,
  caption: (n: number, mean: string) => `Poule ${n}, ${mean}`,
  seat: 'N°',
  seatLong: 'Numéro tiré dans la poule',
  standingsAfter: (round: number) =>
    `Dans chaque poule, l’ordre du classement général après la ronde ${round} : PM, puis PPM si toutes les rencontres entre joueurs à égalité ont eu lieu, autres poules comprises, puis Pdep.`,
  phase2: (round: number) =>
    `Phase 2 dès la ronde ${round}\u00a0: il n’y a plus de poules, le classement général rapproche les joueurs.`,
  moved: 'à la main',
  /** Beside who took a seat of somebody else, or of nobody. */
  since: (round: number) => `à partir de la ronde ${round}`,
  until: (round: number) => `jusqu’à la ronde ${round}`,
  gone: {
    left: (round: number) => (round === 0 ? 'départ' : `départ après la ronde ${round}`),
    excluded: (round: number) => `exclusion à la ronde ${round}`,
  },
  move: 'Déplacer vers…',
  moveOf: (name: string) => `Déplacer ${name} vers…`,
  exchange: (name: string) => `Échanger avec ${name}`,
  print: 'Imprimer les poules et leurs rondes',
  free: 'Place libre',
  becomes: (mine: number, theirs: number) => `moyennes ${mine} et ${theirs}`,
  help: 'Faites glisser un nom sur un autre pour les échanger, ou « Déplacer vers… ».',
  back: 'Revenir à la répartition du règlement',
  order: 'Tirer l’ordre',
  orderAgain: 'Tirer un autre ordre',
  undraw: 'Annuler l’ordre',
  movesAfter: 'Pour déplacer quelqu’un, annulez l’ordre : les poules restent.',
  orderDrawn: (seed: number, attempt: number) => `Ordre tiré dans chaque poule (n° ${seed}, tirage ${attempt}).`,
  publish: 'Publier les poules',
  unpublish: 'Retirer la publication',
  notShown: 'Personne ne les lit encore\u00a0: elles paraîtront avec la ronde 1, ou dès maintenant.',
  shown: (open: boolean): string =>
    open
      ? 'Poules publiées\u00a0: la page publique, l’écran et les téléphones les montrent.'
      : 'Poules publiées\u00a0: les téléphones les montrent\u202f; la page publique et l’écran, dès que le tournoi est public.',
  shownBefore:
    'Ceux qui jouent ont changé\u00a0: tout le monde lit encore les poules d’avant. Tirez un autre ordre, puis publiez-le.',
  drawAgain: 'Ceux qui jouent ont changé depuis ce tirage\u00a0: tirez un autre ordre.',
  othersShown: 'Les poules publiées étaient autres\u00a0: elles ne sont plus montrées, et celles-ci pas encore.',
  orderFrom: (seed: number) => `L’ordre dans chaque poule reste à tirer au sort (n°\u00a0${seed} de ce tournoi).`,
  away: (names: string) => `Retard ou absence, sans place : ${names}.`,
  waiting: (names: string, round: number) =>
    `Sans place dans les poules, jusqu’à la phase 2 (ronde ${round}) : ${names}.`,
  done: (name: string, pool: number) => `${name} : poule ${pool}.`,
};

type PoolsSentences = typeof fr;

const en: PoolsSentences = {
  title: 'Pools',
  pool: (n) => `Pool ${n}`,
  mean: (of) => (of === null ? 'no rating' : `average ${of.mean}${leftOut(of.without)}`),
  range: (from, to) => `${from} to ${to}`,
  spread: (n) => `Difference between the averages: ${n}.`,
  caption: (n, mean) => `Pool ${n}, ${mean}`,
  seat: 'No.',
  seatLong: 'Number drawn within the pool',
  standingsAfter: (round) =>
    `In each pool, the order of the overall standings after round ${round}: match points, then head-to-head points if all those tied, from the other pools too, have met, then spread.`,
  phase2: (round) => `Phase 2 from round ${round}: no more pools; players are paired by the overall standings.`,
  moved: 'by hand',
  since: (round) => `from round ${round}`,
  until: (round) => `until round ${round}`,
  gone: {
    left: (round) => (round === 0 ? 'withdrawn' : `withdrawn after round ${round}`),
    excluded: (round) => `disqualified in round ${round}`,
  },
  move: 'Move to…',
  moveOf: (name) => `Move ${name} to…`,
  exchange: (name) => `Swap with ${name}`,
  print: 'Print the pools and their rounds',
  free: 'Free seat',
  becomes: (mine, theirs) => `means ${mine} and ${theirs}`,
  help: 'Drag one name onto another to swap them, or use “Move to…”.',
  back: 'Back to the snake order',
  order: 'Draw the order',
  orderAgain: 'Draw another order',
  undraw: 'Undo the order',
  movesAfter: 'To move somebody, undo the order first; the pools are kept.',
  orderDrawn: (seed, attempt) => `Order drawn within each pool (number ${seed}, attempt ${attempt}).`,
  publish: 'Publish the pools',
  unpublish: 'Take the publication back',
  notShown: 'Nobody can read them yet: they appear with round 1, or now.',
  shown: (open) =>
    open
      ? 'Pools published: the public page, the screen and the phones show them.'
      : 'Pools published: the phones show them; the public page and the screen once the tournament is public.',
  shownBefore:
    'Those who play have changed: everybody still reads the pools from before. Draw another order, then publish it.',
  drawAgain: 'Those who play have changed since this draw: draw another order.',
  othersShown: 'The pools that were published were others: they are shown no more, and these not yet.',
  orderFrom: (seed) => `The order in each pool will be drawn from no. ${seed}.`,
  away: (names) => `Late or absent, without a seat: ${names}.`,
  waiting: (names, round) => `Without a seat in the pools, until phase 2 (round ${round}): ${names}.`,
  done: (name, pool) => `${name}: pool ${pool}.`,
};

export const poolsSentences: Dictionary<PoolsSentences> = { fr, en };
