/** Read by the closing of the tournament, which stands on all of it. */
export const everything = '*';

export const round = (number: number): string => `round ${number}`;
export const status = (number: number): string => `status ${number}`;
export const table = (number: number, match: number): string => `table ${number}/${match}`;
export const player = (id: string): string => `player ${id}`;
export const setting = (key: string): string => `setting ${key}`;

/** Who is in the list while nothing is drawn: the first draw ranks those who are. */
export const entrant = (id: string): string => `entrant ${id}`;

/** Those who were known to be away in a round. */
export const absent = (number: number): string => `absent ${number}`;

/** The answer that a round's tables stay after a correction. */
export const kept = (number: number): string => `kept ${number}`;

/** What reads all of them at once: the tables of a round, all settings, the whole list before the first draw. */
export const tables = (number: number): string => `tables ${number}`;
export const settings = 'settings';
export const entrants = 'entrants';

/** The initial ranking, frozen by the first draw. */
export const ranking = 'ranking';

/** The name under which an address is read with the others of its kind; itself where there is none. */
export function together(address: string): string {
  const [kind, rest = ''] = address.split(' ', 2);
  if (kind === 'setting') return settings;
  if (kind === 'entrant') return entrants;
  const ofRound = kind === 'table' || kind === 'counters' || kind === 'sanction';
  return ofRound ? tables(Number(rest.split('/', 1)[0])) : address;
}
