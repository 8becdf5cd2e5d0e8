import { parseSync } from 'vite';

export interface Sentence {
  readonly lang: 'fr' | 'en';
  readonly file: string;
  readonly text: string;
}

type Lang = Sentence['lang'];

/**
 * Every text that stands in a source under a name of one of the languages (`fr: …`, `const enTables = …`), or in a file
 * of one (`en/why.ts`, `sentences-fr.ts`); without the keys, imports and comments. Of a template, each part between two
 * values. Plain spaces stand for the narrow ones.
 */
export function sentencesIn(file: string, source: string): readonly Sentence[] {
  const found: Sentence[] = [];
  walk(parseSync(file, source).program.body, langOf(/[/-](fr|en)(?:[/.-])/.exec(file)?.[1]), (lang, text) => {
    if (/\p{L}/u.test(text) && !isKey(text)) found.push({ lang, file, text: text.replaceAll(/[\u00a0\u202f]/g, ' ') });
  });
  return found;
}

/** `already-drawn`: a code, not a sentence. */
const isKey = (text: string): boolean => /^[a-z]+(-[a-z]+)+$/.test(text);

const langOf = (name?: string): Lang | null => (name === 'fr' || name === 'en' ? name : null);

function walk(node: unknown, lang: Lang | null, tell: (lang: Lang, text: string) => void): void {
  if (Array.isArray(node)) for (const one of node) walk(one, lang, tell);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  const { type, ...parts } = node as { readonly type?: string } & Record<string, unknown>;
  if (type === 'ImportDeclaration' || type === 'TSLiteralType' || type === 'SwitchCase') {
    if (type === 'SwitchCase') walk(parts.consequent, lang, tell);
    return;
  }
  const own = langOf(/^(fr|en)(?![a-z])/.exec(nameOf(type, parts))?.[1]) ?? lang;
  const text = textOf(type, parts);
  if (text !== null && own) tell(own, text);
  for (const part of Object.values(parts)) walk(part, own, tell);
}

function nameOf(type: string | undefined, parts: Record<string, unknown>): string {
  const named =
    type === 'Property' ? parts.key : type === 'VariableDeclarator' || type === 'FunctionDeclaration' ? parts.id : null;
  return typeof named === 'object' && named !== null && 'name' in named ? String(named.name) : '';
}

function textOf(type: string | undefined, { value }: Record<string, unknown>): string | null {
  if (type === 'Literal') return typeof value === 'string' ? value : null;
  return type === 'TemplateElement' && typeof value === 'object' && value !== null && 'cooked' in value
    ? String(value.cooked)
    : null;
}
