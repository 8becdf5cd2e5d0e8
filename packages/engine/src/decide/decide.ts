import { never, type Result, refused } from '../base/result.ts';
import type { Event } from '../tournament/events.ts';
import type { People } from '../tournament/people.ts';
import type { Refusal } from '../tournament/refusals.ts';
import type { Tournament } from '../tournament/state.ts';
import { close, reopen } from './closing.ts';
import type { Command } from './commands.ts';
import { back, withdraw } from './leaving.ts';
import { mark, register, remove } from './registration.ts';
import { clear, record } from './results.ts';
import { cancelRound, closeRound, draw, publish, redraw, reopenRound } from './rounds.ts';

/**
 * The facts that a command amounts to on this state, or the refusal that says why not.
 * `people` gives the names that the first draw orders equal ratings by; it must hold whoever is being registered.
 */
export function decide(tournament: Tournament, command: Command, people: People): Result<readonly Event[], Refusal> {
  if (command.kind === 'reopen') return reopen(tournament, people);
  if (tournament.status === 'closed') return refused({ code: 'tournament-closed' });
  switch (command.kind) {
    case 'register':
      return register(tournament, command, people);
    case 'remove':
      return remove(tournament, command.player);
    case 'mark':
      return mark(tournament, command);
    case 'withdraw':
      return withdraw(tournament, command, people);
    case 'return':
      return back(tournament, command.player);
    case 'draw':
      return draw(tournament, command, people);
    case 'redraw':
      return redraw(tournament, command, people);
    case 'publish':
      return publish(tournament, command);
    case 'record':
      return record(tournament, command);
    case 'clear':
      return clear(tournament, command);
    case 'close-round':
      return closeRound(tournament, command.round);
    case 'reopen-round':
      return reopenRound(tournament, command.round);
    case 'cancel-round':
      return cancelRound(tournament, command);
    case 'close':
      return close(tournament, people);
    default:
      return never(command);
  }
}
