// Runs the tests of some projects; the last line is `N passed, N failed` alone.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './alone.mjs';

/** Runs one check with its output shown; answers whether it passed. */
export function check(title, name, args) {
  console.log(`\n— ${title}`);
  return spawnSync(path.join(root, 'node_modules', '.bin', name), args, { cwd: root, stdio: 'inherit' }).status === 0;
}

/** Runs these projects’ tests, each of the `checks` counting as one more; ends the process as they came out. */
export function tally(title, projects, checks = []) {
  const folder = mkdtempSync(path.join(tmpdir(), 'ronde-test-'));
  const report = path.join(folder, 'report.json');
  const chosen = projects.map((name) => `--project=${name}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
  const ran = check(title, 'vitest', ['run', ...chosen, ...reporters, ...process.argv.slice(2)]);
  const { passed, failed, skipped } = counted(report, ran, checks);
  rmSync(folder, { recursive: true, force: true });
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function counted(report, ran, checks) {
  const failedChecks = checks.filter((passed) => !passed).length;
  const passedChecks = checks.length - failedChecks;
  try {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
    // What could not even be read counts as one.
    const failed = ran ? numFailedTests : Math.max(1, numFailedTests);
    return { passed: numPassedTests + passedChecks, failed: failed + failedChecks, skipped: numPendingTests };
  } catch {
    return { passed: passedChecks, failed: failedChecks + 1, skipped: 0 };
  }
}
