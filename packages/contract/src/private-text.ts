import type { People, Person, Player, Tournament } from '@ronde/engine';

/**
 * What people put in a list beside names and is nobody's name, club, licence, federation, category or pseudonym: an
 * e-mail address, a phone number, a date, an amount. A column taken for another would publish it (LIST-01).
 */
const email = String.raw`\S\s*(?:[@＠﹫]|[\[({]\s*(?:at|arobase|@)\s*[\])}]|\s(?:at|arobase)\s)\s*\S+(?:\.|\s*[\[({]\s*(?:dot|point|\.)\s*[\])}]\s*)[\p{L}\p{N}]`;

/** Between two digits of one number; people write « 0470/12.34.56 », « (514) 555-1234 ». */
const between = String.raw`[\s.,/\\()·•_:\p{Pd}]{0,3}`;
/** Whatever the digits: « GSM 621 123 » is no licence either. */
const announced = String.raw`(?:^|[^\p{L}])(?:t[ée]l(?:[ée]phone)?|phone|mobile|mob|portable|port|gsm|fax)[\s.:°n]{0,4}\+?[(]?\p{Nd}(?:${between}\p{Nd}){5,}`;
const international = String.raw`\+\s?\p{Nd}(?:${between}\p{Nd}){7,}`;
/** Phone numbers have from 9 digits (Belgium, Luxembourg) to 15 (ITU-T E.164); no club has as many. */
const manyDigits = String.raw`\p{Nd}(?:${between}\p{Nd}){8,}`;
/**
 * A licence may have as many: bare digits stay one, but behind a 0 ten of them (France, Belgium, Switzerland), behind
 * 00 twelve; groups are a phone number where they begin with a 0, are four or more, or stand as in « 514-555-1234 ».
 */
const grouped = [
  String.raw`0[1-9]\d{8}`,
  String.raw`00[1-9]\d{9,12}`,
  String.raw`0[1-9](?=\d*[\s./()\p{Pd}])(?:${between}\d){7,9}`,
  String.raw`\d{2,4}(?:[\s./()\p{Pd}]{1,3}\d{2,3}){3,5}`,
  String.raw`\(?\d{3}\)?[\s./\p{Pd}]{0,2}\d{3}[\s./\p{Pd}]\d{4}`,
].join('|');
const phone = `${announced}|${international}|${manyDigits}`;
const phoneOfLicence = String.raw`${announced}|${international}|(?<![\p{L}\d])(?:${grouped})(?![\p{L}\d])`;

const month = String.raw`(?:janv?|january|f[ée]vr?|february|feb|mars|march|mar|avr|avril|april|apr|mai|may|juin|june|jun|juil|juillet|july|jul|ao[ûu]t|august|aug|sept?|septembre|september|oct|octobre|october|nov|novembre|november|d[ée]c|d[ée]cembre|december|janvier|f[ée]vrier)\.?`;
const year = String.raw`(?:\d{4}|\d{2})`;
const born = String.raw`(?:n[ée]+(?:\(e\))?\s*(?:le|en)?|born(?:\s+on)?|naissance)?\s*:?\s*`;
/** Nothing but a date: « Club du 14 juillet » is a club. */
const date = String.raw`^\s*${born}(?:\d{1,2}\s?[/.\-]\s?\d{1,2}\s?[/.\-]\s?${year}|\d{1,2} \d{1,2} \d{4}|(?:19|20)\d{2}[/.\-]\d{1,2}[/.\-]\d{1,2}|\d{1,2}(?:er|st|nd|rd|th)?[\s\-]${month}[\s\-]${year}|${month}\s\d{1,2}(?:st|nd|rd|th)?,?\s${year})\s*$`;
const amount = String.raw`^\s*(?:(?:€|\$|£|CHF|EUR)\s?\d+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?\s?(?:€|\$|£|CHF|EUR|euros?))\s*$`;

const without = (...kinds: readonly string[]): RegExp => new RegExp(`^(?!.*(?:${kinds.join('|')}))`, 'iu');

/** A text that is none of them: a club, a category, a federation, a pseudonym. */
export const publicText = without(email, phone, date, amount);
/** The same of a licence, which has many digits itself. */
export const publicLicence = without(email, phoneOfLicence, date, amount);
/** A name: no way to reach somebody. */
export const publicName = without(email, phone);

/** Without a figure and an @ in any writing, a text is nothing of the kind. */
const suspect = /[\p{Nd}@＠﹫]|(?<!\p{L})(?:at|arobase)(?!\p{L})/iu;
/** « P23 », « 1001234 »: codes of clubs and licences in one piece, too short for a phone number. */
const code = /^\p{L}{0,2}\d{1,5}$/u;
const shortNumber = /^\d{1,8}$/u;

export const isPrivate = (text: string): boolean => suspect.test(text) && !code.test(text) && !publicText.test(text);
export const isPrivateLicence = (text: string): boolean =>
  suspect.test(text) && !shortNumber.test(text) && !publicLicence.test(text);
export const isPrivateName = (text: string): boolean => suspect.test(text) && !publicName.test(text);

/** What an earlier program let in as a club or a licence, and everybody could read (LIST-01). */
interface PrivateCell {
  readonly player: Player;
  readonly person: Person | undefined;
  /** An e-mail address, a phone number, a date or an amount. */
  readonly club: string | null;
  readonly licence: string | null;
}

export function privateCells({ players }: Tournament, people: People): readonly PrivateCell[] {
  const only = (text: string | undefined, is: (text: string) => boolean) =>
    text !== undefined && is(text) ? text : null;
  return players
    .map((player) => {
      const person = people.get(player.id);
      return { player, person, club: only(player.club, isPrivate), licence: only(person?.licence, isPrivateLicence) };
    })
    .filter(({ club, licence }) => club !== null || licence !== null);
}

/** An address made of such signs. */
const addressOf = (sign: string): string => String.raw`${sign}+@${sign}+\.${sign}+`;

/** An address as it is kept, and nothing else. */
export const emailShape = new RegExp(`^${addressOf(String.raw`[^\s@]`)}$`);
/** One in a line, « <zoe@example.org>, »: what parts its pieces is none of it. */
export const emailInLine = new RegExp(`<?(${addressOf(String.raw`[^\s@<>()[\]{}"“”;,:|]`)}(?<!\\.))>?`, 'u');
export const isEmail = (text: string): boolean => emailShape.test(text);
