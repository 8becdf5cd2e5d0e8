// Bundles what `npm start` runs: the server and the browser app. Nothing is done when no source is newer.
import { spawnSync } from 'node:child_process';
import { readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { alone, root } from './alone.mjs';
import { writeWordList } from './word-list.mjs';

const serverFolder = path.join(root, 'packages/ronde/dist/server');
export const serverBundle = path.join(serverFolder, 'main.js');
export const webFolder = path.join(root, 'packages/web/dist');

/** What each bundle is made of: folders with all that is in them, and files. Its stamp is as old as its sources may be. */
const server = {
  stamp: path.join(root, 'packages/ronde/dist/.server-built'),
  folders: ['engine', 'language', 'contract', 'views', 'documents', 'ronde'].map((name) => `packages/${name}/src`),
  files: ['scripts/build.mjs', 'scripts/word-list.mjs', 'package-lock.json'],
};
const web = {
  stamp: path.join(root, 'packages/ronde/dist/.web-built'),
  folders: [...['engine', 'language', 'contract', 'views', 'web'].map((name) => `packages/${name}/src`), 'docs/rules'],
  files: [
    ...['build.mjs', 'rules-pages.mjs', 'index.html', 'screen.html', 'phone.html'].map(
      (file) => `packages/web/${file}`,
    ),
    ...['scripts/build.mjs', 'package-lock.json'],
  ],
};

/** Resolves when both bundles are there and newer than their sources. */
export async function build() {
  await Promise.all([
    buildServer(),
    alone(
      'build-web',
      () => isFresh(web),
      () => stamped(web, webFolder, bundleWeb),
    ),
  ]);
}

/** The server alone: what tests start that look at no page. */
export async function buildServer() {
  await alone(
    'build',
    () => isFresh(server),
    () => stamped(server, serverFolder, bundleServer),
  );
}

/** The same in a process of its own: what bundling takes of memory would stay with the server all day. */
export async function buildApart() {
  if (isFresh(server) && isFresh(web)) return;
  const run = `import { build } from ${JSON.stringify(import.meta.url)}; await build();`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', run], { stdio: 'inherit' });
  // It has said what is wrong.
  if (status !== 0) process.exit(status ?? 1);
}

function isFresh(bundle) {
  const built = statSync(bundle.stamp, { throwIfNoEntry: false })?.mtimeMs;
  return built !== undefined && newest(bundle) < built;
}

function newest({ folders, files }) {
  const inFolder = (folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => statSync(path.join(entry.parentPath, entry.name)).mtimeMs);
  return Math.max(...folders.flatMap(inFolder), ...files.map((file) => statSync(path.join(root, file)).mtimeMs));
}

async function stamped({ stamp }, folder, make) {
  const startedAt = new Date();
  await inPlace(folder, make);
  writeFileSync(stamp, '');
  utimesSync(stamp, startedAt, startedAt);
}

/** Builds beside, then changes places: a running server never serves half a build. */
async function inPlace(folder, make) {
  const beside = `${folder}.new`;
  rmSync(beside, { recursive: true, force: true });
  await make(beside);
  rmSync(folder, { recursive: true, force: true });
  renameSync(beside, folder);
}

async function bundleWeb(outdir) {
  const { buildWeb } = await import('../packages/web/build.mjs');
  await buildWeb({ outdir });
}

async function bundleServer(outdir) {
  const esbuild = await import('esbuild');
  await esbuild.build({
    absWorkingDir: root,
    // Beside the program that serves: what checks and copies the data, reads a workbook or a tournament file, makes sheets.
    entryPoints: {
      main: 'packages/ronde/src/server/main.ts',
      child: 'packages/ronde/src/copies/child.ts',
      import: 'packages/ronde/src/files/import-child.ts',
      workbook: 'packages/ronde/src/register/workbook-child.ts',
      press: 'packages/ronde/src/papers/press.ts',
      words: 'packages/ronde/src/word-list/make-list.ts',
    },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    // Less to read before the first answer; names stay, for whoever reads a trace.
    minifyWhitespace: true,
    minifySyntax: true,
    // pg-native: another driver, which pg asks for and does without.
    external: ['@photostructure/sqlite', 'pg-native', '@myriaddreamin/typst-ts-node-compiler'],
    // Packages written for require (pino, commander) ask for it in a module too.
    // Under a name of its own: what is bundled may import it too.
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
    logLevel: 'warning',
  });
  await writeWordList(outdir, serverFolder);
}
