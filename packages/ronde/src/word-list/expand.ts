import { type Affixes, flagsIn } from './affixes.ts';

/** A word may take two endings, one after the other, as Hunspell has it. */
const mostEndings = 2;

/** Every form of one line of a `.dic`: `aimer/a0p+`. None of a sign, a unit, a forbidden word. */
export function formsOf(line: string, affixes: Affixes): readonly string[] {
  const [entry = ''] = line.trim().split(/\s+/);
  const [stem = '', flags = ''] = entry.split('/');
  const own = flagsIn(flags);
  if (stem === '' || own.some((flag) => affixes.apart.has(flag))) return [];
  const forms = new Set<string>();
  grow(stem, own, affixes, mostEndings, forms);
  return [...forms];
}

function grow(word: string, flags: readonly string[], affixes: Affixes, left: number, into: Set<string>): void {
  if (affixes.needsEnding === null || !flags.includes(affixes.needsEnding)) into.add(word);
  if (left === 0) return;
  for (const flag of flags) {
    for (const { strip, add, flags: next, when } of affixes.endings.get(flag) ?? []) {
      if (word.endsWith(strip) && when.test(word))
        grow(word.slice(0, word.length - strip.length) + add, next, affixes, left - 1, into);
    }
  }
}
