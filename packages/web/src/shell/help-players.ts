import type { RoundNoun } from '@ronde/language';

/** A question as people put it, what to do, and words by which it is looked for too. « … »: as it stands on the screen. */
export interface HelpAnswer {
  readonly asked: string;
  readonly steps: readonly string[];
  readonly also?: string;
}

/** What players ask the director, and what a day of the wargame asks. */
export const frAskedToo = (noun: RoundNoun, wargame: boolean) =>
  ({
    starts: {
      asked: 'Qui commence, et pourquoi\u202f?',
      steps: [
        'La pastille est devant le nom de qui commence, sur l’écran, les téléphones et les feuilles.',
        'Le panneau «\u00a0Pourquoi\u202f?\u00a0» de la table (ou W) le dit\u00a0: qui a commencé le moins souvent, puis le tirage au sort.',
      ],
      also: 'commencer premier coup premier à jouer débuter',
    },
    place: {
      asked: 'Pourquoi cette place au classement, et pas une autre\u202f?',
      steps: [
        'Au classement, «\u00a0Pourquoi\u202f?\u00a0» sur la ligne de la personne dit ce qui départage ceux qui ont autant de points. Son nom ouvre sa fiche.',
        'La page publique et le téléphone donnent la même réponse.',
      ],
      also: 'troisième deuxième premier place rang égalité départage ex aequo troisieme',
    },
    still: {
      asked: 'Qui peut encore gagner\u202f?',
      steps: [
        'Au classement, «\u00a0Voir les places encore possibles\u00a0»\u00a0: la meilleure et la dernière place de chaque personne, quoi qu’il arrive.',
        'La fiche de chaque personne le dit aussi.',
      ],
      also: 'gagner encore possible premier podium mathématiquement finir places',
    },
    rating: {
      asked: wargame
        ? 'D’où vient un Elo, et comment le corriger\u202f?'
        : 'D’où vient une cote, et comment la corriger\u202f?',
      steps: [
        `Celle de départ\u00a0: sur la fiche, «\u00a0${wargame ? 'Corriger l’Elo, le club…' : 'Corriger la cote, le club…'}\u00a0». Le classement initial ne change plus après ${noun.the} 1.`,
        `La nouvelle\u00a0: à la clôture, «\u00a0${wargame ? 'Elo, aperçu' : 'Cotes, aperçu'}\u00a0»\u00a0; un nom y ouvre le calcul, partie par partie.`,
      ],
      also: 'cote elo nouvelle cote pl calcul série #### points',
    },
    votes: {
      asked: 'Comment faire voter les joueurs\u202f?',
      steps: [
        'Plus, «\u00a0Prix\u00a0», «\u00a0Votes\u00a0»\u00a0: nommez le vote, puis «\u00a0Ouvrir le vote\u00a0». Chaque personne présente vote une fois, de son téléphone ou par bulletin.',
        'Une fois compté, le vote propose de remettre le trophée à qui l’a gagné.',
      ],
      also: 'vote voter bulletin scrutin trophée plus belle armée fair-play',
    },
    armies: {
      asked: 'Comment recevoir les listes d’armée\u202f?',
      steps: [
        'Aux inscriptions, «\u00a0Listes d’armée\u00a0»\u00a0: l’échéance, le malus des retards, et qui a envoyé quoi.',
        'Les joueurs envoient leur liste de leur téléphone\u202f; personne d’autre ne la lit avant que vous la publiiez.',
      ],
      also: 'liste armée dépôt échéance vérifier pdf',
    },
    spare: {
      asked: 'Quelqu’un peut-il remplacer\u202f? Le nombre est impair.',
      steps: [
        'Sur la ligne de l’exempt, «\u00a0Ajouter un remplacement\u00a0»\u00a0: la personne joue, sans place au classement.',
        'Qui remplace n’est jamais exempt, et son adversaire marque comme contre tout autre.',
      ],
      also: 'remplaçant remplacement impair bouche-trou',
    },
    malus: {
      asked: 'Comment donner un malus, une pénalité, un avertissement\u202f?',
      steps: [
        'À la saisie, «\u00a0Malus\u00a0» dans le panneau de l’arbitrage de la table\u202f; ou sur la fiche de la personne, «\u00a0Sanctionner…\u00a0».',
        'Le score joué reste lisible\u00a0: le malus se lit à côté, au classement aussi.',
      ],
      also: 'malus pénalité sanction avertissement exclusion retard points en moins',
    },
  }) satisfies Readonly<Record<string, HelpAnswer>>;

/** The same in English. */
export const enAskedToo: Readonly<Record<keyof ReturnType<typeof frAskedToo>, HelpAnswer>> = {
  starts: {
    asked: 'Who starts, and why?',
    steps: [
      'The dot stands before the name of the player who starts, on the screen, the phones and the sheets.',
      'The panel “Why?” of the table (or W) says it: whoever has started less often, then by lot.',
    ],
    also: 'start starts begins first move goes first',
  },
  place: {
    asked: 'Why this place in the standings, and not another?',
    steps: [
      'In the standings, “Why?” on a line says what separates those on equal points. The name opens the card.',
      'The public page and the phone give the same answer.',
    ],
    also: 'third second first place rank tie tie-break equal',
  },
  still: {
    asked: 'Who can still win?',
    steps: [
      'In the standings, “Show the places still possible”: the best and the last place of everybody, whatever happens.',
      'Everybody’s own card says it too.',
    ],
    also: 'win still possible podium mathematically finish places',
  },
  rating: {
    asked: 'Where does a rating come from, and how do I correct it?',
    steps: [
      'The one at the start: on the card, “Correct the rating, the club…”. The starting ranking does not change after round 1.',
      'The new one: on the closing page; a name there opens the calculation, game by game.',
    ],
    also: 'rating elo new rating calculation series #### points',
  },
  votes: {
    asked: 'How do I let the players vote?',
    steps: [
      'More, “Prizes”, “Votes”: name the vote, then “Open the vote”. Everybody present votes once, by phone or on paper.',
      'Once it is counted, the vote offers to give the trophy to whoever has won it.',
    ],
    also: 'vote ballot best painted most sporting trophy tallies',
  },
  armies: {
    asked: 'How do I receive the army lists?',
    steps: [
      'On the registration page, “Army lists”: the deadline, the penalty for being late, and who has sent what.',
      'Players send their list from their phone; nobody else reads it before you publish it.',
    ],
    also: 'army list upload deadline check pdf',
  },
  spare: {
    asked: 'Can somebody stand in? The number is odd.',
    steps: [
      'On the line of the bye, “Add a spare player”: they play, without a place in the standings.',
      'A spare player never has the bye, and the opponent scores as against anybody else.',
    ],
    also: 'spare substitute stand-in odd number',
  },
  malus: {
    asked: 'How do I give a penalty or a warning?',
    steps: [
      'At the entry, “Penalty” in the arbiter’s panel of the table; or on the person’s card, “Give a sanction…”.',
      'The score that was played can still be read: the penalty stands beside it, in the standings too.',
    ],
    also: 'penalty sanction warning disqualified late points off',
  },
};
