// Bundles the browser app: hashed files under assets/, and the page that names them.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
// biome-ignore lint/correctness/noUndeclaredDependencies: the house's bundler, a devDependency of the root.
import { build } from 'vite';
import { writeRulesPages } from './rules-pages.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
// What the server takes for a name that will never mean anything else (`http/web-files.ts`).
const named = { hashCharacters: 'hex' };
const entry = path.join(here, 'src/main.tsx');

/** @param {{ outdir?: string, dev?: boolean }} options @returns {Promise<import('vite').Rolldown.RolldownOutput>} */
export async function buildWeb({ outdir = path.join(here, 'dist'), dev = false } = {}) {
  // It chooses between the packages' own variants; a test's environment says something else.
  process.env.NODE_ENV = dev ? 'development' : 'production';
  const built = await build({
    root: here,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    worker: { rolldownOptions: { output: named } },
    build: {
      outDir: outdir,
      emptyOutDir: true,
      target: 'es2022',
      minify: !dev,
      sourcemap: dev,
      // The style of all pages is small: it comes as one file. Fonts stay files: the policy of the pages wants no data:.
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: entry,
        // What the first page needs always comes together: one script, which a slow hall fetches in one go.
        output: { ...named, codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
      },
    },
  });
  const page = await readFile(path.join(here, 'index.html'), 'utf8');
  await writeFile(path.join(outdir, 'index.html'), page.replace('<!-- links -->', links(built.output)));
  await writeRulesPages(path.join(outdir, 'regles'));
  return built;
}

function links(output) {
  const script = output.find(({ facadeModuleId }) => facadeModuleId === entry)?.fileName;
  const asset = (end) => output.find(({ fileName }) => fileName.endsWith(end))?.fileName;
  return [
    `<link rel="preload" href="/${asset('.woff2')}" as="font" type="font/woff2" crossorigin>`,
    `<link rel="stylesheet" href="/${asset('.css')}">`,
    `<script type="module" src="/${script}"></script>`,
  ].join('\n    ');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { output } = await buildWeb({ dev: process.argv.includes('--dev') });
  for (const { fileName, code, source } of output)
    console.log(`${String((code ?? source).length).padStart(8)}  ${fileName}`);
}
