// Bundles the browser app: hashed files under assets/, and the page that names them.
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
// biome-ignore lint/correctness/noUndeclaredDependencies: the house's bundler, a devDependency of the root.
import { build } from 'esbuild';

const here = path.dirname(fileURLToPath(import.meta.url));

/** @param {{ outdir?: string, dev?: boolean }} options @returns the metafile of the build */
export async function buildWeb({ outdir = path.join(here, 'dist'), dev = false } = {}) {
  await rm(outdir, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: here,
    entryPoints: { app: 'src/main.tsx' },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify: !dev,
    sourcemap: dev ? 'linked' : false,
    metafile: true,
    publicPath: '/',
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    loader: { '.woff2': 'file' },
    define: { 'process.env.NODE_ENV': dev ? '"development"' : '"production"' },
    logLevel: 'warning',
  });
  const style = await oneStyle(metafile, outdir);
  const page = await readFile(path.join(here, 'index.html'), 'utf8');
  await writeFile(path.join(outdir, 'index.html'), page.replace('<!-- links -->', links(metafile, outdir, style)));
  return metafile;
}

/**
 * The bundler writes a style beside each script that is loaded later, and loads none of them. All of them together are
 * small: they come as one file, the first page's first.
 * @returns the file's path
 */
async function oneStyle(metafile, outdir) {
  const entry = entryOf(metafile)[1].cssBundle;
  const later = Object.keys(metafile.outputs).filter((file) => file.endsWith('.css') && file !== entry);
  const files = [entry, ...later.sort()].map((file) => path.resolve(here, file));
  const text = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('');
  await Promise.all(files.map((file) => rm(file)));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8).toUpperCase();
  const style = path.join(outdir, 'assets', `app-${hash}.css`);
  await writeFile(style, text);
  return style;
}

const entryOf = (metafile) =>
  Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === 'src/main.tsx');

function links(metafile, outdir, style) {
  const address = (file) => `/${path.relative(outdir, path.resolve(here, file)).split(path.sep).join('/')}`;
  const [script] = entryOf(metafile);
  const font = Object.keys(metafile.outputs).find((file) => file.endsWith('.woff2'));
  return [
    `<link rel="preload" href="${address(font)}" as="font" type="font/woff2" crossorigin>`,
    `<link rel="stylesheet" href="${address(style)}">`,
    `<script type="module" src="${address(script)}"></script>`,
  ].join('\n    ');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const metafile = await buildWeb({ dev: process.argv.includes('--dev') });
  for (const [file, { bytes }] of Object.entries(metafile.outputs))
    console.log(`${String(bytes).padStart(8)}  ${file}`);
}
