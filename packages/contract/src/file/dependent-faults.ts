import type { FileRefusal } from './problems.ts';

/** What the shape of a file, or its text, is refused for. */
type OfShape =
  | 'missing'
  | 'wrong-type'
  | 'hidden-character'
  | 'private-text'
  | 'unknown-key'
  | 'unknown-format'
  | `file-${string}`
  | `not-${'utf8' | 'json' | 'a-log'}`
  | 'too-large'
  | 'too-many-values'
  | 'key-twice';

type OfSense = Exclude<FileRefusal['code'], OfShape>;

/** `own`: the value that the problem is told of; `entry`: the player, match or settings around it; else those parts. */
type Leaning = 'own' | 'entry' | readonly FilePart[];

const people: Leaning = ['players[].id'];
const match: Leaning = 'entry';
const games: Leaning = ['settings.bestOf', 'final.bestOf', 'rounds[].bestOf'];

/**
 * What each problem of sense leans on beside the value that it is told of. Where one of these is wrong by itself the
 * problem is not told: it may be nothing but what follows from that fault.
 */
const leanings: Readonly<Record<OfSense, Leaning>> = {
  'wrong-value': 'entry',
  'key-of-another-format': ['format'],
  'ends-before': ['date'],
  'same-id': 'own',
  'same-order': 'own',
  'left-later': ['rounds'],
  stranger: people,
  'twice-in-round': 'own',
  'not-in-tournament': ['players[].from', 'players[].left'],
  'same-table': 'own',
  'round-incomplete': match,
  'not-at-table': match,
  'result-of-exempt': match,
  'without-result': match,
  'goes-without': match,
  'goes-with': match,
  'too-many-games': games,
  'match-unfinished': games,
  'forfeit-after-the-end': games,
  'game-after-the-end': games,
  'winner-alone': match,
  'winner-broken': match,
  'seated-twice': 'own',
  'bad-tables': 'own',
  'too-many-rounds': ['settings.phase1', 'settings.phase2', 'settings.phase3'],
  'too-many-of-stage': match,
  'final-early': match,
  'semis-missing': match,
  'no-third-place': match,
  'not-from-semi': match,
  'not-over': ['rounds*', 'final*'],
  'no-pool-seat': ['players[].id', 'players[].from', 'players[].left', 'absent*', 'rounds*'],
};

/**
 * The problems of sense that do not merely follow from a fault of shape, nor from a stranger at the table: each problem
 * is told once.
 */
export function byThemselves(problems: readonly FileRefusal[], sound: Sound): readonly FileRefusal[] {
  const strange = new Set(problems.flatMap(({ code, path }) => (code === 'stranger' ? [entryAt(path)] : [])));
  return problems.filter(
    (problem) =>
      partsOf(problem).every(sound) && !(problem.code === 'not-at-table' && strange.has(entryAt(problem.path))),
  );
}

function partsOf({ code, path }: FileRefusal): readonly FilePart[] {
  const leaning = Object.hasOwn(leanings, code) ? leanings[code as OfSense] : 'own';
  const own: FilePart = `${path}*`;
  if (leaning === people) return [own, ...leaning];
  // A final follows from its own matches and from the rounds before it.
  if (path.startsWith('final')) return [own, 'final*', 'rounds*'];
  if (leaning === 'own') return [own];
  if (leaning === 'entry' || leaning === games) return [own, ...around(path), ...(leaning === games ? games : [])];
  return [own, ...leaning];
}

/** The entry; of a match also what its round says of itself. */
function around(path: string): readonly FilePart[] {
  const entry = entryAt(path);
  const round = /^rounds\[\d+\]/.exec(entry)?.[0];
  return [`${entry}*`, ...(round === undefined ? [] : [`${round}.reopened`])];
}

/**
 * A place of the file: `date`, `rounds[2].reopened`; `players[].id`: of any player; `rounds*`: with all that is
 * below it.
 */
export type FilePart = string;

/** Whether the schema found nothing wrong with a part, nor with what it is a part of. */
type Sound = (part: FilePart) => boolean;

const entry =
  /^(?:players\[\d+\]|rounds\[\d+\]\.(?:matches|sanctions)\[\d+\]|rounds\[\d+\]|final\.matches\[\d+\]|settings)/;

/** The player, match, sanction, round or settings that a path is of; the path itself where it is of none. */
export const entryAt = (path: string): string => entry.exec(path)?.[0] ?? path;

/** Which parts of a file are as they should be, given all its faults of shape. */
export function soundParts(faults: readonly FileRefusal[]): Sound {
  const paths = faults.flatMap(placesOf);
  const at = new Set([...paths, ...paths.map(anywhere)]);
  const above = new Set([...at].flatMap(upwards));
  return (part) => {
    const place = part.replace(/\*$/, '');
    return !upwards(place).some((up) => at.has(up)) && !(part.endsWith('*') && above.has(place));
  };
}

/** A key that is misspelt leaves the one that was meant missing. */
function placesOf(fault: FileRefusal): readonly string[] {
  if (fault.code !== 'unknown-key' || fault.near === null) return [fault.path];
  const meant = meantByFile(fault.path, fault.near);
  return [fault.path, meant];
}

/** `near` beside the key at the end of a path. */
export const meantByFile = (path: string, near: string): string => {
  const place = parentOf(path);
  return place === '' ? near : `${place}.${near}`;
};

const anywhere = (path: string): string => path.replace(/\[\d+\]/g, '[]');

/** A place and all that it is a part of, the file itself included. */
function upwards(path: string): readonly string[] {
  const parent = parentOf(path);
  return parent === path ? [path] : [path, ...upwards(parent)];
}

/** Of `a.b[2]`: `a.b`; of `a["b c"]`: `a`. */
const parentOf = (path: string): string => path.replace(/(?:\["(?:[^"\\]|\\.)*"\]|\[\d*\]|\.?[^.[\]]+)$/u, '');
