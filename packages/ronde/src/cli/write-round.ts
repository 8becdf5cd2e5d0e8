import { open, readFile, realpath, rename, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { FileMatch } from '@ronde/contract/file/index';
import { formatOf, type Match } from '@ronde/engine';
import type { FileProblem } from '@ronde/language';
import type { Next } from './draw-next.ts';
import { errorCode } from './file-faults.ts';
import type { ReadFile } from './read-tournament.ts';

type Fields = Record<string, unknown>;

/**
 * The text of a file with one round more, or with its last round drawn anew: all else stays as its author wrote it.
 * The first draw freezes the initial ranking (`order`) and the pools; those away move from the file into the round.
 */
export function fileWithRound({ text, tournament, file }: ReadFile, next: Next, redraw: boolean): string {
  const root = JSON.parse(text.replace(/^\ufeff/, '')) as Fields;
  const before = (root.rounds ?? []) as readonly unknown[];
  const places = new Map(next.ranking.map((id, i) => [id, i + 1]));
  const frozen = tournament.players.every(({ id }, i) => file.players[i]?.order === places.get(id));
  const changed: Fields = { ...root };
  if (!frozen) changed.players = file.players.map((player, i) => ({ ...raw(root, i), order: places.get(player.id) }));
  // Drawn anew, a round keeps what else was written of it: its length, its sanctions.
  const round = redraw ? { ...(before.at(-1) as Fields), ...written(next) } : written(next);
  changed.rounds = [...(redraw ? before.slice(0, -1) : before), round];
  const keepsPools = formatOf(tournament.format).settings.includes('drawn');
  if (next.draw.pools && keepsPools)
    changed.settings = { ...(root.settings as Fields | undefined), drawn: next.draw.pools };
  if (root.absent !== undefined) changed.absent = [];
  return asWritten(changed, text);
}

const raw = (root: Fields, at: number): Fields => ((root.players as readonly Fields[])[at] ?? {}) as Fields;

/** A round as the contract has it: without the reasons, which `pair` gives whenever it is asked. */
function written({ round, draw }: Next): Fields {
  return {
    absent: round.absent,
    ...(round.attempt === 1 ? {} : { attempt: round.attempt }),
    matches: draw.matches.map(seats),
  };
}

function seats({ table, players, starts }: Match): FileMatch {
  return { ...(table === undefined ? {} : { table }), players, ...(starts === undefined ? {} : { starts }) };
}

/**
 * Replaces a file's text all at once: whoever reads it, whenever the machine stops, finds the old text or the new
 * one. Refused: it no longer holds what was read, or the folder can't be written to. Null: done.
 */
export async function writeFile(file: string, before: string, after: string): Promise<FileProblem | null> {
  try {
    // A link stays a link: what it points to is replaced.
    const target = await realpath(file);
    if ((await readFile(target, 'utf8')) !== before) return { code: 'file-changed', path: '', file };
    await replace(target, after);
    return null;
  } catch (error) {
    const reason = errorCode(error);
    return { code: 'file-unwritable', path: '', file, reason };
  }
}

async function replace(target: string, text: string): Promise<void> {
  const folder = path.dirname(target);
  const fresh = path.join(folder, `.${path.basename(target)}.${process.pid}.tmp`);
  const { mode } = await stat(target);
  try {
    const handle = await open(fresh, 'wx', mode);
    try {
      await handle.writeFile(text, 'utf8');
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(fresh, target);
  } catch (error) {
    await unlink(fresh).catch(() => undefined);
    throw error;
  }
  await syncFolder(folder);
}

/** The new name itself must reach the disk; systems that can't open a folder do it by themselves. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  if (!handle) return;
  await handle.sync().catch(() => undefined);
  await handle.close();
}

const widest = 120;

/**
 * JSON in the manner of the text that it replaces: on one line if that was, else with its indentation, short objects
 * and lists on a line of their own; with its byte-order mark, line ends and last line break.
 */
export function asWritten(value: unknown, like: string): string {
  const mark = like.startsWith('\ufeff') ? '\ufeff' : '';
  const indent = /[{[,]\r?\n([ \t]+)/.exec(like)?.[1];
  const text = indent === undefined ? JSON.stringify(value) : indented(value, indent, '', 0);
  const lines = like.includes('\r\n') ? text.replace(/\n/g, '\r\n') : text;
  return `${mark}${lines}${/\r?\n$/.exec(like)?.[0] ?? ''}`;
}

/** `used`: characters before the value on its line. */
function indented(value: unknown, step: string, margin: string, used: number): string {
  const short = spaced(value);
  if (typeof value !== 'object' || value === null || used + short.length <= widest) return short;
  const inner = margin + step;
  const parts = Array.isArray(value)
    ? value.map((item) => indented(item, step, inner, inner.length + 1))
    : Object.entries(value).map(([key, item]) => {
        const name = `${JSON.stringify(key)}: `;
        return name + indented(item, step, inner, inner.length + name.length + 1);
      });
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${margin}${close}`;
}

/** On one line, with a blank after each comma and colon. */
function spaced(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${spaced(item)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
