// One file with the licence of everything that an archive holds and that is not ours.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../alone.mjs';
import { installed } from './registry.mjs';

/** Bundled, though no program asks for it while it runs: the list of words is made of it. */
const alsoBundled = ['dictionary-fr'];

/** `runtime`: the folder of the Node that is packed. */
export function licences(runtime) {
  const others = [...packages()].sort().map((folder) => entry(folder));
  return [readFileSync(path.join(root, 'LICENSE'), 'utf8'), entry(runtime), ...others].join(`\n${'='.repeat(80)}\n\n`);
}

/** The folders of all packages that ours lean on, and those lean on, without what only builds and tests need. */
function packages() {
  const found = new Set();
  const follow = (names, from) => {
    for (const name of names) {
      const folder = installed(name, from);
      if (folder === null || found.has(folder)) continue;
      if (!name.startsWith('@ronde/')) found.add(folder);
      follow(Object.keys(manifest(folder).dependencies ?? {}), folder);
    }
  };
  const ours = readdirSync(path.join(root, 'packages'));
  for (const name of ours) {
    const folder = path.join(root, 'packages', name);
    follow(Object.keys(manifest(folder).dependencies ?? {}), folder);
  }
  follow(alsoBundled, root);
  return found;
}

const manifest = (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

function entry(folder) {
  const { name, version, license } = manifest(folder);
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  return [`${name} ${version}`, `Licence: ${license ?? 'see below'}`, ...texts].join('\n\n');
}
