/**
 * How the lists would write a name that was typed in small letters: « martin léa » is « MARTIN Léa », in the order
 * that the form asks for. Of more words than two nobody knows where the surname ends: they stay.
 */
export function proposedName(asked: string): string {
  const name = asked.trim().replace(/\s+/gu, ' ');
  const [surname, first, ...more] = name.split(' ');
  if (surname === undefined || first === undefined || more.length > 0 || name !== name.toLocaleLowerCase('fr'))
    return name;
  return `${surname.toLocaleUpperCase('fr')} ${first.replace(/(^|[-’'])(\p{L})/gu, (start) => start.toLocaleUpperCase('fr'))}`;
}
