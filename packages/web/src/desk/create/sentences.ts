import type { FormatId } from '@ronde/engine';
import { type Dictionary, list, poolGroups, type RoundNoun, roundNoun, type Spoken, spoken } from '@ronde/language';
import type { PlanField } from './fields.ts';
import type { RoundsRule } from './plan.ts';

interface Named {
  readonly name: string;
  readonly about: string;
}

interface Choice {
  readonly label: string;
  /** What it means, where its words do not say it. */
  readonly help?: string;
  readonly options: Readonly<Record<string, string>>;
}

const fr = {
  formulas: {
    classique: {
      name: 'Scrabble · Formule Classique',
      about: 'Une journée. Les joueurs à égalité de points s’affrontent.',
    },
    'classique-belge': {
      name: 'Scrabble · Formule Classique (Belgique 2007)',
      about: 'La même, mais le départage se fait par les cotes, et non par les écarts.',
    },
    combinee: {
      name: 'Scrabble · Formule Combinée',
      about: '8 à 24 rondes. Des poules, puis le classement rapproche les joueurs.',
    },
    'toutes-rondes': {
      name: 'Scrabble · toutes rondes',
      about: 'Chacun rencontre chacun. Jusqu’à 40 joueurs.',
    },
    suisse: {
      name: 'Système suisse',
      about: 'Scrabble ou L’Art de la Guerre. Chacun rencontre quelqu’un qui a presque autant de points.',
    },
    'art-de-la-guerre': {
      name: 'L’Art de la Guerre',
      about: '3 à 5 tours, par armées. Elo et championnat.',
    },
  } satisfies Record<FormatId, Named> as Readonly<Record<FormatId, Named>>,
  phase1: 'Rondes de poules',
  phase1Help: '5, 7 ou 9',
  phase2: 'Phase 2',
  phase2Help: '3 au moins',
  phase3: 'Phase 3',
  phase3Help: (most: number) => `0 à ${most}`,
  theme: 'Thème',
  themeHelp: 'facultatif, comme « Antiquité »',
  eventPools: 'Poules de l’événement',
  eventPoolsHelp:
    'facultatif, avec des virgules, comme «\u00a0A, B\u00a0»\u00a0: chaque poule est un tournoi à elle, de huit joueurs au moins, et toutes ont une page publique commune',
  eventPoolsWrong: 'Huit poules au plus, de 40 signes chacune.',
  roundRobinWargame: 'L’Art de la Guerre · toutes rondes',
  choices: {
    game: { label: 'Jeu', options: { scrabble: 'Scrabble', wargame: 'L’Art de la Guerre' } },
    turns: { label: 'Rencontres', options: { '1': 'Chacun rencontre chacun une fois', '2': 'Deux fois' } },
    bestOf: { label: 'Match', options: { '1': 'En une partie', '3': 'En deux manches gagnantes' } },
    repeats: {
      label: 'Rencontres répétées',
      help: 'Le règlement refait parfois jouer deux personnes qui se sont déjà rencontrées, plutôt que de changer de groupe.',
      options: { 'as-written': 'Comme le règlement les garde', avoid: 'Le moins possible' },
    },
    firstRound: {
      label: '1ᵉʳ tour',
      options: { halves: 'Deux moitiés par Elo', lot: 'Tirage au sort', armies: 'Armées d’époques voisines' },
    },
    avoidClubs: {
      label: 'Joueurs d’un même club',
      options: { rule: 'Séparés, comme le dit la règle', no: 'Sans en tenir compte' },
    },
    order: {
      label: 'Ordre des rencontres',
      help: 'Dans chaque groupe de même nombre de points.',
      options: { adjacent: 'Chacun contre le suivant', fold: 'Le haut du groupe contre le bas' },
    },
    final: {
      label: 'Finale',
      help: 'Après les rondes, avant la clôture : en deux manches gagnantes au Scrabble, en une partie à L’Art de la Guerre. Pour d’autres conditions, annulez-la à la page « Finale » et prévoyez-la de nouveau.',
      options: { no: 'Sans finale', '2': 'Entre les deux premiers', '4': 'Entre les quatre premiers' },
    },
  } satisfies Partial<Record<PlanField, Choice>> as Readonly<Partial<Record<PlanField, Choice>>>,
  pools: 'Poules',
  poolsOf: (places: readonly number[]) =>
    list(
      'fr',
      poolGroups(places).map(
        ({ size, count }, i) => `${count}${i > 0 ? '' : count === 1 ? ' poule' : ' poules'} de ${size}`,
      ),
    ),
  afterPools: 'Phase 2, selon le classement',
  fromRound: (round: number) => `dès la ronde ${round}`,
  keep: (phase1: number) => `Garder ${phase1}`,
  choose: 'Choisir',
  roundRobin: 'Jouer toutes rondes',
  roundsRule: (rounds: string, { from, to, by, atLeast, advised }: RoundsRule) => {
    const players = to === null ? `${from} joueurs et plus` : `${from} à ${to} joueurs`;
    const text = advised ? ` ; le règlement conseille ${advised.least} à ${advised.most} joueurs` : '';
    const least = atLeast ? ', au moins' : '';
    return `${rounds}${least} (${by === 'text' ? 'règle' : 'choix de Ronde'} : ${players}${text})`;
  },
  roundsIf: (rounds: number, players: string) => `${rounds}, avec ${players}`,
  roundsFollow: (rounds: string) =>
    `Le nombre de ${rounds} suivra les inscriptions. Pour le fixer dès maintenant, écrivez-le.`,
  perGame: 'Temps par joueur et par partie',
  minutes: (n: number) => `${n}\u00a0min`,
  perRound: 'Durée d’une partie',
  perRoundWargame: '2 h à 2 h 30',
  duration: 'Durée',
  durationOf: (days: number, hours: number, minutes: number) => {
    const time = `${hours}\u00a0h${minutes === 0 ? '' : `\u00a0${String(minutes).padStart(2, '0')}`}`;
    return days === 1 ? time : `${time} de parties en tout, sur ${days} jours`;
  },
  categoryHelp:
    'Catégorie : par le nombre de joueurs, elle règle ce que le tournoi compte pour les cotes. Tirage au sort : avec le même numéro, on retrouve les mêmes tables.',
  seedHelp: 'Tirage au sort : avec le même numéro, on retrouve les mêmes tables.',
  impossibleFirst: 'Choisissez d’abord des nombres possibles.',
};

type CreateSentences = typeof fr;

const en: CreateSentences = {
  formulas: {
    classique: { name: 'Scrabble · Formule Classique', about: 'One day. Players on the same points meet.' },
    'classique-belge': {
      name: 'Scrabble · Formule Classique (Belgium 2007)',
      about: 'The same, but the ratings of beaten opponents break ties.',
    },
    combinee: {
      name: 'Scrabble · Formule Combinée',
      about: '8 to 24 rounds. Pools, then pairing by the standings.',
    },
    'toutes-rondes': { name: 'Scrabble · round robin', about: 'Everybody plays everybody. Up to 40 players.' },
    suisse: { name: 'Swiss system', about: 'Scrabble or L’Art de la Guerre. Players on similar points meet.' },
    'art-de-la-guerre': { name: 'L’Art de la Guerre', about: '3 to 5 rounds, by armies. Elo and championship.' },
  },
  phase1: 'Pool rounds',
  phase1Help: '5, 7 or 9',
  phase2: 'Phase 2',
  phase2Help: 'at least 3',
  phase3: 'Phase 3',
  phase3Help: (most) => `0 to ${most}`,
  theme: 'Theme',
  themeHelp: 'optional, such as “Antiquity”',
  eventPools: 'Pools of the event',
  eventPoolsHelp:
    'optional, separated by commas, such as “A, B”: each pool is a tournament of its own, with at least eight players, and all share one public page',
  eventPoolsWrong: 'At most eight pools, with names of at most 40 characters.',
  roundRobinWargame: 'L’Art de la Guerre · round robin',
  choices: {
    game: { label: 'Game', options: { scrabble: 'Scrabble', wargame: 'L’Art de la Guerre' } },
    turns: { label: 'Games against each opponent', options: { '1': 'One', '2': 'Two' } },
    bestOf: { label: 'Match', options: { '1': 'One game', '3': 'Best of three' } },
    repeats: {
      label: 'Repeats',
      help: 'The rules sometimes let two people meet again rather than change their group.',
      options: { 'as-written': 'As the rules allow', avoid: 'As few as possible' },
    },
    firstRound: {
      label: 'Round 1',
      options: { halves: 'Two halves by Elo', lot: 'By lot', armies: 'Armies from nearby periods' },
    },
    avoidClubs: {
      label: 'Players from the same club',
      options: { rule: 'Kept apart, as the rules say', no: 'May meet' },
    },
    order: {
      label: 'Pairing order',
      help: 'Within each group of equal points.',
      options: { adjacent: 'Each player against the next', fold: 'Top half of the group against the bottom half' },
    },
    final: {
      label: 'Final',
      help: 'After the rounds, before closing: best of three in Scrabble, one game in L’Art de la Guerre. For other terms, cancel it on the “Final” page and plan it again.',
      options: { no: 'No final', '2': 'Between the first two', '4': 'Between the first four' },
    },
  },
  pools: 'Pools',
  poolsOf: (places) =>
    list(
      'en',
      poolGroups(places).map(
        ({ size, count }, i) => `${count}${i > 0 ? '' : count === 1 ? ' pool' : ' pools'} of ${size}`,
      ),
    ),
  afterPools: 'Phase 2, by the standings',
  fromRound: (round) => `from round ${round}`,
  keep: (phase1) => `Keep ${phase1}`,
  choose: 'Choose',
  roundRobin: 'Play a round robin',
  roundsRule: (rounds, { from, to, by, atLeast, advised }) => {
    const players = to === null ? `${from} players and more` : `${from} to ${to} players`;
    const text = advised ? `; the rules advise ${advised.least} to ${advised.most} players` : '';
    const least = atLeast ? ' at least' : '';
    return `${rounds}${least} (${by === 'text' ? 'rules' : 'Ronde’s choice'}: ${players}${text})`;
  },
  roundsIf: (rounds, players) => `${rounds}, with ${players}`,
  roundsFollow: () => 'The number of rounds will follow the registrations. To settle it now, type it.',
  perGame: 'Per player and game',
  minutes: (n) => `${n}\u00a0min`,
  perRound: 'Per game',
  perRoundWargame: '2 to 2½ hours',
  duration: 'Duration',
  durationOf: (days, hours, minutes) => {
    const time = `${hours}\u00a0h${minutes === 0 ? '' : `\u00a0${String(minutes).padStart(2, '0')}`}`;
    return days === 1 ? time : `${time} of games in all, over ${days} days`;
  },
  categoryHelp:
    'Category: set by the number of players, it decides what the tournament is worth for ratings. Random number: used wherever lots are drawn; the same number gives the same tables.',
  seedHelp: 'Random number: used wherever lots are drawn; the same number gives the same tables.',
  impossibleFirst: 'First choose a combination that is possible.',
};

export const createSentences: Dictionary<CreateSentences> = { fr, en };

const frCounts = (noun: RoundNoun) => ({
  notWhole: (text: string) => `« ${text} » n’est pas un nombre entier.`,
  roundsTooFew: `${noun.A} au moins ; laissez vide pour suivre le règlement.`,
  atTheDraw: `Le nombre de ${noun.other} sera fixé à l’appariement, selon la règle.`,
});

type CountSentences = ReturnType<typeof frCounts>;

const enCounts: CountSentences = {
  notWhole: (text) => `“${text}” is not a whole number.`,
  roundsTooFew: 'Enter at least one round, or leave empty to follow the rules.',
  atTheDraw: 'The number of rounds will be set by the rules when round 1 is paired.',
};

/** What is typed as a number. */
export const countSentences: Dictionary<Spoken<CountSentences>> = {
  fr: spoken((format) => frCounts(roundNoun(format))),
  en: () => enCounts,
};
