import { playsWargame } from '@ronde/engine';
import { useUi } from '../../core/language/use-words.ts';
import { useDesk } from '../../shell/desk.ts';

/** The head of the left column: who starts; in a wargame, and where the players draw for it, a player. */
export function useStandsFirst(): string {
  const ui = useUi();
  const { tournament } = useDesk();
  const nobody = playsWargame(tournament) || tournament.settings.startsBy === 'letters';
  return nobody ? ui.standings.player : ui.table.starts;
}
