import type { RegisterLine, RegisterPreviewLine } from '@ronde/contract/http/register';

/** Of a doubtful line: the person whom the register knows, somebody else of the name, or nothing to be kept. */
export type DoubtAnswer = 'same' | 'both' | 'leave';

export type DoubtAnswers = ReadonlyMap<number, DoubtAnswer>;

/** What is kept of a line; null: nothing, or not before its question is answered. */
export function keptOf(
  { kind, entry, before }: RegisterPreviewLine,
  said: DoubtAnswer | undefined,
): RegisterLine | null {
  if (!entry || kind === 'refused' || kind === 'same') return null;
  if (kind !== 'doubtful' || said === 'both') return entry;
  if (said !== 'same' || before?.licence === undefined) return null;
  const { licence, federation } = before;
  return { ...entry, licence, ...(federation !== undefined && { federation }) };
}
