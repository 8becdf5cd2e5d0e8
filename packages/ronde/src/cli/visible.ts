/** What a terminal would obey instead of showing: controls but line break and tab, marks of writing direction, halves of a character. */
const hidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for.
  /[\0-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** What a sentence sets apart, from its mark to the end of it: a name written from right to left. */
const setApart = /(\u2068[^\u202a-\u202e\u2066-\u2069\n]*\u2069)/;

/**
 * The same text, where a hidden character is written as its code: `\u001b`. A file may come from a stranger. A whole
 * pair of marks turns nothing beyond itself, and stays.
 */
export function visible(text: string): string {
  return text
    .split(setApart)
    .map((part, i) => (i % 2 === 1 ? `\u2068${coded(part.slice(1, -1))}\u2069` : coded(part)))
    .join('');
}

const coded = (text: string): string =>
  text.replace(hidden, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
