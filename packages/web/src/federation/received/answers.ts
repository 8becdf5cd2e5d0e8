import type { FederationDocumentView } from '@ronde/contract/http/federation/documents';
import { useState } from 'react';

/** What the officer has answered so far: nothing of it is decided before `Accepter`. */
export interface Answers {
  /** Player → person, null: somebody new. */
  readonly people: ReadonlyMap<string, string | null>;
  /** Documents that are another event all the same; its own id, where it is a correction all the same. */
  readonly distinct: readonly string[];
  /** Players and documents that still wait for an answer, in the order in which they are asked. */
  readonly open: readonly string[];
  readonly answer: (player: string, person: string | null | undefined) => void;
  readonly another: (document: string) => void;
}

type Given = Pick<Answers, 'people' | 'distinct'>;

/** By document and receipt, for as long as the program is open: whoever goes to look at an entry comes back to them. */
const kept = new Map<string, Given>();

export function useAnswers({
  document,
  receipt,
  checks,
  state,
}: Pick<FederationDocumentView, 'document' | 'receipt' | 'checks' | 'state'>): Answers {
  const key = `${document} ${receipt}`;
  const [{ people, distinct }, setGiven] = useState<Given>(kept.get(key) ?? { people: new Map(), distinct: [] });
  const give = (given: Given) => {
    kept.set(key, given);
    setGiven(given);
  };
  const asked = checks.flatMap((check) => {
    if (check.code === 'identity') return [check.player];
    const { check: own } = check;
    return own.code === 'same-event' || own.code === 'other-event' ? [own.document] : [];
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
      give({ people: next, distinct });
    },
    another: (other) => give({ people, distinct: [...distinct, other] }),
  };
}
