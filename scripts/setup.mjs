// Installs what the project needs when it is not there yet, or when the lock file has changed since.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { alone, root } from './alone.mjs';

const stamp = path.join(root, 'node_modules', '.ronde-setup');
const oldest = [20, 19];

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  console.error(`Ronde demande Node.js ${oldest.join('.')} ou plus récent ; ici ${process.versions.node}.`);
  process.exit(1);
}

function wanted() {
  const lockFile = readFileSync(path.join(root, 'package-lock.json'));
  return createHash('sha256').update(lockFile).update(process.version).digest('hex');
}

const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted();

function install() {
  console.error('Installation des composants (une seule fois)…');
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  // What npm prints goes to standard error: a command's own answer may be read from standard output.
  const npm = spawnSync('npm', options, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (npm.status === 0) return writeFileSync(stamp, wanted());
  console.error('L’installation a échoué. Vérifiez la connexion à Internet, puis relancez la même commande.');
  process.exitCode = 1;
  throw new Error('npm ci');
}

/** Resolves when everything is installed; ends the process with 1 when it can't be. */
export async function setUp() {
  checkNode();
  try {
    await alone('setup', isInstalled, install);
  } catch (error) {
    if (process.exitCode !== 1) throw error;
    process.exit(1);
  }
}
