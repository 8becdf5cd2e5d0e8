// An archive as each system opens it, and the list of checksums that stands beside.
import { createHash, createPrivateKey, sign } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
// biome-ignore lint/correctness/noUndeclaredDependencies: the dependency of the server that this archive is of.
import { zipSync } from 'fflate';
import { run } from './registry.mjs';

/** Packs `folder` beside it; answers the file. */
export function archive(folder, kind) {
  const [parent, name] = [path.dirname(folder), path.basename(folder)];
  if (kind === 'tar') {
    const file = `${folder}.tar.gz`;
    run('tar', ['--owner=0', '--group=0', '-czf', file, '-C', parent, name]);
    return file;
  }
  const file = `${folder}.zip`;
  const entries = filesIn(folder).map((one) => [
    `${name}/${one}`,
    [readFileSync(path.join(folder, one)), { level: 9 }],
  ]);
  writeFileSync(file, zipSync(Object.fromEntries(entries)));
  return file;
}

/** The files below a folder, as addresses from it, in the order of their names. */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();

/** How much the files of a folder hold, in bytes. */
export const sizeOf = (folder) =>
  filesIn(folder).reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);

/** `SHA256SUMS`, as `sha256sum -c` reads it; with `key` (Ed25519, PEM) its signature beside, as `openssl` checks it. */
export function checksums(folder, files, key) {
  const lines = files.map(
    (file) => `${createHash('sha256').update(readFileSync(file)).digest('hex')}  ${path.basename(file)}`,
  );
  const sums = path.join(folder, 'SHA256SUMS');
  const text = `${lines.join('\n')}\n`;
  writeFileSync(sums, text);
  if (key) writeFileSync(`${sums}.sig`, sign(null, Buffer.from(text), createPrivateKey(readFileSync(key))));
}
