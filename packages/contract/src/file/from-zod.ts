import type { Expectation } from '@ronde/language';
import type * as z from 'zod';
import { slipsBetween } from '../lists/slips.ts';
import { hasHidden, seenText } from '../plain-text.ts';
import { foundOf, type Path, pathText, valueAt } from './path.ts';
import type { FileRefusal } from './problems.ts';
import { keysAt } from './schema.ts';
import { years } from './text.ts';

type Issue = z.core.$ZodIssue;

/**
 * Every fault that the schema found, as problems in the order of the file: one a path, and none for a key that is
 * missing because it is misspelt.
 */
export function problemsOf(issues: readonly Issue[], root: unknown, schema?: z.ZodType): readonly FileRefusal[] {
  const problems = issues.flatMap((issue) => translated(issue, { root, schema }));
  const first = new Map(problems.map((p) => [p.path, p]).toReversed() as [string, FileRefusal][]);
  const meant = new Set(
    problems.flatMap((p) => (p.code === 'unknown-key' && p.near ? [meantBy(p.path, p.key, p.near)] : [])),
  );
  return problems.filter((p) => first.get(p.path) === p && !(p.code === 'missing' && meant.has(p.path)));
}

/** `near` beside the key at the end of a path. */
const meantBy = (path: string, key: string, near: string): string => {
  const place = path.slice(0, path.length - pathText([key]).length);
  return `${place}${near}`;
};

/** What was read, and the schema that it should have: a tournament's where none is said. */
interface Read {
  readonly root: unknown;
  readonly schema: z.ZodType | undefined;
}

function translated(issue: Issue, read: Read): readonly FileRefusal[] {
  const path = issue.path.filter((part) => typeof part !== 'symbol');
  if (issue.code === 'unrecognized_keys') return strangeKeys(path, issue.keys, read);
  // Of a key that can't be one, the key itself is what was found.
  const value = issue.code === 'invalid_key' ? path.at(-1) : valueAt(read.root, path);
  const at = { path: pathText(path), found: foundOf(value) };
  const expected = expectation(issue, value);
  if (value === undefined) return [{ code: 'missing', path: at.path, expected }];
  if (at.path === 'format' && typeof value === 'string' && issue.code === 'invalid_value') {
    return [{ code: 'unknown-format', ...at, known: issue.values.map(String) }];
  }
  if (issue.message === 'private') return [{ code: 'private-text', ...at }];
  if (typeof value === 'string' && hasHidden(value)) return [{ code: 'hidden-character', ...at }];
  return [
    { code: issue.code === 'invalid_type' && !isNumber(issue, value) ? 'wrong-type' : 'wrong-value', ...at, expected },
  ];
}

/** 1.5 where a whole number is expected has the right type. */
const isNumber = (issue: Issue, value: unknown): boolean =>
  issue.code === 'invalid_type' && typeof value === 'number' && issue.expected === 'int';

/** So many unknown keys in one object are no slips of the hand. */
const mostSlips = 20;
const mostKeys = 1000;

function strangeKeys(place: Path, keys: readonly string[], read: Read): readonly FileRefusal[] {
  const meant = keys.length > mostSlips ? [] : missingAt(place, read);
  return keys.slice(0, mostKeys).map((key): FileRefusal => {
    return { code: 'unknown-key', path: pathText([...place, key]), key, near: nearestKey(key, meant) };
  });
}

/** The keys of the contract that the object does not have: one of them may have been meant. */
function missingAt(place: Path, { root, schema }: Read): readonly string[] {
  const object = valueAt(root, place);
  const here = new Set(typeof object === 'object' && object !== null ? Object.keys(object) : []);
  return keysAt(place, schema).filter((key) => !here.has(key));
}

function expectation(issue: Issue, value: unknown): Expectation {
  switch (issue.code) {
    case 'invalid_type':
      return isDate(issue.path) ? { kind: 'date' } : ofType(issue.expected);
    case 'invalid_value':
      return {
        kind: 'one-of',
        values: issue.values.map((value) => (typeof value === 'number' ? value : String(value))),
      };
    case 'too_small':
      return bounded(issue.origin, { min: Number(issue.minimum) });
    case 'too_big':
      return bounded(issue.origin, { max: Number(issue.maximum) });
    case 'invalid_format':
      if (issue.format === 'date') return { kind: 'date' };
      if (issue.path[0] === 'timetable' && issue.path.at(-1) === 'at') return { kind: 'hour' };
      return isDate(issue.path) ? { kind: 'date', ...years } : textLike(value);
    case 'invalid_union':
      // Of one of several kinds: the kind is none of them.
      if ('options' in issue && issue.options) return { kind: 'one-of', values: issue.options.map(String) };
      return issue.path.at(-1) === 'avoidClubs' ? { kind: 'yes-no-or-rounds' } : { kind: 'object' };
    case 'custom':
      return isExpectation(issue.params?.expected) ? issue.params.expected : { kind: 'object' };
    default:
      return { kind: 'text' };
  }
}

const isExpectation = (said: unknown): said is Expectation =>
  typeof said === 'object' && said !== null && 'kind' in said;

const longestId = 80;

/** Of a text that is not as it must be: blank, or too long for an id. */
function textLike(value: unknown): Expectation {
  if (typeof value !== 'string') return { kind: 'text' };
  if (!seenText.test(value)) return { kind: 'text', filled: true };
  return value.length > longestId ? { kind: 'text', max: longestId } : { kind: 'text' };
}

/** `from` at the root, or of one of a list, is a season's; a player's is a round, an army's a year. */
const isDate = (path: readonly unknown[]): boolean =>
  path.length === 1
    ? ['date', 'endDate', 'from'].some((key) => key === path[0])
    : path.at(-1) === 'from' && (path.at(-2) === 'season' || path.length === 2);

function ofType(type: string): Expectation {
  switch (type) {
    case 'int':
    case 'number':
      return { kind: 'integer' };
    case 'boolean':
      return { kind: 'yes-no' };
    case 'array':
    case 'tuple':
      return { kind: 'list' };
    case 'object':
    case 'record':
      return { kind: 'object' };
    default:
      return { kind: 'text' };
  }
}

function bounded(origin: string, range: { readonly min?: number; readonly max?: number }): Expectation {
  if (origin === 'string') {
    return range.max === undefined ? { kind: 'text', filled: true } : { kind: 'text', max: range.max };
  }
  return origin === 'array' ? { kind: 'list', ...range } : { kind: 'integer', ...range };
}

/** The known word that was probably meant by `word`: at most two slips apart, or null. */
function nearestKey(word: string, known: readonly string[]): string | null {
  if (word.length > 40) return null;
  const limit = word.length < 5 ? 1 : 2;
  const apart = known.map((other) => ({ other, slips: slipsBetween(word.toLowerCase(), other.toLowerCase()) }));
  const best = apart.toSorted((a, b) => a.slips - b.slips)[0];
  return best !== undefined && best.slips <= limit ? best.other : null;
}
