/**
 * What people write of themselves and others is made of what can be seen: one rule for every door (desk, API, file,
 * list, forms).
 *
 * Refused: control characters, lone surrogates and line separators, which break printed lists, logs and databases;
 * marks that turn the writing direction of all that follows; zero-width and other invisible characters, which make two
 * names look the same that are not. Inside an emoji two of these are what it is made of, and stay.
 */
const hidden = String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800`;
/** Of what an emoji is made: behind its picture, and behind few of its own kind. */
const inEmoji = String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}][\uFE0F\u200D]{0,3})[\uFE0F\u200D]`;

/** Nothing in the text is hidden. */
export const plainText = new RegExp(`^[^${hidden}]*(?:${inEmoji}[^${hidden}]*)*$`, 'u');

/** A mark that somebody can see: no blank, no zero-width mark, no filler. */
export const seenText = new RegExp(`[^\\p{Z}${hidden}]`, 'u');

/** Signs that are neither hidden nor made of several: what nearly every text is made of is not looked at further. */
const usual = /^[ -~¡-¬®-ʯ]*$/u;

export const hasHidden = (text: string): boolean => !usual.test(text) && !plainText.test(text);

/**
 * A name that was copied from a screen, where one written from right to left is set apart, and is given back: whole
 * pairs of marks go, one alone stays to be refused.
 */
export function asTyped(text: string): string {
  return text.replace(/\u2068([^\u202a-\u202e\u2066-\u2069]*)\u2069/g, '$1');
}

/** Letters and their marks in one piece each: the same name has the same characters, whatever wrote it. */
export const composed = (text: string): string => (usual.test(text) ? text : text.normalize('NFC'));

const hiddenOrEmoji = new RegExp(`(${inEmoji})|[${hidden}]`, 'gu');

/** What was let in before it was refused, as it may leave in a file that can be read again. */
export const withoutHidden = (text: string): string => text.replace(hiddenOrEmoji, '$1');
