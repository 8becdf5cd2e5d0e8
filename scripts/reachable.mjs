// What of the house's sources is in what people run: desk, screen, phone, public pages, server with its children, command
// line. What only tests reach is left out by the bundler, as it is when the program is built.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from './alone.mjs';

const entries = [
  ...['main.tsx', 'wall/main.tsx', 'phone/main.tsx', 'public-pages/main.ts'].map((door) => `packages/web/src/${door}`),
  ...['cli/main', 'server/main', 'copies/child', 'files/import-child', 'register/workbook-child', 'papers/press'].map(
    (program) => `packages/ronde/src/${program}.ts`,
  ),
];

/** Each file of which something is used → the code that is. */
export async function reachable() {
  const used = new Map();
  for (const entry of entries)
    for (const [file, code] of await partsOf(entry)) used.set(file, (used.get(file) ?? '') + code);
  return used;
}

async function partsOf(entry) {
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outdir: 'nowhere',
    bundle: true,
    write: false,
    metafile: true,
    treeShaking: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    loader: { '.woff2': 'empty', '.css': 'empty' },
    plugins: [workersInside, packagesOutside],
    logLevel: 'error',
  });
  const code = outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
  const [output] = Object.values(metafile.outputs).filter(({ entryPoint }) => entryPoint === entry);
  const files = Object.entries(output?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  // The bundler writes each file's code below its name.
  return files.map(([file]) => [file.replace(/^worker:/, ''), partOf(code, file)]);
}

function partOf(code, file) {
  const start = code.indexOf(`// ${file}\n`);
  if (start < 0) return '';
  const end = code.indexOf('\n// packages/', start + 1);
  return code.slice(start, end < 0 ? undefined : end);
}

/** `./x-worker.ts?worker&url` is the address of a script: what that script takes is looked at as that of any file. */
const workersInside = {
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

const packagesOutside = {
  name: 'packages-outside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@ronde/') ? null : { path: name, external: true },
    ),
};
