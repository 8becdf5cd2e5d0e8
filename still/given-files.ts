import { readdirSync, readFileSync } from 'node:fs';
import type { TournamentFile } from '../packages/contract/src/index.ts';

/** A tournament that everything is asked about. */
export interface Given {
  readonly name: string;
  readonly file: TournamentFile;
}

/** What one question was answered with, by a name that is a path. */
export type Answers = AsyncIterable<readonly [name: string, text: string]>;

const examples = new URL('../examples/', import.meta.url);
const text = (name: string) => readFileSync(new URL(name, examples), 'utf8');

/** Every example; of the golden tournaments these lines of each formula: ordinary ones, and corners. */
const lines = [1, 7, 23, 40, 44, 52, 61];

export function givenFiles(): readonly Given[] {
  const whole = readdirSync(examples)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const file = JSON.parse(text(name)) as TournamentFile;
      return 'ronde' in file ? [{ name: name.replace('.json', ''), file }] : [];
    });
  return [...whole, ...readdirSync(new URL('golden/', examples)).flatMap(golden)];
}

function golden(name: string): readonly Given[] {
  const all = text(`golden/${name}`).trim().split('\n');
  return lines.flatMap((line) => {
    const found = all[line - 1];
    if (found === undefined) return [];
    return [
      { name: `${name.replace('.ndjson', '')}-${line}`, file: (JSON.parse(found) as { file: TournamentFile }).file },
    ];
  });
}
