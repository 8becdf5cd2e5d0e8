/** What lists of entries say of each: a plain yes, or something else, which is asked about. */
const yes = `valid[ée]e?|pay[ée]e?|confirm[ée]e?|inscrite?|pr[ée]sente?|valid|paid|confirmed|approved|complete(?:d)?`;
const other = `annul[ée]e?|impay[ée]e?|rembours[ée]e?|refus[ée]e?|en (?:attente|cours)|[àa] (?:payer|r[ée]gler|confirmer|valider)|d[ée]sist[ée]e?|d[ée]sistement|absente?|liste d.attente|unpaid|cancell?ed|refunded|pending|waiting list|failed`;

const status = new RegExp(`^(?:${yes}|${other})$`, 'iu');
/** These alone tell no column of statuses. */
const agreed = new RegExp(`^(?:${yes}|oui|ok|yes)$`, 'iu');

export const isStatus = (cell: string): boolean => status.test(cell);

/** An entry that is a plain yes. */
export const isAgreed = (said: string): boolean => agreed.test(said);
