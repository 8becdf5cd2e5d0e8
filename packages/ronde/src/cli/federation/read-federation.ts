import {
  documentOf,
  type FederationArchive,
  isArchive,
  largestArchive,
  parseArchive,
} from '@ronde/contract/federation/archive';
import type { KnownPersons } from '@ronde/contract/federation/known-persons';
import { personsOf, stateOf } from '@ronde/contract/federation/receive';
import { largestFile, parseFile } from '@ronde/contract/file/index';
import { hasPseudonym, ok, publicFace, type Result, refused } from '@ronde/engine';
import type { FederationDocument, PersonId } from '@ronde/engine/federation/document';
import type { FederationSystem } from '@ronde/engine/federation/rating-events';
import { type FederationRatings, federationRatings } from '@ronde/engine/federation/ratings';
import type { FederationState } from '@ronde/engine/federation/state';
import { erasedWords, type Lang } from '@ronde/language';
import type { Io, PrintedReason } from '../answer.ts';
import { fileRefused } from '../file-faults.ts';
import type { Options } from '../grammar.ts';
import { readFileStart, readFileText, readSeasons } from '../read-tournament.ts';
import { cliFederationSentences } from '../sentences/federation.ts';
import { type Arrival, emptyArchive, type InHand, taken, withSeasons } from './take-in.ts';
import { readTournamentFiles } from './tournament-files.ts';

/** A federation as files make it, with what follows from it. */
export interface ReadFederation {
  readonly archive: FederationArchive;
  readonly system: FederationSystem;
  readonly state: FederationState;
  readonly ratings: FederationRatings;
  readonly persons: KnownPersons;
  /** Those that came from files of their own, in the order given. */
  readonly came: readonly Arrival[];
  readonly nameOf: (person: PersonId) => string;
  readonly faceOf: (person: PersonId) => Face;
}

interface Face {
  readonly name: string;
  readonly licence?: string;
  readonly federation?: string;
  readonly club?: string;
  readonly erased?: true;
}

/**
 * A federation as files make it. Of tournament files alone who is who is found in all of them at once, whatever their
 * order. Refused with the problems of every file.
 */
export async function readFederation(files: readonly string[], options: Options, io: Io, lang: Lang): Promise<Read> {
  if ((await archivesIn(files, io)).size > 0) return receiveFiles(files, options, io, lang);
  const read = await readTournamentFiles(files, options, io, lang);
  return read.ok ? made(read.value.hand, options, io, lang) : read;
}

type Read = Result<ReadFederation, readonly PrintedReason[]>;

/**
 * Tournament files, and archives of a federation, these first, for they hold decisions: everything is received in the
 * order given and accepted, each doubt about who somebody is as it is proposed. A revision older than one that is
 * there, or a copy, changes nothing. Refused with the problems of every file.
 */
export async function receiveFiles(files: readonly string[], options: Options, io: Io, lang: Lang): Promise<Read> {
  let hand: InHand = { archive: emptyArchive, came: [] };
  const wrong: PrintedReason[] = [];
  const archives = await archivesIn(files, io);
  for (const file of files.toSorted((a, b) => Number(archives.has(b)) - Number(archives.has(a)))) {
    const next = await withFile(hand, { file, largest: archives.has(file) ? largestArchive : largestFile }, io, lang);
    if (next.ok) hand = next.value;
    else wrong.push(...next.refusal.map((problem) => ({ ...problem, message: `${file} · ${problem.message}` })));
  }
  return wrong.length > 0 ? refused(wrong) : made(hand, options, io, lang);
}

/** Told by how they begin: there may be thousands, each read whole when its turn comes. */
async function archivesIn(files: readonly string[], io: Io): Promise<ReadonlySet<string>> {
  const archives = new Set<string>();
  for (const file of files) if (isArchive(await readFileStart(file, io))) archives.add(file);
  return archives;
}

/** With the seasons of `--season`. */
export async function givenSeasons(
  hand: InHand,
  options: Options,
  io: Io,
  lang: Lang,
): Promise<Result<InHand, readonly PrintedReason[]>> {
  const seasons = typeof options.season === 'string' ? await readSeasons(options.season, io, lang) : ok([]);
  if (!seasons.ok) return seasons;
  const federation = withSeasons(hand.archive.federation, seasons.value);
  return ok({ ...hand, archive: { ...hand.archive, federation } });
}

/** What follows from what is in hand. */
async function made(hand: InHand, options: Options, io: Io, lang: Lang): Promise<Read> {
  const documents = [...hand.archive.federation.documents.values()];
  const systems = new Set(documents.flatMap((one) => (one.kind === 'tournament' && one.rated ? one.rated.system : [])));
  if (systems.size > 1) {
    const message = cliFederationSentences[lang].twoGames;
    return refused([{ code: 'two-games', path: '', found: null, expected: null, message }]);
  }
  const given = await givenSeasons(hand, options, io, lang);
  if (!given.ok) return given;
  const { archive, came } = given.value;
  const system = systems.has('elo') ? 'elo' : 'pl';
  const game = system === 'elo' ? 'art-de-la-guerre' : 'scrabble';
  const asked = { realNames: options['real-names'] === true, lang };
  return ok(following({ ...archive, game }, system, came, asked));
}

async function withFile(
  hand: InHand,
  { file, largest }: { readonly file: string; readonly largest: number },
  io: Io,
  lang: Lang,
): Promise<Result<InHand, readonly PrintedReason[]>> {
  const text = await readFileText(file, io, largest);
  if (!text.ok) return refused([fileRefused(text.refusal, lang)]);
  if (isArchive(text.value)) {
    const archive = parseArchive(text.value);
    if (!archive.ok) return refused(archive.refusal.map((problem) => fileRefused(problem, lang)));
    const { federation, files } = archive.value;
    // The first one is gone on with; another one gives its documents.
    if (hand.archive === emptyArchive) return ok({ ...hand, archive: archive.value });
    return [...federation.documents].reduce<Result<InHand, readonly PrintedReason[]>>((before, [receipt, document]) => {
      const own = files.get(receipt);
      return before.ok && own ? taken(before.value, document, { file: own, text: JSON.stringify(own) }, lang) : before;
    }, ok(hand));
  }
  const parsed = parseFile(text.value);
  if (!parsed.ok) return refused(parsed.refusal.map((problem) => fileRefused(problem, lang)));
  return taken(hand, documentOf(parsed.value), { file: parsed.value.file, text: text.value }, lang);
}

function following(
  archive: FederationArchive,
  system: FederationSystem,
  came: readonly Arrival[],
  { realNames, lang }: { readonly realNames: boolean; readonly lang: Lang },
): ReadFederation {
  const state = stateOf(archive.federation);
  const { documents } = archive.federation;
  const faces = facesOf(state, documents, realNames);
  const faceOf = (person: PersonId): Face => {
    const face = faces.get(person) ?? { name: person };
    return face.erased ? { ...face, name: erasedWords[lang].name } : face;
  };
  return {
    archive,
    system,
    state,
    ratings: federationRatings(system, state, documents),
    persons: personsOf(archive.federation),
    came,
    faceOf,
    nameOf: (person) => faceOf(person).name,
  };
}

/** Each as the newest document calls them; a pseudonym in one is kept in all, unless real names are asked for. */
function facesOf(
  state: FederationState,
  documents: ReadonlyMap<number, FederationDocument>,
  realNames: boolean,
): ReadonlyMap<PersonId, Face> {
  const faces = new Map<PersonId, Face>();
  const hidden = new Map<PersonId, Face>();
  const counted = [...state.counted.values()].map((one) => ({ one, document: documents.get(one.receipt) }));
  for (const { one, document } of counted.toSorted((a, b) =>
    (a.document?.lastDay ?? '') < (b.document?.lastDay ?? '') ? -1 : 1,
  ))
    for (const [player, presented] of document?.people ?? []) {
      const person = one.people.get(player) ?? player;
      faces.set(person, { ...faces.get(person), ...presented });
      if (!realNames && hasPseudonym(presented)) hidden.set(person, publicFace(presented));
    }
  return new Map([...faces, ...hidden]);
}
