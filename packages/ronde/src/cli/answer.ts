import type { FormatId, Refusal, Result, Settings, Warning } from '@ronde/engine';
import { allSentences, type FileWarning, fileSentences, type Lang, type Names, plain } from '@ronde/language';

/** What a command answers: a value for programs, and the same as lines to read. */
interface CommandAnswer {
  readonly json: unknown;
  readonly text: string;
}

/** One reason why not, as `--json` prints it. `found` and `expected` are null where the rules, not a value, say no. */
export interface PrintedReason {
  readonly code: string;
  readonly path: string;
  readonly found: string | number | boolean | null;
  readonly expected: string | null;
  readonly message: string;
  /** The engine's own data, when the rules said no. */
  readonly refusal?: Refusal;
  /** What would work instead. */
  readonly suggestions?: readonly Suggestion[];
}

export type Answered = Result<CommandAnswer, readonly PrintedReason[]>;

/** A warning as `--json` prints it. */
export interface Warned {
  readonly code: string;
  readonly path: string;
  readonly message: string;
}

/** The tournament that the rules speak of: its format, and the settings that another choice would change. */
interface SpokenOf {
  readonly format?: FormatId;
  readonly settings?: Settings;
}

/** `path`: the part of the file that the rules speak of. */
export function ruleRefused(
  refusal: Refusal,
  path: string,
  names: Names,
  lang: Lang,
  { format, settings = {} }: SpokenOf = {},
): PrintedReason {
  const { what, why, next } = allSentences[lang]().refusal(refusal, names, format);
  const message = [what, why, next].filter(Boolean).join(' ');
  const suggestions = suggestionsFor(refusal, settings, lang);
  return { code: refusal.code, path, found: null, expected: null, message, refusal, suggestions };
}

export function ruleWarned(warning: Warning, path: string, names: Names, lang: Lang, format: FormatId): Warned {
  return { code: warning.code, path, message: allSentences[lang]().warning(warning, names, format) };
}

/** The same of a warning that the file itself asks for. */
export function fileWarned(warning: FileWarning, lang: Lang, format: FormatId): Warned {
  return { code: warning.code, path: warning.path, message: fileSentences[lang].warning(warning, format) };
}

/** Settings that would do, said as a sentence. */
interface Suggestion {
  readonly message: string;
  readonly settings: Settings;
}

/** What would work instead of what the rules refuse. `settings`: those of the file. */
function suggestionsFor(refusal: Refusal, settings: Settings, lang: Lang): readonly Suggestion[] {
  if (refusal.code !== 'pools-impossible') return [];
  const { phase1 = 5, phase2 = 3, phase3 = 3 } = settings;
  return refusal.suggestions.map((suggestion) => {
    const { what, why = '' } = allSentences[lang]().phases(suggestion, { phase1, phase2, phase3 });
    const { phase1: first, phase2: second, phase3: third } = suggestion;
    return { message: `${what}. ${why}`.trim(), settings: { phase1: first, phase2: second, phase3: third } };
  });
}

/** What the command line has of the world: tests give it another one. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** All of standard input. */
  readonly stdin: () => Promise<Uint8Array>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Asks whoever sits at the terminal; null: nobody does. */
  readonly ask: ((question: string) => Promise<string>) | null;
}

export interface TextColumn {
  readonly header: string;
  /** Figures stand at the end of their column. */
  readonly side: 'start' | 'end';
}

const width = (text: string): number => Array.from(plain(text).normalize('NFC')).length;

function padded(text: string, to: number, side: TextColumn['side']): string {
  const blanks = ' '.repeat(Math.max(0, to - width(text)));
  return side === 'end' ? blanks + text : text + blanks;
}

/** A table in plain characters, two blanks between columns, no blank at the end of a line. */
export function textTable(columns: readonly TextColumn[], rows: readonly (readonly string[])[]): string {
  const lines = [columns.map((column) => column.header), ...rows];
  const widths = columns.map((_, i) => Math.max(...lines.map((line) => width(line[i] ?? ''))));
  return lines
    .map((line) =>
      columns
        .map(({ side }, i) => padded(line[i] ?? '', widths[i] ?? 0, side))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
