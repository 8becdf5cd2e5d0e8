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

/** The same wherever it stands in what is said: « jouera à partir de la ronde 2 », « Paul sera en retard ». */
const reserved =
  /(?<!\p{L})(?:jouera|joueront|viendra|arrivera|partira|quittera|sera|repartira|manquera|rejoindra|à partir de|jusqu['’]à|en retard|dès la ronde|(?:la |les )?(?:rondes?|parties?) \d|le (?:matin|midi|soir)|l['’]après-midi|will (?:play|come|leave|arrive|be)|from round|until round|not before)(?!\p{L})/iu;

/** These begin names too: « SI AHMED Karim ». */
const reserveOrName = /^(?:si |non |pas |seulement|uniquement)/iu;

export function isReserve(text: string): boolean {
  const spoken = withoutSurname(text);
  return (reserve.test(text.trim()) && !(reserveOrName.test(text.trim()) && spoken !== text)) || reserved.test(spoken);
}

/** « N’GUYEN HI Mai-Lan », « DE LA TOUR POUR 小明 »: beside a first name what stands in capitals is a surname, and says nothing. */
export const withoutSurname = (line: string): string => (given.test(line) ? line.replace(capitals, ' ') : line);

const given = /\p{Ll}|\p{Lo}|(?<!\p{L})\p{Lu}\./u;
const capitals = /(?<![\p{L}’'-])\p{Lu}{2,}(?![\p{L}’'-])/gu;

const assent =
  /^(?:(?:et )?moi(?: aussi)?|oui|ok|okay|d['’]accord|présente?|partante?|inscrite?|idem|pareil|j['’]en suis|j['’]y serai|je (?:viens|joue|participe|m['’]inscris|serai l[àa]|suis (?:l[àa]|partante?))|comptez sur moi|yes|me too|i['’]m in|count me in|\+\s?1|[👍✅☑✔]\ufe0f?)(?: aussi| merci| too)?[\s.!…]*$/iu;

/** « moi aussi », « ok »: of a chat, whoever says so comes; alone it names nobody. */
export const isAssent = (text: string): boolean => assent.test(text.trim());
