// `npm run pack`: one archive for each system, that starts with a double click and needs nothing else, in `dist/`.
// `npm run pack -- linux-x64 macos-arm64`: these alone. `--sign KEY.pem`: the list of checksums is signed.
// `--out FOLDER`: elsewhere. `packages` is one of the names: what the registry takes, the engine and `npx ronde`.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './alone.mjs';
import { setUp } from './setup.mjs';

await setUp();
const { build, serverBundle, webFolder } = await import('./build.mjs');
const { buildCliAlone } = await import('./build-cli.mjs');
const { archive, checksums, sizeOf } = await import('./pack/archive.mjs');
const { licences } = await import('./pack/licences.mjs');
const { packages } = await import('./pack/packages.mjs');
const { program } = await import('./pack/program.mjs');
const { fetched } = await import('./pack/registry.mjs');
const { systems } = await import('./pack/systems.mjs');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sign: { type: 'string' }, out: { type: 'string' } },
});
const names = [...systems.map(({ name }) => name), 'packages'];
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`Système inconnu : ${unknown.join(', ')}. Connus : ${names.join(', ')}.`);
  process.exit(1);
}
const { version } = JSON.parse(readFileSync(path.join(root, 'packages/ronde/package.json'), 'utf8'));
const locked = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
const out = path.resolve(values.out ?? path.join(root, 'dist'));
const wayIn = path.join(root, 'scripts/pack/way-in');

await build();
// Apart from any other that packs at the same time.
const beside = mkdtempSync(path.join(tmpdir(), 'ronde-pack-'));
const cli = path.join(beside, 'cli.cjs');
await buildCliAlone(root, cli);
const bundles = { serverFolder: path.dirname(serverBundle), webFolder, cli };
const isWanted = (name) => positionals.length === 0 || positionals.includes(name);
const files = [];
for (const system of systems) {
  if (!isWanted(system.name)) continue;
  const folder = path.join(out, `ronde-${version}-${system.name}`);
  rmSync(folder, { recursive: true, force: true });
  fill(folder, system);
  const file = archive(folder, system.archive);
  files.push(file);
  const [all, packed] = [sizeOf(folder), readFileSync(file).length].map((bytes) => (bytes / 1e6).toFixed(0));
  console.log(`${path.relative(root, file)} : ${packed} Mo, ${all} Mo une fois ouverte`);
}
if (isWanted('packages')) files.push(...packages(out, bundles));
rmSync(beside, { recursive: true, force: true });
checksums(out, files, values.sign);

function fill(folder, system) {
  const typst = `@myriaddreamin/typst-ts-node-compiler-${system.typst}`;
  const [runtime, typstOf] = [system.runtime, { name: typst, ...locked[`node_modules/${typst}`] }].map(fetched);
  program(path.join(folder, 'program'), system, { ...bundles, typstOf });
  mkdirSync(path.join(folder, 'runtime'));
  cpSync(path.join(runtime, system.runtime.file), path.join(folder, 'runtime', path.basename(system.runtime.file)));
  writeFileSync(path.join(folder, 'LICENCES.txt'), licences(runtime));
  for (const name of ['LISEZ-MOI.txt', 'README.txt', ...system.wayIn]) put(folder, name, system.archive === 'zip');
}

/** Windows ends a line in its own way, and its command files are read in no other. */
function put(folder, name, forWindows) {
  const to = path.join(folder, name);
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(path.join(wayIn, name), to);
  if (forWindows) writeFileSync(to, readFileSync(to, 'utf8').replaceAll('\n', '\r\n'));
}
