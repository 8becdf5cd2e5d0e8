import { Table } from '@mantine/core';
import type { Game, KnownPerson } from '@ronde/contract/http/register';
import { date } from '@ronde/language';
import { useExternal } from '../api/external.ts';
import { Sheet, sheetStyles as sheet } from '../frame/sheet.tsx';
import { lang } from '../session/lang.ts';
import { fieldName } from './field-name.ts';
import styles from './register.module.css';
import { useRegisterWords } from './use-register-words.ts';

interface Props {
  readonly people: readonly KnownPerson[];
  readonly game: Game;
}

/** People whom the house knows, with what is known of them and from where. */
export function PeopleList({ people, game }: Props) {
  const say = useRegisterWords();
  const { wide } = styles;
  return (
    <Sheet caption={say.people} className={styles.list ?? ''}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{say.fields.name}</Table.Th>
          {(['licence', 'club', 'birthYear'] as const).map((field) => (
            <Table.Th key={field} scope="col" className={wide}>
              {say.fields[field]}
            </Table.Th>
          ))}
          <Table.Th scope="col" className={`${sheet.number} ${wide}`}>
            {fieldName(say, 'rating', game)}
          </Table.Th>
          {game === 'scrabble' && (
            <Table.Th scope="col" className={wide}>
              {say.fields.duplicateSeries}
            </Table.Th>
          )}
          <Table.Th scope="col" className={wide}>
            {say.origin}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {people.map((person) => (
          <Row key={[person.name, person.federation, person.licence, person.seenIn].join('|')} {...{ person, game }} />
        ))}
      </Table.Tbody>
    </Sheet>
  );
}

function Row({ person, game }: { readonly person: KnownPerson; readonly game: Game }) {
  const say = useRegisterWords();
  const current = useExternal(lang);
  const { wide } = styles;
  const { name, licence, club, birthYear, duplicateSeries, listedOn, seenIn } = person;
  const rating = person.rating === undefined ? undefined : `${person.rating}${person.provisional ? '*' : ''}`;
  const origin = seenIn ?? (listedOn && say.list(date(current, listedOn)));
  return (
    <Table.Tr>
      <Table.Th scope="row">
        {name}
        <span className={`quiet ${styles.small}`}>
          {[licence, club, birthYear, rating, duplicateSeries, origin].filter(Boolean).join(' · ')}
        </span>
      </Table.Th>
      <Table.Td className={wide}>{licence}</Table.Td>
      <Table.Td className={wide}>{club}</Table.Td>
      <Table.Td className={wide}>{birthYear}</Table.Td>
      <Table.Td className={`${sheet.number} ${wide}`}>{rating ?? '–'}</Table.Td>
      {game === 'scrabble' && <Table.Td className={wide}>{duplicateSeries}</Table.Td>}
      <Table.Td className={`${wide} ${sheet.quiet}`}>{origin}</Table.Td>
    </Table.Tr>
  );
}
