import { Button } from '@mantine/core';
import type { NamedPerson } from '@ronde/contract/http/federation/figures';
import { useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { announce } from '../../ui/announcer.tsx';
import { sectionStyles as section } from '../../ui/page.tsx';
import { ActPreview } from '../office/act-preview.tsx';
import { PersonSearch } from '../office/person-search.tsx';
import { checkSentences } from './check-sentences.ts';
import { receivedSentences } from './sentences.ts';
import type { AskedProps } from './weigh-act.tsx';

/** What a player’s id follows in the address. */
export const whoIs = 'qui.';

/** Who somebody of a document that counts is, answered anew: it is an answer, not a fact. */
export function IdentifyAct({ document, player, onPanel, onClose }: AskedProps & { readonly player: string }) {
  const text = useSentences(receivedSentences);
  const check = useSentences(checkSentences);
  const [person, setPerson] = useState<Pick<NamedPerson, 'person' | 'name'> | null | undefined>(undefined);
  const own = document.people.find((one) => one.player === player);
  if (!own) return null;
  const came = [own.name, own.club, own.licence].filter(Boolean).join(', ');
  const answer = person === null ? check.newOne : check.is(person?.name ?? '');
  const done = () => {
    announce(`${own.name}\u00a0: ${answer}.`);
    onClose();
  };
  return (
    <ActPreview
      key={person === undefined ? 'asked' : (person?.person ?? 'new')}
      title={text.whoIs(own.name)}
      about={own.person ? text.countsAs(came, own.person.name) : came}
      command={
        person === undefined
          ? null
          : () => ({ kind: 'identify', document: document.document, player, person: person?.person ?? null })
      }
      act={answer}
      saw={document.number}
      onPanel={onPanel}
      onClose={onClose}
      onDone={done}
    >
      {person === undefined ? (
        <>
          <PersonSearch
            label={text.find}
            without={(one) => one === own.person?.person}
            onChoose={(row) => setPerson({ person: row.person, name: row.name })}
          />
          <div className={section.row}>
            <Button variant="default" onClick={() => setPerson(null)}>
              {check.newOne}
            </Button>
          </div>
        </>
      ) : (
        <p>
          {check.answered} <strong>{answer}</strong>{' '}
          <button type="button" className="link small" onClick={() => setPerson(undefined)}>
            {check.anew}
          </button>
        </p>
      )}
    </ActPreview>
  );
}
