import { TextInput } from '@mantine/core';
import type { Listed } from '@ronde/contract/http/federation/lists';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { load } from '../../core/http.ts';
import { officeKey, shownRating, useOffice } from './office.tsx';

interface Props {
  readonly label: string;
  /** Who is not offered. */
  readonly without: (person: string) => boolean;
  readonly onChoose: (row: Listed) => void;
  /** What stands in the field at first. */
  readonly first?: string;
}

const most = 10;

/** Somebody of the federation, found by name or club among everybody who ever held a rating. */
export function PersonSearch({ label, without, onChoose, first = '' }: Props) {
  const { address: f } = useOffice();
  const [typed, setTyped] = useState(first);
  const sought = useDeferredValue(typed.trim());
  const query = { of: 'organisers', q: sought } as const;
  const { data } = useQuery({
    queryKey: [...officeKey(f), 'ratings', query],
    queryFn: () => load('GET /api/federations/{f}/ratings', { f, query }),
    enabled: sought.length > 1,
  });
  const found = sought.length > 1 ? (data?.rows ?? []).filter(({ person }) => !without(person)) : [];
  const choose = (row: Listed) => {
    setTyped('');
    onChoose(row);
  };
  return (
    <>
      <TextInput
        label={label}
        value={typed}
        maxLength={120}
        maw={420}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {found.length > 0 && (
        <ul data-focus-scope="">
          {found.slice(0, most).map((row) => (
            <li key={row.person}>
              <button type="button" className="link" onClick={() => choose(row)}>
                {row.name}
              </button>{' '}
              <span className="quiet">{[row.club, shownRating(row.rating)].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
