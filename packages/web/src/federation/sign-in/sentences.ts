import type { LinkView } from '@ronde/contract/http/accounts';
import type { Dictionary } from '@ronde/language';

type Role = NonNullable<LinkView['role']>;

const frRoles: Readonly<Record<Role, string>> = { director: 'direction', arbiter: 'arbitrage', clerk: 'saisie' };
const enRoles: Readonly<Record<Role, string>> = { director: 'director', arbiter: 'arbiter', clerk: 'entry clerk' };

/** The sentences of signing in. No participle or adjective agrees with whoever reads. */
const fr = {
  title: 'Connexion',
  name: 'Nom',
  nameHelp: 'Il signe vos décisions dans le journal, et sert à se connecter.',
  nameMissing: 'Le nom manque.',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  passwordHelp: '10 caractères au moins, tous permis. Quatre mots sans lien conviennent bien.',
  passwordMissing: 'Le mot de passe manque.',
  stay: 'Garder la connexion sur cet appareil',
  stayHelp: 'Sinon elle finit avec le navigateur, ou après 12 heures sans usage.',
  submit: 'Se connecter',
  forgotten: 'Mot de passe oublié ? La personne qui administre Ronde donne un lien. Sur l’ordinateur de Ronde :',
  noAccount: 'Aucun compte encore.',
  noAccountHelp: 'Ouvrez le lien écrit dans le terminal au démarrage de Ronde, ou demandez-en un autre :',
  notHere: 'Pas de connexion à cette adresse.',
  notHereHelp:
    'Le réseau de la salle peut être écouté. Ouvrez l’adresse en https écrite sur l’écran de la direction, ou l’ordinateur de Ronde.',
  firstTitle: 'Créer le premier compte',
  firstHelp: 'Ce compte administre Ronde : tous les tournois, tous les comptes.',
  ownerTitle: 'Créer un compte',
  ownerHelp: 'Ce compte administre Ronde. Un nom déjà connu reçoit ce nouveau mot de passe.',
  invitationTitle: 'Invitation',
  toTeam: (tournament: string, role: Role) => `« ${tournament} », rôle : ${frRoles[role]}.`,
  toHouse: 'Un compte pour créer et diriger des tournois.',
  toManage: 'Un compte qui administre Ronde : tous les tournois, tous les comptes.',
  passwordOf: (name: string) => `Compte de ${name}. Ses autres connexions finiront.`,
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
  nameHelp: 'It signs your decisions in the log, and is what you sign in with.',
  nameMissing: 'The name is missing.',
  password: 'Password',
  newPassword: 'New password',
  passwordHelp: 'At least 10 characters, any of them. Four unrelated words do well.',
  passwordMissing: 'The password is missing.',
  stay: 'Stay signed in on this device',
  stayHelp: 'Otherwise it ends with the browser, or after 12 hours unused.',
  submit: 'Sign in',
  forgotten: 'Forgotten your password? Whoever manages Ronde can give you a link. On Ronde’s own computer:',
  noAccount: 'No account yet.',
  noAccountHelp: 'Open the link shown in the terminal when Ronde started, or ask for another one:',
  notHere: 'No sign-in at this address.',
  notHereHelp:
    'The hall’s network can be listened to. Open the https address shown on the director’s screen, or Ronde’s own computer.',
  firstTitle: 'Create the first account',
  firstHelp: 'This account manages Ronde: every tournament, every account.',
  ownerTitle: 'Create an account',
  ownerHelp: 'This account manages Ronde. A name that is known already gets this new password.',
  invitationTitle: 'Invitation',
  toTeam: (tournament, role) => `“${tournament}”, role: ${enRoles[role]}.`,
  toHouse: 'An account to create and direct tournaments.',
  toManage: 'An account that manages Ronde: every tournament, every account.',
  passwordOf: (name) => `Account of ${name}. Its other sign-ins will end.`,
  create: 'Create the account',
  save: 'Save',
  join: 'Accept the invitation',
  joinAs: (name) => `With the account ${name}.`,
  haveAccount: 'I have an account',
  otherAccount: 'Create another account',
};

export const signInSentences: Dictionary<SignInSentences> = { fr, en };
