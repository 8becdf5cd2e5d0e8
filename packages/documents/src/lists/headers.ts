import type { ListField } from '@ronde/contract/lists/columns';
import { frenchKey } from '@ronde/engine/base/french-order';

/** Headers as people write them, without accents, case and signs; French and English. */
const headers: Readonly<Record<ListField, string>> = {
  name: 'nom prenom|nom et prenom|prenom nom|prenom et nom|joueur|joueuse|joueurs|participant|participants|inscrit|inscrits|nom complet|identite|name|full name|player|players|attendee',
  surname: 'nom|nom de famille|surname|last name|family name',
  given: 'prenom|prenoms|first name|first names|given name|given names|forename',
  rating:
    'cote|cote pl|cote elo|elo|pl|pl*|classement elo|classement pl|classement international|apres|nouvelle cote|cote classique|elo classique|rating|after|new rating',
  series: 'serie|serie duplicate|serie en duplicate|series|duplicate series',
  club: 'club|nom du club|code club|club name|club code',
  licence:
    'licence|n licence|no licence|num licence|numero licence|numero de licence|n de licence|license|licence number',
  federation: 'federation|fede|federation number|fed',
  birth:
    'naissance|annee de naissance|annee naissance|date de naissance|date naissance|ne e le|nee le|ne le|birth|birth year|year of birth|birth date|date of birth|born',
  category: 'categorie|categorie d age|category|age category',
  pseudonym: 'pseudonyme|pseudo|pseudonym',
  nationality: 'nationalite|nat|nationality',
  email: 'email|e mail|mail|courriel|adresse e mail|adresse email|adresse mail|adresse electronique|email address',
  phone: 'telephone|tel|portable|mobile|gsm|numero de telephone|phone|phone number|mobile phone',
  status:
    'statut|etat|statut de la commande|statut de l inscription|statut du paiement|status|order status|payment status',
  lastEvent:
    'dernier tournoi|date du dernier tournoi|derniere epreuve|dernier evenement|last tournament|last event|last played',
  date: 'date|date de la liste|date de la cote|list date',
  army: 'armee|nom de l armee|numero d armee|n armee|liste d armee|army|army list|army name|army number',
  edition: 'edition|ed|edition de l armee|edition de la liste|version|army edition|list edition',
  cohesion:
    'cohesion|total|total de cohesion|cohesion totale|points de cohesion|cohesion de l armee|army cohesion|total cohesion',
  from: 'de l annee|annee de debut|debut|from|from year',
  to: 'a l annee|annee de fin|fin|to|to year',
};

/** Words that join others, and change nothing of what a header says; a form asks « Quel est votre nom ? ». */
const joining = new Set('de|du|des|d|la|le|les|l|of|the|en|votre|vos|quel|quelle|est|your|what|is|s'.split('|'));
/** Whose the column is: of two names, that of who plays is meant. */
const ofPlayers = new Set(
  'participant|participante|participants|joueur|joueuse|joueurs|inscrit|inscrite|inscrits|adherent|adherente|licencie|licenciee|beneficiaire|player|players|attendee'.split(
    '|',
  ),
);
/** Of somebody or something else: who pays, the order, whom to call. */
const ofOthers = new Set(
  'payeur|payeuse|acheteur|acheteuse|commande|billet|facturation|facture|parent|parents|responsable|tuteur|urgence|conjoint|payer|buyer|order|ticket|billing|emergency|guardian'.split(
    '|',
  ),
);
/** What turns a word known by itself into another thing: « Type de licence », « Montant club », « Date de validité ». */
const otherwise = new Set(
  'date|type|validite|montant|prix|tarif|nombre|price|amount|fee|valid|expiry|duplicate'.split('|'),
);
/** A word that says it alone, whatever stands beside it: « Cote au 1/11/2026 », « Votre club ». */
const telling: Readonly<Record<string, ListField>> = {
  licence: 'licence',
  license: 'licence',
  prenom: 'given',
  club: 'club',
  cote: 'rating',
  elo: 'rating',
  rating: 'rating',
  naissance: 'birth',
  email: 'email',
  mail: 'email',
  courriel: 'email',
  telephone: 'phone',
  portable: 'phone',
  phone: 'phone',
  mobile: 'phone',
  nationalite: 'nationality',
  nationality: 'nationality',
  pseudo: 'pseudonym',
  pseudonyme: 'pseudonym',
  armee: 'army',
  army: 'army',
};

/** « Né(e) le », « N° de licence », « COTE »: all the same without case, accents and signs. */
export const headerKey = (header: string): string =>
  frenchKey(header)
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();

/** The words that tell, in any order: « Club (nom) » is « Nom du club ». */
const essence = (words: readonly string[]): string =>
  words
    .filter((word) => !joining.has(word))
    .toSorted()
    .join(' ');

const named = (Object.entries(headers) as [ListField, string][]).flatMap(([field, names]) =>
  names.split('|').map((name) => [name, field] as const),
);
const known: ReadonlyMap<string, ListField> = new Map(named);
const knownByWords: ReadonlyMap<string, ListField> = new Map(
  named
    // « Prénom et nom » has the words of « Nom et prénom »; « Nom » alone is settled above.
    .map(([name, field]) => [essence(name.split(' ')), field] as const),
);

/** What a header says; `sure`: it names who plays, and beats another one of the same meaning. */
export interface HeaderSaid {
  readonly field: ListField;
  readonly sure: boolean;
}

/** What a cell says as a header, by its meaning; null: nothing known, or of somebody else than who plays. */
export function headerSaid(cell: string): HeaderSaid | null {
  if (cell.length > longest || /\d{5}/u.test(cell)) return null;
  const key = headerKey(cell).replace(firstOfTwo, '$1');
  const exact = known.get(key);
  if (exact) return { field: exact, sure: false };
  const words = key.split(' ');
  if (words.length > mostWords || words.some((word) => ofOthers.has(word))) return null;
  const own = words.filter((word) => !ofPlayers.has(word));
  const sure = own.length < words.length;
  const field = knownByWords.get(essence(own)) ?? tellingOf(own);
  return field ? { field, sure } : null;
}

/** « Joueur 1 », « Licence A »: of two who meet, and of the first. */
const firstOfTwo = /^(joueur|joueuse|player|nom|name|licence) (?:1|a)$/u;
const secondOfTwo = /^(?:(joueur|joueuse|player|nom|name)|(licence)) (?:2|b)$/u;

/** Titles of tables that are no list of people: they say nothing of who somebody is, and show what the row is. */
const beside = new Set(
  'place|rang|rank|rk|position|table|tables|terrain|board|adversaire|adversaires|opponent|opponents|commence|starts|ronde|rondes|tour|tours|round|rounds|partie|parties|game|games|resultat|resultats|result|results|score|scores|score adverse|score against|prix|prize|prizes|lot|pts|pt|points|pm|ppm|pdep|mp|h2h|spread|adv|opp|victoires|wins|defaites|losses|nuls|draws|total|poule|pool|titre|title|avant|before|du|due|regle|paid|reste'.split(
    '|',
  ),
);
/** Over the columns of a cross table, or of rounds: « 12 », « R3 », « T4 ». */
const ofColumn = /^[a-z]?\d{1,3}$/u;

/** Whether a cell is the title of a column, though of none that a list of people has. */
export function isOtherTitle(cell: string): boolean {
  if (/^[€$£%]$|^n°$/iu.test(cell.trim())) return true;
  const key = headerKey(cell);
  return beside.has(key) || ofColumn.test(key) || secondOfTwo.test(key);
}

/** Of whom somebody met: their name, or the licence of the second of two. */
export function headerOfOpponent(cell: string): 'name' | 'licence' | null {
  const key = headerKey(cell);
  const [, name, licence] = secondOfTwo.exec(key) ?? [];
  if (name !== undefined || key === 'adversaire' || key === 'opponent') return 'name';
  return licence === undefined ? null : 'licence';
}

/** Of « Cote ; Nouvelle cote », « Cote avant ; Cote après » the places of those before: the one after counts. */
export function olderRatings(titles: readonly string[]): ReadonlySet<number> {
  const rated = titles.flatMap((title, place) =>
    headerSaid(title)?.field === 'rating' ? [{ place, age: ageOf(headerKey(title).split(' ')) }] : [],
  );
  const newest = Math.max(...rated.map(({ age }) => age));
  return new Set(rated.filter(({ age }) => age < newest).map(({ place }) => place));
}

const isNew = /^(?:nouve(?:lle|l|au)|apres|new|after|actuel(?:le)?|current)$/u;
const isOld = /^(?:ancien(?:ne)?|avant|precedente?|initiale?|depart|debut|old|previous|before|initial|start(?:ing)?)$/u;

const ageOf = (words: readonly string[]): number =>
  Number(words.some((word) => isNew.test(word))) - Number(words.some((word) => isOld.test(word)));

/** A title under which somebody stands more than once: in a line a round, or a prize. */
export const isOfSeveral = (cell: string): boolean => /^(?:ronde|tour|round|prix|prize)$/u.test(headerKey(cell));

/** A sentence is no header. */
const mostWords = 8;
const longest = 80;

function tellingOf(words: readonly string[]): ListField | null {
  if (words.some((word) => otherwise.has(word))) return null;
  const fields = new Set(words.flatMap((word) => telling[word] ?? []));
  const [only] = fields;
  return fields.size === 1 && only ? only : null;
}
