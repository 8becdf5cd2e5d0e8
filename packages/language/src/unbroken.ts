/**
 * What somebody has typed, with the spaces that a line must not end at: « 13 h 30 », « table 4 », « n° 2 », and before
 * the signs that French sets apart.
 */
export const unbroken = (text: string): string =>
  text
    .replace(/(\d) (?=(?:h|min|mn|e|er|ère|ème|€|%)(?![\p{L}]))/gu, '$1\u00a0')
    .replace(/(^|[^\p{L}])(h|n°|table|terrain|ronde|tour|salle|round|room) (?=\d)/giu, '$1$2\u00a0')
    .replace(/ (?=[:;!?»])/g, '\u00a0')
    .replace(/« /g, '«\u00a0');
