import type { EnrolBody, ListLine } from '@ronde/contract/http/lists';
import type { KnownPerson, RegisterGame } from '@ronde/contract/http/register';
import { licenceKey, meantBy } from '@ronde/contract/lists/who-is-who';
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
import { allKnown } from './register.ts';

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
  const told = (share: number) => tell({ step: 'comparing', share: 0.3 + 0.7 * share });
  updates.forEach(list.update);
  await inPieces(players, list.add, { signal, told });
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
  const byNumber = groupedBy(await allKnown(db, game), ({ licence = '' }) => licenceKey(licence));
  return await inPieces(lines, (read) => {
    if (read.kind !== 'person' || read.person.name !== '') return read;
    const { licence = '' } = read.person;
    const [found, ...more] = meantBy(read.person, byNumber.get(licenceKey(licence)) ?? []);
    if (found && more.length === 0) return { ...read, person: { ...read.person, name: found.name } };
    const fault = { code: 'unknown-licence', text: licence } as const;
    return { kind: 'refused', line: read.line, raw: read.raw, fault };
  });
}

/**
 * What a line with a licence leaves out, rating, series, club, comes from the register. What the line says itself
 * stays, and a name alone is nobody yet.
 */
export async function completedFromRegister(
  db: Kysely<Tables>,
  game: RegisterGame,
  lines: readonly ListLine[],
  tournament: Tournament,
): Promise<readonly ListLine[]> {
  if (!lines.some(lacksSomething)) return lines;
  const known = await allKnown(db, game);
  const byNumber = groupedBy(known, ({ licence = '' }) => licenceKey(licence));
  return await inPieces(lines, (line) => {
    if (!lacksSomething(line)) return line;
    const { person } = line.facts;
    const [found, ...more] = meantBy(person, byNumber.get(licenceKey(person.licence ?? '')) ?? []);
    return found && more.length === 0 ? withKnown(line, found, tournament) : line;
  });
}

type Somebody = Extract<ListLine, { kind: 'new' | 'doubtful' }>;

function lacksSomething(line: ListLine): line is Somebody {
  if (line.kind !== 'new' && line.kind !== 'doubtful') return false;
  const { person, rating } = line.facts;
  return person.licence !== undefined && rating === undefined && !(line.kind === 'doubtful' && line.question);
}

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
