import type { CarryLine } from '@ronde/contract/http/carrying';

/** What the register would learn; who is there already with this rating is not spoken of. */
export const differing = (lines: readonly CarryLine[]): readonly CarryLine[] =>
  lines.filter(({ kind }) => kind !== 'same');

/** Whether somebody can be ticked: of several entries of one name, nobody knows which. */
export const choosable = ({ kind }: CarryLine): boolean => kind === 'new' || kind === 'changed' || kind === 'newer';

/** Whose ratings go to the register, as ticked against what is proposed: everything but where the register has newer. */
export const chosenOf = (lines: readonly CarryLine[], turned: ReadonlySet<string>): readonly CarryLine[] =>
  lines.filter((line) => choosable(line) && (line.kind !== 'newer') !== turned.has(line.player));
