import type { ResultRowProps } from './result-row.tsx';

/** A row that is neither typed in nor was shows what its table says, whatever is typed elsewhere. */
export function sameRow(a: ResultRowProps, b: ResultRowProps): boolean {
  return (
    !isTyped(a) &&
    !isTyped(b) &&
    a.row.match === b.row.match &&
    a.row.kept === b.row.kept &&
    a.content === b.content &&
    a.round === b.round &&
    a.corrected === b.corrected &&
    a.phones === b.phones &&
    a.onPick === b.onPick &&
    a.entry.rules.wargame === b.entry.rules.wargame
  );
}

const isTyped = ({ entry, row }: ResultRowProps): boolean => entry.current?.table === row.table;
