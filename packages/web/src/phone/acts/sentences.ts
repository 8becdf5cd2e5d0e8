import type { Dictionary } from '@ronde/language';

const fr = {
  votesHelp:
    'Un vote par personne. Il est secret, et ne se change plus\u00a0: personne ne peut savoir lequel était le vôtre.',
  noVotes: 'Aucun vote n’est ouvert.',
  voted: 'Votre vote est compté.',
  choose: 'Choisir…',
  whose: 'L’armée de',
  who: 'La personne',
  vote: 'Voter',
  voteFor: (name: string) => `Voter pour ${name}`,
  chooseFirst: 'Choisissez d’abord quelqu’un.',
  notSent: 'Ronde ne répond pas\u00a0: rien n’est parti. Réessayez au retour du réseau.',
  notRead: 'Ronde ne répond pas. La page reprendra au retour du réseau.',
  again: 'Réessayer',
  loading: 'Chargement',
  listsHelp: (kilobytes: number) =>
    `Deux listes de la même armée au plus, en texte ou en PDF, ${kilobytes}\u00a0ko chacune.`,
  listsPrivate: 'Seules la direction et l’arbitrage les lisent, jusqu’à la publication de toutes les listes.',
  listsPublished: 'Les listes sont publiées\u00a0: l’arbitrage peut encore remplacer les vôtres.',
  readAll: 'Lire les listes publiées',
  until: (moment: string) => `À rendre avant le ${moment}.`,
  tooLate: (malus: number | null) =>
    malus === null
      ? 'Ce moment est passé\u00a0: une liste envoyée maintenant est en retard.'
      : `Ce moment est passé\u00a0: une liste envoyée maintenant est en retard, et l’organisation prévoit un malus de ${malus} points à chaque partie.`,
  list: (slot: number) => `Liste ${slot}`,
  awaited: 'Pas encore envoyée.',
  received: (name: string, moment: string) => `${name}, reçue le ${moment}.`,
  late: 'En retard.',
  file: (slot: number) => `Choisir le fichier de la liste ${slot}`,
  replace: (slot: number) => `Remplacer la liste ${slot}`,
  paste: 'Ou coller le texte de la liste',
  pasted: 'Texte de la liste',
  sendText: 'Envoyer ce texte',
  nothingPasted: 'Collez d’abord le texte de la liste.',
  tooLarge: (kilobytes: number) => `Rien n’est envoyé\u00a0: ce fichier dépasse ${kilobytes}\u00a0ko. Allégez-le.`,
  textName: (slot: number) => `liste ${slot}.txt`,
  sent: (slot: number) => `Liste ${slot} reçue.`,
  leaveHelp: 'Vos résultats restent, et le tournoi continue sans vous. La direction reçoit votre demande et y répond.',
  leaveNow:
    'Votre partie n’est pas finie\u00a0: si vous partez avant d’en saisir le résultat, elle peut compter comme un forfait.',
  leave: 'Demander à partir',
  sure: 'Vraiment quitter le tournoi\u202f?',
  yes: 'Oui, prévenir la direction',
  no: 'Non, rester',
  asked: 'La direction a reçu votre demande. Attendez sa réponse avant de partir.',
  stay: 'Finalement, je reste',
  declined: 'La direction vous demande de rester, ou de venir la voir.',
  leaveAgain: 'Demander de nouveau',
  gone: 'Vous avez quitté le tournoi.',
};

type ActSentences = typeof fr;

const en: ActSentences = {
  votesHelp: 'One vote each. It is secret and cannot be changed: nobody can know which was yours.',
  noVotes: 'No vote is open.',
  voted: 'Your vote is counted.',
  choose: 'Choose…',
  whose: 'The army of',
  who: 'The person',
  vote: 'Vote',
  voteFor: (name) => `Vote for ${name}`,
  chooseFirst: 'Choose somebody first.',
  notSent: 'Ronde does not answer: nothing was sent. Try again once the network is back.',
  notRead: 'Ronde does not answer. The page goes on once the network is back.',
  again: 'Try again',
  loading: 'Loading',
  listsHelp: (kilobytes) => `Two lists of the same army at most, as text or as a PDF, ${kilobytes} kB each.`,
  listsPrivate: 'Only the director and the umpires read them, until all lists are published.',
  listsPublished: 'The lists are published: the umpire can still replace yours.',
  readAll: 'Read the published lists',
  until: (moment) => `To be sent before ${moment}.`,
  tooLate: (malus) =>
    malus === null
      ? 'That moment has passed: a list sent now is late.'
      : `That moment has passed: a list sent now is late, and the organisers announce a penalty of ${malus} points in each game.`,
  list: (slot) => `List ${slot}`,
  awaited: 'Not sent yet.',
  received: (name, moment) => `${name}, received on ${moment}.`,
  late: 'Late.',
  file: (slot) => `Choose the file of list ${slot}`,
  replace: (slot) => `Replace list ${slot}`,
  paste: 'Or paste the text of the list',
  pasted: 'Text of the list',
  sendText: 'Send this text',
  nothingPasted: 'Paste the text of the list first.',
  tooLarge: (kilobytes) => `Nothing was sent: this file is over ${kilobytes} kB. Make it smaller.`,
  textName: (slot) => `list ${slot}.txt`,
  sent: (slot) => `List ${slot} received.`,
  leaveHelp:
    'Your results stay, and the tournament goes on without you. The director receives your request and answers it.',
  leaveNow: 'Your game is not over: if you leave before its result is entered, it may count as a forfeit.',
  leave: 'Ask to leave',
  sure: 'Really leave the tournament?',
  yes: 'Yes, tell the director',
  no: 'No, stay',
  asked: 'The director has received your request. Wait for the answer before you go.',
  stay: 'I stay after all',
  declined: 'The director asks you to stay, or to come and see them.',
  leaveAgain: 'Ask again',
  gone: 'You have left the tournament.',
};

/** What a player does once in a tournament; it comes when it is opened. */
export const actSentences: Dictionary<ActSentences> = { fr, en };
