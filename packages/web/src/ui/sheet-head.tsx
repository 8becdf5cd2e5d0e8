import { Table } from '@mantine/core';

interface Props {
  /** Each a name, or a name and the class of its column. */
  readonly columns: readonly (string | readonly [name: string, className: string | undefined])[];
  /** What the last column does, for those who hear the sheet. */
  readonly acts: string;
}

/** The head of a sheet whose rows end with an act. */
export function SheetHead({ columns, acts }: Props) {
  return (
    <Table.Thead>
      <Table.Tr>
        {columns.map((column) => {
          const [name, className] = typeof column === 'string' ? [column] : column;
          return (
            <Table.Th key={name} scope="col" className={className}>
              {name}
            </Table.Th>
          );
        })}
        <Table.Th scope="col">
          <span className="sr-only">{acts}</span>
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
  );
}
