import { useDebouncedValue } from '@mantine/hooks';
import type { KnownPerson } from '@ronde/contract/http/register';
import { sameLicence, toldApart } from '@ronde/contract/lists/who-is-who';
import { type Army, type Person, type Presence, playsWargame, type StartProposal } from '@ronde/engine';
import { frenchKey } from '@ronde/engine/base/french-order';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { load } from '../../core/http.ts';
import { newId } from '../../core/new-id.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.tsx';
import type { ListedPlayer } from '../roster/roster-lines.ts';

/** Somebody of the register who is not registered here. */
export interface KnownEntry {
  readonly id: string;
  readonly person: KnownPerson;
  /** Registered under the same name, and nothing tells the two apart: asked first. */
  readonly namesake: ListedPlayer | null;
}

/** Those of the register who are not in the list: a licence says who is, then the name with nothing against it. */
export function notRegistered(found: readonly KnownPerson[], all: readonly ListedPlayer[]): readonly KnownEntry[] {
  return found.flatMap((person, i): readonly KnownEntry[] => {
    const namesakes = all.filter((one) => isThis(person, one) || isMaybe(person, one));
    if (namesakes.some((one) => isThis(person, one))) return [];
    return [{ id: `known-${i}`, person, namesake: namesakes[0] ?? null }];
  });
}

function isThis(person: KnownPerson, one: ListedPlayer): boolean {
  const { name, licence, club } = person;
  if (licence !== undefined && one.licence !== '') return sameLicence(person, identityIn(one));
  if (licence !== undefined || frenchKey(name) !== frenchKey(one.bare)) return false;
  return club === undefined || one.player.club === undefined || frenchKey(club) === frenchKey(one.player.club);
}

const isMaybe = (person: KnownPerson, one: ListedPlayer): boolean =>
  frenchKey(person.name) === frenchKey(one.bare) && !toldApart(person, identityIn(one));

const identityIn = ({ licence, federation }: ListedPlayer) => ({
  ...(licence !== '' && { licence }),
  ...(federation !== undefined && { federation }),
});

/** The same with the rating that the rules propose, which is no provisional one. */
export function startingAt(known: KnownEntry, { rating }: StartProposal): KnownEntry {
  const { provisional: _, ...person } = known.person;
  return { ...known, person: { ...person, rating } };
}

/** What the register knows of them comes along; they stand in front of the desk. */
export function newcomerOfKnown({ person }: KnownEntry): Newcomer {
  const {
    id: _id,
    name,
    licence,
    federation,
    birthYear,
    listedOn: _,
    lastEvent: _last,
    seenIn: _seenIn,
    nationality: _nationality,
    pseudonym,
    ...facts
  } = person;
  return {
    person: {
      name,
      ...(licence === undefined ? {} : { licence }),
      ...(federation === undefined ? {} : { federation }),
      ...(birthYear === undefined ? {} : { birthYear }),
      ...(pseudonym === undefined ? {} : { pseudonym }),
    },
    ...facts,
    presence: 'here',
  };
}

/** Typing pauses this long before the register is asked, in ms. */
const pause = 150;
const fewestLetters = 2;

/**
 * Whom the register knows by what is typed. `found`: as of the last pause. `ask`: of exactly this text, for an Enter
 * that is faster than the pause; nobody where the server does not answer.
 */
export function useKnown(typed: string) {
  const { tournament } = useDesk();
  const client = useQueryClient();
  const [text] = useDebouncedValue(typed.trim(), pause);
  const game = playsWargame(tournament) ? 'art-de-la-guerre' : 'scrabble';
  const query = (q: string) => ({
    queryKey: ['register', game, q] as const,
    queryFn: () => load('GET /api/register', { query: { q, game } }),
    staleTime: 30_000,
    retry: false,
  });
  const { data } = useQuery({
    ...query(text),
    enabled: text.length >= fewestLetters,
    placeholderData: keepPreviousData,
  });
  const found = typed.trim().length < fewestLetters || text.length < fewestLetters ? [] : (data ?? []);
  const ask = async (): Promise<readonly KnownPerson[]> => {
    const q = typed.trim();
    if (q.length < fewestLetters) return [];
    return client.fetchQuery(query(q)).catch(() => []);
  };
  return { found, ask };
}

/** What one knows of a newcomer. */
export interface Newcomer {
  readonly person: Person;
  readonly rating?: number;
  readonly provisional?: boolean;
  readonly duplicateSeries?: string;
  readonly club?: string;
  readonly category?: string;
  readonly army?: Army;
  readonly spare?: boolean;
  readonly presence?: Presence;
}

/** Registers one person; the server gives the number. */
export function useRegister(t: string) {
  const send = useSend(t);
  return ({ person, ...facts }: Newcomer) => send({ kind: 'register', player: newId(), ...facts }, person);
}
