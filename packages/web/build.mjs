// Bundles the browser app: hashed files under assets/, and the page that names them.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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
  await mkdir(outdir, { recursive: true });
  const page = await readFile(path.join(here, 'index.html'), 'utf8');
  await writeFile(path.join(outdir, 'index.html'), page.replace('<!-- links -->', links(metafile, outdir)));
  return metafile;
}

function links(metafile, outdir) {
  const address = (file) => `/${path.relative(outdir, path.resolve(here, file)).split(path.sep).join('/')}`;
  const [script, entry] = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === 'src/main.tsx');
  const font = Object.keys(metafile.outputs).find((file) => file.endsWith('.woff2'));
  return [
    `<link rel="preload" href="${address(font)}" as="font" type="font/woff2" crossorigin>`,
    `<link rel="stylesheet" href="${address(entry.cssBundle)}">`,
    `<script type="module" src="${address(script)}"></script>`,
  ].join('\n    ');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const metafile = await buildWeb({ dev: process.argv.includes('--dev') });
  for (const [file, { bytes }] of Object.entries(metafile.outputs))
    console.log(`${String(bytes).padStart(8)}  ${file}`);
}
