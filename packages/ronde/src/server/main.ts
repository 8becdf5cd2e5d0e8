import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { renderUnicodeCompact } from 'uqr';
import { firstLink, newOwnerLink } from '../accounts/accounts.ts';
import { copySentences } from '../copies/sentences/sentences.ts';
import { FolderInUse } from '../machine/lock-folder.ts';
import { beThrifty } from '../machine/thrift.ts';
import type { StartRecipients } from '../sending/recipients.ts';
import { DamagedData, takeBack } from './damage.ts';
import type { Places } from './doors.ts';
import { openBrowser } from './open-browser.ts';
import { readOptions, type StartOptions } from './options.ts';
import { serverSentences } from './sentences/sentences.ts';
import { type RunningServer, serve } from './serve.ts';
import { damagedSentence, whyNot } from './why-not.ts';

// The program that `npm start` runs. Bundled, it is told with `--web` where the built web app is.
const besideSources = fileURLToPath(new URL('../../../web/dist', import.meta.url));
// Bundled, the list of words lies beside the program; from the sources there is none.
const options = readOptions(process.argv.slice(2), besideSources, process.env);
const text = serverSentences[options.lang];
const print = (text: string): void => void process.stdout.write(`${text}\n`);
// Whoever read what is printed may close their end: a tournament goes on without them.
process.stdout.on('error', () => undefined);

beThrifty();

try {
  if (options.restoreNewest && options.database === undefined) await restoreNewest();
  const running = await serve({
    ...options,
    drain: options.drain ?? (options.trustProxy ? 5 : 0),
    words: fileURLToPath(new URL('words-fr.txt', import.meta.url)),
    federations: startRecipients(options.federation, process.env),
    onChecked: (error) => (error === null ? print(text.checked) : giveUp(running, error)),
    onPrivate: (found) => print(text.privateFound(found)),
    onPlaces: (places) => print([text.networkChanged, ...placesLines(places, options)].join('\n')),
  });
  const made = await links(running);
  print(announcement(running, options, made));
  stopOnSignal(running);
  if (options.open) {
    openBrowser(`${running.address}${made.fresh ?? made.first ?? ''}`);
    stopOnWord(running);
  }
} catch (error) {
  const first = options.open && error instanceof FolderInUse ? error.address : undefined;
  if (first === undefined) {
    process.stderr.write(`${text.notStarted(whyNot(error, options))}\n`);
    process.exitCode = 1;
  } else {
    print(text.alreadyOpen(first));
    openBrowser(first);
  }
}

/** The way in for whoever holds this computer. Nothing is written while a large database is checked: a link would be. */
async function links(running: RunningServer): Promise<StartLinks> {
  if (running.readOnly()) return {};
  const { accounts } = running.installation;
  return options.newLink ? { fresh: await newOwnerLink(accounts) } : { first: await firstLink(accounts) };
}

/** Tokens come by the environment alone: arguments are seen by everybody on the machine. */
function startRecipients(urls: StartOptions['federation'], env: NodeJS.ProcessEnv): StartRecipients {
  const tokens = {
    every: env.RONDE_FEDERATION_TOKEN,
    scrabble: env.RONDE_FEDERATION_TOKEN_SCRABBLE,
    'art-de-la-guerre': env.RONDE_FEDERATION_TOKEN_ART_DE_LA_GUERRE,
  };
  const of = (game: keyof StartRecipients) => {
    const [url, token] = [urls[game], tokens[game]];
    return url === undefined ? {} : { [game]: { url, ...(token ? { token } : {}) } };
  };
  return { ...of('every'), ...of('scrabble'), ...of('art-de-la-guerre') };
}

async function restoreNewest(): Promise<void> {
  const taken = await takeBack(options.data, new Date().toISOString());
  print(taken ? copySentences[options.lang].restored(taken.copy, taken) : text.nothingToRestore);
}

/** Damage found while the program already answered: nothing more is shown that may be wrong. */
function giveUp(running: RunningServer, error: Error): void {
  const why = error instanceof DamagedData ? damagedSentence(error, options) : error.message;
  process.stderr.write(`${why}\n`);
  process.exitCode = 1;
  void running.stop();
}

function stopOnSignal(running: RunningServer): void {
  let stopping = false;
  // A window that was opened for it and is closed; a program left running behind a terminal goes on without it.
  for (const signal of ['SIGINT', 'SIGTERM', ...(options.open ? (['SIGHUP'] as const) : [])] as const) {
    process.on(signal, () => {
      // Asked twice: whoever asks does not want to wait.
      if (stopping) process.exit(130);
      stopping = true;
      void stop(running);
    });
  }
}

/** « q », « quitter », « quit » in the window that it was started in. */
function stopOnWord(running: RunningServer): void {
  createInterface({ input: process.stdin }).on('line', (line) => {
    if (/^\s*q(uit(ter)?)?\s*$/i.test(line)) void stop(running);
  });
}

async function stop(running: RunningServer): Promise<void> {
  // Still read, it would hold the process.
  process.stdin.destroy();
  await running.stop();
  print(text.stopped);
}

/** What the terminal shows once the program answers, line by line. `links`: one-time links that were just made. */
function announcement(running: RunningServer, options: StartOptions, links: StartLinks = {}): string {
  const text = serverSentences[options.lang];
  const { port: wanted, data, database } = options;
  const here = running.address;
  return [
    ...(wanted !== 0 && running.port !== wanted ? [text.portTaken(wanted, running.port)] : []),
    text.ready(here),
    ...(links.first ? [text.firstLink(here + links.first)] : []),
    ...(links.fresh ? [text.newLink(here + links.fresh)] : []),
    ...placesLines(running.places(), options),
    ...(running.readOnly() ? [text.checking] : []),
    text.data(database === undefined ? resolve(data) : `PostgreSQL, ${resolve(data)}`),
    options.open ? text.howToQuit : text.howToStop,
  ].join('\n');
}

/** Addresses on this server, without its origin. */
interface StartLinks {
  readonly first?: string | null;
  readonly fresh?: string | null;
}

/** Where others come in: the address to type, the same as a code for a phone, the certificate to compare. */
function placesLines({ hall, https, fingerprint }: Places, { lang, host }: StartOptions): readonly string[] {
  const text = serverSentences[lang];
  const [first] = hall ?? [];
  return [
    ...host.map((name) => text.publicName(name)),
    ...(hall ? [first === undefined ? text.noNetwork : text.hall(hall)] : []),
    ...(first === undefined ? [] : [renderUnicodeCompact(first, { border: 2 })]),
    ...(https && https.length > 0 ? [text.https(https)] : []),
    ...(fingerprint === null ? [] : [text.fingerprint(fingerprint)]),
  ];
}
