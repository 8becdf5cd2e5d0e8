import { NativeSelect, Table, TextInput } from '@mantine/core';
import { date } from '@ronde/language';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'wouter';
import { load } from '../../core/http.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { Page, sectionStyles as section } from '../../ui/page.tsx';
import { RowLink } from '../../ui/row-act.tsx';
import { Sheet, sheetStyles as sheet, useInTwoSteps } from '../../ui/sheet.tsx';
import { officeAddress } from '../office/addresses.ts';
import { officeKey, shownRating, useOffice } from '../office/office.tsx';
import { officeSentences } from '../office/sentences.ts';
import { ratingsSentences } from './sentences.ts';

const allSeries = ['Joker', 'A', 'B', 'C'] as const;

/** Everybody at any date, as listed or as organisers get it. No field takes a rating. */
export function RatingsPage() {
  const text = useSentences(ratingsSentences);
  const lang = useLang();
  const { address: f, game } = useOffice();
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed.trim());
  const at = params.get('le') ?? undefined;
  const of = params.get('qui') === 'tous' ? 'organisers' : 'published';
  const series = params.get('serie') ?? undefined;
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  const query = { at, of, series, q: sought === '' ? undefined : sought } as const;
  const { data } = useQuery({
    queryKey: [...officeKey(f), 'ratings', query],
    queryFn: () => load('GET /api/federations/{f}/ratings', { f, query }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={text.title} note={data && <span className="quiet">{text.people(data.rows.length, data.people)}</span>}>
      <div className={`${section.fields} not-printed`}>
        <TextInput type="date" label={text.at} value={at ?? ''} onChange={(e) => set('le', e.currentTarget.value)} />
        <NativeSelect
          label={text.who}
          data={[
            { value: '', label: text.published },
            { value: 'tous', label: text.organisers },
          ]}
          value={of === 'organisers' ? 'tous' : ''}
          onChange={(e) => set('qui', e.currentTarget.value)}
        />
        {game === 'scrabble' && (
          <NativeSelect
            label={text.series}
            data={[{ value: '', label: text.all }, ...allSeries]}
            value={series ?? ''}
            onChange={(e) => set('serie', e.currentTarget.value)}
          />
        )}
        <TextInput
          label={text.search}
          value={typed}
          maxLength={120}
          autoComplete="off"
          data-search=""
          onChange={(e) => setTyped(e.currentTarget.value)}
        />
      </div>
      {data && (
        <p className="only-printed">
          {[
            text.on(date(lang, data.at)),
            of === 'organisers' ? text.organisers : text.published,
            series !== undefined && `${text.series} ${series}`,
            sought !== '' && text.sought(sought),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {data && (data.rows.length === 0 ? <p>{text.nobody}</p> : <List rows={data.rows} at={data.at} />)}
    </Page>
  );
}

type Rows = Awaited<ReturnType<typeof load<'GET /api/federations/{f}/ratings'>>>['rows'];

function List({ rows, at }: { readonly rows: Rows; readonly at: string }) {
  const text = useSentences(ratingsSentences);
  const office = useSentences(officeSentences);
  const lang = useLang();
  const { address: f, game } = useOffice();
  const shown = useInTwoSteps(rows);
  return (
    <Sheet caption={`${text.title}, ${date(lang, at)}`} scope>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col" className={sheet.number}>
            {office.place}
          </Table.Th>
          <Table.Th scope="col">{office.player}</Table.Th>
          <Table.Th scope="col">{text.club}</Table.Th>
          <Table.Th scope="col" className={sheet.number}>
            {office.rating[game]}
          </Table.Th>
          <Table.Th scope="col">{game === 'scrabble' ? office.series : office.title}</Table.Th>
          <Table.Th scope="col" className={sheet.number}>
            {text.events}
          </Table.Th>
          <Table.Th scope="col">{text.last}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {shown.map((row) => (
          <Table.Tr key={row.person}>
            <Table.Td className={`${sheet.number} ${sheet.strong}`}>{row.rank}</Table.Td>
            <Table.Th scope="row">{row.name}</Table.Th>
            <Table.Td className={sheet.quiet}>{row.club}</Table.Td>
            <Table.Td className={sheet.number}>
              <RowLink href={`${officeAddress.ratings(f, row.person)}?le=${at}`}>{shownRating(row.rating)}</RowLink>
            </Table.Td>
            <Table.Td>{row.series}</Table.Td>
            <Table.Td className={sheet.number}>{row.events}</Table.Td>
            <Table.Td className={sheet.quiet}>{date(lang, row.lastEvent)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Sheet>
  );
}
