import { onBoard } from '@ronde/engine/game/word-list';

/** A board is fifteen squares wide. */
const longest = 15;
const shortest = 2;

/**
 * The words of a spelling dictionary as tiles spell them, one a line, in the order of their bytes. Names and whatever
 * keeps a capital, a hyphen or an apostrophe are no words of the game. Unofficial: nobody has judged them one by one.
 */
export function makeList(aff: string, dic: string): string {
  const affixes = readAffixes(aff);
  const words = new Set<string>();
  // The first line counts the entries.
  for (const line of dic.split('\n').slice(1)) {
    for (const form of formsOf(line, affixes)) {
      const word = /^\p{Ll}+$/u.test(form) ? onBoard(form) : null;
      if (word !== null && word.length >= shortest && word.length <= longest) words.add(word);
    }
  }
  return `${[...words].sort().join('\n')}\n`;
}

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

/** One way to end a word: `strip` comes off, `add` comes on, where the word ends as `when` says. */
interface WordEnding {
  readonly strip: string;
  readonly add: string;
  /** Flags of what comes out: it may take a second ending. */
  readonly flags: readonly string[];
  readonly when: RegExp;
}

/** What a Hunspell `.aff` says that matters here: endings by flag, and the flags that set a word apart. */
interface Affixes {
  readonly endings: ReadonlyMap<string, readonly WordEnding[]>;
  /** The stem alone is no word. */
  readonly needsEnding: string | null;
  /** Not a word of the language as tiles spell it: forbidden, a unit or a sign that keeps its case, never suggested. */
  readonly apart: ReadonlySet<string>;
}

/**
 * Reads the affixes of a dictionary whose flags are pairs of characters (`FLAG long`). Its prefixes are left aside: in
 * French they are elisions (« l’ ») and units.
 */
export function readAffixes(text: string): Affixes {
  const endings = new Map<string, WordEnding[]>();
  let needsEnding: string | null = null;
  const apart = new Set<string>();
  for (const line of text.split('\n')) {
    const [kind = '', flag = '', strip = '', addition, when] = line.trim().split(/\s+/);
    if (kind === 'NEEDAFFIX') needsEnding = flag;
    else if (kind === 'FORBIDDENWORD' || kind === 'KEEPCASE' || kind === 'NOSUGGEST') apart.add(flag);
    // The line that opens a class has a count, and no condition.
    else if (kind === 'SFX' && addition !== undefined && when !== undefined)
      endings.set(flag, [...(endings.get(flag) ?? []), ending(strip, addition, when)]);
  }
  return { endings, needsEnding, apart };
}

function ending(strip: string, addition: string, when: string): WordEnding {
  const [add = '', flags = ''] = addition.split('/');
  const empty = (part: string): string => (part === '0' ? '' : part);
  // A condition is a small regular expression already; "." is any end.
  return { strip: empty(strip), add: empty(add), flags: flagsIn(flags), when: new RegExp(`${when}$`, 'u') };
}

/** Flags stand side by side, two characters each. */
function flagsIn(text: string): readonly string[] {
  return text.match(/../gu) ?? [];
}
