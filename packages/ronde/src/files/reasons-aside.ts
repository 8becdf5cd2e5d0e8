import type { Final, Match, MatchResult, NoteId, Round, Tournament } from '@ronde/engine';

/** A tournament without free words in it, and the free words, each under the note that stands in their place. */
export interface ReasonsAside {
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
export function reasonsAside(tournament: Tournament, command: string): ReasonsAside {
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
