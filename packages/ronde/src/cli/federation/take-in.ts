import { createHash } from 'node:crypto';
import type { FederationArchive } from '@ronde/contract/federation/archive';
import { decided, type Federation, personsOf, stateOf, takeIn } from '@ronde/contract/federation/receive';
import type { ProposedAnswer } from '@ronde/contract/federation/who-they-are';
import type { TournamentFile } from '@ronde/contract/file/index';
import { licenceKey } from '@ronde/contract/lists/who-is-who';
import { ok, type Result, refused, type Season } from '@ronde/engine';
import { withChanges } from '@ronde/engine/base/layered-map';
import { sameValue } from '@ronde/engine/base/same-value';
import type { FederationDocument, PersonId } from '@ronde/engine/federation/document';
import { federationSentences, type Lang } from '@ronde/language';
import type { PrintedReason } from '../answer.ts';

/** A federation as it grows, and what came in by files of its own, in the order given. */
export interface InHand {
  readonly archive: FederationArchive;
  readonly came: readonly Arrival[];
}

export interface Arrival {
  readonly receipt: number;
  readonly document: FederationDocument;
  readonly answers: readonly ProposedAnswer[];
}

export const emptyArchive: FederationArchive = {
  name: '-',
  game: 'scrabble',
  federation: { log: [], documents: new Map() },
  files: new Map(),
};

/** With one document more, accepted at once; a copy, or an older revision, changes nothing. */
export function taken(
  hand: InHand,
  document: FederationDocument,
  { file, text }: { readonly file: TournamentFile; readonly text: string },
  lang: Lang,
  persons?: readonly ProposedAnswer[],
): Result<InHand, readonly PrintedReason[]> {
  const { archive, came } = hand;
  const digest = createHash('sha256').update(text).digest('hex');
  const found = takeIn(
    archive.federation,
    document,
    digest,
    { by: 'ronde', at: `${document.lastDay}T00:00:00Z` },
    persons,
  );
  if (found.ok) {
    const { federation, receipt, answers } = found.value;
    const files = withChanges(archive.files, [[receipt, file]]);
    return ok({ archive: { ...archive, federation, files }, came: [...came, { receipt, document, answers }] });
  }
  const { refusal } = found;
  const copy = [...stateOf(archive.federation).receipts.values()].some(
    (one) =>
      one.document === document.id &&
      // However it is spaced: an archive keeps what a file says, not its bytes.
      (one.digest === digest ||
        (one.revision === document.revision && sameValue(archive.files.get(one.receipt), file))),
  );
  if (refusal.code === 'older-revision' || copy) return ok(hand);
  const names = {
    document: () => document.name,
    person: (id: PersonId) => id,
    player: (_: string, player: string) => document.people.get(player)?.name ?? player,
  };
  return refused([
    {
      code: refusal.code,
      path: 'revision',
      found: null,
      expected: null,
      message: federationSentences[lang].refusal(refusal, names),
    },
  ]);
}

/** The licences of the world's first ten are persons in a federation; one that nobody has is left out. */
export function withSeasons(federation: Federation, seasons: readonly Season[]): Federation {
  const { byLicence } = personsOf(federation);
  return seasons.reduce((before, season) => {
    const worldTopTen = season.worldTopTen.flatMap((licence) => {
      const persons = byLicence.get(licenceKey(licence)) ?? [];
      return persons.length === 1 ? persons : [];
    });
    const next = decided(
      before,
      { kind: 'open-season', season: { ...season, worldTopTen } },
      { by: 'ronde', at: `${season.from}T00:00:00Z` },
    );
    return next.ok ? next.value : before;
  }, federation);
}
