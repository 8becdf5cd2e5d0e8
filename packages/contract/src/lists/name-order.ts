/** Particles that belong to the surname behind them: « Anne de LA TOUR ». */
const particles = new Set([
  'de',
  'du',
  'des',
  'd’',
  "d'",
  'la',
  'le',
  'les',
  'van',
  'von',
  'der',
  'den',
  'ter',
  'di',
  'da',
]);

const letters = /\p{L}/u;
const capitals = (text: string): string => text.toUpperCase();
const isCapital = (word: string): boolean => (word.match(/\p{L}/gu)?.length ?? 0) > 1 && word === capitals(word);

/**
 * The name as « NOM Prénom », where capitals or a comma tell which is the surname (LIST-06): « Zoé LEFÈVRE » and
 * « Lefèvre, Zoé » are « LEFÈVRE Zoé ». Null: it stands so already, or nothing tells.
 */
export function surnameFirst(name: string): string | null {
  const parts = name.split(',').map((part) => part.trim());
  const [surname = '', given = ''] = parts;
  if (parts.length === 2 && letters.test(surname) && letters.test(given)) return `${capitals(surname)} ${given}`;
  const words = name.split(/\s+/u);
  const first = words.findIndex(isCapital);
  // Capitals from the first on to the last: what stands before them is the first name, less its particles.
  if (first < 1 || !words.slice(first).every(isCapital)) return null;
  let from = first;
  while (from > 1 && particles.has((words[from - 1] ?? '').toLowerCase())) from--;
  return [...words.slice(from), ...words.slice(0, from)].join(' ');
}

/** From two columns: which is the surname is told. Null: it stands in capitals already. */
export function surnameInCapitals(surname: string, given: string): string | null {
  if (surname === '' || given === '') return null;
  const written = given === given.toLowerCase() ? given.replace(/(?<!\p{L})\p{L}/gu, capitals) : given;
  const spelling = `${capitals(surname)} ${written}`;
  return spelling === `${surname} ${given}` ? null : spelling;
}

/**
 * What a field that asks for « NOM Prénom » proposes for what is typed in it: as a list does, and of two words without
 * capitals the first as the surname, for it was asked for first. Null: nothing to propose.
 */
export function spellingOfTyped(name: string): string | null {
  const told = surnameFirst(name.trim());
  if (told !== null) return told;
  const [surname = '', given = '', ...more] = name.trim().split(/\s+/u);
  if (more.length > 0 || particles.has(surname.toLowerCase()) || [surname, given].some(isCapital)) return null;
  return [surname, given].every((word) => letters.test(word)) ? surnameInCapitals(surname, given) : null;
}
