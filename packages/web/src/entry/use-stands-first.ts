import { useDesk } from '../frame/desk.ts';
import { useUi } from '../session/use-words.ts';

/** The head of the left column: who starts; in a wargame, and where the players draw for it, a player. */
export function useStandsFirst(): string {
  const ui = useUi();
  const { format, settings } = useDesk().tournament;
  const nobody = format === 'art-de-la-guerre' || settings.startsBy === 'letters';
  return nobody ? ui.standings.player : ui.table.starts;
}
