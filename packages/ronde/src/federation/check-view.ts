import type { CheckedGame, EngineCheckView } from '@ronde/contract/http/federation/checks';
import type { NamedStep } from '@ronde/contract/http/federation/figures';
import type { Frozen } from '@ronde/contract/values/same-type';
import type { Tournament } from '@ronde/engine';
import type { DocumentCheck } from '@ronde/engine/federation/checks';
import type { FederationDocument } from '@ronde/engine/federation/document';
import { namedStep, stepOf } from './figures.ts';
import { playerName } from './proposals.ts';
import type { Review } from './review.ts';
import type { FederationSnapshot } from './snapshot.ts';

/** A check with what it speaks of: names, the document to look at, the game. */
export function checkView(
  snapshot: FederationSnapshot,
  review: Review,
  tournament: Tournament | null,
  check: DocumentCheck,
): Frozen<EngineCheckView> {
  const { document } = review;
  const from = fromOf(snapshot, review, check);
  const names = [
    ...playersIn(check).map((player) => [player, playerName(document, player)]),
    ...('document' in check && from ? [[check.document, from.name]] : []),
  ];
  return {
    code: 'check',
    gravity: check.gravity,
    check,
    names: Object.fromEntries(names) as Record<string, string>,
    from,
    game: tournament && 'round' in check ? gameOf(document, tournament, check.round, playersIn(check)) : null,
  };
}

const playersIn = (check: DocumentCheck): readonly string[] =>
  'players' in check ? check.players : 'player' in check ? [check.player] : [];

/** The other event; of a start, what last moved the rating that is held. */
function fromOf(snapshot: FederationSnapshot, { document, people }: Review, check: DocumentCheck): NamedStep | null {
  if ('document' in check)
    return namedStep(snapshot, { id: check.document, lastDay: stepOf(snapshot, check.document)?.event.lastDay ?? '' });
  if (check.code !== 'other-start') return null;
  const person = people.get(check.player);
  const last = snapshot.ratings.steps.findLast(
    ({ event, held }) =>
      event.lastDay <= document.lastDay && event.id !== document.id && person !== undefined && held.has(person),
  );
  return last ? namedStep(snapshot, last.event) : null;
}

function gameOf(
  document: FederationDocument,
  { rounds }: Tournament,
  round: number,
  wanted: readonly string[],
): Frozen<CheckedGame> | null {
  const game = rounds[round - 1]?.matches.find(({ players }) => wanted.every((one) => players.includes(one)));
  if (!game?.result) return null;
  const players = game.players.map((player) => ({ player, name: playerName(document, player) }));
  return { table: game.table ?? null, players, result: game.result };
}
