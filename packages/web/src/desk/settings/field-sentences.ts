import type { FormatId } from '@ronde/engine';
import { isTour, roundNoun } from '@ronde/language';
import type { SettingName } from './setting-values.ts';

interface Field {
  readonly label: string;
  /** In one line: what it changes. */
  readonly help: string;
  readonly options?: Readonly<Record<string, string>>;
}

/** What each setting of a formula is called, what it changes, and what it may be. */
export type Fields = Readonly<Record<SettingName, Field>>;

export const frFields = (format?: FormatId): Fields => {
  const noun = roundNoun(format);
  const wargame = isTour(format);
  const their = wargame ? 'l’Elo' : 'les cotes';
  return {
    rounds: {
      label: `Nombre de ${noun.other}`,
      help: 'Combien le tournoi en compte. Laissé vide\u00a0: ce que dit la règle.',
    },
    spreadCap: { label: 'Plafond d’écart', help: 'Au-delà, un écart n’ajoute plus rien. 100 dans le règlement.' },
    forfeitSpread: {
      label: 'Écart d’une victoire sans adversaire',
      help: 'Ce que reçoit qui est exempt, ou gagne par forfait. 50 dans le règlement.',
    },
    bestOf: {
      label: 'Match',
      help: 'Combien de parties décident d’une table.',
      options: { '1': 'En une partie', '3': 'En deux manches gagnantes' },
    },
    startsBy: {
      label: 'Qui commence',
      help: 'Le programme le décide à l’appariement, ou les deux le tirent à la table.',
      options: { balance: 'Qui a commencé le moins souvent', letters: 'Une lettre tirée à la table' },
    },
    repeats: {
      label: 'Rencontres répétées',
      help: 'Si l’appariement évite que deux personnes se retrouvent.',
      options: { 'as-written': 'Comme le règlement les garde', avoid: 'Le moins possible' },
    },
    phase1: {
      label: 'Rondes de poules',
      help: 'Combien de rondes se jouent à l’intérieur des poules.',
      options: { '5': '5', '7': '7', '9': '9' },
    },
    phase2: { label: 'Phase 2', help: 'Combien de rondes elle dure. Laissé vide\u00a0: 3.' },
    phase3: { label: 'Phase 3', help: 'Combien de rondes elle dure. Laissé vide\u00a0: 3.' },
    pools: {
      label: 'Composition des poules',
      help: 'Comment on est réparti quand les poules ne peuvent pas être égales.',
      options: { balanced: 'Aussi égales que possible', plain: 'Premier tableau du règlement' },
    },
    firstRound: {
      label: '1ᵉʳ tour',
      help: 'Comment se choisissent les premiers adversaires.',
      options: { halves: 'Deux moitiés par Elo', lot: 'Tirage au sort', armies: 'Armées d’époques voisines' },
    },
    avoidClubs: {
      label: 'Joueurs d’un même club',
      help: 'Si l’appariement évite qu’ils se rencontrent.',
      options: {
        default: 'Selon la règle',
        yes: 'Séparés',
        no: 'Sans en tenir compte',
        rounds: 'Séparés à certains tours',
      },
    },
    avoidedRounds: { label: 'Tours où ils sont séparés', help: 'Des numéros, comme 1, 2.' },
    turns: {
      label: 'Rencontres',
      help: 'Combien de fois on rencontre chaque adversaire.',
      options: { '1': 'Chacun rencontre chacun une fois', '2': 'Deux fois' },
    },
    order: {
      label: 'Ordre des rencontres',
      help: 'Qui rencontre qui parmi des personnes à égalité.',
      options: { adjacent: 'Chacun contre le suivant', fold: 'Le haut du groupe contre le bas' },
    },
    win: { label: 'Points d’une victoire', help: 'Ce qu’elle ajoute au classement. Laissé vide\u00a0: 2.' },
    draw: { label: 'Points d’un nul', help: 'Ce qu’il ajoute à chacun des deux. Laissé vide\u00a0: 1.' },
    loss: { label: 'Points d’une défaite', help: 'Ce qu’elle ajoute au classement. Laissé vide\u00a0: 0.' },
    approved: {
      label: `Compte pour ${their}`,
      help: `Si ce tournoi change ${their} des personnes inscrites.`,
      options: { yes: 'Oui', no: wargame ? 'Non, aucun Elo ne change' : 'Non, aucune cote ne change' },
    },
    category: {
      label: 'Catégorie du tournoi',
      help: `Ce que le tournoi vaut pour ${their}.`,
      options: { '': 'Selon le nombre de joueurs' },
    },
    classiqueB: {
      label: 'Classique B',
      help: 'Les gains et les pertes de cote sont réduits\u00a0: 0,8 fois.',
      options: { no: 'Non', yes: 'Oui' },
    },
    nbpMax: {
      label: 'Parties comptées au plus',
      help: 'Le nombre de parties dont partent les bornes du calcul. Laissé vide\u00a0: celui de la saison.',
    },
    jokerBar: {
      label: 'Série Joker à partir de la cote',
      help: 'Pour les cotes et pour les prix. Laissé vide\u00a0: la barre de la saison.',
    },
    games: {
      label: 'Parties du tournoi',
      help: 'Le nombre de parties que le calcul des cotes retient. Laissé vide\u00a0: les parties prévues.',
    },
    firstTable: { label: 'Première table', help: 'Le plus petit numéro de table de ce tournoi. Laissé vide\u00a0: 1.' },
    closedTables: { label: 'Tables qui ne servent pas', help: 'Personne n’y est placé. Des numéros, comme 3, 7-9.' },
  };
};

export const enFields: Fields = {
  rounds: {
    label: 'Number of rounds',
    help: 'How many rounds the tournament has. Leave empty to follow the rules.',
  },
  spreadCap: { label: 'Spread cap', help: 'Beyond it, a spread adds nothing more. 100 in the rules.' },
  forfeitSpread: {
    label: 'Spread for a bye or forfeit win',
    help: 'What a bye or a forfeit win counts. 50 in the rules.',
  },
  bestOf: {
    label: 'Match',
    help: 'How many games decide a table.',
    options: { '1': 'One game', '3': 'Best of three' },
  },
  startsBy: {
    label: 'Who starts',
    help: 'The program decides when it pairs, or the two draw at the table.',
    options: { balance: 'Whoever started least often', letters: 'A letter drawn at the table' },
  },
  repeats: {
    label: 'Repeats',
    help: 'Whether pairing avoids two players meeting again.',
    options: { 'as-written': 'As the rules allow', avoid: 'As few as possible' },
  },
  phase1: {
    label: 'Pool rounds',
    help: 'How many rounds are played inside the pools.',
    options: { '5': '5', '7': '7', '9': '9' },
  },
  phase2: { label: 'Phase 2', help: 'How many rounds it lasts. Leave empty for 3.' },
  phase3: { label: 'Phase 3', help: 'How many rounds it lasts. Leave empty for 3.' },
  pools: {
    label: 'How pools are made up',
    help: 'How players are distributed when pools cannot be equal.',
    options: { balanced: 'As equal as possible', plain: 'First table of the rules' },
  },
  firstRound: {
    label: 'Round 1',
    help: 'How the first opponents are chosen.',
    options: { halves: 'Two halves by Elo', lot: 'By lot', armies: 'Armies from nearby periods' },
  },
  avoidClubs: {
    label: 'Players from the same club',
    help: 'Whether pairing avoids their meeting.',
    options: { default: 'By the rules', yes: 'Kept apart', no: 'May meet', rounds: 'Kept apart in chosen rounds' },
  },
  avoidedRounds: { label: 'Kept apart in rounds', help: 'Round numbers, such as 1, 2' },
  turns: {
    label: 'Games against each opponent',
    help: 'How many times each opponent is played.',
    options: { '1': 'One', '2': 'Two' },
  },
  order: {
    label: 'Pairing order',
    help: 'Who meets whom among players who are level.',
    options: { adjacent: 'Each player against the next', fold: 'Top half of the group against the bottom half' },
  },
  win: { label: 'Points for a win', help: 'What it adds to the standings. Leave empty for 2.' },
  draw: { label: 'Points for a draw', help: 'What it adds for each of the two. Leave empty for 1.' },
  loss: { label: 'Points for a loss', help: 'What it adds to the standings. Leave empty for 0.' },
  approved: {
    label: 'Counts for ratings',
    help: 'Whether this tournament changes the ratings of those registered.',
    options: { yes: 'Yes', no: 'No: ratings do not change' },
  },
  category: {
    label: 'Category',
    help: 'What the tournament is worth for ratings.',
    options: { '': 'By the number of players' },
  },
  classiqueB: {
    label: 'Classique B',
    help: 'Rating gains and losses are multiplied by 0.8.',
    options: { no: 'No', yes: 'Yes' },
  },
  nbpMax: {
    label: 'Maximum games counted',
    help: 'The number of games that the limits of the calculation are based on. Leave empty for the season’s number.',
  },
  jokerBar: {
    label: 'Joker series from a rating of',
    help: 'For ratings and for prizes. Leave empty for the season’s bar.',
  },
  games: {
    label: 'Games in the tournament',
    help: 'The number of games used to work out ratings. Leave empty for the planned number.',
  },
  firstTable: { label: 'First table', help: 'The lowest table number of this tournament. Leave empty for 1.' },
  closedTables: { label: 'Tables not used', help: 'Nobody is seated there. Numbers, such as 3, 7-9.' },
};
