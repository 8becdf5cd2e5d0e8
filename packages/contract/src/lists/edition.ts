const ordinal = String.raw`\d{1,2}\s?(?:e|[eè]me|re|st|nd|rd|th)`;
const version = String.raw`(?:v|version\s?)\s?\.?\s?\d{1,2}`;
const announced = String.raw`${version}|${ordinal}\s[eé]d[\p{L}.]*|[eé]d[\p{L}.]*\s\d{1,2}`;

const before = new RegExp(String.raw`^[[(]?\s*(${version})\s*[\])]?[\s·.,:-]+(.*\S)$`, 'iu');
const bracketed = new RegExp(String.raw`^(.*\S)\s*[[(]\s*(${announced}|${ordinal})\s*[\])]$`, 'iu');
const behind = new RegExp(String.raw`^(.*[^\s·.,:-])[\s·.,:-]+(${announced})$`, 'iu');
/** Behind a number alone, which has no name that this could belong to: « 82 3e », « 82 3 ». */
const besideNumber = new RegExp(String.raw`^(\d{1,4})[\s·.,:-]+(${ordinal}|\d{1,2})$`, 'iu');
const whole = new RegExp(String.raw`^(?:${announced}|${ordinal}|\d{1,2})$`, 'iu');

/** An edition as people write it, « V3 », « 3 », « 3e édition »: V3. Null: it is none. */
export function readEdition(text: string): string | null {
  const trimmed = text.trim();
  return whole.test(trimmed) ? `V${Number(trimmed.replace(/\D/gu, ''))}` : null;
}

/** The text of an army without its edition. `unsure`: a number that can be one, and nothing says that it is. */
export function editionApart(text: string): {
  readonly bare: string;
  readonly edition: string | null;
  readonly unsure: boolean;
} {
  const [, second = '', first] = before.exec(text) ?? [];
  const [, bare = text, edition = ''] =
    first === undefined
      ? (besideNumber.exec(text) ?? bracketed.exec(text) ?? behind.exec(text) ?? [])
      : [text, first, second];
  return { bare, edition: readEdition(edition), unsure: /^\d+$/.test(edition) };
}
