import type { Dictionary } from '@ronde/language';

/** The words of opening a tournament to the public. */
const fr = {
  open: 'Ouverture au public',
  isOpen: 'Le tournoi est public\u00a0: chacun lit les tables publiées, les résultats et le classement.',
  isPrivate: 'Le tournoi est privé\u00a0: rien n’en est public.',
  openNow: 'Ouvrir au public',
  closeNow: 'Rendre privé',
  seePublic: 'Voir la page publique',
  opened: 'Tournoi ouvert au public.',
  closed: 'Tournoi privé.',
};

export type PublicationSentences = Readonly<Record<keyof typeof fr, string>>;

const en: PublicationSentences = {
  open: 'Opening to the public',
  isOpen: 'The tournament is public: anybody reads the published tables, the results and the standings.',
  isPrivate: 'The tournament is private: nothing of it is public.',
  openNow: 'Open to the public',
  closeNow: 'Make private',
  seePublic: 'See the public page',
  opened: 'The tournament is open to the public.',
  closed: 'The tournament is private.',
};

export const publicationSentences: Dictionary<PublicationSentences> = { fr, en };
