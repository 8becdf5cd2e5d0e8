import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { firstLink, newOwnerLink } from '../accounts/first-link.ts';
import { copySentences } from '../copies/sentences/sentences.ts';
import { announcement, type Links, placesLines } from './announce.ts';
import { DamagedData, takeBack } from './damaged.ts';
import { readOptions } from './options.ts';
import { serverSentences } from './sentences/sentences.ts';
import { type Running, serve } from './serve.ts';
import { damagedSentence, whyNot } from './why-not.ts';

// The program that `npm start` runs. Bundled, it is told with `--web` where the built web app is.
const besideSources = fileURLToPath(new URL('../../../web/dist', import.meta.url));
// Bundled, the list of words lies beside the program; from the sources there is none.
const options = readOptions(process.argv.slice(2), besideSources, process.env);
const say = serverSentences[options.lang];
const print = (text: string): void => void process.stdout.write(`${text}\n`);
// Whoever read what is printed may close their end: a tournament goes on without them.
process.stdout.on('error', () => undefined);

// What is used of the memory is some 45 MB; left to itself the engine of Node keeps 200 before it tidies up. A day's work
// costs about half more of one core's time so, which is seconds (`npm run bench -- memory`).
setFlagsFromString('--optimize-for-size');

try {
  if (options.restoreNewest && options.database === undefined) await restoreNewest();
  const running = await serve({
    ...options,
    drain: options.drain ?? (options.trustProxy ? 5 : 0),
    words: fileURLToPath(new URL('words-fr.txt', import.meta.url)),
    federation: federationOf(options.federation, process.env.RONDE_FEDERATION_TOKEN),
    onChecked: (error) => (error === null ? print(say.checked) : giveUp(running, error)),
    onPrivate: (found) => print(say.privateFound(found)),
    onPlaces: (places) => print([say.networkChanged, ...placesLines(places, options)].join('\n')),
  });
  print(announcement(running, options, await links(running)));
  stopOnSignal(running);
} catch (error) {
  process.stderr.write(`${say.notStarted(whyNot(error, options))}\n`);
  process.exitCode = 1;
}

/** The way in for whoever holds this computer. Nothing is written while a large database is checked: a link would be. */
async function links(running: Running): Promise<Links> {
  if (running.readOnly()) return {};
  const { accounts } = running.house;
  return options.newLink ? { fresh: await newOwnerLink(accounts) } : { first: await firstLink(accounts) };
}

/** The token comes by the environment alone: arguments are seen by everybody on the machine. */
function federationOf(url: string | undefined, token: string | undefined) {
  return url === undefined ? undefined : { url, ...(token ? { token } : {}) };
}

async function restoreNewest(): Promise<void> {
  const taken = await takeBack(options.data, new Date().toISOString());
  print(taken ? copySentences[options.lang].restored(taken.copy, taken) : say.nothingToRestore);
}

/** Damage found while the program already answered: nothing more is shown that may be wrong. */
function giveUp(running: Running, error: Error): void {
  const why = error instanceof DamagedData ? damagedSentence(error, options) : error.message;
  process.stderr.write(`${why}\n`);
  process.exitCode = 1;
  void running.stop();
}

function stopOnSignal(running: Running): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // Asked twice: whoever asks does not want to wait.
      if (stopping) process.exit(130);
      stopping = true;
      void running.stop().then(() => print(say.stopped));
    });
  }
}
