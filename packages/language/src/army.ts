import type { Army } from '@ronde/engine';

/** « 54 Anciens Carthaginois »; one that was typed without a number of the lists (0) has its name alone. */
export const armyShown = ({ number, name }: Pick<Army, 'number' | 'name'>): string =>
  number === 0 ? name : `${number} ${name}`;
