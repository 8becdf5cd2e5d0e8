import { type Dictionary, de } from '@ronde/language';

/** Who may send results. */
const fr = {
  title: 'Expéditeurs',
  help: 'Un club qui organise des tournois envoie ses résultats avec le code que vous lui donnez.',
  name: 'Nom',
  since: 'Depuis',
  last: 'Dernier envoi',
  state: 'État',
  open: 'envoie',
  revoked: (at: string) => `révoqué le ${at}`,
  none: 'Aucun expéditeur.',
  never: 'jamais',
  add: 'Ajouter un expéditeur',
  act: 'Donner un code',
  code: (name: string) => `Code ${de(name)}`,
  codeHelp: 'Notez-le ou copiez-le maintenant\u00a0: il n’est gardé nulle part et ne se montre qu’une fois.',
  revoke: 'Révoquer',
  revokeWarning: 'Son code ne vaut plus\u00a0; ce qu’il a envoyé reste.',
  own: 'Correction par le club',
  ownHelp: (days: number) =>
    days === 0
      ? 'Chaque correction attend d’être relue.'
      : `Pendant ${days} ${days === 1 ? 'jour' : 'jours'} après un tournoi, la correction envoyée par son club compte aussitôt, si rien n’est à répondre. Le journal en garde la trace.`,
  days: 'Jours après le tournoi (0\u00a0: jamais)',
  daysWrong: 'Un nombre de jours, de 0 à 366.',
  setDays: 'Enregistrer',
  daysSet: 'Enregistré.',
};

type SendersSentences = typeof fr;

const en: SendersSentences = {
  title: 'Senders',
  help: 'An installation that runs tournaments sends its results with the code you give it.',
  name: 'Name',
  since: 'Since',
  last: 'Last sent',
  state: 'Status',
  open: 'sends',
  revoked: (at) => `revoked on ${at}`,
  none: 'No sender.',
  never: 'never',
  add: 'Add a sender',
  act: 'Give a code',
  code: (name) => `Code of ${name}`,
  codeHelp: 'Write it down or copy it now: it is stored nowhere, and shown only once.',
  revoke: 'Revoke',
  revokeWarning: 'Its code is no longer valid; what it sent stays.',
  own: 'Correction by the club',
  ownHelp: (days) =>
    days === 0
      ? 'Every correction waits to be reviewed.'
      : `For ${days} ${days === 1 ? 'day' : 'days'} after an event, a correction sent by its own club counts at once where nothing has to be answered. The log keeps a record of it.`,
  days: 'Days after the event (0: never)',
  daysWrong: 'A number of days, from 0 to 366.',
  setDays: 'Save',
  daysSet: 'Saved.',
};

export const sendersSentences: Dictionary<SendersSentences> = { fr, en };
