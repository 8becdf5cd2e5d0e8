import type { Dictionary } from '@ronde/language';

/** Who keeps the ratings. */
const fr = {
  title: 'Qui tient les cotes',
  help: 'Avec l’administration de Ronde, qui les nomme.',
  nobody: 'L’administration seule.',
  account: 'Compte',
  entrust: 'Confier les cotes',
  takeAway: 'Retirer',
  takeAwayWarning: 'Ce compte ne verra plus cette page.',
};

export type TeamSentences = typeof fr;

const en: TeamSentences = {
  title: 'Who keeps the ratings',
  help: 'With whoever manages Ronde, who appoints them.',
  nobody: 'Whoever manages Ronde alone.',
  account: 'Account',
  entrust: 'Entrust the ratings',
  takeAway: 'Take away',
  takeAwayWarning: 'This account will not see this page any more.',
};

export const teamSentences: Dictionary<TeamSentences> = { fr, en };
