// Makes packages/ronde/dist/cli.cjs. Two at once do no harm: each file appears whole, under its name, in one step.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What decides the bundle beside its own sources. */
const others = ['package-lock.json', 'scripts/build-cli.mjs'];

export async function buildCli(root) {
  install(root);
  const { build } = await import('esbuild');
  const madeAt = Date.now();
  const style = await publicStyle(build, root);
  const { outputFiles, metafile } = await build({
    ...cliBundle(root, style.text),
    outfile: 'packages/ronde/dist/cli.cjs',
    // Loaded by the commands that open a database; no other command waits for them.
    external: ['@photostructure/sqlite', 'kysely', 'pg'],
    metafile: true,
    write: false,
  });
  const bundle = outputFiles[0].contents;
  const hash = createHash('sha256').update(bundle).digest('hex').slice(0, 16);
  const sources = [
    ...[...Object.keys(metafile.inputs), ...style.sources].filter((name) => !name.includes('node_modules/')),
    ...others,
  ];
  const dist = path.join(root, 'packages', 'ronde', 'dist');
  mkdirSync(dist, { recursive: true });
  put(dist, 'cli.cjs', bundle);
  put(dist, 'cli.json', JSON.stringify({ madeAt, hash, sources }));
  for (const name of readdirSync(dist)) if (name.endsWith('.cache')) rmSync(path.join(dist, name), { force: true });
}

/** The command line in one file that stands by itself, but for what is not JavaScript: for a computer without this project. */
export async function buildCliAlone(root, outfile) {
  const { build } = await import('esbuild');
  const { text } = await publicStyle(build, root);
  await build({ ...cliBundle(root, text), outfile, external: ['@photostructure/sqlite', 'pg-native'] });
}

const cliBundle = (root, style) => ({
  absWorkingDir: root,
  define: { 'process.env.RONDE_PUBLIC_STYLE': JSON.stringify(style) },
  entryPoints: ['packages/ronde/src/cli/main.ts'],
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20.19',
  minify: true,
  logLevel: 'error',
});

/** How the public pages look, for those that `publish` writes: they stand without this program and its fonts. */
async function publicStyle(build, root) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['packages/web/src/public-pages/main.ts'],
    outdir: 'packages/ronde/dist',
    bundle: true,
    minify: true,
    loader: { '.woff2': 'empty', '.woff': 'empty' },
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  const style = outputFiles.find(({ path: name }) => name.endsWith('.css'));
  return { text: style?.text.trim() ?? '', sources: Object.keys(metafile.inputs) };
}

function put(folder, name, contents) {
  const fresh = path.join(folder, `.${name}.${process.pid}.tmp`);
  writeFileSync(fresh, contents);
  renameSync(fresh, path.join(folder, name));
}

/** In a fresh clone: the set-up of `npm start` and `npm test`, its words kept off standard output. */
function install(root) {
  if (existsSync(path.join(root, 'node_modules', 'esbuild'))) return;
  const setup = pathToFileURL(path.join(root, 'scripts', 'setup.mjs')).href;
  const code = `await (await import(${JSON.stringify(setup)})).setUp()`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(1);
}
