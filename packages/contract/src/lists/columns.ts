/** What a column of a list of people can say. `army` to `to`: of the wargame alone. */
export const listFields = [
  'name',
  'surname',
  'given',
  'rating',
  'series',
  'club',
  'licence',
  'federation',
  'birth',
  'category',
  'pseudonym',
  'nationality',
  'email',
  'phone',
  'status',
  'date',
  'lastEvent',
  'army',
  'edition',
  'cohesion',
  'from',
  'to',
] as const;

export type ListField = (typeof listFields)[number];

/** What only the wargame knows of somebody. */
export const wargameFields: ReadonlySet<ListField> = new Set(['army', 'edition', 'cohesion', 'from', 'to']);

/** Lists whose columns stand in places of their own, without a line of headers. */
export const listLayouts = ['federal-fr'] as const;

export type ListLayout = (typeof listLayouts)[number];

/** Columns of a list that are read: far cells make no rows of thousands of columns. */
export const mostColumns = 60;

/** Known armies that are offered beside one that is near to them; more share but a word with it. */
export const mostNearArmies = 3;

/** The most lines that are read of one list: more people than any federation has. */
export const mostLines = 200_000;
