// The words of Scrabble beside the server: a free spelling dictionary expanded to its forms. It takes seconds and
// changes with the dictionary alone, so the list of the last build is taken where it still holds.
import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './alone.mjs';

const name = 'words-fr.txt';
const sources = path.join(root, 'packages/ronde/src/word-list');

/** `folder`: of the bundles, where `words.js` is one; `before`: of the last build. */
export async function writeWordList(folder, before) {
  const last = path.join(before, name);
  if (holds(last)) return copyFileSync(last, path.join(folder, name));
  const { makeList } = await import(path.join(folder, 'words.js'));
  const [aff, dic] = ['index.aff', 'index.dic'].map((file) => readFileSync(path.join(dictionary(), file), 'utf8'));
  writeFileSync(path.join(folder, name), makeList(aff, dic));
}

const dictionary = () => {
  const from = createRequire(path.join(root, 'packages/ronde/package.json'));
  return path.dirname(from.resolve('dictionary-fr'));
};

function holds(list) {
  const made = statSync(list, { throwIfNoEntry: false })?.mtimeMs;
  const files = readdirSync(sources).map((file) => path.join(sources, file));
  return (
    made !== undefined &&
    [...files, path.join(dictionary(), 'package.json')].every((file) => statSync(file).mtimeMs < made)
  );
}
