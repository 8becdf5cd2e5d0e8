import { Table } from '@mantine/core';
import type { FederationDocumentView } from '@ronde/contract/http/federation/documents';
import { useSentences } from '../../core/language/use-sentences.ts';
import { Section } from '../../ui/page.tsx';
import { RowLink } from '../../ui/row-act.tsx';
import { Sheet, SheetHead, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { officeAddress } from '../office/addresses.ts';
import { useOffice } from '../office/office.tsx';
import { checkSentences } from './check-sentences.ts';
import { whoIs } from './identify-act.tsx';
import { receivedSentences } from './sentences.ts';

interface Props {
  readonly document: FederationDocumentView;
  readonly onAsk: (act: string) => void;
}

/** Who each player of a document that counts was said to be; results keep the name that they came with. */
export function WhoPart({ document: { people }, onAsk }: Props) {
  const text = useSentences(receivedSentences);
  const check = useSentences(checkSentences);
  const { address: f } = useOffice();
  return (
    <Section title={text.who} about={text.whoHelp}>
      <details>
        <summary>{text.whoOf(people.length)}</summary>
        <Sheet caption={text.who} scope>
          <SheetHead columns={[text.cameAs, text.licence, text.person]} acts={check.anew} />
          <Table.Tbody>
            {people.map(({ player, name, licence, person }) => (
              <Table.Tr key={player}>
                <Table.Th scope="row">{name}</Table.Th>
                <Table.Td className={sheet.quiet}>{licence ?? '–'}</Table.Td>
                <Table.Td>
                  {person && <RowLink href={officeAddress.ratings(f, person.person)}>{person.name}</RowLink>}
                </Table.Td>
                <Table.Td className={`${sheet.number} ${sheet.narrow}`}>
                  <button
                    type="button"
                    className="link small"
                    data-opens={`${whoIs}${player}`}
                    aria-label={`${check.anew}, ${name}`}
                    onClick={() => onAsk(`${whoIs}${player}`)}
                  >
                    {check.anew}
                  </button>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Sheet>
      </details>
    </Section>
  );
}
