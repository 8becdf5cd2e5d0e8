// Bundles the browser app: hashed files under assets/, and the pages that name them.
import { createHash } from 'node:crypto';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
// biome-ignore lint/correctness/noUndeclaredDependencies: the house's bundlers, devDependencies of the root.
import { transform } from 'esbuild';
// biome-ignore lint/correctness/noUndeclaredDependencies: idem.
import { build } from 'vite';
import { writeRulesPages } from './rules-pages.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
// What the server takes for a name that will never mean anything else (`http/web-files.ts`).
const named = { hashCharacters: 'hex' };

/** Phones that are old on purpose, the projector's forgotten computer. What they lack beside syntax: `core/older-browsers.ts`. */
const old = ['chrome87', 'safari14', 'ios14', 'firefox84'];

/**
 * The ways in. Each is built for itself: a phone loads nothing of the desk. `page`: the page that names its files;
 * without one, the server writes the pages and reads the names in `<door>.json`.
 */
const doors = {
  desk: { entry: 'src/main.tsx', page: 'index.html' },
  screen: { entry: 'src/wall/main.tsx', page: 'screen.html', target: old },
  // On a slow network its script comes before its font, which would come between the two.
  phone: { entry: 'src/phone/main.tsx', page: 'phone.html', fontLater: true, target: old },
  public: { entry: 'src/public-pages/main.ts' },
};

/**
 * @param {{ outdir?: string, dev?: boolean }} options
 * @returns {Promise<Record<keyof typeof doors, import('vite').Rolldown.RolldownOutput>>}
 */
export async function buildWeb({ outdir = path.join(here, 'dist'), dev = false } = {}) {
  // It chooses between the packages' own variants; a test's environment says something else.
  process.env.NODE_ENV = dev ? 'development' : 'production';
  const built = {};
  for (const [door, { entry, page, fontLater, target }] of Object.entries(doors)) {
    built[door] = await bundle(entry, { outdir, dev, target, empty: door === 'desk' });
    const files = filesOf(built[door].output, entry);
    if (page) await writePage(page, fontLater ? { ...files, font: null } : files, outdir);
    else await writeFile(path.join(outdir, `${door}.json`), JSON.stringify(files));
  }
  // A worker's name never changes, and its scope begins where it lies.
  await copyFile(path.join(here, 'src/phone/phone-worker.js'), path.join(outdir, 'phone-worker.js'));
  // Every page has it first: as small as it can be, in the words that every browser reads.
  const tooOld = await readFile(path.join(here, 'src/core/too-old.js'), 'utf8');
  const { code } = await transform(tooOld, { minify: true, target: 'es5', charset: 'utf8' });
  await writeFile(path.join(outdir, 'too-old.js'), code);
  await writeRulesPages(path.join(outdir, 'regles'), filesOf(built.public.output, doors.public.entry).style);
  return built;
}

/**
 * What the first page needs always comes together: one script, which a slow hall fetches in one go. Small parts that
 * nearly every page takes do too: each alone costs more than it holds.
 */
const groups = [
  { name: 'first', tags: ['$initial'] },
  { name: 'shared-sentences', test: /\/language\/src\/(calculations|refusal-table|tie-rows|named-score)\.ts$/ },
];

function bundle(entry, { outdir, dev, empty, target = 'es2022' }) {
  return build({
    root: here,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [withoutScrollContainer, withoutInfiniteQueries],
    worker: { rolldownOptions: { output: named } },
    css: { modules: { generateScopedName: classNames(dev) } },
    build: {
      outDir: outdir,
      emptyOutDir: empty,
      target,
      minify: !dev,
      sourcemap: dev,
      // The style of all pages is small: it comes as one file. Fonts stay files: the policy of the pages wants no data:.
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: path.join(here, entry),
        output: { ...named, codeSplitting: { groups } },
      },
    },
  });
}

/**
 * A class is called by its place in its sheet and by its sheet: short, for that stands in script and style, and the
 * same in every build. Whoever develops reads its name.
 */
const classNames = (dev) => (name, file) => {
  const sheet = createHash('sha256').update(path.relative(here, file)).digest('base64url').slice(0, 4);
  if (dev) return `${name}_${sheet}`;
  const known = classesOf.get(file) ?? [];
  if (!known.includes(name)) classesOf.set(file, [...known, name]);
  const place = classesOf.get(file).indexOf(name);
  return `${letters[place % 26]}${place < 26 ? '' : Math.floor(place / 26)}_${sheet}`;
};

/** By its file, in the order in which a sheet has them. */
const classesOf = new Map();
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** A sheet scrolls as its style says: the table's own scroll area, which nothing uses, stays out of every first load. */
const withoutScrollContainer = {
  name: 'without-scroll-container',
  load: (id) =>
    /\/Table\/TableScrollContainer\.mjs$/.test(id) ? 'export const TableScrollContainer = undefined;' : null,
};

/** No list here is read page by page: what would do so stays out of every first load. */
const withoutInfiniteQueries = {
  name: 'without-infinite-queries',
  load: (id) =>
    /\/query-core\/.*\/infiniteQueryBehavior\.js$/.test(id)
      ? 'export const infiniteQueryBehavior = undefined, hasNextPage = undefined, hasPreviousPage = undefined;'
      : null,
};

/** The addresses of what a page names. */
function filesOf(output, entry) {
  const asset = (end) => output.find(({ fileName }) => fileName.endsWith(end))?.fileName;
  const script = output.find(({ facadeModuleId }) => facadeModuleId === path.join(here, entry))?.fileName;
  return { script: `/${script}`, style: `/${asset('.css')}`, font: `/${asset('.woff2')}` };
}

async function writePage(page, { script, style, font }, outdir) {
  const links = [
    ...(font ? [`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`] : []),
    `<link rel="stylesheet" href="${style}">`,
    `<script type="module" src="${script}"></script>`,
  ].join('\n    ');
  const text = await readFile(path.join(here, page), 'utf8');
  await writeFile(path.join(outdir, page), text.replace('<!-- links -->', links));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const built = await buildWeb({ dev: process.argv.includes('--dev') });
  for (const [door, { output }] of Object.entries(built))
    for (const { fileName, code, source } of output)
      console.log(`${door.padEnd(7)} ${String((code ?? source).length).padStart(8)}  ${fileName}`);
}
