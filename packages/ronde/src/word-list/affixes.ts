/** One way to end a word: `strip` comes off, `add` comes on, where the word ends as `when` says. */
export interface Ending {
  readonly strip: string;
  readonly add: string;
  /** Flags of what comes out: it may take a second ending. */
  readonly flags: readonly string[];
  readonly when: RegExp;
}

/** What a Hunspell `.aff` says that matters here: endings by flag, and the flags that set a word apart. */
export interface Affixes {
  readonly endings: ReadonlyMap<string, readonly Ending[]>;
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
  const endings = new Map<string, Ending[]>();
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

function ending(strip: string, addition: string, when: string): Ending {
  const [add = '', flags = ''] = addition.split('/');
  const empty = (part: string): string => (part === '0' ? '' : part);
  // A condition is a small regular expression already; "." is any end.
  return { strip: empty(strip), add: empty(add), flags: flagsIn(flags), when: new RegExp(`${when}$`, 'u') };
}

/** Flags stand side by side, two characters each. */
export function flagsIn(text: string): readonly string[] {
  return text.match(/../gu) ?? [];
}
