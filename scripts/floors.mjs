// Who imports whom, read from the sources, types included, and held against the list of rooms in lint/floors.mjs.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { floors, notYet, pages } from '../lint/floors.mjs';
import { root } from './alone.mjs';

export const packages = Object.keys(floors).filter((name) => name !== 'packages');

const ofTests = /\.(test|prop|soak)\.|\/(fixtures|test|trials)\/|\/test-[^/]*$/;

/** Every import between files of the house, tests apart: [importing file, imported file]. */
export function fileImports() {
  return packages.flatMap((name) =>
    readdirSync(path.join(root, 'packages', name, 'src'), { recursive: true })
      .map((file) => `packages/${name}/src/${file.replaceAll(path.sep, '/')}`)
      .filter((file) => /\.tsx?$/.test(file) && !ofTests.test(file))
      .flatMap((file) =>
        importsOf(file)
          .filter((taken) => !ofTests.test(taken))
          .map((taken) => [file, taken]),
      ),
  );
}

/** `from '…'`, `import '…'`, `import('…')` and `new URL('…', import.meta.url)`, of types too. */
function importsOf(file) {
  const text = readFileSync(path.join(root, file), 'utf8').replace(/^\s*(\/\/|\*|\/\*\*).*$/gm, '');
  return [...text.matchAll(/(?:\bfrom|\bimport|\bimport\(|\bURL\()\s*'([^']+)'/g)].flatMap(([, asked]) => {
    const name = asked.replace(/\?.*$/, '');
    // A package's own manifest lies in no room.
    if (name.endsWith('/package.json')) return [];
    if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name);
    const [, taken, inside] = /^@ronde\/([a-z]+)\/?(.*)$/.exec(name) ?? [];
    return taken ? `packages/${taken}/src/${inside || 'index'}.ts` : [];
  });
}

export const packageOf = (file) => file.split('/')[1];

/** The room of a file inside one package; of another package's file, nothing. */
export const roomIn = (name) => (file) => {
  const [, own, , first, second, third] = file.split('/');
  if (own !== name) return null;
  if (third && pages[name]?.includes(first)) return `${first}/${second}`;
  return second ? first : /^(index|main|app)\.tsx?$/.test(first) ? 'index' : 'root';
};

/** Imports between groups, without those from a group to itself, each once with a file that shows it. */
export function between(imports, group) {
  const pairs = imports.map(([from, to]) => [group(from), group(to), from, to]);
  const crossing = pairs.filter(([from, to]) => from && to && from !== to);
  return [...new Map(crossing.map((pair) => [`${pair[0]} ${pair[1]}`, pair])).values()];
}

/** What an import says against a list of floors: a sentence each. */
export function faults(list, edges, knots = []) {
  const floorOf = (room) => list.findIndex((floor) => floor.includes(room));
  const missing = [...new Set(edges.flatMap((edge) => edge.slice(0, 2)))].filter((room) => floorOf(room) < 0);
  const tied = (from, to) => knots.some((knot) => knot.includes(from) && knot.includes(to));
  const up = edges.filter(([from, to]) => floorOf(to) >= floorOf(from) && !tied(from, to) && !missing.includes(from));
  return [
    ...missing.map((room) => `${room} stands on no floor of lint/floors.mjs`),
    ...up.map(([from, to, file, taken]) => `${from} does not stand above ${to}: ${file} imports ${taken}`),
    ...knots.flatMap((knot) => untied(knot, edges).map((room) => `${room} is in no knot any more: take it off`)),
  ];
}

/** The rooms of a knot that no circle holds: what they import does not lead back to them. */
function untied(knot, edges) {
  const reached = (start) => {
    const seen = new Set();
    const next = [start];
    for (const room of next)
      for (const [from, to] of edges)
        if (from === room && knot.includes(to) && !seen.has(to)) next.push(to) && seen.add(to);
    return seen;
  };
  return knot.filter((room) => !reached(room).has(room));
}

/** Every fault of the house: between packages, and between the rooms of each. */
export function houseFaults(imports = fileImports()) {
  return [
    ...ownImports(imports),
    ...faults(floors.packages, between(imports, packageOf)),
    ...packages.flatMap((name) =>
      faults(floors[name], between(imports, roomIn(name)), notYet[name]).map((fault) => `${name}: ${fault}`),
    ),
  ];
}

/** A file that loads itself later: the bundler makes of it a call of what it has not written. */
export const ownImports = (imports) =>
  imports.filter(([from, to]) => from === to).map(([file]) => `${file} imports itself`);
