import { checkFormat } from './check-format.ts';
import { checkPlayers } from './check-players.ts';
import { checkSettings } from './check-settings.ts';
import { looseFile } from './lenient-file.ts';

/** Whether a tournament without players yet could be a file: settings of its format, phases that fit, dates in order. */
export function possibleStart(tournament: object): boolean {
  const file = looseFile(tournament);
  return [...checkFormat(file), ...checkSettings(file), ...checkPlayers(file)].length === 0;
}
