import type { FederationJournal } from '@ronde/contract/http/federation/decisions';
import type { Frozen } from '@ronde/contract/values/same-type';
import type { FederationFact } from '@ronde/engine/federation/facts';
import { undoneBy } from '@ronde/engine/federation/facts';
import { fileSentences, type Lang } from '@ronde/language';
import type { Naming } from './document-view.ts';
import { playerName } from './proposals.ts';
import type { RefusedLine } from './refused-lines.ts';
import { type FederationSnapshot, faceOf, numberOf } from './snapshot.ts';

type View = Frozen<FederationJournal>;
type Line = View['lines'][number];

interface Asked extends Naming {
  /** Decisions older than this one; missing: the newest. */
  readonly before: number | undefined;
  readonly limit: number;
  /** Those of the same time, the newest first. */
  readonly refused: readonly RefusedLine[];
  readonly lang: Lang;
}

/** They are never undone. */
const stays: ReadonlySet<FederationFact['kind']> = new Set(['received', 'published', 'erased']);

/** Newest first: decisions, and what was refused at the door between them. */
export function journalView(snapshot: FederationSnapshot, { before, limit, refused, lang, who }: Asked): View {
  const undone = undoneBy(snapshot.log);
  const last = Math.min(before === undefined ? numberOf(snapshot) : before - 1, numberOf(snapshot));
  const first = Math.max(0, last - limit);
  const decisions = snapshot.log.slice(first, last);
  const oldest = first === 0 ? '' : (decisions[0]?.at ?? '');
  const newest = snapshot.log[last]?.at ?? '9';
  const lines: Line[] = decisions.map(({ number, at, by, fact }) => ({
    kind: 'decision',
    number,
    at,
    by: who(by),
    fact,
    names: namesIn(snapshot, fact),
    undone: undone.get(number) ?? null,
    undoable: !undone.has(number) && !stays.has(fact.kind),
  }));
  const doors = refused.filter(({ at }) => at >= oldest && at < newest).map((line) => refusedView(line, who, lang));
  return {
    number: numberOf(snapshot),
    lines: [...doors, ...lines.toReversed()].toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)),
    more: first > 0,
  };
}

function refusedView({ at, sender, document, why, faults }: RefusedLine, who: Naming['who'], lang: Lang): Line {
  const text = fileSentences[lang];
  return {
    kind: 'refused',
    at,
    sender: who(sender),
    document,
    why: why.map((problem) => ({ path: problem.path, message: text.problem(problem) })),
    faults,
  };
}

/** Of the documents, persons and players that a fact speaks of, by their ids. */
function namesIn(snapshot: FederationSnapshot, fact: FederationFact): Readonly<Record<string, string>> {
  switch (fact.kind) {
    case 'received':
    case 'accepted':
    case 'returned': {
      const document = snapshot.documents.get(fact.receipt);
      return document ? { [document.id]: document.name, [fact.receipt]: document.name } : {};
    }
    case 'withdrawn':
    case 'weighed':
      return documentNamed(snapshot, fact.document);
    case 'identified': {
      const { document, player, person } = fact;
      const receipt = snapshot.state.counted.get(document)?.receipt ?? 0;
      return {
        ...documentNamed(snapshot, document),
        [player]: playerName(snapshot.documents.get(receipt), player),
        [person]: faceOf(snapshot, person).name,
      };
    }
    case 'merged':
      return Object.fromEntries([fact.gone, fact.kept].map((person) => [person, nameOf(snapshot, person)]));
    case 'told-apart':
      return Object.fromEntries(fact.persons.map((person) => [person, nameOf(snapshot, person)]));
    case 'undone': {
      const undone = snapshot.log[fact.decision - 1];
      return undone ? namesIn(snapshot, undone.fact) : {};
    }
    default:
      return {};
  }
}

function documentNamed({ state, documents }: FederationSnapshot, id: string): Readonly<Record<string, string>> {
  const receipt = [...state.receipts.values()].findLast(({ document }) => document === id)?.receipt ?? 0;
  return { [id]: documents.get(receipt)?.name ?? id };
}

/** Whoever was merged has no face of their own any more: the document that they came with names them. */
export function nameOf(snapshot: FederationSnapshot, person: string): string {
  const { name } = faceOf(snapshot, person);
  if (name !== person) return name;
  const [receipt, ...player] = person.split('.');
  return playerName(snapshot.documents.get(Number(receipt)), player.join('.'));
}
