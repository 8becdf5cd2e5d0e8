// What an archive holds of another system comes from the registry, once, compared with the digest that is written here.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
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
  const [{ filename }] = JSON.parse(run('npm', ['pack', `${name}@${version}`, '--json'], beside));
  const file = path.join(beside, path.basename(filename.replace('@', '').replace('/', '-')));
  const found = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
  if (found !== integrity) throw new Error(`${name}@${version}: found ${found}, expected ${integrity}`);
  run('tar', ['-xzf', file], beside);
  rmSync(file);
  renameSync(beside, folder);
  return path.join(folder, 'package');
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
