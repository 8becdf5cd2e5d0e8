import type { Problems } from './problem-sentences.ts';

/** What a vote of the players, or a wish to leave, is refused for. */
export const voteProblems = {
  'nothing-to-leave': {
    status: 409,
    fr: ['Rien n’est demandé\u00a0: le tournoi est clos.', 'Vos résultats restent comme ils sont.'],
    en: ['Nothing was asked: the tournament is closed.', 'Your results stay as they are.'],
  },
  'unknown-vote': {
    status: 404,
    fr: ['Rien n’est enregistré\u00a0: ce vote n’est plus là.', 'La direction l’a retiré.'],
    en: ['Nothing was saved: this vote is no longer there.', 'The director has deleted it.'],
  },
  'vote-not-open': {
    status: 409,
    fr: ['Rien n’est enregistré\u00a0: ce vote n’est pas ouvert.', 'La direction l’ouvre et le ferme.'],
    en: ['Nothing was saved: this vote is not open.', 'The director opens and closes it.'],
  },
  'vote-not-closed': {
    status: 409,
    fr: ['Rien n’est enregistré\u00a0: l’urne se dépouille une fois le vote fermé.', 'Fermez le vote, puis comptez.'],
    en: ['Nothing was saved: the box is counted once the vote is closed.', 'Close the vote, then count.'],
  },
  'vote-changed': {
    status: 409,
    fr: [
      'Rien n’est changé\u00a0: ce vote a changé entre-temps.',
      'Un vote compté ne se rouvre pas\u202f: relisez la page.',
    ],
    en: [
      'Nothing was changed: this vote has changed in the meantime.',
      'A counted vote cannot be reopened: reload the page.',
    ],
  },
  'vote-cast': {
    status: 409,
    fr: [
      'Rien n’est ajouté\u00a0: cette personne a déjà voté.',
      'Un vote ne se change plus\u202f: personne ne sait lequel c’était.',
    ],
    en: ['Nothing was added: this person has already voted.', 'A vote cannot be changed: nobody knows which it was.'],
  },
  'vote-for-self': {
    status: 422,
    fr: ['Rien n’est enregistré\u00a0: on ne vote pas pour soi.', 'Choisissez quelqu’un d’autre.'],
    en: ['Nothing was saved: nobody votes for themselves.', 'Choose somebody else.'],
  },
  'no-elector': {
    status: 409,
    fr: [
      'Rien n’est enregistré\u00a0: cette personne ne prend pas part au vote.',
      'Votent les personnes qui sont dans la salle, sans départ ni exclusion.',
    ],
    en: [
      'Nothing was saved: this person takes no part in the vote.',
      'Everybody in the hall votes, unless they have withdrawn or been disqualified.',
    ],
  },
  'no-candidate': {
    status: 422,
    fr: [
      'Rien n’est enregistré\u00a0: on ne peut pas voter pour cette personne.',
      'Elle n’est plus inscrite, a été exclue, ou joue en remplacement.',
    ],
    en: [
      'Nothing was saved: nobody can vote for this person.',
      'They are no longer registered, were disqualified, or are a spare player.',
    ],
  },
  'box-too-full': {
    status: 422,
    fr: [
      'Rien n’est enregistré\u00a0: il y a plus de bulletins que de personnes qui en ont déposé.',
      'Recomptez l’urne, ou rouvrez le vote pour noter qui a déposé un bulletin.',
    ],
    en: [
      'Nothing was saved: there are more ballots than people who have put one in.',
      'Count the box again, or open the vote again to note who has put in a ballot.',
    ],
  },
  'too-many-votes': {
    status: 409,
    fr: ['Rien n’est ajouté\u00a0: un tournoi a douze votes au plus.', 'Retirez-en un.'],
    en: ['Nothing was added: a tournament has twelve votes at most.', 'Delete one.'],
  },
} as const satisfies Problems;
