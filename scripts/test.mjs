// `npm test`: sets up, then lint, types and every test. The last line is `N passed, N failed` alone.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './alone.mjs';
import { setUp } from './setup.mjs';

await setUp();

const bin = (name) => path.join(root, 'node_modules', '.bin', name);

/** Runs one check with its output shown; answers whether it passed. */
function check(title, name, args) {
  console.log(`\n— ${title}`);
  return spawnSync(bin(name), args, { cwd: root, stdio: 'inherit' }).status === 0;
}

const checks = [
  check('lint', 'biome', ['check', '--error-on-warnings', '.']),
  // Each source once: what others import is read from its declarations.
  check('types', 'tsc', ['-b', 'types']),
];

const folder = mkdtempSync(path.join(tmpdir(), 'ronde-test-'));
const report = path.join(folder, 'report.json');
const filter = process.argv.slice(2);
const ran = check('tests', 'vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${report}`,
  ...filter,
]);
const counts = readCounts();
rmSync(folder, { recursive: true, force: true });

/** Counts of the test run, each of the checks counting as one test. */
function readCounts() {
  const failedChecks = checks.filter((passed) => !passed).length;
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    const failed = Math.max(numFailedTests, ran ? 0 : Math.max(1, numFailedTestSuites > 0 ? 1 : 0));
    return {
      passed: numPassedTests + checks.length - failedChecks,
      failed: failed + failedChecks,
      skipped: numPendingTests,
    };
  } catch {
    return { passed: checks.length - failedChecks, failed: failedChecks + 1, skipped: 0 };
  }
}

const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
console.log(`\n${counts.passed} passed, ${counts.failed} failed${skipped}`);
process.exitCode = counts.failed > 0 ? 1 : 0;
