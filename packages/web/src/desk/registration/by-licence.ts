import { useDebouncedValue } from '@mantine/hooks';
import type { KnownPerson } from '@ronde/contract/http/register';
import { licenceKey, licenceNumber, withZeros } from '@ronde/contract/lists/who-is-who';
import { useEffect, useEffectEvent, useState } from 'react';
import { useKnown } from './known.ts';
import type { PersonFields } from './person-fields.ts';

/** Shorter, it is hardly anybody's whole licence. */
const fewestSigns = 3;
/** Typing pauses so long before the form is filled, in ms. */
const pause = 300;

/** What is empty in the form comes from whom the register knows by the licence; what was typed stays. */
export function completedBy(fields: PersonFields, known: KnownPerson): PersonFields {
  const or = (typed: string, said: string | number | undefined): string =>
    typed.trim() === '' && said !== undefined ? String(said) : typed;
  const { name, rating, provisional = false, duplicateSeries, club, birthYear } = known;
  return {
    ...fields,
    licence: withZeros({ licence: fields.licence }, known).licence ?? fields.licence,
    name: or(fields.name, name),
    rating: or(fields.rating, rating),
    provisional: fields.rating.trim() === '' && rating !== undefined ? provisional : fields.provisional,
    duplicateSeries: or(fields.duplicateSeries, duplicateSeries),
    club: or(fields.club, club),
    birthYear: or(fields.birthYear, birthYear),
  };
}

/**
 * The one person who has exactly this licence, else the one of whose licence leading zeros alone are missing; several,
 * of two federations, are nobody.
 */
export function bearerOf(licence: string, found: readonly KnownPerson[]): KnownPerson | null {
  const alike = (of: (licence: string) => string) =>
    found.filter((one) => one.licence !== undefined && of(one.licence) === of(licence));
  const exactly = alike(licenceKey);
  const [only, ...more] = exactly.length > 0 ? exactly : alike(licenceNumber);
  return only && more.length === 0 ? only : null;
}

/** Fills the form once for each licence that is typed and known; answers whom it was filled by. */
export function useLicenceFill(fields: PersonFields, fill: (fields: PersonFields) => void): KnownPerson | null {
  const [licence] = useDebouncedValue(fields.licence.trim(), pause);
  const { found } = useKnown(licence.length < fewestSigns ? '' : licence);
  const bearer = licence.length < fewestSigns ? null : bearerOf(licence, found);
  const [filled, setFilled] = useState('');
  const complete = useEffectEvent(() => {
    if (!bearer || filled === licence) return;
    setFilled(licence);
    fill(completedBy(fields, bearer));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whom the licence names is what it waits for
  useEffect(() => complete(), [bearer?.name, licence]);
  // Said once the form says it too.
  return filled === licence ? bearer : null;
}
