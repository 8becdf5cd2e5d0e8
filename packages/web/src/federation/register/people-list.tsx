import { Table } from '@mantine/core';
import type { KnownPerson, RegisterGame, RegisterListQuery } from '@ronde/contract/http/register';
import { date, ratingText } from '@ronde/language';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { fieldName } from './line-text.tsx';
import styles from './register.module.css';
import { registerSentences } from './sentences.ts';

interface Props {
  readonly people: readonly KnownPerson[];
  readonly game: RegisterGame;
  /** Opens somebody’s card; who was only seen in a tournament has none. */
  readonly onOpen: (id: string) => void;
  /** By which column they stand in order; missing: as a search gives them. */
  readonly sorted?: Sorted;
  readonly onSort?: (by: Sorted['order']) => void;
}

export interface Sorted {
  readonly order: NonNullable<RegisterListQuery['order']>;
  readonly down?: '1' | undefined;
}

/** People whom the house knows, with what is known of them and from where. */
export function PeopleList({ people, game, onOpen, sorted, onSort }: Props) {
  const text = useSentences(registerSentences);
  const { wide } = styles;
  const columns = [
    ['name', text.fields.name, ''],
    ['licence', text.fields.licence, wide],
    ['club', text.fields.club, wide],
    [null, text.fields.birthYear, wide],
    ['rating', fieldName(text, 'rating', game), `${sheet.number} ${wide}`],
    ...(game === 'scrabble' ? [[null, text.fields.duplicateSeries, wide] as const] : []),
    [null, text.origin, wide],
  ] as const;
  return (
    <Sheet caption={text.people} className={styles.list ?? ''}>
      <Table.Thead>
        <Table.Tr>
          {columns.map(([order, name, className]) => (
            <Table.Th
              key={name}
              scope="col"
              className={className}
              aria-sort={sorted && order === sorted.order ? (sorted.down ? 'descending' : 'ascending') : undefined}
            >
              {order !== null && onSort ? (
                <button type="button" className={styles.sort} onClick={() => onSort(order)}>
                  {name}
                  {order === sorted?.order && <span aria-hidden="true">{sorted.down ? ' ↓' : ' ↑'}</span>}
                </button>
              ) : (
                name
              )}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {people.map((person) => (
          <Row
            key={[person.name, person.federation, person.licence, person.seenIn].join('|')}
            {...{ person, game, onOpen }}
          />
        ))}
      </Table.Tbody>
    </Sheet>
  );
}

function Row({ person, game, onOpen }: Pick<Props, 'game' | 'onOpen'> & { readonly person: KnownPerson }) {
  const text = useSentences(registerSentences);
  const current = useExternal(lang);
  const { wide } = styles;
  const { id, name, licence, club, birthYear, duplicateSeries, listedOn, lastEvent, seenIn } = person;
  const rating = person.rating === undefined ? undefined : ratingText(current, person);
  const listed = listedOn && (listedOn === lastEvent ? text.event : text.list)(date(current, listedOn));
  const origin = seenIn ?? listed;
  return (
    <Table.Tr>
      <Table.Th scope="row">
        {id === undefined ? (
          name
        ) : (
          <button type="button" className="link" data-opens={id} onClick={() => onOpen(id)}>
            {name}
          </button>
        )}
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
