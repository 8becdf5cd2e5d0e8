import type { Category, Season } from '@ronde/engine';
import type { Dictionary } from './dictionary.ts';
import type { Lang } from './lang.ts';

/**
 * What the events of a category are (classement international §4): « 2 : 17 à 32 joueurs, Masters régionaux ». The
 * numbers of players are the season's.
 */
export function eventCategory(lang: Lang, category: Category, { largest: [one, two, three] }: Season): string {
  const say = sentences[lang];
  switch (category) {
    case 5:
      return say.world;
    case 4:
      return say.four(three);
    case 3:
      return say.between(two + 1, three);
    case 2:
      return `${say.between(one + 1, two)}, ${say.regional}`;
    case 1:
      return `${say.upTo(one)}, ${say.departmental}`;
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
