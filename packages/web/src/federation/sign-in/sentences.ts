import type { LinkView } from '@ronde/contract/http/accounts';
import { type Dictionary, de } from '@ronde/language';

type Role = NonNullable<LinkView['role']>;

const frRoles: Readonly<Record<Role, string>> = { director: 'direction', arbiter: 'arbitrage', clerk: 'saisie' };
const enRoles: Readonly<Record<Role, string>> = { director: 'director', arbiter: 'arbiter', clerk: 'entry clerk' };

/** The sentences of signing in. No participle or adjective agrees with whoever reads. */
const fr = {
  title: 'Connexion',
  name: 'Nom',
  nameHelp: 'Il signe vos décisions dans le journal, et sert à se connecter.',
  nameMissing: 'Écrivez le nom.',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  passwordHelp: '10 caractères au moins, tous permis. Quatre mots pris au hasard conviennent bien.',
  passwordMissing: 'Écrivez le mot de passe.',
  stay: 'Garder la connexion sur cet appareil',
  stayHelp: 'Sinon, elle prend fin quand vous fermez le navigateur, ou après 12 heures sans activité.',
  submit: 'Se connecter',
  forgotten:
    'Mot de passe oublié ? Demandez un lien à la personne qui administre Ronde ; ou, sur l’ordinateur où tourne Ronde, tapez :',
  noAccount: 'Aucun compte pour l’instant.',
  noAccountHelp: 'Ouvrez le lien affiché dans la fenêtre où Ronde a démarré, ou demandez-en un autre :',
  notHere: 'On ne peut pas se connecter depuis cette adresse.',
  notHereHelp:
    'Ici, un mot de passe pourrait être intercepté. Ouvrez l’adresse en https affichée sur l’écran de la direction, ou connectez-vous sur l’ordinateur où tourne Ronde.',
  firstTitle: 'Créer le premier compte',
  firstHelp: 'Ce compte administre Ronde : tous les tournois, tous les comptes.',
  ownerTitle: 'Créer un compte',
  ownerHelp: 'Ce compte administre Ronde. Un nom déjà connu reçoit ce nouveau mot de passe.',
  invitationTitle: 'Invitation',
  toTeam: (tournament: string, role: Role) => `« ${tournament} », rôle : ${frRoles[role]}.`,
  toHouse: 'Un compte pour créer et diriger des tournois.',
  toManage: 'Un compte qui administre Ronde : tous les tournois, tous les comptes.',
  passwordOf: (name: string) => `Compte ${de(name)}. Ses autres appareils seront déconnectés.`,
  create: 'Créer le compte',
  save: 'Enregistrer',
  join: 'Accepter l’invitation',
  joinAs: (name: string) => `Avec le compte ${name}.`,
  haveAccount: 'J’ai déjà un compte',
  otherAccount: 'Créer un autre compte',
};

export type SignInSentences = typeof fr;

const en: SignInSentences = {
  title: 'Sign in',
  name: 'Name',
  nameHelp: 'It appears beside your decisions in the log, and you sign in with it.',
  nameMissing: 'The name is missing.',
  password: 'Password',
  newPassword: 'New password',
  passwordHelp: 'At least 10 characters, of any kind. Four unrelated words work well.',
  passwordMissing: 'The password is missing.',
  stay: 'Stay signed in on this device',
  stayHelp: 'Otherwise you are signed out when the browser closes, or after 12 hours without use.',
  submit: 'Sign in',
  forgotten: 'Forgotten your password? A Ronde manager can give you a link. On the computer that runs Ronde:',
  noAccount: 'No account yet.',
  noAccountHelp: 'Open the link shown in the terminal when Ronde started, or ask for another one:',
  notHere: 'You cannot sign in at this address.',
  notHereHelp:
    'The hall network is not secure. Use the https address shown on the director’s screen, or the computer that runs Ronde.',
  firstTitle: 'Create the first account',
  firstHelp: 'This account manages Ronde: every tournament, every account.',
  ownerTitle: 'Create an account',
  ownerHelp: 'This account manages Ronde. If the name already exists, its password is replaced.',
  invitationTitle: 'Invitation',
  toTeam: (tournament, role) => `“${tournament}”, role: ${enRoles[role]}.`,
  toHouse: 'An account for creating and directing tournaments.',
  toManage: 'An account that manages Ronde: every tournament, every account.',
  passwordOf: (name) => `Account of ${name}. It will be signed out on other devices.`,
  create: 'Create the account',
  save: 'Save',
  join: 'Accept the invitation',
  joinAs: (name) => `With the account ${name}.`,
  haveAccount: 'I have an account',
  otherAccount: 'Create another account',
};

export const signInSentences: Dictionary<SignInSentences> = { fr, en };
