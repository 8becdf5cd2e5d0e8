import { frenchKey } from '@ronde/engine/base/french-order';

const sentence = new Set(
  'bonjour|bonsoir|salut|voici|voila|cordialement|amicalement|merci|liste|inscrits|inscrites|inscriptions|joueurs|joueuses|participants|tournoi|pour|samedi|dimanche|ci|joint|bien|vous|avec|nous|sera|seront|prochain|prochaine|hello|hi|dear|thanks|thank|regards|please|here|list|players|attached|tournament|saturday|sunday|for|are|will'.split(
    '|',
  ),
);
const alone = new Set('bonjour|bonsoir|salut|cordialement|amicalement|merci|hello|thanks|regards'.split('|'));
const total =
  /^(?:sous )?(?:total|totaux|somme|moyenne|nombre|sum|average|count)(?: (?:general|de|des|d|du|joueurs|inscrits|players|\d+))*$/u;

/**
 * A line that could be no person: a greeting, a sentence, a title, a total (LIST-05). « BONJOUR Marie » is somebody:
 * one such word makes no sentence of two.
 */
export function isNoPerson(name: string): boolean {
  if (/[:!?…]\s*$/u.test(name)) return true;
  if (isTotal(name)) return true;
  const words = wordsOf(name);
  const [only = ''] = words;
  if (words.length === 1) return alone.has(only);
  if (words.length > 2 && /[^.]\.\s*$/u.test(name)) return true;
  const said = words.filter((word) => sentence.has(word)).length;
  return said > 1 || (said === 1 && words.length > 4) || words.length > mostWords;
}

/** No name is so long. */
const mostWords = 10;

/** The line below a list that counts or sums it. */
export const isTotal = (name: string): boolean => total.test(wordsOf(name).join(' '));

const wordsOf = (name: string): readonly string[] =>
  frenchKey(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');
