import type { PrivateFound } from '../serve-options.ts';

/** What the program that serves says in its terminal. */
export interface ServerSentences {
  readonly option: OptionSentences;
  readonly portTaken: (wanted: number, used: number) => string;
  readonly ready: (address: string) => string;
  readonly hall: (addresses: readonly string[]) => string;
  readonly publicName: (name: string) => string;
  readonly noNetwork: string;
  readonly https: (addresses: readonly string[]) => string;
  readonly fingerprint: (fingerprint: string) => string;
  readonly networkChanged: string;
  readonly data: (where: string) => string;
  readonly howToStop: string;
  /** In a window that was opened to start it. */
  readonly howToQuit: string;
  /** Started a second time. */
  readonly alreadyOpen: (address: string) => string;
  readonly stopped: string;
  readonly checking: string;
  readonly checked: string;
  readonly privateFound: (found: PrivateFound) => string;
  readonly firstLink: (link: string) => string;
  readonly newLink: (link: string) => string;
  readonly nothingToRestore: string;
  /** « Ronde n’a pas pu démarrer : … » */
  readonly notStarted: (why: string) => string;
  readonly why: WhyNot;
}

export interface OptionSentences {
  readonly about: string;
  readonly port: string;
  readonly data: string;
  readonly database: string;
  readonly federation: string;
  readonly hall: string;
  readonly https: string;
  readonly host: string;
  readonly address: string;
  readonly trustProxy: string;
  readonly drain: string;
  readonly log: string;
  readonly lang: string;
  readonly newLink: string;
  readonly restoreNewest: string;
  readonly open: string;
  readonly help: string;
  readonly placeholder: {
    readonly number: string;
    readonly seconds: string;
    readonly folder: string;
    readonly url: string;
    readonly name: string;
    readonly address: string;
  };
  readonly example: string;
  readonly byDefault: (value: string) => string;
  readonly titles: Readonly<Record<string, string>>;
  readonly portExpected: string;
  readonly secondsExpected: string;
  readonly addressExpected: string;
  readonly nameExpected: string;
  readonly langExpected: string;
  readonly urlExpected: string;
  readonly webExpected: string;
  /** Commander's own English sentence, in the reader's language. */
  readonly error: (said: string) => string;
}

/** Why it does not start. */
interface WhyNot {
  readonly folderInUse: (pid: number, folder: string) => string;
  readonly portsTaken: (port: number) => string;
  readonly forbidden: (folder: string, port: number) => string;
  readonly folderNotMade: (folder: string) => string;
  readonly notAFolder: (folder: string) => string;
  readonly newer: (where: string) => string;
  readonly away: string;
  /** The data, or the folder, can only be read. */
  readonly readOnly: (where: string) => string;
  readonly readOnlyDatabase: string;
  readonly diskFull: (where: string) => string;
  readonly diskError: (where: string) => string;
  /** No copy of the state before the update could be made. */
  readonly notCopied: (why: string) => string;
  readonly noCopy: string;
  readonly damaged: (file: string, found: string) => string;
  /** The newest good copy, its date as a person says it, and the command that brings it back. */
  readonly newestCopy: (file: string, made: string, command: string) => string;
}

export const frServer: ServerSentences = {
  option: {
    about: 'Lance Ronde sur cet ordinateur.',
    port: 'port d’écoute ; le suivant s’il est pris',
    data: 'dossier des données',
    database: 'base PostgreSQL, au lieu du fichier ; ou la variable RONDE_DATABASE_URL',
    federation:
      'adresse de la fédération qui reçoit les tournois clos ; scrabble= ou art-de-la-guerre= devant, pour un seul jeu ; option répétable ; ou la variable RONDE_FEDERATION_URL',
    hall: 'ouvre aussi au réseau de la salle : le public et les téléphones',
    https: 'ouvre aussi en https : la direction sur d’autres appareils ; port facultatif',
    host: 'nom public de ce serveur ; option répétable',
    address: 'n’ouvre qu’à cette adresse de l’ordinateur, s’il est sur plusieurs réseaux ; option répétable',
    trustProxy: 'un serveur mandataire (proxy) est devant Ronde : se fier à l’adresse et au https qu’il annonce',
    drain: 'secondes pendant lesquelles Ronde répond encore, une fois priée de s’arrêter',
    log: 'écrit chaque demande sur la sortie d’erreur, sans nom ni contenu',
    lang: 'langue du terminal, fr ou en\u202f; sinon celle de LC_ALL ou LANG, sinon fr',
    newLink: 'donne un lien de connexion à la personne qui est à cet ordinateur',
    restoreNewest: 'si la base est abîmée, reprend la dernière bonne copie',
    open: 'ouvre Ronde dans le navigateur de cet ordinateur\u202f; q puis Entrée l’arrête',
    help: 'affiche cette aide',
    placeholder: {
      number: 'numéro',
      seconds: 'secondes',
      folder: 'dossier',
      url: 'adresse',
      name: 'nom',
      address: 'ip',
    },
    example: 'Exemple :\n  npm start -- --port 8080 --data ~/tournois\n  npm start -- --hall --https',
    byDefault: (value) => `(par défaut : ${value})`,
    titles: { 'Usage:': 'Usage :', 'Options:': 'Options :' },
    portExpected: 'un nombre de 0 à 65535 est attendu.',
    secondsExpected: 'un nombre de secondes, de 0 à 999, est attendu.',
    addressExpected: 'une adresse comme 192.168.1.20 est attendue.',
    nameExpected: 'un nom comme tournois.exemple.org est attendu.',
    langExpected: 'fr ou en est attendu.',
    urlExpected: 'une adresse comme postgres://ronde@localhost/ronde est attendue, d’un seul ordinateur.',
    webExpected: 'une adresse comme https://federation.exemple.org/recus est attendue.',
    error: frenchError,
  },
  portTaken: (wanted, used) => `Le port ${wanted} est pris par un autre programme : Ronde utilise le ${used}.`,
  ready: (address) => `Le programme Ronde est prêt : ${address}`,
  hall: (addresses) => `Dans la salle (public et téléphones) : ${addresses.join(' ou ')}`,
  publicName: (name) => `Nom public : ${name}`,
  noNetwork: 'Dans la salle : aucun réseau pour l’instant. L’adresse s’affichera ici dès qu’il y en aura un.',
  https: (addresses) => `Direction sur d’autres appareils : ${addresses.join(' ou ')}`,
  fingerprint: (fingerprint) =>
    `Le navigateur demandera d’accepter le certificat, une fois par appareil. Son empreinte SHA-256 :\n${fingerprint}`,
  networkChanged: 'Le réseau a changé. Nouvelles adresses :',
  data: (where) => `Données : ${where}`,
  howToStop: 'Ctrl C pour arrêter.',
  howToQuit: 'Gardez cette fenêtre ouverte. Pour quitter\u00a0: q puis Entrée, ou fermez-la. Tout est déjà enregistré.',
  alreadyOpen: (address) => `Le programme Ronde est déjà ouvert\u00a0: ${address}`,
  stopped: 'Le programme Ronde est arrêté. Tout est enregistré.',
  checking: 'La base est grande : sa vérification continue. D’ici là, on peut tout lire, rien n’est enregistré.',
  checked: 'La base est vérifiée. On peut enregistrer.',
  privateFound: ({ people, tournaments }) =>
    `${people === 1 ? '1 club ou licence est' : `${people} clubs ou licences sont`} en fait une adresse, un téléphone, une date ou un montant, dans ${tournaments === 1 ? '1 tournoi' : `${tournaments} tournois`}. Le public ne les voit pas. La liste des tournois dit où les effacer.`,
  firstLink: (link) =>
    `Aucun compte pour l’instant. Créez le premier avec ce lien (valable 24 heures, une seule fois) :\n${link}`,
  newLink: (link) => `Lien de connexion (valable 24 heures, une seule fois) :\n${link}`,
  nothingToRestore: 'La base est saine : aucune copie n’est rétablie.',
  notStarted: (why) => `Ronde n’a pas pu démarrer : ${why}`,
  why: {
    folderInUse: (pid, folder) =>
      `un autre programme Ronde (processus ${pid}) utilise déjà les données de « ${folder} ». Ouvrez celui-là, ou choisissez un autre dossier avec --data.`,
    portsTaken: (port) => `le port ${port} et les suivants sont pris. Choisissez-en un avec --port.`,
    forbidden: (folder, port) =>
      `écriture refusée dans « ${folder} » ou port ${port} interdit. Choisissez-en d’autres avec --data et --port.`,
    folderNotMade: (folder) =>
      `le dossier « ${folder} » ne peut pas être créé à cet endroit. Choisissez un autre dossier avec --data.`,
    notAFolder: (folder) => `« ${folder} » n’est pas un dossier.`,
    newer: (where) =>
      `les données de « ${where} » viennent d’une version plus récente de Ronde. Installez cette version.`,
    away: 'la base PostgreSQL ne répond pas. Vérifiez l’adresse donnée et que la base est lancée.',
    readOnly: (where) =>
      `les données de « ${where} » ne peuvent qu’être lues. Donnez le droit d’y écrire, ou choisissez un autre dossier avec --data.`,
    readOnlyDatabase:
      'la base PostgreSQL ne peut qu’être lue : c’est une réplique, ou l’écriture y est coupée. Donnez l’adresse de la base principale.',
    diskFull: (where) => `le disque de « ${where} » est plein. Libérez de la place, puis relancez.`,
    diskError: (where) =>
      `le disque de « ${where} » refuse d’écrire. Copiez ce dossier ailleurs, puis vérifiez le disque.`,
    notCopied: (why) =>
      `les données viennent d’une version plus ancienne, et la copie faite avant de les mettre à jour a échoué. ${why}`,
    noCopy: 'Aucune bonne copie n’a été trouvée. Ne supprimez rien : gardez ce dossier tel qu’il est.',
    damaged: (file, found) =>
      `la base « ${file} » est abîmée (${found}). Rien n’a été changé. Ronde ne démarre pas, pour ne rien montrer de faux.`,
    newestCopy: (file, made, command) =>
      `La dernière bonne copie est « ${file} », du ${made}. Pour la rétablir :\n  ${command}\nou relancez avec --restore-newest. L’état abîmé est gardé à côté.`,
  },
};

/** Commander's own sentences are English; those that this command line can meet are said in French. */
function frenchError(said: string): string {
  return said
    .replace(/^error: /, 'Erreur : ')
    .replace(/unknown option '(.*)'/, 'option inconnue « $1 »')
    .replace(/option '(.*)' argument missing/, 'il manque la valeur de « $1 »')
    .replace(/option '(.*)' argument '(.*)' is invalid\./, '« $1 » ne peut pas valoir « $2 » :')
    .replace(/too many arguments\..*/, 'aucun argument n’est attendu ; voir --help.')
    .replace(/\(Did you mean (.*)\?\)/, '(Vouliez-vous dire $1 ?)');
}
