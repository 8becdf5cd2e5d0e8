import type { Category, Season } from '@ronde/engine';
import type { Dictionary } from './dictionary.ts';
import type { Lang } from './lang.ts';

/**
 * What the events of a category are (classement international §4): « 2 : 17 à 32 joueurs, Masters régionaux ». The
 * numbers of players are the season's.
 */
export function eventCategory(lang: Lang, category: Category, { largest: [one, two, three] }: Season): string {
  const text = sentences[lang];
  switch (category) {
    case 5:
      return text.world;
    case 4:
      return text.four(three);
    case 3:
      return text.between(two + 1, three);
    case 2:
      return `${text.between(one + 1, two)}, ${text.regional}`;
    case 1:
      return `${text.upTo(one)}, ${text.departmental}`;
  }
}

const fr = {
  world: 'championnat du monde',
  four: (most: number) => `championnat national, open international, plus de ${most} joueurs`,
  between: (least: number, most: number) => `${least} à ${most} joueurs`,
  upTo: (most: number) => `jusqu’à ${most} joueurs`,
  regional: 'Masters régionaux',
  departmental: 'Masters départementaux',
};

const en: typeof fr = {
  world: 'world championship',
  four: (most) => `national championship, international open, more than ${most} players`,
  between: (least, most) => `${least} to ${most} players`,
  upTo: (most) => `up to ${most} players`,
  regional: 'regional Masters',
  departmental: 'departmental Masters',
};

const sentences: Dictionary<typeof fr> = { fr, en };
