import { Table } from '@mantine/core';
import type { NamedPerson } from '@ronde/contract/http/federation/figures';
import { useSentences } from '../../core/language/use-sentences.ts';
import { Sheet, SheetHead, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { shownRating } from '../office/office.tsx';
import { OfficeSection } from '../office/office-section.tsx';
import { PersonSearch } from '../office/person-search.tsx';
import { officeSentences } from '../office/sentences.ts';
import { seasonSentences } from './sentences.ts';

export type OneOfTen = NamedPerson & { readonly rating: number | null };

interface Props {
  readonly ten: readonly OneOfTen[];
  /** What whoever holds less is set to. */
  readonly bar: number;
  /** Of what they hold. */
  readonly day: string;
  readonly onChange: (ten: readonly OneOfTen[]) => void;
}

const most = 10;

/** The first ten of the last world championship (§3), found among those who hold a rating. */
export function WorldTen({ ten, bar, day, onChange }: Props) {
  const text = useSentences(seasonSentences);
  const above = ten.filter(({ rating }) => rating !== null && rating >= bar).length;
  return (
    <OfficeSection title={text.ten} note={ten.length === 0 ? text.tenHelp : text.tenAbove(above, ten.length)}>
      {ten.length === 0 ? <p className="quiet">{text.tenNone}</p> : <Ten {...{ ten, bar, day, onChange }} />}
      {ten.length < most && (
        <PersonSearch
          label={text.tenFind}
          without={(person) => ten.some((one) => one.person === person)}
          onChoose={({ person, name, club, rating }) =>
            onChange([...ten, { person, name, ...(club !== undefined && { club }), rating }])
          }
        />
      )}
    </OfficeSection>
  );
}

function Ten({ ten, bar, day, onChange }: Props) {
  const text = useSentences(seasonSentences);
  const office = useSentences(officeSentences);
  const number = (name: string) => [name, sheet.number] as const;
  return (
    <Sheet caption={text.ten} scope>
      <SheetHead
        columns={[number(office.place), office.player, number(text.ratingOn(day)), number(text.becomes), text.why]}
        acts={text.out}
      />
      <Table.Tbody>
        {ten.map((one, i) => {
          const raised = one.rating !== null && one.rating < bar;
          return (
            <Table.Tr key={one.person}>
              <Table.Td className={`${sheet.number} ${sheet.strong}`}>{i + 1}</Table.Td>
              <Table.Th scope="row">{one.name}</Table.Th>
              <Table.Td className={sheet.number}>{one.rating === null ? '–' : shownRating(one.rating)}</Table.Td>
              <Table.Td className={`${sheet.number} ${sheet.strong}`}>{raised ? bar : ''}</Table.Td>
              <Table.Td>{raised ? text.tenWhy : one.rating === null ? text.tenUnrated : text.tenThere}</Table.Td>
              <Table.Td className={`${sheet.number} ${sheet.narrow}`}>
                <button
                  type="button"
                  className="link small"
                  aria-label={`${text.out}, ${one.name}`}
                  onClick={() => onChange(ten.filter(({ person }) => person !== one.person))}
                >
                  {text.out}
                </button>
              </Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Sheet>
  );
}
