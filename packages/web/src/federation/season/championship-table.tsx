import { NativeSelect, Table } from '@mantine/core';
import type { FederationChampionship } from '@ronde/contract/http/federation/seasons';
import { date, decimal } from '@ronde/language';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { load } from '../../core/http.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { Section } from '../../ui/page.tsx';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import styles from '../office/office.module.css';
import { officeKey, useOffice } from '../office/office.tsx';
import { officeSentences } from '../office/sentences.ts';
import { seasonSentences } from './sentences.ts';

type Row = FederationChampionship['rows'][number];

/** A season of the championship, the past ones too: a total opens what made it. */
export function ChampionshipTable() {
  const text = useSentences(seasonSentences);
  const { address: f } = useOffice();
  const [season, setSeason] = useState<string | undefined>(undefined);
  const { data } = useQuery({
    queryKey: [...officeKey(f), 'championship', season],
    queryFn: () => load('GET /api/federations/{f}/championship', { f, query: { season } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  if (!data) return null;
  return (
    <Section title={data.season === null ? text.table : `${text.table} ${data.season}`}>
      {data.seasons.length > 1 && (
        <NativeSelect
          label={text.which}
          data={data.seasons}
          value={data.season ?? ''}
          onChange={(event) => setSeason(event.currentTarget.value)}
        />
      )}
      {data.rows.length === 0 ? <p>{text.noResult}</p> : <Rows table={data} />}
    </Section>
  );
}

function Rows({ table }: { readonly table: FederationChampionship }) {
  const text = useSentences(seasonSentences);
  const office = useSentences(officeSentences);
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Sheet caption={text.table} scope>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col" className={sheet.number}>
            {office.place}
          </Table.Th>
          <Table.Th scope="col">{office.player}</Table.Th>
          <Table.Th scope="col" className={sheet.number}>
            {text.points}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {table.rows.map((row) => (
          <Fragment key={row.person}>
            <Table.Tr data-tone={open === row.person ? 'now' : undefined} data-open={open === row.person || undefined}>
              <Table.Td className={`${sheet.number} ${sheet.strong}`}>{row.rank}</Table.Td>
              <Table.Th scope="row">
                {row.name} <span className="quiet small">{row.counted.map(({ points }) => points).join(' + ')}</span>
              </Table.Th>
              <Table.Td className={sheet.number}>
                <button
                  type="button"
                  className={styles.figure}
                  aria-expanded={open === row.person}
                  onClick={() => setOpen(open === row.person ? null : row.person)}
                >
                  {row.total}
                </button>
              </Table.Td>
            </Table.Tr>
            {open === row.person && (
              <Table.Tr data-tone="now">
                <Table.Td />
                <Table.Td colSpan={2}>
                  <Counted row={row} table={table} />
                </Table.Td>
              </Table.Tr>
            )}
          </Fragment>
        ))}
      </Table.Tbody>
    </Sheet>
  );
}

/** « 75 · Lances de Villebois : 3ᵉ sur 12, valeur 120. 120 ÷ 2^(4 × 2 ÷ 12) = 75,6, compté 75. » */
function Counted({ row, table: { best, halvings } }: { readonly row: Row; readonly table: FederationChampionship }) {
  const text = useSentences(seasonSentences);
  const lang = useLang();
  return (
    <div className={styles.calculation}>
      {row.counted.map(({ step, place, players, value, points }) => {
        const shown = decimal(lang, value);
        const exact = decimal(lang, value / 2 ** ((halvings * (place - 1)) / players));
        return (
          <p key={step.id}>
            {text.counts(points, step.name, date(lang, step.lastDay), place, players, shown)}
            {place > 1 && ` ${text.sum(shown, halvings, place - 1, players, exact, points)}`}
          </p>
        );
      })}
      {row.dropped.length > 0 && (
        <p className="quiet">
          {text.notCounted(row.dropped.map(({ points, step }) => `${points}, ${step.name}`).join(' · '), best)}
        </p>
      )}
    </div>
  );
}
