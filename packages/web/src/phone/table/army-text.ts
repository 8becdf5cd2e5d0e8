import type { Army } from '@ronde/engine';

/** « 123 Carthaginois » */
export const armyText = (army: Pick<Army, 'number' | 'name'> | undefined): string =>
  army ? `${army.number} ${army.name}` : '';
