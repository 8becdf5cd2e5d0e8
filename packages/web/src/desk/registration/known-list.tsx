import { Button, Table } from '@mantine/core';
import { proposalIn } from '@ronde/contract/register/entry';
import { date } from '@ronde/language';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import styles from '../roster/registration.module.css';
import { registrationSentences } from '../roster/sentences.ts';
import { startRatingShown } from '../roster/start-rating.ts';
import { type KnownEntry, startingAt } from './known.ts';

interface Props {
  readonly known: readonly KnownEntry[];
  /** Under the arrows of the search field. */
  readonly chosen: string | null;
  readonly onEnroll: (known: KnownEntry) => void;
}

/** People whom the house knows and who are not registered here, below those who are. */
export function KnownList({ known, chosen, onEnroll }: Props) {
  const { registration: ui } = useSentences(uiSentences);
  const text = useSentences(registrationSentences);
  return (
    <section className={styles.known}>
      <h2>{text.register}</h2>
      <Sheet caption={text.register} className={styles.list ?? ''}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{ui.name}</Table.Th>
            <Table.Th scope="col" className={styles.wide}>
              {ui.licence}
            </Table.Th>
            <Table.Th scope="col" className={styles.wide}>
              {ui.club}
            </Table.Th>
            <Table.Th scope="col" className={`${sheet.number} ${styles.wide}`}>
              {ui.rating}
            </Table.Th>
            <Table.Th scope="col" className={styles.wide}>
              {ui.series}
            </Table.Th>
            <Table.Th scope="col" className={styles.wide}>
              {text.origin}
            </Table.Th>
            <Table.Th scope="col" className={sheet.narrow}>
              <span className="sr-only">{ui.actions}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {known.map((one) => (
            <Row key={one.id} known={one} chosen={one.id === chosen} onEnroll={onEnroll} />
          ))}
        </Table.Tbody>
      </Sheet>
    </section>
  );
}

function Row({ known, chosen, onEnroll }: { readonly known: KnownEntry } & Pick<RowProps, 'chosen' | 'onEnroll'>) {
  const text = useSentences(registrationSentences);
  const { tournament } = useDesk();
  const reader = useExternal(lang);
  const { name, licence, club, duplicateSeries, listedOn, seenIn } = known.person;
  const start = proposalIn(tournament, known.person);
  const rating = startRatingShown(
    { ...known.person, id: known.id, number: 1, presence: 'expected', from: 1 },
    tournament,
  );
  return (
    <Table.Tr data-tone={chosen ? 'now' : undefined}>
      <Table.Th scope="row">
        {name}
        <span className={`quiet ${styles.small}`}>{[licence, club, rating].filter(Boolean).join(' · ')}</span>
        {start && (
          <span className={styles.proposal}>
            {text.proposal(start, start.lastEvent === undefined ? null : date(reader, start.lastEvent))}{' '}
            <Button size="compact-sm" variant="default" onClick={() => onEnroll(startingAt(known, start))}>
              {text.enrollAt(start.rating)}
            </Button>
          </span>
        )}
      </Table.Th>
      <Table.Td className={styles.wide}>{licence}</Table.Td>
      <Table.Td className={styles.wide}>{club}</Table.Td>
      <Table.Td className={`${sheet.number} ${styles.wide}`}>{rating}</Table.Td>
      <Table.Td className={styles.wide}>{duplicateSeries}</Table.Td>
      <Table.Td className={`${styles.wide} ${sheet.quiet}`}>
        {seenIn ?? (listedOn && text.list(date(reader, listedOn)))}
      </Table.Td>
      <Table.Td className={sheet.narrow}>
        <Button size="sm" variant="default" aria-label={text.enrollName(name)} onClick={() => onEnroll(known)}>
          {text.enroll}
        </Button>
      </Table.Td>
    </Table.Tr>
  );
}

interface RowProps extends Pick<Props, 'onEnroll'> {
  readonly chosen: boolean;
}
