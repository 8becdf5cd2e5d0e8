import type { ListLine } from '@ronde/contract/http/list-lines';
import type { EnrolBody } from '@ronde/contract/http/lists';
import type { KnownPerson, RegisterGame } from '@ronde/contract/http/register';
import { licenceNumber, lostZeros, meantBy, sameWords, withZeros } from '@ronde/contract/lists/who-is-who';
import { proposalIn } from '@ronde/contract/register/entry';
import { groupedBy } from '@ronde/contract/register/through-tournaments';
import type { ReadLine } from '@ronde/documents';
import { ok, type Refusal, type Result, refused, type Tournament } from '@ronde/engine';
import type { Kysely } from 'kysely';
import { commandsInTurn } from '../store/commands-in-turn.ts';
import { nextNumber } from '../store/next-state.ts';
import type { Tables } from '../store/sql/tables.ts';
import type {
  AskedDecision,
  IdReused,
  NumberedPerson,
  Proposal,
  Store,
  Stored,
  WrittenDecision,
} from '../store/store.ts';
import { inPieces } from '../tasks/pieces.ts';
import type { Work } from '../tasks/tasks.ts';
import { allKnown, type Registered } from './register.ts';

/** Who is new, and what a list says otherwise of others. */
type Enrolment = Required<Pick<EnrolBody, 'players' | 'updates'>>;

/** Where others keep deciding meanwhile, the last attempt no longer lets them. */
const mostAttempts = 4;

/**
 * Registers a whole list as one decision: everybody or nobody, and one undo takes all of them back. What it comes to is
 * made in pieces, between which others are served, and is written if nobody has decided anything meanwhile.
 */
export async function enrol(
  store: Store,
  t: string,
  asked: AskedDecision,
  list: Enrolment,
  work: Work,
  attempt = 1,
): Promise<Result<WrittenDecision, Refusal | IdReused> | null> {
  const on = await store.load(t);
  if (!on) return null;
  const made = await enrolled(on, list, work);
  work.beyondCancel();
  work.tell({ step: 'writing' });
  const written = await store.write<Refusal | Overtaken>(t, asked, (now) => {
    if (now.version === on.version) return made;
    return attempt < mostAttempts ? refused('overtaken') : enrolledAtOnce(now, list);
  });
  if (!written || written.ok) return written;
  const { refusal } = written;
  return refusal === 'overtaken' ? await enrol(store, t, asked, list, work, attempt + 1) : refused(refusal);
}

/** Somebody else has decided something since it was made. */
type Overtaken = 'overtaken';

async function enrolled(
  now: Stored,
  { players, updates }: Enrolment,
  { signal, tell }: Work,
): Promise<Result<Proposal, Refusal>> {
  const list = listOn(now);
  const known = (0.7 * updates.length) / Math.max(1, updates.length + players.length);
  const told = (from: number, to: number) => (share: number) =>
    tell({ step: 'comparing', share: from + (to - from) * share });
  await inPieces(updates, list.update, { signal, told: told(0.3, 0.3 + known) });
  await inPieces(players, list.add, { signal, told: told(0.3 + known, 1) });
  return list.made();
}

function enrolledAtOnce(now: Stored, { players, updates }: Enrolment): Result<Proposal, Refusal> {
  const list = listOn(now);
  updates.forEach(list.update);
  players.forEach(list.add);
  return list.made();
}

/** Each is decided as a registration of its own, on what those before have made; after a refusal nobody is. */
function listOn(now: Stored) {
  const people = new Map(now.people);
  const others: NumberedPerson[] = [];
  const commands = commandsInTurn(now, people);
  let number = nextNumber(now);
  return {
    add({ person, rating, contact: _, ...facts }: Enrolment['players'][number]): void {
      people.set(facts.player, person);
      const given = now.numbers.get(facts.player) ?? number++;
      commands.ask({ kind: 'register', ...facts, ...(rating ? { rating } : {}), number: given });
      others.push({ id: facts.player, person, number: given });
    },
    update: (update: Enrolment['updates'][number]): void => commands.ask({ kind: 'amend', ...update }),
    made: (): Result<Proposal, Refusal> => {
      const events = commands.made();
      return events.ok ? ok({ events: events.value, others }) : events;
    },
  };
}

/** Who has no name but a licence is whom the register knows by it; nobody else is. */
export async function namedByLicence(
  db: Kysely<Tables>,
  game: RegisterGame,
  lines: readonly ReadLine[],
): Promise<readonly ReadLine[]> {
  const isNameless = (line: ReadLine) => line.kind === 'person' && line.person.name === '';
  if (!lines.some(isNameless)) return lines;
  const byNumber = groupedBy(await allKnown(db, game), ({ licence = '' }) => licenceNumber(licence));
  return await inPieces(lines, (read) => {
    if (read.kind !== 'person' || read.person.name !== '') return read;
    const { licence = '' } = read.person;
    const [found, ...more] = meantBy(read.person, byNumber.get(licenceNumber(licence)) ?? []);
    if (found && more.length === 0) return { ...read, person: { ...withZeros(read.person, found), name: found.name } };
    const fault = { code: 'unknown-licence', text: licence } as const;
    return { kind: 'refused', line: read.line, raw: read.raw, fault };
  });
}

/**
 * What a line with a licence leaves out, rating, series, club, comes from the register, and so do the leading zeros of
 * the licence. What the line says itself stays, and a name alone is nobody yet.
 */
export async function completedFromRegister(
  db: Kysely<Tables>,
  game: RegisterGame,
  lines: readonly ListLine[],
  tournament: Tournament,
): Promise<readonly ListLine[]> {
  if (!lines.some(isLicensed)) return lines;
  const known = await allKnown(db, game);
  const byNumber = groupedBy(known, ({ licence = '' }) => licenceNumber(licence));
  return await inPieces(lines, (line) => {
    if (!isLicensed(line)) return line;
    const { person } = line.facts;
    const ofNumber = byNumber.get(licenceNumber(person.licence ?? '')) ?? [];
    const [found, ...more] = meantBy(person, ofNumber);
    if (found) return more.length === 0 ? completed(zeroed(line, found), found, tournament) : line;
    const near = ofNumber.find((one) => lostZeros(one, person) && !sameWords(one, person));
    return near ? askedAbout(line, near, tournament) : line;
  });
}

/** A line that says a rating says the rest as well. */
const completed = (line: Somebody, known: KnownPerson, tournament: Tournament): Somebody =>
  line.facts.rating !== undefined || (line.kind === 'doubtful' && line.question)
    ? line
    : withKnown(line, known, tournament);

/** With the zeros that its licence has in the register. */
function zeroed(line: Somebody, known: KnownPerson): Somebody {
  const person = withZeros(line.facts.person, known);
  if (person === line.facts.person) return line;
  return { ...line, facts: { ...line.facts, person }, notices: [...line.notices, 'licence-zeros'] };
}

/** Zeros alone tell the licence from that of somebody who bears another name: it may be theirs. */
function askedAbout(line: Somebody, near: Registered, tournament: Tournament): ListLine {
  const { name, licence, club } = near;
  const homonym = { name, ...(licence !== undefined && { licence }), ...(club !== undefined && { club }) };
  const { kind: _, proposal: __, ...same } = line;
  const person = { ...withZeros(line.facts.person, near), name };
  const { facts: known } = withKnown({ ...line, facts: { ...line.facts, person } }, near, tournament);
  const asked = line.kind === 'doubtful' ? line : { question: null, status: null, homonyms: [] };
  return { ...same, ...asked, kind: 'doubtful', homonyms: [homonym, ...asked.homonyms], known };
}

type Somebody = Extract<ListLine, { kind: 'new' | 'doubtful' }>;

const isLicensed = (line: ListLine): line is Somebody =>
  (line.kind === 'new' || line.kind === 'doubtful') && line.facts.person.licence !== undefined;

function withKnown(line: Somebody, known: KnownPerson, tournament: Tournament): Somebody {
  const { rating, provisional, duplicateSeries, club, category, birthYear, federation, pseudonym } = known;
  const given = {
    ...(rating !== undefined && { rating }),
    ...(rating !== undefined && provisional && { provisional }),
    ...(duplicateSeries !== undefined && { duplicateSeries }),
    ...(club !== undefined && { club }),
    ...(category !== undefined && { category }),
  };
  if (Object.keys(given).every((key) => Object.hasOwn(line.facts, key))) return line;
  const { proposal: _, ...rest } = line;
  const self = {
    ...(federation !== undefined && { federation }),
    ...(birthYear !== undefined && { birthYear }),
    ...(pseudonym !== undefined && { pseudonym }),
  };
  const facts = { ...given, ...line.facts, person: { ...self, ...line.facts.person } };
  const proposal = proposalIn(tournament, { ...known, ...facts });
  return { ...rest, facts, ...(proposal && { proposal }), notices: [...line.notices, 'from-register'] };
}
