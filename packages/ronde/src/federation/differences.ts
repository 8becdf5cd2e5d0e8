import { placesIn } from '@ronde/contract/federation/sent-document';
import type { FederationDocumentView } from '@ronde/contract/http/federation/documents';
import type { Frozen } from '@ronde/contract/values/same-type';
import type { MatchResult, Tournament } from '@ronde/engine';
import { sameValue } from '@ronde/engine/base/same-value';
import type { FederationDocument } from '@ronde/engine/federation/document';
import { playerName } from './proposals.ts';

type Difference = NonNullable<Frozen<FederationDocumentView>['differences']>[number];

/** One revision of a document. */
interface Revision {
  readonly document: FederationDocument;
  readonly tournament: Tournament | null;
}

/** What a revision says otherwise than the one that counts: what it says of itself, results, places. */
export const differencesBetween = (before: Revision, after: Revision): Difference[] => [
  ...said(before.document, after.document),
  ...results(before, after),
  ...places(before.document, after.document),
];

function said(before: FederationDocument, after: FederationDocument): Difference[] {
  const rows = [
    ['name', before.name, after.name],
    ['firstDay', before.firstDay, after.firstDay],
    ['lastDay', before.lastDay, after.lastDay],
    ['format', formatIn(before), formatIn(after)],
    ['category', ratedIn(before).category, ratedIn(after).category],
    ['approved', ratedIn(before).approved, ratedIn(after).approved],
    ['players', `${before.people.size}`, `${after.people.size}`],
  ] as const;
  return rows.flatMap(([what, was, is]) =>
    was === is ? [] : [{ kind: 'said' as const, what, before: was ?? null, after: is ?? null }],
  );
}

const formatIn = (document: FederationDocument) => (document.kind === 'tournament' ? document.format : undefined);

function ratedIn(document: FederationDocument) {
  const rated = document.kind === 'tournament' ? document.rated : null;
  const of = rated?.system === 'pl' ? rated.event : rated;
  const category = rated?.system === 'pl' ? rated.event.category : undefined;
  return { category: category && `${category}`, approved: of && `${of.approved ?? true}` };
}

function results({ document: old, tournament: before }: Revision, { tournament, document }: Revision): Difference[] {
  // Whoever is in one of the two alone has their name from there.
  const nameOf = (player: string): string => playerName(document.people.has(player) ? document : old, player);
  if (!before || !tournament) return [];
  const rounds = Math.max(before.rounds.length, tournament.rounds.length);
  return Array.from({ length: rounds }, (_, i) => i).flatMap((i) => {
    const [then, now] = [matchesIn(before, i), matchesIn(tournament, i)];
    return [...new Set([...then.keys(), ...now.keys()])].flatMap((key): Difference[] => {
      const [was, is] = [then.get(key), now.get(key)];
      const [first, second] = [is ?? was, was];
      // The same game written the other way round is the same game.
      const other = first && second ? inOrderOf(first.players, second) : (was?.result ?? null);
      if (sameValue(other, is?.result ?? null)) return [];
      const players = (is ?? was)?.players ?? [];
      return [
        {
          kind: 'result',
          round: i + 1,
          table: (is ?? was)?.table ?? null,
          players: players.map((player) => ({ player, name: nameOf(player) })),
          before: other,
          after: is?.result ?? null,
        },
      ];
    });
  });
}

interface Met {
  readonly players: readonly string[];
  readonly table: number | null;
  readonly result: MatchResult | null;
}

const matchesIn = ({ rounds }: Tournament, i: number): ReadonlyMap<string, Met> =>
  new Map(
    (rounds[i]?.matches ?? []).map(({ players, table, result }) => [
      players.toSorted().join('\n'),
      { players, table: table ?? null, result: result ?? null },
    ]),
  );

/** A result as it stands when its players are written in this order. */
function inOrderOf(players: readonly string[], { players: own, result }: Met): MatchResult | null {
  if (result?.kind !== 'games' || players[0] === own[0]) return result;
  return { ...result, games: result.games.map(([a, b]) => [b, a] as const) };
}

function places(before: FederationDocument, after: FederationDocument): Difference[] {
  if (before.kind === 'list' || after.kind === 'list') return [];
  const [old, now] = [placesIn(before), placesIn(after)];
  const players = [...new Set([...now.keys(), ...old.keys()])];
  return players.flatMap((player): Difference[] => {
    const [was, is] = [old.get(player) ?? null, now.get(player) ?? null];
    const name = playerName(after.people.has(player) ? after : before, player);
    return was === is ? [] : [{ kind: 'place', player, name, before: was, after: is }];
  });
}
