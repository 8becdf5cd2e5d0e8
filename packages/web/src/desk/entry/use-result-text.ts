import { figuresOf, type MatchResult, never } from '@ronde/engine';
import { inSeatOrder, score } from '@ronde/language';
import { useUi, useWords } from '../../core/language/use-words.ts';
import { useDesk } from '../../shell/desk.ts';
import type { EntryTable } from './tables.ts';

/** A result in few words, who stands first at the table first: « 460 – 412 », « forfait de TOUSSAINT ». */
export function useResultText(): (row: EntryTable, result: MatchResult) => string {
  const { table: ui } = useUi();
  const words = useWords();
  const { tournament, names } = useDesk();
  return (row, result) => {
    const match = { ...row.match, result };
    switch (result.kind) {
      case 'forfeit':
        return result.by === 'both' ? ui.bothForfeit : ui.forfeitBy(names.short(result.by));
      case 'awarded':
        return ui.awardedTo(names.short(result.to));
      case 'decided':
        return words.echo(match, tournament.settings, 1, names, tournament.format)?.said ?? '';
      case 'games':
        return result.games.map((game) => score(inSeatOrder(row.seats, game))).join(', ');
      case 'losses':
      case 'points': {
        const figures = figuresOf(match, tournament.settings, true);
        return figures ? score(inSeatOrder(row.seats, figures)) : '';
      }
      default:
        return never(result);
    }
  };
}
