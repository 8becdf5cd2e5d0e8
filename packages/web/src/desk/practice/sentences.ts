import type { Dictionary } from '@ronde/language';

/** Where a practice tournament stands, in the order of a round; the last ones come at the end of the day. */
export const steps = ['draw', 'draft', 'entry', 'results', 'close-round', 'between'] as const;

export type Step = (typeof steps)[number] | 'close' | 'over';

interface GuideSentences {
  readonly title: string;
  firstRound(step: number, of: number): string;
  readonly steps: Readonly<Record<Step, (round: number) => string>>;
  readonly go: string;
  readonly create: string;
  readonly fill: string;
  readonly again: string;
}

export const guideSentences: Dictionary<GuideSentences> = {
  fr: {
    title: 'Entraînement.',
    firstRound: (step, of) => `Entraînement, étape ${step} sur ${of}.`,
    steps: {
      draw: () => 'Ces personnes sont inventées, et toutes là. Appariez la ronde 1.',
      draft: (round) =>
        `La ronde ${round} est un projet que personne d’autre ne voit. Ouvrez «\u00a0Pourquoi\u202f?\u00a0» sur une table, puis publiez.`,
      entry: () =>
        'Un numéro de table, Entrée, un score, Entrée, l’autre score, Entrée\u00a0: saisissez deux tables, le reste se remplira tout seul.',
      results: () =>
        'Un score est faux\u202f? Le numéro de sa table, et le bon score. Puis remplissez les résultats qui manquent.',
      'close-round': (round) => `Tous les résultats sont là\u00a0: close, la ronde ${round} donne le classement.`,
      between: () =>
        'Regardez le classement, notez un départ ou inscrivez une personne en retard, puis appariez la ronde suivante.',
      close: () => 'Toutes les rondes sont jouées\u00a0: la clôture montre les cotes, les prix et les papiers.',
      over: () => 'C’est fini. Rien de tout cela ne compte nulle part\u00a0: à vous, avec votre tournoi.',
    },
    go: 'Y aller',
    create: 'Créer un tournoi',
    fill: 'Remplir les résultats qui manquent',
    again: 'Recommencer l’entraînement',
  },
  en: {
    title: 'Practice.',
    firstRound: (step, of) => `Practice, step ${step} of ${of}.`,
    steps: {
      draw: () => 'These people are invented, and all present. Pair round 1.',
      draft: (round) => `Round ${round} is a draft that nobody else sees. Open “Why?” at a table, then publish.`,
      entry: () =>
        'A table’s number, Enter, a score, Enter, the other score, Enter: type two tables, the rest fills itself.',
      results: () =>
        'A score is wrong? Its table’s number, and the right score. Then fill in the results that are missing.',
      'close-round': (round) => `All results are there: once closed, round ${round} gives the standings.`,
      between: () => 'Look at the standings, withdraw somebody or register a latecomer, then pair the next round.',
      close: () => 'All rounds are played: the closing shows ratings, prizes and papers.',
      over: () => 'It is over. Nothing here counts anywhere: now it is your turn, with your own tournament.',
    },
    go: 'Go there',
    create: 'Create a tournament',
    fill: 'Fill in the missing results',
    again: 'Start the practice again',
  },
};
