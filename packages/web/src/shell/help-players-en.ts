import type { frAskedToo, HelpAnswer } from './help-players-fr.ts';

/** What players ask the director, and what a day of the wargame asks. */
export const enAskedToo: Readonly<Record<keyof ReturnType<typeof frAskedToo>, HelpAnswer>> = {
  starts: {
    asked: 'Who starts, and why?',
    steps: [
      'The dot stands before the name of who starts, on the screen, the phones and the sheets.',
      'The panel “Why?” of the table (or W) says it: who has started less often, then lots.',
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
