import type { SentCommand } from '@ronde/contract/http/command';

/**
 * A command whose decision has a reason in free words. The words travel beside it and never enter the log, which only
 * names the command that brought them (`id`).
 */
export function withNote<C extends SentCommand>(command: C, id: string, note: string): SentCommand {
  if (note === '') return command;
  if (command.kind === 'dispute' || command.kind === 'sanction') return { ...command, note: id };
  if (command.kind !== 'record' && command.kind !== 'record-final') return command;
  const { result } = command;
  // The scores of games, and a bare winner, have nothing to explain.
  return result.kind === 'games' || result.kind === 'decided'
    ? command
    : { ...command, result: { ...result, note: id } };
}
