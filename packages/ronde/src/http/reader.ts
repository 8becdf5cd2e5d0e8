import { isLang, type Lang } from '@ronde/language';

/**
 * The reader's language by `Accept-Language`: the first that is spoken here by weight, French when none is
 * named. A tag that cannot be read counts for nothing.
 */
export function langOf(acceptLanguage: string | undefined): Lang {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const q = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
      return { lang: tag.split('-')[0], weight: q ? Number(q.slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wanted.map(({ lang }) => lang).find(isLang) ?? 'fr';
}
