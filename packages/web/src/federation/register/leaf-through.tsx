import { Button, NativeSelect } from '@mantine/core';
import type { RegisterGame, RegisterListQuery } from '@ronde/contract/http/register';
import { registerPage } from '@ronde/contract/values/register-page';
import type { Dictionary } from '@ronde/language';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { load } from '../../core/http.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { FileLinks } from '../../ui/file-links.tsx';
import { Section } from '../../ui/page.tsx';
import { PeopleList, type Sorted } from './people-list.tsx';
import styles from './register.module.css';
import { registerSentences } from './sentences.ts';

type Filter = Pick<RegisterListQuery, 'club' | 'federation' | 'series' | 'licence'>;
type Order = Sorted;

interface Props {
  readonly game: RegisterGame;
  readonly onOpen: (id: string) => void;
}

/** The whole register, a page at a time: filtered, in the order of a column, and out as a table. */
export function LeafThrough({ game, onOpen }: Props) {
  const text = useSentences(sentences);
  const lang = useLang();
  const [filter, setFilter] = useState<Filter>({});
  const [order, setOrder] = useState<Order>({ order: 'name' });
  const [from, setFrom] = useState(0);
  const asked = { game, ...filter, ...order };
  const { data } = useQuery({
    queryKey: ['register', 'list', asked, from],
    queryFn: () => load('GET /api/register/people', { query: { ...asked, from } }),
    placeholderData: keepPreviousData,
  });
  if (!data || (data.count === 0 && Object.keys(filter).length === 0)) return null;
  const sort = (by: Order['order']) => {
    setFrom(0);
    // Ratings from the greatest on, at first.
    const falls = by === 'rating';
    const down = order.order === by ? order.down === undefined : falls;
    setOrder({ order: by, ...(down && { down: '1' as const }) });
  };
  const table = (format: string) =>
    `/api/register/table/${format}?${new URLSearchParams({ ...(asked as Record<string, string>), lang })}`;
  const last = Math.min(from + registerPage, data.count);
  return (
    <Section title={text.all(data.count)}>
      <Filters
        game={game}
        filter={filter}
        onChange={(next) => {
          setFrom(0);
          setFilter(next);
        }}
      />
      {data.people.length === 0 ? (
        <p className="quiet">{text.nobody}</p>
      ) : (
        <PeopleList people={data.people} game={game} onOpen={onOpen} sorted={order} onSort={sort} />
      )}
      <div className={styles.turn}>
        {data.count > registerPage && (
          <>
            {from > 0 && (
              <Button size="sm" variant="default" onClick={() => setFrom(Math.max(0, from - registerPage))}>
                {text.before}
              </Button>
            )}
            <span aria-live="polite">{text.shown(from + 1, last, data.count)}</span>
            {last < data.count && (
              <Button size="sm" variant="default" onClick={() => setFrom(from + registerPage)}>
                {text.after}
              </Button>
            )}
          </>
        )}
        <FileLinks
          files={[
            { href: table('xlsx'), name: text.xlsx },
            { href: table('csv'), name: 'CSV' },
          ]}
          between=" · "
        />
      </div>
    </Section>
  );
}

interface FiltersProps {
  readonly game: RegisterGame;
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

function Filters({ game, filter, onChange }: FiltersProps) {
  const text = useSentences(sentences);
  const register = useSentences(registerSentences);
  const { data } = useQuery({
    queryKey: ['register', 'choices', game],
    queryFn: () => load('GET /api/register/choices', { query: { game } }),
  });
  const choices = { club: data?.clubs ?? [], federation: data?.federations ?? [], series: data?.series ?? [] };
  const put = (key: keyof Filter, value: string) => {
    const { [key]: _, ...others } = filter;
    onChange(value === '' ? others : { ...others, [key]: value });
  };
  const names = { club: register.fields.club, federation: register.fields.federation, series: text.series } as const;
  const all = { value: '', label: text.everybody };
  return (
    <div className={styles.filters}>
      {(['club', 'federation', 'series'] as const).map(
        (key) =>
          choices[key].length > 0 && (
            <NativeSelect
              key={key}
              label={names[key]}
              data={[all, ...choices[key]]}
              value={filter[key] ?? ''}
              onChange={(event) => put(key, event.currentTarget.value)}
            />
          ),
      )}
      <NativeSelect
        label={register.fields.licence}
        data={[all, { value: 'with', label: text.withLicence }, { value: 'without', label: text.withoutLicence }]}
        value={filter.licence ?? ''}
        onChange={(event) => put('licence', event.currentTarget.value)}
      />
    </div>
  );
}

const fr = {
  all: (n: number) => (n < 2 ? `${n} personne` : `${n} personnes`),
  nobody: 'Personne pour ces choix.',
  shown: (from: number, to: number, of: number) => `${from} à ${to} sur ${of}`,
  before: 'Précédentes',
  after: 'Suivantes',
  xlsx: 'Tableur (.xlsx)',
  everybody: 'Tout',
  series: 'Série',
  withLicence: 'Avec licence',
  withoutLicence: 'Sans licence',
};

const sentences: Dictionary<typeof fr> = {
  fr,
  en: {
    all: (n) => (n === 1 ? '1 person' : `${n} people`),
    nobody: 'Nobody for these choices.',
    shown: (from, to, of) => `${from} to ${to} of ${of}`,
    before: 'Previous',
    after: 'Next',
    xlsx: 'Spreadsheet (.xlsx)',
    everybody: 'All',
    series: 'Series',
    withLicence: 'With a licence',
    withoutLicence: 'Without a licence',
  },
};
