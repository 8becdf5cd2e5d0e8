/**
 * What people put in a list beside names and is nobody's club, licence, federation, category or pseudonym: an e-mail
 * address, a phone number, a date, an amount. A column taken for another would publish it (LIST-01).
 */
const email = String.raw`.*\S@\S+\.\S`;
/** With its prefix, in groups of two, or the ten digits of a mobile: bare digits of other lengths may be a licence. */
const phone = String.raw`\s*(?:\+\s?\d(?:[\s.\-()]*\d){7,}|0\d(?:[\s.\-]\d{2}){4}|0[67]\d{8})\s*$`;
const date = String.raw`\s*(?:\d{1,2}[/.\-]\d{1,2}[/.\-](?:\d{2}|\d{4})|(?:19|20)\d{2}-\d{2}-\d{2})\s*$`;
const amount = String.raw`\s*(?:(?:€|\$|£|CHF|EUR)\s?\d+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?\s?(?:€|\$|£|CHF|EUR|euros?))\s*$`;

/** A text that is none of them. */
export const publicText = new RegExp(`^(?!${email}|${phone}|${date}|${amount})`, 'iu');

export const isPrivate = (text: string): boolean => !publicText.test(text);
