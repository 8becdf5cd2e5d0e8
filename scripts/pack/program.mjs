// What every archive holds of the program: the same bundles for all, and of the packages that are not bundled the files
// that are read while it runs.
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../alone.mjs';
import { filesIn } from './archive.mjs';
import { installed } from './registry.mjs';

const sqlite = '@photostructure/sqlite';
const typst = '@myriaddreamin/typst-ts-node-compiler';

/** The bundles, as they lie in every folder that is given away. `cli`: the command line in one file. */
export function bundlesInto(folder, { serverFolder, webFolder, cli }) {
  mkdirSync(folder, { recursive: true });
  cpSync(serverFolder, path.join(folder, 'server'), { recursive: true });
  cpSync(webFolder, path.join(folder, 'web'), { recursive: true });
  cpSync(cli, path.join(folder, 'cli.cjs'));
}

/** Fills `folder`. `system`: see `systems.mjs`; `typstOf`: the folder of its package of typst. */
export function program(folder, system, { typstOf, ...bundles }) {
  bundlesInto(folder, bundles);
  const packages = path.join(folder, 'node_modules');
  const take = (name, from, wanted) => {
    for (const file of filesIn(from).filter(wanted)) cpSync(path.join(from, file), path.join(packages, name, file));
  };
  const documents = path.join(root, 'packages/documents');
  const sqliteFolder = installed(sqlite, path.join(root, 'packages/ronde'));
  take(
    sqlite,
    sqliteFolder,
    (file) => isPackage(file) || /^dist\/index\.[cm]js$/.test(file) || own(file, system.sqlite),
  );
  const gyp = 'node-gyp-build';
  take(gyp, installed(gyp, sqliteFolder), (file) => /\.js(on)?$|LICEN/.test(file));
  take(typst, installed(typst, documents), (file) => isPackage(file) || /\.js$/.test(file));
  take(`${typst}-${system.typst}`, typstOf, () => true);
  const fonts = path.dirname(installed('@expo-google-fonts/inter', documents));
  for (const font of readdirSync(fonts)) take(`@expo-google-fonts/${font}`, path.join(fonts, font), isFontFile);
}

const isPackage = (file) => /^(package\.json|LICENSE.*)$/.test(file);
const own = (file, system) => file.startsWith(`prebuilds/${system}/`);
/** The two weights in which papers are set. */
const isFontFile = (file) => isPackage(file) || (/_(400Regular|700Bold)\.ttf$/.test(file) && !/Italic/.test(file));
