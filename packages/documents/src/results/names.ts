import { surnameFirst, surnameInCapitals } from '@ronde/contract/lists/name-order';

/** « Lefèvre, Zoé » and « Zoé LEFÈVRE » are « LEFÈVRE Zoé ». */
export const surnameFirstName = (name: string): string => surnameFirst(name) ?? name;

/** From two columns: « LEFÈVRE Zoé ». */
export const nameOfTwo = (surname: string, given: string): string =>
  surnameInCapitals(surname, given) ?? `${surname} ${given}`.trim();
