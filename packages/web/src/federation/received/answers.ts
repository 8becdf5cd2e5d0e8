import type { FederationDocumentView } from '@ronde/contract/http/federation/documents';
import { useState } from 'react';

/** What the officer has answered so far: nothing of it is decided before `Accepter`. */
export interface Answers {
  /** Player → person, null: somebody new. */
  readonly people: ReadonlyMap<string, string | null>;
  /** Documents that are another event all the same. */
  readonly distinct: readonly string[];
  /** Players and documents that still wait for an answer, in the order in which they are asked. */
  readonly open: readonly string[];
  readonly answer: (player: string, person: string | null | undefined) => void;
  readonly another: (document: string) => void;
}

export function useAnswers({ checks, state }: Pick<FederationDocumentView, 'checks' | 'state'>): Answers {
  const [people, setPeople] = useState<ReadonlyMap<string, string | null>>(new Map());
  const [distinct, setDistinct] = useState<readonly string[]>([]);
  const asked = checks.flatMap((check) => {
    if (check.code === 'identity') return [check.player];
    return check.check.code === 'same-event' ? [check.check.document] : [];
  });
  const open = asked.filter((one) => !people.has(one) && !distinct.includes(one));
  return {
    people,
    distinct,
    open: state.kind === 'to-review' ? open : [],
    answer: (player, person) => {
      const next = new Map(people);
      if (person === undefined) next.delete(player);
      else next.set(player, person);
      setPeople(next);
    },
    another: (document) => setDistinct([...distinct, document]),
  };
}
