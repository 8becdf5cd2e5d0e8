import type { PersonId, TournamentDocument } from '@ronde/engine/federation/document';
import type { FederationDecision, FederationFact } from '@ronde/engine/federation/facts';
import { foundOf, pathText } from '../file/path.ts';
import type { FileRefusal } from '../file/problems.ts';

type Documents = ReadonlyMap<number, TournamentDocument>;
type Place = readonly [path: readonly (string | number)[], person: PersonId];

/**
 * Persons in the decisions of an archive who are nobody in it. Somebody new is known by the receipt and the player that
 * they first came as, `12.a`; whoever another program names otherwise is new where a document that counts says so.
 */
export function unknownPeopleIn(log: readonly FederationDecision[], documents: Documents): readonly FileRefusal[] {
  const known = new Set<PersonId>();
  return log.flatMap(({ fact }, i) => {
    const [come, ...spoken] = [comingIn(fact), spokenOf(fact)];
    const wrong = [
      ...come.filter(([, person]) => !known.has(person) && !mayBeNew(person, documents)),
      ...spoken.flat().filter(([, person]) => !known.has(person) && !isPlayer(person, documents)),
    ];
    for (const [, person] of come) known.add(person);
    return wrong.map(
      ([path, person]): FileRefusal => ({
        code: 'wrong-value',
        path: pathText(['decisions', i, 'fact', ...path]),
        found: foundOf(person),
        expected: { kind: 'person' },
      }),
    );
  });
}

/** Whom a decision says that players are. */
function comingIn(fact: FederationFact): readonly Place[] {
  if (fact.kind === 'accepted')
    return Object.entries(fact.people).map(([player, person]) => [['people', player], person]);
  return fact.kind === 'identified' ? [[['person'], fact.person]] : [];
}

/** Whom it speaks of. */
function spokenOf(fact: FederationFact): readonly Place[] {
  switch (fact.kind) {
    case 'merged':
      return [
        [['gone'], fact.gone],
        [['kept'], fact.kept],
      ];
    case 'told-apart':
    case 'erased':
      return fact.persons.map((person, at) => [['persons', at], person]);
    default:
      return [];
  }
}

const numbered = /^(\d+)\.(.+)$/su;

const isPlayer = (person: PersonId, documents: Documents): boolean => {
  const [, receipt, player] = numbered.exec(person) ?? [];
  return player !== undefined && documents.get(Number(receipt))?.people.has(player) === true;
};

const mayBeNew = (person: PersonId, documents: Documents): boolean =>
  !numbered.test(person) || isPlayer(person, documents);
