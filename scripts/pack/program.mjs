// What every archive holds of the program: the same bundles for all, and of the packages that are not bundled the files
// that are read while it runs.
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../alone.mjs';
import { buildCliAlone } from '../build-cli.mjs';

/** Of each package that stays one: the folder, and which of its files. `%`: the system's own. */
const sqlite = '@photostructure/sqlite';
const typst = '@myriaddreamin/typst-ts-node-compiler';

/** `system`: see `systems.mjs`; `typstOf`: the folder of its package of typst. Answers nothing: `folder` is filled. */
export async function program(folder, system, { serverFolder, webFolder, typstOf }) {
  mkdirSync(folder, { recursive: true });
  cpSync(serverFolder, path.join(folder, 'server'), { recursive: true });
  cpSync(webFolder, path.join(folder, 'web'), { recursive: true });
  await buildCliAlone(root, path.join(folder, 'cli.cjs'));
  const packages = path.join(folder, 'node_modules');
  const take = (name, from, wanted) => {
    const to = path.join(packages, name);
    for (const file of readdirSync(from, { recursive: true, withFileTypes: true })) {
      const inside = path.relative(from, path.join(file.parentPath, file.name)).split(path.sep).join('/');
      if (file.isFile() && wanted(inside)) cpSync(path.join(from, inside), path.join(to, inside));
    }
  };
  const documents = createRequire(path.join(root, 'packages/documents/package.json'));
  const server = createRequire(path.join(root, 'packages/ronde/package.json'));
  const sqliteFolder = folderOf(server, sqlite);
  take(
    sqlite,
    sqliteFolder,
    (file) => isPackage(file) || /^dist\/index\.[cm]js$/.test(file) || own(file, system.sqlite),
  );
  const gyp = 'node-gyp-build';
  take(gyp, folderOf(createRequire(path.join(sqliteFolder, 'package.json')), gyp), (file) =>
    /\.js(on)?$|LICEN/.test(file),
  );
  take(typst, folderOf(documents, typst), (file) => isPackage(file) || /\.js$/.test(file));
  take(`${typst}-${system.typst}`, typstOf, () => true);
  const fonts = path.dirname(folderOf(documents, '@expo-google-fonts/inter'));
  for (const font of readdirSync(fonts)) take(`@expo-google-fonts/${font}`, path.join(fonts, font), isFontFile);
}

const isPackage = (file) => /^(package\.json|LICENSE.*)$/.test(file);
const own = (file, system) => file.startsWith(`prebuilds/${system}/`);
/** The two weights in which papers are set. */
const isFontFile = (file) => isPackage(file) || (/_(400Regular|700Bold)\.ttf$/.test(file) && !/Italic/.test(file));

/** Some packages name no file of theirs that can be asked for: their folder is looked for where they would be found. */
function folderOf(from, name) {
  const place = from.resolve.paths(name)?.find((folder) => {
    try {
      return readdirSync(path.join(folder, name)).includes('package.json');
    } catch {
      return false;
    }
  });
  if (!place) throw new Error(`${name}: not installed`);
  return path.join(place, name);
}
