import type { ServerSentences } from './fr.ts';

export const enServer: ServerSentences = {
  option: {
    about: 'Starts Ronde on this computer.',
    port: 'port to listen on; the next one if it is taken',
    data: 'data folder',
    database: 'PostgreSQL database, instead of the file; or the variable RONDE_DATABASE_URL',
    federation:
      'address of the federation that receives closed tournaments; scrabble= or art-de-la-guerre= in front, for one game; can be repeated; or the variable RONDE_FEDERATION_URL',
    hall: 'also opens to the hall network: the public and phones',
    https: 'also opens over https: staff on other devices; port optional',
    host: 'public name of this server; can be repeated',
    address: 'listens only on this address, if the computer is on several networks; can be repeated',
    trustProxy: 'a proxy is in front: its forwarded address and protocol are trusted',
    drain: 'seconds during which Ronde still answers once asked to stop',
    log: 'writes each request to standard error, without names or content',
    lang: 'language of the terminal, fr or en; else that of LC_ALL or LANG, else fr',
    newLink: 'gives a sign-in link to whoever holds this computer',
    restoreNewest: 'when the database is damaged, takes the newest good copy',
    open: 'opens Ronde in this computer’s browser; q and Enter stops it',
    help: 'shows this help',
    placeholder: { number: 'number', seconds: 'seconds', folder: 'folder', url: 'url', name: 'name', address: 'ip' },
    example: 'Example:\n  npm start -- --port 8080 --data ~/tournaments\n  npm start -- --hall --https',
    byDefault: (value) => `(default: ${value})`,
    titles: {},
    portExpected: 'a number from 0 to 65535 is expected.',
    secondsExpected: 'a number of seconds from 0 to 999 is expected.',
    addressExpected: 'an address such as 192.168.1.20 is expected.',
    nameExpected: 'a name such as tournaments.example.org is expected.',
    langExpected: 'fr or en is expected.',
    urlExpected: 'an address such as postgres://ronde@localhost/ronde is expected, of one computer.',
    webExpected: 'an address such as https://federation.example.org/received is expected.',
    error: (said) => said.replace(/^error: /, 'Error: '),
  },
  portTaken: (wanted, used) => `Port ${wanted} is taken by another program: Ronde uses ${used}.`,
  ready: (address) => `Ronde is ready: ${address}`,
  hall: (addresses) => `In the hall (public and phones): ${addresses.join(' or ')}`,
  publicName: (name) => `Public name: ${name}`,
  noNetwork: 'In the hall: no network yet. The address will appear here as soon as there is one.',
  https: (addresses) => `Staff on other devices: ${addresses.join(' or ')}`,
  fingerprint: (fingerprint) =>
    `The browser will ask you to accept the certificate, once per device. Its SHA-256 fingerprint:\n${fingerprint}`,
  networkChanged: 'The network has changed. New addresses:',
  data: (where) => `Data: ${where}`,
  howToStop: 'Press Ctrl+C to stop.',
  howToQuit: 'Keep this window open. To quit: q and Enter, or close it. Everything is already saved.',
  alreadyOpen: (address) => `Ronde is already open: ${address}`,
  stopped: 'Ronde has stopped. Everything is saved.',
  checking:
    'The database is large and is still being checked. Until that ends, everything can be read but nothing saved.',
  checked: 'The database has been checked. You can save again.',
  privateFound: ({ people, tournaments }) =>
    `${people === 1 ? '1 club or licence is' : `${people} clubs or licences are`} really an address, a phone number, a date or an amount, in ${tournaments === 1 ? '1 tournament' : `${tournaments} tournaments`}. The public does not see them. The list of tournaments says where to clear them.`,
  firstLink: (link) => `No account yet. Create the first one with this link; it works once, within 24 hours:\n${link}`,
  newLink: (link) => `Sign-in link; it works once, within 24 hours:\n${link}`,
  nothingToRestore: 'The database is sound: no copy was restored.',
  notStarted: (why) => `Ronde could not start: ${why}`,
  why: {
    folderInUse: (pid, folder) =>
      `another Ronde (process ${pid}) is already using the data in “${folder}”. Use that one, or choose another folder with --data.`,
    portsTaken: (port) => `port ${port} and those after it are taken. Choose one with --port.`,
    forbidden: (folder, port) =>
      `permission to write to “${folder}” or to use port ${port} was refused. Choose others with --data and --port.`,
    folderNotMade: (folder) => `the folder “${folder}” cannot be created there. Choose another folder with --data.`,
    notAFolder: (folder) => `“${folder}” is not a folder.`,
    newer: (where) => `the data in “${where}” come from a later version of Ronde. Install that version.`,
    away: 'the PostgreSQL database does not answer. Check its address, and that it runs.',
    readOnly: (where) =>
      `the data of “${where}” can only be read. Allow writing there, or choose another folder with --data.`,
    readOnlyDatabase:
      'the PostgreSQL database can only be read: it is a replica, or writing is switched off. Give the address of the main one.',
    diskFull: (where) => `the disk of “${where}” is full. Make room, then start again.`,
    diskError: (where) => `the disk of “${where}” refuses to write. Copy this folder elsewhere, then check the disk.`,
    notCopied: (why) => `the data come from an earlier version, and the copy made before updating them failed. ${why}`,
    noCopy: 'No good copy was found. Delete nothing: keep this folder as it is.',
    damaged: (file, found) =>
      `the database “${file}” is damaged (${found}). Nothing was changed and nothing is served, so that nothing wrong is shown.`,
    newestCopy: (file, made, command) =>
      `The newest good copy is “${file}”, of ${made}. To restore it:\n  ${command}\nor start again with --restore-newest. The damaged data are kept alongside.`,
  },
};
