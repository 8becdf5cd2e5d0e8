import { counted, type Dictionary, list } from '@ronde/language';

const fr = {
  title: 'Votes',
  about:
    'Chaque personne présente vote une fois, de son téléphone ou par bulletin, pas pour soi. Le vote est secret\u00a0: personne ne sait qui a voté pour qui, ici non plus.',
  states: {
    ready: 'pas encore ouvert',
    open: (voted: number, all: number) =>
      `ouvert\u00a0: ${counted('fr', voted, { one: 'vote', other: 'votes' })} sur ${all}`,
    closed: (voted: number) => `fermé, ${counted('fr', voted, { one: 'vote', other: 'votes' })}`,
    counted: (voted: number) => `compté, ${counted('fr', voted, { one: 'vote', other: 'votes' })}`,
  },
  open: 'Ouvrir le vote',
  again: 'Rouvrir',
  close: 'Fermer le vote',
  count: 'Compter',
  countWarning: 'Les chiffres paraissent, et ce vote ne se rouvrira plus.',
  boxWarning: (typed: number, put: number) =>
    `${typed} des ${counted('fr', put, { one: 'bulletin est noté', other: 'bulletins sont notés' })}. Les chiffres paraissent, et ce vote ne se rouvrira plus.`,
  remove: 'Supprimer',
  removeWarning: 'Le vote et ce qui a été voté seront effacés.',
  papers: 'Bulletins…',
  awaited: (names: readonly string[]) => `Pas encore\u00a0: ${list('fr', names)}.`,
  allVoted: 'Tout le monde a voté.',
  candidate: 'Pour qui',
  votes: 'Voix',
  none: 'Personne n’a voté.',
  tie: (names: readonly string[]) => `À égalité\u00a0: ${list('fr', names)}. À vous de dire qui reçoit le trophée.`,
  give: (name: string) => `Donner le trophée à ${name}`,
  givenTo: (name: string) => `Trophée donné à ${name}\u00a0: il est au palmarès, et sera annoncé à la remise des prix.`,
  gone: 'une personne qui n’est plus inscrite',
  newTitle: 'Nouveau vote',
  subject: 'On vote pour',
  subjects: { army: 'une armée', player: 'une personne' },
  usual: { army: 'Armée la mieux peinte', player: 'Prix du fair-play' },
  name: 'Nom du vote, et du trophée',
  nameMissing: 'Écrivez le nom du vote.',
  add: 'Ajouter ce vote',
  boxTitle: (vote: string) => `Bulletins · ${vote}`,
  putIn: 'Qui a déposé un bulletin dans l’urne',
  putInHelp: 'Cochez le nom quand le bulletin entre dans l’urne. On n’y écrit que le nom choisi.',
  nobodyLeft: 'Tout le monde a voté par téléphone.',
  boxHelp: (put: number) =>
    put === 0
      ? 'Aucun bulletin n’a été déposé.'
      : `${counted('fr', put, { one: 'bulletin déposé', other: 'bulletins déposés' })}. Comptez-les par nom\u202f; on ne vote pas pour soi.`,
  save: 'Enregistrer les bulletins',
  saved: 'Bulletins enregistrés.',
};

type VotesSentences = typeof fr;

const en: VotesSentences = {
  title: 'Votes',
  about:
    'Everybody who is here votes once, by phone or on paper, not for themselves. The vote is secret: nobody can see who voted for whom, not even here.',
  states: {
    ready: 'not open yet',
    open: (voted, all) => `open: ${counted('en', voted, { one: 'vote', other: 'votes' })} of ${all}`,
    closed: (voted) => `closed, ${counted('en', voted, { one: 'vote', other: 'votes' })}`,
    counted: (voted) => `counted, ${counted('en', voted, { one: 'vote', other: 'votes' })}`,
  },
  open: 'Open the vote',
  again: 'Open again',
  close: 'Close the vote',
  count: 'Count',
  countWarning: 'The figures appear, and this vote can no longer be reopened.',
  boxWarning: (typed, put) =>
    `${typed} of ${counted('en', put, { one: 'ballot is', other: 'ballots are' })} noted. The figures appear, and this vote can no longer be reopened.`,
  remove: 'Delete',
  removeWarning: 'The vote and what was voted will be deleted.',
  papers: 'Ballots…',
  awaited: (names) => `Not yet: ${list('en', names)}.`,
  allVoted: 'Everybody has voted.',
  candidate: 'For whom',
  votes: 'Votes',
  none: 'Nobody has voted.',
  tie: (names) => `Level: ${list('en', names)}. You decide who gets the trophy.`,
  give: (name) => `Give the trophy to ${name}`,
  givenTo: (name) => `Trophy given to ${name}: it is among the prizes, and is announced at the ceremony.`,
  gone: 'somebody who is no longer registered',
  newTitle: 'New vote',
  subject: 'People vote for',
  subjects: { army: 'an army', player: 'a person' },
  usual: { army: 'Best painted army', player: 'Sportsmanship award' },
  name: 'Name of the vote, and of the trophy',
  nameMissing: 'Write the name of the vote.',
  add: 'Add this vote',
  boxTitle: (vote) => `Ballots · ${vote}`,
  putIn: 'Who has put a ballot into the box',
  putInHelp: 'Tick each name when the ballot goes into the box. Write only the chosen name on it.',
  nobodyLeft: 'Everybody has voted by phone.',
  boxHelp: (put) =>
    put === 0
      ? 'No ballot was put in.'
      : `${counted('en', put, { one: 'ballot was put in', other: 'ballots were put in' })}. Count them by name; nobody votes for themselves.`,
  save: 'Save the ballots',
  saved: 'Ballots saved.',
};

/** Votes of the players at the desk. */
export const votesSentences: Dictionary<VotesSentences> = { fr, en };
