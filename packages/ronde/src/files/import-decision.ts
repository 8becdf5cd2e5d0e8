import { type ParsedFile, type TournamentFile, toFile } from '@ronde/contract';
import type { Creation, Event, Final, Match, MatchResult, NoteId, Round, Tournament } from '@ronde/engine';
import type { Crowd, Stored } from '../store/store.ts';

/** A file as one decision: the tournament whole, and who is in it. */
interface Import {
  readonly creation: Creation;
  readonly event: Event;
  readonly crowd: Crowd;
}

/**
 * `id`: the tournament's own from now on; `command`: that of the import. It begins private, whatever it was where the
 * file comes from, and its free words stand beside the log.
 */
export function importOf({ tournament, people, file }: ParsedFile, id: string, command: string): Import {
  const { tournament: plain, notes } = reasonsAside(tournament, command);
  const imported: Tournament = { ...plain, id, revision: file.revision ?? 1 };
  const { name, format, date, endDate, place, seed, settings, players } = imported;
  const creation: Creation = {
    id,
    name,
    format,
    date,
    ...(endDate !== undefined && { endDate }),
    ...(place !== undefined && { place }),
    seed,
    settings,
  };
  const numbers = new Map(players.map((player) => [player.id, player.number]));
  return { creation, event: { kind: 'created', tournament: imported }, crowd: { people, numbers, notes } };
}

/** A tournament without free words in it, and the free words, each under the note that stands in their place. */
interface ReasonsAside {
  readonly tournament: Tournament;
  readonly notes: ReadonlyMap<NoteId, string>;
}

interface Reasoned {
  readonly reason?: string;
  readonly note?: NoteId;
}

/** Notes that came with an import: `command`, the import's id, a number. */
const noteOf = (command: string, number: number): NoteId => `${command}/${number}`;

/** The reasons that a file brought, taken out of the state: beside the log they can be erased. */
function reasonsAside(tournament: Tournament, command: string): ReasonsAside {
  const notes = new Map<NoteId, string>();
  const aside = <T extends Reasoned>(said: T): T => {
    if (said.reason === undefined) return said;
    const { reason, ...rest } = said;
    const note = noteOf(command, notes.size + 1);
    notes.set(note, reason);
    return { ...rest, note } as T;
  };
  const rounds = tournament.rounds.map((round) => ofRound(round, aside));
  const final = tournament.final && ofFinal(tournament.final, aside);
  return { tournament: { ...tournament, rounds, ...(final && { final }) }, notes };
}

type Aside = <T extends Reasoned>(said: T) => T;

const ofResult = (result: MatchResult, aside: Aside): MatchResult =>
  result.kind === 'awarded' ? aside(result) : result;

function ofRound(round: Round, aside: Aside): Round {
  const matches = round.matches.map((match) => ofMatch(match, aside));
  return { ...round, matches, ...(round.sanctions && { sanctions: round.sanctions.map((one) => aside(one)) }) };
}

function ofMatch(match: Match, aside: Aside): Match {
  const { result, claim, disputed } = match;
  return {
    ...match,
    ...(result && { result: ofResult(result, aside) }),
    ...(claim && { claim: { ...claim, value: ofResult(claim.value, aside) } }),
    ...(disputed?.value && { disputed: { ...disputed, value: ofResult(disputed.value, aside) } }),
  };
}

function ofFinal(final: Final, aside: Aside): Final {
  const matches = final.matches.map((match) => ({
    ...match,
    ...(match.result && { result: ofResult(match.result, aside) }),
  }));
  return { ...final, matches };
}

/**
 * The tournament file as the desk has it. Its revision grows with every change, from that of the file that it was
 * imported from: unchanged, it is written again as it was read. It holds the reasons in free words, which the staff
 * may read; `reasons` false, for whoever is not of the staff: none of them, whether typed at the desk or brought by a
 * file.
 */
export function fileOf(
  { tournament, people, version, notes }: Pick<Stored, 'tournament' | 'people' | 'version' | 'notes'>,
  reasons = true,
): TournamentFile {
  const revision = (tournament.revision ?? 1) + version - 1;
  return toFile(tournament, people, revision, reasons ? (note) => notes.get(note) : undefined);
}
