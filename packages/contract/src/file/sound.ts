import type { FileRefusal } from './problems.ts';

/**
 * A place of the file: `date`, `rounds[2].reopened`; `players[].id`: of any player; `rounds*`: with all that is
 * below it.
 */
export type Part = string;

/** Whether the schema found nothing wrong with a part, nor with what it is a part of. */
export type Sound = (part: Part) => boolean;

const entry =
  /^(?:players\[\d+\]|rounds\[\d+\]\.(?:matches|sanctions)\[\d+\]|rounds\[\d+\]|final\.matches\[\d+\]|settings)/;

/** The player, match, sanction, round or settings that a path is of; the path itself where it is of none. */
export const entryOf = (path: string): string => entry.exec(path)?.[0] ?? path;

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
  const meant = meantBy(fault.path, fault.near);
  return [fault.path, meant];
}

/** `near` beside the key at the end of a path. */
export const meantBy = (path: string, near: string): string => {
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
