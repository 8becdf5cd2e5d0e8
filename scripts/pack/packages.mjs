// The two packages of the registry's kind: the engine for whoever builds on it, and the whole program, as `npx ronde`
// starts it.
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../alone.mjs';
import { apiPage } from './api-page.mjs';
import { filesIn } from './archive.mjs';
import { bundlesInto } from './program.mjs';
import { packed, run } from './registry.mjs';

const manifestOf = (name) => JSON.parse(readFileSync(path.join(root, 'packages', name, 'package.json'), 'utf8'));
const shown = ({ name, version, license }) => ({
  name,
  version,
  license,
  type: 'module',
  engines: { node: '>=20.19' },
});

/** Writes a `.tgz` for each into `out`; answers the files. */
export function packages(out, bundles) {
  const stage = path.join(out, 'packages');
  rmSync(stage, { recursive: true, force: true });
  const [engine, ronde] = ['engine', 'ronde'].map((name) => path.join(stage, name));
  writeEngine(engine);
  writeProgram(ronde, bundles);
  return [engine, ronde].map((folder) => {
    cpSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
    return packed(['--pack-destination', out], { from: folder, into: out });
  });
}

/** Each module of the engine as JavaScript and its declarations, at the address that it has in the sources. */
function writeEngine(folder) {
  mkdirSync(folder, { recursive: true });
  const project = path.join(root, 'build', 'engine-package.json');
  mkdirSync(path.dirname(project), { recursive: true });
  const compilerOptions = {
    noEmit: false,
    emitDeclarationOnly: false,
    composite: false,
    incremental: false,
    allowImportingTsExtensions: false,
    rewriteRelativeImportExtensions: true,
    declaration: true,
    rootDir: '../packages/engine/src',
    outDir: folder,
  };
  const without = ['test.ts', 'soak.ts'].map((end) => `../packages/engine/src/**/*.${end}`);
  const exclude = [...without, '../packages/engine/src/fixtures', '../packages/engine/src/**/trials'];
  const only = { extends: '../types/core.json', compilerOptions, include: ['../packages/engine/src'], exclude };
  writeFileSync(project, JSON.stringify(only));
  run(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', project], root);
  const exports = Object.fromEntries(
    [
      ['.', './index'],
      ['./*', './*'],
    ].map(([as, file]) => [as, { types: `${file}.d.ts`, default: `${file}.js` }]),
  );
  const manifest = { ...shown(manifestOf('engine')), sideEffects: false, exports };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(path.join(root, 'packages/engine/README.md'), path.join(folder, 'README.md'));
  writeFileSync(path.join(folder, 'API.md'), apiPage(folder));
}

/** The bundles, and as dependencies what is no JavaScript or is read as files: npm takes those of the reader's system. */
function writeProgram(folder, bundles) {
  bundlesInto(folder, bundles);
  mkdirSync(path.join(folder, 'bin'));
  const wanted = { ...manifestOf('documents').dependencies, ...manifestOf('ronde').dependencies };
  const read = Object.entries(wanted).filter(([name]) => /sqlite|typst|^@expo-google-fonts\//.test(name));
  const manifest = {
    ...shown(manifestOf('ronde')),
    name: 'ronde',
    bin: { ronde: 'bin/ronde.mjs' },
    dependencies: Object.fromEntries(read),
  };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const bin = path.join(folder, 'bin/ronde.mjs');
  cpSync(path.join(root, 'scripts/pack/way-in/bin/ronde.mjs'), bin);
  chmodSync(bin, 0o755);
  cpSync(path.join(root, 'README.md'), path.join(folder, 'README.md'));
  if (filesIn(folder).some((file) => /\.test\.|\.ts$/.test(file))) throw new Error('A source is among the bundles.');
}
