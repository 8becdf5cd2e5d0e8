/** What lists of entries say of each: a plain yes, or something else, which is asked about. */
const yes = `valid[ée]e?|pay[ée]e?|confirm[ée]e?|inscrite?|pr[ée]sente?|valid|paid|confirmed|approved|complete(?:d)?`;
const other = `annul[ée]e?|impay[ée]e?|rembours[ée]e?|refus[ée]e?|en (?:attente|cours)|[àa] (?:payer|r[ée]gler|confirmer|valider)|d[ée]sist[ée]e?|d[ée]sistement|absente?|liste d.attente|unpaid|cancell?ed|refunded|pending|waiting list|failed`;

const status = new RegExp(`^(?:${yes}|${other})$`, 'iu');
/** These alone tell no column of statuses. */
const agreed = new RegExp(`^(?:${yes}|oui|ok|yes)$`, 'iu');

export const isStatus = (cell: string): boolean => status.test(cell);

/** An entry that is a plain yes. */
export const isAgreed = (said: string): boolean => agreed.test(said);

const heading =
  /^(?:(?:les )?(?:absente?s?|annul[ée]e?s?|annulations?|excus[ée]e?s?|d[ée]sist[ée]e?s?|d[ée]sistements?|forfaits?|liste d.attente|en attente|ne (?:viennent|jouent) pas|[àa] confirmer|non confirm[ée]e?s?|absent|waiting list|withdrawn|cancelled|not coming))\s*(?:\(\d+\))?\s*:?$/iu;

/** « Absents : » above those who do not come. */
export const isHeadingOfOthers = (line: string): boolean => heading.test(line.trim());

/** What people add behind a name that is no plain yes: « à confirmer », « absent le matin », « +1 ». */
const reserve =
  /^(?:absent|excus[ée]|forfait|annul|peut-?[êe]tre$|[àa] confirmer|si |sous r[ée]serve|en attente|liste d.attente|rempla[çc]|arriv|retard|d[ée]sist|\+\s?\d|non |pas |seulement|uniquement|maybe$|late$|tbc$)/iu;

export const isReserve = (text: string): boolean => reserve.test(text.trim());
