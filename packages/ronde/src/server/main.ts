import { fileURLToPath } from 'node:url';
import { FolderInUse } from './lock-folder.ts';
import { readOptions, type StartOptions } from './options.ts';
import { type Running, serve } from './serve.ts';

// The program that `npm start` runs. Bundled, it is told with `--web` where the built web app is.
const besideSources = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const options = readOptions(process.argv.slice(2), besideSources);

try {
  const running = await serve(options);
  announce(running, options);
  stopOnSignal(running);
} catch (error) {
  process.stderr.write(`Ronde n’a pas pu démarrer : ${reasonOf(error, options)}\n`);
  process.exitCode = 1;
}

function announce({ port, address }: Running, { port: wanted, data }: StartOptions): void {
  if (wanted !== 0 && port !== wanted) {
    process.stdout.write(`Le port ${wanted} est pris par un autre programme : Ronde utilise le ${port}.\n`);
  }
  process.stdout.write(`Ronde est prête : ${address}\n`);
  process.stdout.write(`Données : ${data}\nCtrl C pour arrêter.\n`);
}

function stopOnSignal(running: Running): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // Asked twice: whoever asks does not want to wait.
      if (stopping) process.exit(130);
      stopping = true;
      void running.stop().then(() => process.stdout.write('Ronde est arrêtée. Tout est enregistré.\n'));
    });
  }
}

function reasonOf(error: unknown, { port, data }: StartOptions): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (error instanceof FolderInUse)
    return `une autre Ronde (processus ${error.pid}) utilise déjà les données de « ${data} ». Ouvrez celle-là, ou choisissez un autre dossier avec --data.`;
  if (code === 'EADDRINUSE') return `le port ${port} et les suivants sont pris. Choisissez-en un avec --port.`;
  if (code === 'EACCES' || code === 'EPERM') return `écriture refusée dans « ${data} » ou port ${port} interdit.`;
  if (code === 'EEXIST' || code === 'ENOTDIR') return `« ${data} » n’est pas un dossier.`;
  if (error.name === 'NewerDatabase') return `les données de « ${data} » viennent d’une version plus récente de Ronde.`;
  return error.message;
}
