import { emailInLine } from '@ronde/contract/private-text';
import { frenchKey } from '@ronde/engine/base/french-order';
import { isAssent, withoutSurname } from './statuses.ts';

/** Words of a message, and of no line of a list: one among many is enough. */
const strong =
  'bonjour|bonsoir|salut|voici|voila|cordialement|amicalement|merci|liste|inscrits|inscrites|inscriptions|joueurs|joueuses|participants|tournoi|pour|samedi|dimanche|ci|joint|bien|vous|avec|nous|sera|seront|prochain|prochaine|inscris|inscrire|hello|hi|dear|thanks|thank|regards|please|here|list|players|attached|tournament|saturday|sunday|for|are|will';
/** Words that make a sentence with another one. */
const weak =
  'coucou|joints|jointe|sportivement|svp|stp|listes|inscription|inscrivez|inscrira|participer|participera|participerai|participeront|tournois|lundi|mardi|mercredi|jeudi|vendredi|demain|bonne|bonnes|reception|journee|soiree|bientot|avance|je|il|elle|ils|elles|avons|avez|ont|est|sont|suis|serai|serons|viens|vient|viendra|viendrai|viendront|venir|peux|peut|pouvez|voudrais|souhaite|souhaitons|envoie|envoye|envoyer|trouverez|trouver|confirme|confirmer|confirmation|ajouter|ajoute|noter|note|que|qui|pas|ne|plus|aussi|mais|donc|mon|ma|mes|notre|nos|votre|vos|cet|cette|aux|tous|toutes|toute|tout|depuis|message|iphone|bises|bisous|amities|salutations|respectueusement|objet|transfere|cheers|the|you|with|from|sent|my|our|we|this|subject';
const strongWords = new Set(strong.split('|'));
const weakWords = new Set(weak.split('|'));
const alone = new Set(
  'bonjour|bonsoir|salut|coucou|cordialement|amicalement|sportivement|merci|amities|bises|hello|thanks|regards|cheers'.split(
    '|',
  ),
);
/** In capitals it is a surname, « BONJOUR Marie ». */
const greeting = /^[>\s]*(?:Bonjour|Bonsoir|Salut|Coucou|Hello|Hi|Dear|Ch[eè]re?s?)\s+\p{L}/u;
/** What a mail program puts above a message that it hands on or answers. */
const ofMail =
  /^[>\s]*(?:-{3,}|(?:de|from|[àa]|to|cc|cci|bcc|date|objet|sujet|subject|envoy[ée]|sent|r[ée]pondre [àa]|reply-to)\s?:|(?:le|on)\s.{5,80}\s(?:a [ée]crit|wrote)\s?:)/iu;
/** « <Médias omis> », « 12/11/2026, 10:04 - Ana a rejoint le groupe »: what a chat says itself. */
const ofProgram =
  /^<[^@]*>$|^\[?\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},?\s(?:à\s)?\d{1,2}[:h]\d{2}(?::\d{2})?(?:\s?[ap]m)?(?:\]|\s[-–])\s/iu;
const total =
  /^(?:sous )?(?:total|totaux|somme|moyenne|nombre|sum|average|count)(?: (?:general|de|des|d|du|joueurs|inscrits|players|\d+))*$/u;
const totalBegun = /^[^\p{L}]*(?:sous|tota|somme|moyenne|nombre|sum|average|count)/iu;
/** The line under which a message is signed. */
const closing =
  /^(?:bien |tres |sinceres? )*(?:cordialement|amicalement|sportivement|respectueusement|amities|salutations|a vous|a (?:bientot|demain|samedi|dimanche)|bonne (?:journee|soiree|reception|semaine)|merci|bises|bisous|(?:best |kind |warm )*regards|thanks|thank you|cheers|yours|envoye (?:de|depuis)|sent from|telecharger outlook)\b/u;

/**
 * A line that could be no person: a greeting, a sentence, a title, a total (LIST-05). « BONJOUR Marie » is somebody:
 * one such word makes no sentence of two.
 */
export function isNoPerson(name: string): boolean {
  if (isOfMachine(name) || isAssent(name)) return true;
  if (/[:!?…]\s*$/u.test(name) || /^[^\p{L}\d]+$/u.test(name)) return true;
  const written = wordsOf(name.replace(emailInLine, '')).filter((word) => /\p{L}/u.test(word));
  // « Inscrits (12) »
  const isHeading = written.length > 0 && written.every((word) => strongWords.has(word));
  return isTotal(name) || isSentence(name) || isHeading || written.length > mostWords;
}

/** « =HYPERLINK("http://x") », « #REF! », « <b>Liste</b> », an address: what a program has written, and no name. */
export const isOfMachine = (name: string): boolean =>
  /^\s*=\s*(?:['"\d+-]|\$?[A-Z]{1,3}\$?\d|[A-Z.]+(?:\(|\s*$))|^\s*#(?:\p{Lu}+[!?]|N\/A)|:\/\/|<\/\p{L}+>|^\s*(?:null|undefined|nan)\s*$/iu.test(
    name,
  );

/** The same of a line that may have columns, and as many words as it likes. */
export function isSentence(line: string): boolean {
  if (greeting.test(line) || ofProgram.test(line) || ofMail.test(line)) return true;
  const words = wordsOf(line);
  const [only = ''] = words;
  if (words.length === 1) return alone.has(only);
  const spoken = wordsOf(withoutSurname(line));
  const said = spoken.filter((word) => strongWords.has(word)).length;
  const saidAtAll = said + words.filter((word) => weakWords.has(word)).length;
  return saidAtAll > 1 || (said === 1 && words.length > 4) || (words.length > 2 && /[^.\s-][^.\s-]\.\s*$/u.test(line));
}

/** No name is so long. */
const mostWords = 10;

/** The line below a list that counts or sums it. */
export const isTotal = (name: string): boolean => totalBegun.test(name) && total.test(wordsOf(name).join(' '));

/** « Cordialement, »: what follows below is who has written, not who plays. */
export const isClosing = (line: string): boolean => {
  const words = wordsOf(line);
  if (surnameOfTwo.test(line)) return false;
  return words.length < 8 && (closing.test(words.join(' ')) || /^\s*--\s*$/u.test(line));
};

/** « MERCI LEFÈVRE Ana »: two words of a surname before a first name. */
const surnameOfTwo = /^\s*\p{Lu}+\s+[\p{Lu}’'-]{2,}\s+(?:\p{Lu}[\p{Ll}.]|\p{Lo})/u;

/** The same of a row in several cells: its first one is a sentence already, « Bonjour | voici la liste ». */
export const isSentenceInCells = ([first = '', ...more]: readonly string[]): boolean =>
  more.length === 0 ? isNoPerson(first) : isSentence(first) && isSentence([first, ...more].join(', '));

const wordsOf = (name: string): readonly string[] =>
  frenchKey(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');
