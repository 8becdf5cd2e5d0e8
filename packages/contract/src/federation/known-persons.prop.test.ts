import { federationState } from '@ronde/engine/federation/state';
import { act, anyFederationAct, federation } from '@ronde/engine/fixtures/random-federation';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { facesOf, type KnownPersons, knownPersons, waysOf } from './known-persons.ts';

const told = (known: KnownPersons) => ({
  people: [...known.seen].map(([person, seen]) => [person, seen, facesOf(known, person), waysOf(seen)]).toSorted(),
  byName: new Map(known.byName),
  byWords: new Map(known.byWords),
  byLicence: new Map(known.byLicence),
});

test('who is known, followed from one decision to the next, is who the documents that count name', () => {
  fc.assert(
    fc.property(fc.array(anyFederationAct, { minLength: 5, maxLength: 40 }), (list) => {
      const own = federation('pl');
      let [log, state] = [[...own.log], federationState(own.log)];
      let known = knownPersons(state, own.documents);
      for (const one of list) {
        act(own, one);
        const next = federationState([...own.log], { log, state });
        known = knownPersons(next, own.documents, { state, known });
        [log, state] = [[...own.log], next];
      }
      expect(told(known)).toEqual(told(knownPersons(federationState(own.log), own.documents)));
    }),
  );
});
