import { type Expectation, type FileProblem, type Found, fileSentences, type Lang } from '@ronde/language';
import type { PrintedReason } from './answer.ts';

/** A fault of the file as `--json` prints it. `format`: that of the file, as far as it can be read. */
export function fileRefused(problem: FileProblem, lang: Lang, format?: string): PrintedReason {
  const text = fileSentences[lang];
  const expected = expectedIn(problem);
  return {
    code: problem.code,
    path: problem.path,
    found: foundIn(problem, lang),
    expected: expected === null ? null : text.expected(expected),
    message: text.problem(problem, format),
  };
}

/** A file or a folder that could not be written, with the system's own word for why. */
export function fileUnwritable(file: string, error: unknown, lang: Lang): PrintedReason {
  return fileRefused({ code: 'file-unwritable', path: '', file, reason: errorCode(error) }, lang);
}

/** What the system calls an error. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'EIO';

function foundIn(problem: FileProblem, lang: Lang): PrintedReason['found'] {
  switch (problem.code) {
    case 'same-id':
      return problem.id;
    case 'same-order':
      return problem.order;
    case 'same-table':
      return problem.table;
    case 'twice-in-round':
    case 'not-in-tournament':
      return problem.player;
    case 'left-later':
      return problem.left;
    case 'unknown-key':
    case 'key-of-another-format':
    case 'without-result':
      return problem.key;
    case 'winner-broken':
    case 'no-pool-seat':
      return problem.player;
    case 'no-third-place':
      return 'third';
    default:
      return 'found' in problem ? plain(problem.found, lang) : null;
  }
}

function plain(found: Found | number, lang: Lang): PrintedReason['found'] {
  if (typeof found === 'number') return found;
  if (found.kind === 'value') return found.value;
  return found.kind === 'nothing' ? null : fileSentences[lang].found(found);
}

/** Null where nothing could have stood there, or nothing in the file is at fault. */
function expectedIn(problem: FileProblem): Expectation | null {
  switch (problem.code) {
    case 'unknown-format':
      return { kind: 'one-of', values: problem.known };
    case 'not-at-table':
    case 'not-from-semi':
      return { kind: 'one-of', values: problem.players };
    case 'stranger':
      return { kind: 'player' };
    case 'same-id':
    case 'same-order':
    case 'same-table':
    case 'twice-in-round':
    case 'seated-twice':
      return { kind: 'unique' };
    case 'left-later':
      return { kind: 'integer', min: 0, max: problem.rounds };
    case 'too-many-of-stage':
      return { kind: 'integer', min: 0, max: problem.most };
    case 'too-many-games':
      return { kind: 'list', max: problem.most };
    case 'no-pool-seat':
      return { kind: 'pool-seat' };
    case 'unknown-key':
      return problem.near === null ? { kind: 'key' } : { kind: 'key', near: problem.near };
    case 'key-of-another-format':
    case 'without-result':
    case 'result-of-exempt':
    case 'no-third-place':
      return { kind: 'nothing' };
    default:
      return 'expected' in problem ? problem.expected : null;
  }
}
