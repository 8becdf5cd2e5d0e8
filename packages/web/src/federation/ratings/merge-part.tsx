import { Button, TextInput } from '@mantine/core';
import type { FederationPersonCard, Listed } from '@ronde/contract/http/federation/lists';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { load } from '../../core/http.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { TroubleNotice } from '../../ui/notice.tsx';
import { Section } from '../../ui/page.tsx';
import { useAct } from '../../ui/use-act.ts';
import { officeKey, shownRating, useOffice } from '../office/office.tsx';
import { officeSentences } from '../office/sentences.ts';
import { useDecide } from '../office/use-decide.ts';
import { WhatItDoes } from '../office/what-it-does.tsx';
import { ratingsSentences } from './sentences.ts';

interface Props {
  readonly card: FederationPersonCard;
  readonly onPanel: (panel: ReactNode) => void;
}

/** Another entry that may be the same person: found by name, its effect seen, then merged into this one. */
export function MergePart({ card, onPanel }: Props) {
  const text = useSentences(ratingsSentences);
  const { address: f } = useOffice();
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed.trim());
  const [other, setOther] = useState<Listed | null>(null);
  const query = { of: 'organisers', q: sought } as const;
  const { data } = useQuery({
    queryKey: [...officeKey(f), 'ratings', query],
    queryFn: () => load('GET /api/federations/{f}/ratings', { f, query }),
    enabled: sought.length > 1,
  });
  const found = sought.length > 1 ? (data?.rows ?? []).filter(({ person }) => person !== card.person) : [];
  return (
    <Section title={text.mergeTitle}>
      <TextInput
        label={text.mergeFind}
        value={typed}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setOther(null);
        }}
      />
      {!other && (
        <ul>
          {found.slice(0, 20).map((row) => (
            <li key={row.person}>
              <button type="button" className="link" onClick={() => setOther(row)}>
                {row.name}
              </button>{' '}
              <span className="quiet">{[row.club, shownRating(row.rating)].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ul>
      )}
      {other && <MergePreview card={card} other={other} onPanel={onPanel} onDone={() => setOther(null)} />}
    </Section>
  );
}

interface PreviewProps extends Props {
  readonly other: Listed;
  readonly onDone: () => void;
}

function MergePreview({ card, other, onPanel, onDone }: PreviewProps) {
  const text = useSentences(ratingsSentences);
  const office = useSentences(officeSentences);
  const command = { kind: 'merge', gone: other.person, kept: card.person } as const;
  const decide = useDecide();
  const { run, busy, trouble, clear } = useAct();
  const merge = async () => {
    if (await run(() => decide(command, card.number))) onDone();
  };
  return (
    <>
      <p>
        <strong>{other.name}</strong> → <strong>{card.name}</strong>
      </p>
      <TroubleNotice trouble={trouble} onClose={clear} />
      <WhatItDoes command={command} onPanel={onPanel}>
        <Button loading={busy} data-next="" onClick={() => void merge()}>
          {text.same}
        </Button>{' '}
        <Button variant="default" onClick={onDone}>
          {office.cancel}
        </Button>
      </WhatItDoes>
    </>
  );
}
