import { createHash } from 'node:crypto';
import { documentOf, type FederationArchive, isArchive, parseArchive } from '@ronde/contract/federation/archive';
import { knownPersons } from '@ronde/contract/federation/known-persons';
import { decided, type Federation, stateOf, takeIn } from '@ronde/contract/federation/receive';
import type { ProposedAnswer } from '@ronde/contract/federation/who-they-are';
import { parseFile, type TournamentFile } from '@ronde/contract/file/index';
import { licenceKey } from '@ronde/contract/lists/who-is-who';
import { hasPseudonym, ok, publicFace, type Result, refused, type Season } from '@ronde/engine';
import type { FederationDocument, PersonId } from '@ronde/engine/federation/document';
import type { FederationSystem } from '@ronde/engine/federation/rating-events';
import { type FederationRatings, federationRatings } from '@ronde/engine/federation/ratings';
import type { FederationState } from '@ronde/engine/federation/state';
import { federationSentences, type Lang } from '@ronde/language';
import type { Io, PrintedReason } from '../answer.ts';
import { fileRefused } from '../file-faults.ts';
import type { Options } from '../grammar.ts';
import { countedFiles, readAll } from '../history/counted-files.ts';
import { everybodyIn } from '../history/people.ts';
import { readFileText, readSeasons } from '../read-tournament.ts';
import { cliFederationSentences } from '../sentences/federation.ts';

/** A federation as files make it, with what follows from it. */
export interface ReadFederation {
  readonly archive: FederationArchive;
  readonly system: FederationSystem;
  readonly state: FederationState;
  readonly ratings: FederationRatings;
  /** Those that came from files of their own, in the order given. */
  readonly came: readonly Arrival[];
  readonly nameOf: (person: PersonId) => string;
  readonly faceOf: (person: PersonId) => Face;
}

interface Arrival {
  readonly receipt: number;
  readonly document: FederationDocument;
  readonly answers: readonly ProposedAnswer[];
}

interface Face {
  readonly name: string;
  readonly licence?: string;
  readonly federation?: string;
  readonly club?: string;
}

/**
 * A federation as files make it. Tournament files alone are read as `history` reads them: who is who is found in all of
 * them at once, whatever their order. Refused with the problems of every file.
 */
export async function readFederation(files: readonly string[], options: Options, io: Io, lang: Lang): Promise<Read> {
  const texts = await Promise.all(files.map((file) => readFileText(file, io)));
  if (texts.some((text) => text.ok && isArchive(text.value))) return receiveFiles(files, options, io, lang);
  const given = await readAll(files, options, io, lang);
  if (!given.ok) return given;
  const counted = countedFiles(given.value, lang);
  if (!counted.ok) return counted;
  const oldestFirst = counted.value.files.toSorted((a, b) => (a.read.file.date < b.read.file.date ? -1 : 1));
  const { keys } = everybodyIn(
    oldestFirst.map(({ read }) => read),
    lang,
  );
  const hand = oldestFirst.reduce<Result<InHand, readonly PrintedReason[]>>(
    (before, { read }, i) => {
      const persons = [...(keys[i] ?? [])].map(([player, person]) => ({ player, person, doubt: null }));
      return before.ok
        ? taken(before.value, documentOf(read), { file: read.file, text: read.text }, lang, persons)
        : before;
    },
    ok({ archive: emptyArchive, came: [] }),
  );
  return hand.ok ? made(hand.value, options, io, lang) : hand;
}

type Read = Result<ReadFederation, readonly PrintedReason[]>;

/**
 * Tournament files, and archives of a federation: everything is received in the order given and accepted, each doubt about
 * who somebody is as it is proposed. A revision older than one that is there, or a copy, changes nothing. Refused with the
 * problems of every file.
 */
export async function receiveFiles(files: readonly string[], options: Options, io: Io, lang: Lang): Promise<Read> {
  let hand: InHand = { archive: emptyArchive, came: [] };
  const wrong: PrintedReason[] = [];
  for (const file of files) {
    const next = await withFile(hand, file, io, lang);
    if (next.ok) hand = next.value;
    else wrong.push(...next.refusal.map((problem) => ({ ...problem, message: `${file} · ${problem.message}` })));
  }
  return wrong.length > 0 ? refused(wrong) : made(hand, options, io, lang);
}

/** What follows from what is in hand, with the seasons that were given. */
async function made({ archive, came }: InHand, options: Options, io: Io, lang: Lang): Promise<Read> {
  const seasons = typeof options.season === 'string' ? await readSeasons(options.season, io, lang) : ok([]);
  if (!seasons.ok) return seasons;
  const documents = [...archive.federation.documents.values()];
  const systems = new Set(documents.flatMap((one) => (one.kind === 'tournament' && one.rated ? one.rated.system : [])));
  if (systems.size > 1) {
    const message = cliFederationSentences[lang].twoGames;
    return refused([{ code: 'two-games', path: '', found: null, expected: null, message }]);
  }
  const system = systems.has('elo') ? 'elo' : 'pl';
  const game = system === 'elo' ? 'art-de-la-guerre' : 'scrabble';
  const federation = withSeasons(archive.federation, seasons.value);
  return ok(following({ ...archive, game, federation }, system, came, options['real-names'] === true));
}

const emptyArchive: FederationArchive = {
  name: '-',
  game: 'scrabble',
  federation: { log: [], documents: new Map() },
  files: new Map(),
};

interface InHand {
  readonly archive: FederationArchive;
  readonly came: readonly Arrival[];
}

async function withFile(
  hand: InHand,
  file: string,
  io: Io,
  lang: Lang,
): Promise<Result<InHand, readonly PrintedReason[]>> {
  const text = await readFileText(file, io);
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

function taken(
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
    const files = new Map(archive.files).set(receipt, file);
    return ok({ archive: { ...archive, federation, files }, came: [...came, { receipt, document, answers }] });
  }
  const { refusal } = found;
  const copy = [...stateOf(archive.federation).receipts.values()].some(
    (one) => one.document === document.id && one.digest === digest,
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
function withSeasons(federation: Federation, seasons: readonly Season[]): Federation {
  const { byLicence } = knownPersons(stateOf(federation), federation.documents);
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

function following(
  archive: FederationArchive,
  system: FederationSystem,
  came: readonly Arrival[],
  realNames: boolean,
): ReadFederation {
  const state = stateOf(archive.federation);
  const { documents } = archive.federation;
  const faces = facesOf(state, documents, realNames);
  const faceOf = (person: PersonId): Face => faces.get(person) ?? { name: person };
  return {
    archive,
    system,
    state,
    ratings: federationRatings(system, state, documents),
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
