import type { Lang } from '@ronde/language';

const fr = {
  title: 'Salle',
  phones: 'Téléphones et public',
  phonesHelp:
    'Sur le réseau de la salle, en clair\u00a0: pages publiques et liens de joueur. Personne ne s’y connecte.',
  phonesAt: 'Adresse de la salle',
  noHall:
    'La salle n’est pas reliée\u00a0: Ronde ne répond que sur cet ordinateur. Pour l’ouvrir au réseau, relancez-la avec',
  staff: 'Appareils de l’équipe',
  staffHelp: 'Saisie et arbitrage sur un autre appareil, avec le certificat de cet ordinateur.',
  staffAt: 'Adresse de l’équipe',
  noStaff: 'Aucun autre appareil ne peut se connecter. Pour les recevoir, relancez Ronde avec',
  fingerprint: 'Empreinte du certificat (SHA-256)',
  fingerprintHelp: 'À comparer avec celle que montre le navigateur, avant d’accepter.',
  here: 'Cet ordinateur',
  team: 'Inviter une personne dans l’équipe',
};

export type HallWords = typeof fr;

const en: HallWords = {
  title: 'Hall',
  phones: 'Phones and the public',
  phonesHelp: 'On the hall’s network, in clear: public pages and players’ links. Nobody signs in there.',
  phonesAt: 'Address of the hall',
  noHall:
    'The hall is not connected: Ronde answers on this computer only. To open it to the network, start it again with',
  staff: 'Devices of the team',
  staffHelp: 'Entry and arbiting on another device, with this computer’s certificate.',
  staffAt: 'Address of the team',
  noStaff: 'No other device can sign in. To let them, start Ronde again with',
  fingerprint: 'Fingerprint of the certificate (SHA-256)',
  fingerprintHelp: 'To compare with the one that the browser shows, before accepting.',
  here: 'This computer',
  team: 'Invite somebody to the team',
};

export const hallWords = (lang: Lang): HallWords => (lang === 'en' ? en : fr);
