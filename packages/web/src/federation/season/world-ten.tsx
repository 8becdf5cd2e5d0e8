import { TextInput } from '@mantine/core';
import type { NamedPerson } from '@ronde/contract/http/federation/figures';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { load } from '../../core/http.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { Section } from '../../ui/page.tsx';
import { officeKey, shownRating, useOffice } from '../office/office.tsx';
import styles from './season.module.css';
import { seasonSentences } from './sentences.ts';

interface Props {
  readonly ten: readonly NamedPerson[];
  readonly onChange: (ten: readonly NamedPerson[]) => void;
}

const most = 10;

/** The first ten of the last world championship (§3), found among those who hold a rating. */
export function WorldTen({ ten, onChange }: Props) {
  const text = useSentences(seasonSentences);
  const { address: f } = useOffice();
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed.trim());
  const query = { of: 'organisers', q: sought } as const;
  const { data } = useQuery({
    queryKey: [...officeKey(f), 'ratings', query],
    queryFn: () => load('GET /api/federations/{f}/ratings', { f, query }),
    enabled: sought.length > 1,
  });
  const found =
    sought.length > 1 ? (data?.rows ?? []).filter((row) => !ten.some(({ person }) => person === row.person)) : [];
  return (
    <Section title={text.ten} about={text.tenHelp}>
      {ten.length === 0 && <p className="quiet">{text.tenNone}</p>}
      <ol className={styles.ten}>
        {ten.map((one) => (
          <li key={one.person}>
            {one.name} <span className="quiet">{one.club}</span>{' '}
            <button
              type="button"
              className="link small"
              aria-label={`${text.out}, ${one.name}`}
              onClick={() => onChange(ten.filter(({ person }) => person !== one.person))}
            >
              {text.out}
            </button>
          </li>
        ))}
      </ol>
      {ten.length < most && (
        <TextInput
          label={text.tenFind}
          value={typed}
          maxLength={120}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <ul>
        {found.slice(0, most).map((row) => (
          <li key={row.person}>
            <button
              type="button"
              className="link"
              onClick={() => {
                onChange([
                  ...ten,
                  { person: row.person, name: row.name, ...(row.club !== undefined && { club: row.club }) },
                ]);
                setTyped('');
              }}
            >
              {row.name}
            </button>{' '}
            <span className="quiet">{shownRating(row.rating)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
