import type { SentCommand } from '@ronde/contract/http/command';
import { refused } from '@ronde/engine';
import { sameValue } from '@ronde/engine/base/same-value';
import type { Decide, Stored } from '../store/store.ts';

type Confirm = Extract<SentCommand, { kind: 'confirm' }>;

/**
 * A confirmation says that somebody else has read the slip: whoever recorded the result can't give it. `account`: who
 * asks. The rules answer first.
 */
export function bySomebodyElse<R>(account: string, command: SentCommand, decide: Decide<R>): Decide<R | 'own-result'> {
  if (command.kind !== 'confirm') return decide;
  return (now) => {
    const decided = decide(now);
    return decided.ok && recorderOf(now, command) === account ? refused('own-result') : decided;
  };
}

/** Who last typed the result that stands; what an undo brought back is still theirs. */
function recorderOf({ tournament, log }: Stored, { round, players }: Confirm): string | null {
  const matches = tournament.rounds[round - 1]?.matches ?? [];
  const match = matches.findIndex((one) => players.every((player) => one.players.some((id) => id === player)));
  const stands = matches[match]?.result ?? null;
  const typed = log.findLast(
    ({ events, undoes }) =>
      undoes === undefined &&
      events.some(
        (event) =>
          event.kind === 'result' && event.round === round && event.match === match && sameValue(event.to, stands),
      ),
  );
  return typed?.by ?? null;
}
