// `npm run imports`: draws who imports whom, read from the sources, as docs/pictures/imports*.svg. Rooms stand in
// floors, each above all that it imports; a circle has no floor and ends the drawing with its names.
import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './alone.mjs';

const packages = ['engine', 'language', 'contract', 'documents', 'ronde', 'web'];
const entries = [
  ...['engine', 'language', 'contract', 'documents'].map((name) => `packages/${name}/src/index.ts`),
  ...['packages/ronde/src/server/main.ts', 'packages/ronde/src/cli/main.ts', 'packages/web/src/main.tsx'],
];

/** Every import between files of the house: [importing file, imported file]. */
export async function fileImports() {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: 'nowhere',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    loader: { '.woff2': 'empty', '.css': 'empty' },
    plugins: [workersInside, packagesOutside],
    logLevel: 'error',
  });
  return Object.entries(metafile.inputs).flatMap(([file, { imports }]) =>
    imports
      .filter((one) => !one.external && one.path.startsWith('packages/'))
      .map((one) => [file.replace(/^worker:/, ''), one.path]),
  );
}

/** `./x-worker.ts?worker&url` is the address of a script: what that script takes is looked at as that of any file. */
export const workersInside = {
  name: 'workers-inside',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\?worker&url$/ }, ({ path: asked, resolveDir }) => ({
      path: path.relative(root, path.join(resolveDir, asked.replace(/\?worker&url$/, ''))),
      namespace: 'worker',
    }));
    onLoad({ filter: /.*/, namespace: 'worker' }, async ({ path: file }) => ({
      contents: `${await readFile(path.join(root, file), 'utf8')}\nexport default '';\n`,
      loader: 'ts',
      resolveDir: path.dirname(path.join(root, file)),
    }));
  },
};

export const packagesOutside = {
  name: 'packages-outside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@ronde/') ? null : { path: name, external: true },
    ),
};

/** The floors of a graph, lowest first; throws with a circle's names when there is one. */
export function floors(edges) {
  const names = [...new Set(edges.flat())].sort();
  const placed = new Map();
  while (placed.size < names.length) {
    const free = names.filter(
      (name) => !placed.has(name) && edges.every(([from, to]) => from !== name || to === name || placed.has(to)),
    );
    if (free.length === 0) throw new Error(`A circle among: ${names.filter((name) => !placed.has(name)).join(', ')}`);
    const floor = placed.size === 0 ? 0 : Math.max(...placed.values()) + 1;
    for (const name of free) placed.set(name, floor);
  }
  return placed;
}

function drawing(edges) {
  const placed = floors(edges);
  const top = Math.max(...placed.values());
  const width = 190;
  const box = (name) => {
    const floor = [...placed].filter(([, own]) => own === placed.get(name)).map(([own]) => own);
    return { x: 30 + floor.indexOf(name) * width, y: 30 + (top - placed.get(name)) * 110 };
  };
  const arrows = edges.map(([from, to]) => {
    const [a, b] = [box(from), box(to)];
    return `<line x1="${a.x + 80}" y1="${a.y + 34}" x2="${b.x + 80}" y2="${b.y - 2}" marker-end="url(#to)"/>`;
  });
  const boxes = [...placed.keys()].map((name) => {
    const { x, y } = box(name);
    return `<rect x="${x}" y="${y}" width="160" height="34" rx="6"/><text x="${x + 80}" y="${y + 22}">${name}</text>`;
  });
  const columns = Math.max(
    ...[...placed.values()].map((floor) => [...placed.values()].filter((own) => own === floor).length),
  );
  const size = [30 + columns * width, 60 + top * 110 + 34];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.join(' ')}" font-family="sans-serif" font-size="14">`,
    '<title>Who imports whom: every arrow goes down</title><rect width="100%" height="100%" fill="#fff"/>',
    '<defs><marker id="to" markerWidth="7" markerHeight="7" refX="6" refY="3" orient="auto"><path d="M0 0 6 3 0 6z" fill="#666a62"/></marker></defs>',
    `<g stroke="#b9beb6">${arrows.join('')}</g>`,
    `<g fill="#e4f0eb" stroke="#0b5f4b" text-anchor="middle">${boxes.join('').replaceAll('<text', '<text fill="#1c1f1e" stroke="none"')}</g>`,
    '</svg>',
    '',
  ].join('\n');
}

/** Imports between packages, or between the rooms of one of them, without the arrow from a room to itself. */
export function between(imports, group) {
  const pairs = imports.map(([from, to]) => [group(from), group(to)]).filter(([from, to]) => from && to && from !== to);
  return [...new Map(pairs.map((pair) => [pair.join(' '), pair])).values()];
}

export const packageOf = (file) => packages.find((name) => file.startsWith(`packages/${name}/`));

/** The rooms of the engine; elsewhere null. */
export const engineRoomOf = (file) =>
  file.startsWith('packages/engine/src/') ? (file.split('/')[4] ? file.split('/')[3] : null) : null;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const imports = await fileImports();
  floors(imports);
  const draw = (name, edges) => writeFileSync(path.join(root, 'docs/pictures', name), drawing(edges));
  draw('imports.svg', between(imports, packageOf));
  draw('imports-engine.svg', between(imports, engineRoomOf));
  console.log(`${imports.length} imports, no circle.`);
}
