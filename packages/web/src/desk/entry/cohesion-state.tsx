import { isGranted } from '@ronde/engine';
import { inSeatOrder, lossesOf } from '@ronde/language';
import { IconCheck } from '@tabler/icons-react';
import { useScreen, useUi } from '../../core/language/use-words.ts';
import { sheetStyles as sheet } from '../../ui/sheet.tsx';
import type { EntryTable } from './tables.ts';
import { useEntryWords } from './use-entry-words.ts';
import { useResultWords } from './use-result-words.ts';

interface Props {
  readonly row: EntryTable;
  readonly corrected: boolean;
}

/** « ✓ 7/23 – 25/25 », « N 18/25 – 10/25 », « ✓ 10/25 – 5/25 victoire accordée », « F forfait de DELMAS »: what the wargame's result is made of. */
export function CohesionState({ row, corrected }: Props) {
  const ui = useUi();
  const say = useScreen();
  const words = useEntryWords();
  const resultWords = useResultWords();
  const { result, confirmed } = row.match;
  if (!result) return null;
  const drawn = 'winner' in result && result.winner === null;
  const granted = isGranted(row.match, result);
  const state = corrected ? ui.table.corrected : confirmed ? words.read : '';
  return (
    <span className={sheet.state}>
      {result.kind === 'forfeit' ? (
        <span>{ui.standings.forfeit}</span>
      ) : drawn ? (
        <span>{ui.standings.draw}</span>
      ) : (
        <IconCheck size={15} stroke={1.75} aria-hidden="true" />
      )}
      {result.kind === 'losses' && <span>{lossesOf(inSeatOrder(row.seats, result.cohesion))}</span>}
      {granted && <span>{words.granted}</span>}
      {(result.kind === 'forfeit' || result.kind === 'awarded') && resultWords(row, result)}
      {(result.kind === 'points' || result.kind === 'games' || result.kind === 'decided') && (state || say.saved)}
      {result.kind !== 'points' && result.kind !== 'games' && result.kind !== 'decided' && state && ` ${state}`}
    </span>
  );
}
