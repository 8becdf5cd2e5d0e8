import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

export interface Sentence {
  readonly lang: 'fr' | 'en';
  readonly file: string;
  /** Plain spaces stand for the narrow ones. */
  readonly text: string;
  /** As it is written, with its spaces. */
  readonly exact: string;
  /** Of a part of a template: the source of the value that follows it. */
  readonly next?: string;
}

type Lang = Sentence['lang'];

/**
 * Every text that stands in a source under a name of one of the languages (`fr: …`, `const enTables = …`), or in a file
 * of one (`en/why.ts`, `sentences-fr.ts`); without the keys, imports and comments. Of a template, each part between two
 * values.
 */
export function sentencesIn(file: string, source: string): readonly Sentence[] {
  const found: Sentence[] = [];
  walk(parseSync(file, source).program.body, langOf(/[/-](fr|en)(?:[/.-])/.exec(file)?.[1]), (lang, exact, value) => {
    if (!/\p{L}/u.test(exact) || isKey(exact)) return;
    const behind = value === null ? {} : { next: source.slice(...value) };
    found.push({ lang, file, text: exact.replaceAll(/[\u00a0\u202f]/g, ' '), exact, ...behind });
  });
  return found;
}

/** `already-drawn`: a code, not a sentence. */
const isKey = (text: string): boolean => /^[a-z]+(-[a-z]+)+$/.test(text);

const langOf = (name?: string): Lang | null => (name === 'fr' || name === 'en' ? name : null);

type Tell = (lang: Lang, text: string, value: readonly [number, number] | null) => void;

function walk(node: unknown, lang: Lang | null, tell: Tell): void {
  if (Array.isArray(node)) for (const one of node) walk(one, lang, tell);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  const { type, ...parts } = node as { readonly type?: string } & Record<string, unknown>;
  if (type === 'ImportDeclaration' || type === 'TSLiteralType' || type === 'SwitchCase') {
    if (type === 'SwitchCase') walk(parts.consequent, lang, tell);
    return;
  }
  const own = langOf(/^(fr|en)(?![a-z])/.exec(nameOf(type, parts))?.[1]) ?? lang;
  if (type === 'TemplateLiteral' && own) {
    template(parts, own, tell);
    walk(parts.expressions, own, tell);
    return;
  }
  if (type === 'Literal' && typeof parts.value === 'string' && own) tell(own, parts.value, null);
  for (const part of Object.values(parts)) walk(part, own, tell);
}

/** Each text of a template, with the place of the value behind it. */
function template({ quasis, expressions }: Record<string, unknown>, lang: Lang, tell: Tell): void {
  const values = expressions as readonly { readonly start: number; readonly end: number }[];
  (quasis as readonly { readonly value: { readonly cooked: string } }[]).forEach(({ value }, at) => {
    const next = values[at];
    tell(lang, value.cooked, next ? [next.start, next.end] : null);
  });
}

function nameOf(type: string | undefined, parts: Record<string, unknown>): string {
  const named =
    type === 'Property' ? parts.key : type === 'VariableDeclarator' || type === 'FunctionDeclaration' ? parts.id : null;
  return typeof named === 'object' && named !== null && 'name' in named ? String(named.name) : '';
}

const rooms = ['contract', 'documents', 'language', 'ronde', 'views', 'web'];

/** Of every room that speaks. */
export function allSentences(): readonly Sentence[] {
  return rooms
    .flatMap((room) =>
      readdirSync(`packages/${room}/src`, { recursive: true, encoding: 'utf8' }).map((file) =>
        join(`packages/${room}/src`, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|fixtures/.test(file))
    .flatMap((file) => sentencesIn(file, readFileSync(file, 'utf8')));
}
