import type { Person } from '@ronde/engine';

/** Who somebody is, as typed. */
export interface WhoFields {
  readonly name: string;
  readonly licence: string;
  readonly federation: string;
  readonly birthYear: string;
  readonly pseudonym: string;
}

export function whoFields({ name, licence = '', federation = '', birthYear, pseudonym = '' }: Person): WhoFields {
  return { name, licence, federation, birthYear: birthYear === undefined ? '' : String(birthYear), pseudonym };
}

export function whoFaults({ name, birthYear }: WhoFields): readonly ('name' | 'birthYear')[] {
  const year = birthYear.trim();
  const right = year === '' || (/^\d{4}$/.test(year) && Number(year) >= 1900 && Number(year) <= 2100);
  return [...(name.trim() === '' ? (['name'] as const) : []), ...(right ? [] : (['birthYear'] as const))];
}

const keys = ['name', 'licence', 'federation', 'birthYear', 'pseudonym'] as const;

/** The body of a correction: what changes, and how it was seen (null: there was none). Null: nothing changes. */
export function correction(person: Person, fields: WhoFields): object | null {
  const to = personOf(fields);
  const changed = keys.filter((key) => person[key] !== to[key]);
  if (changed.length === 0) return null;
  const saw = Object.fromEntries(changed.map((key) => [key, person[key] ?? null]));
  const only = Object.fromEntries(changed.flatMap((key) => (to[key] === undefined ? [] : [[key, to[key]]])));
  return { name: to.name, ...only, saw };
}

function personOf(fields: WhoFields): Person {
  const text = (key: 'licence' | 'federation' | 'pseudonym') => {
    const typed = fields[key].trim();
    return typed === '' ? {} : { [key]: typed };
  };
  const year = fields.birthYear.trim();
  return {
    name: fields.name.trim(),
    ...text('licence'),
    ...text('federation'),
    ...(year === '' ? {} : { birthYear: Number(year) }),
    ...text('pseudonym'),
  };
}
