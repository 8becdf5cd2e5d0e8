// A spreadsheet runs a text cell that begins like a formula, on the computer of whoever opens the file. An apostrophe
// in front makes it text again. Numbers are never touched: a spread of −44 stays a number.

/** Apostrophes, then a sign that begins a formula, ASCII or full width, or a tab or line break that hides one. */
const dangerous = /^'*[=+\-@\t\r\n＝＋－＠]/u;

/** Text that no spreadsheet takes for a formula. */
export function neutralised(text: string): string {
  return dangerous.test(text) ? `'${text}` : text;
}

/** What `neutralised` was made from: names come back exactly as they were. */
export function restored(text: string): string {
  return text.startsWith("'") && dangerous.test(text.slice(1)) ? text.slice(1) : text;
}
