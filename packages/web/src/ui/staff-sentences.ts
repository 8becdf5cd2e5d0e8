import type { TeamRole } from '@ronde/contract/http/accounts';
import type { Dictionary } from '@ronde/language';

/** Words that the pages of team, hall, settings and accounts share. */
const fr = {
  qrOf: (what: string) => `Code QR\u00a0: ${what}`,
  copy: 'Copier',
  copied: 'Copié.',
  selected: 'Le lien est sélectionné\u00a0: Ctrl C pour le copier.',
  roles: { director: 'direction', arbiter: 'arbitrage', clerk: 'saisie' } satisfies Record<
    TeamRole,
    string
  > as Readonly<Record<TeamRole, string>>,
  manager: 'administration',
  signOut: 'Se déconnecter',
  forDirector: 'Cette page est pour la direction du tournoi.',
  forDirectorHelp: 'Demandez à la direction d’y faire le changement.',
  forManager: 'Cette page est pour l’administration de Ronde.',
  until: (when: string) => `Valable jusqu’au ${when}, une seule fois.`,
  remove: 'Retirer',
  keep: 'Garder',
  invite: 'Inviter',
  nobody: 'Personne.',
};

type StaffSentences = typeof fr;

const en: StaffSentences = {
  qrOf: (what) => `QR code: ${what}`,
  copy: 'Copy',
  copied: 'Copied.',
  selected: 'Selected: press Ctrl+C to copy it.',
  roles: { director: 'director', arbiter: 'arbiter', clerk: 'entry clerk' },
  manager: 'manager',
  signOut: 'Sign out',
  forDirector: 'This page is for the tournament director.',
  forDirectorHelp: 'Ask the director to make any change here.',
  forManager: 'This page is for Ronde managers.',
  until: (when) => `Valid once, until ${when}.`,
  remove: 'Remove',
  keep: 'Keep',
  invite: 'Invite',
  nobody: 'Nobody.',
};

export const staffSentences: Dictionary<StaffSentences> = { fr, en };
