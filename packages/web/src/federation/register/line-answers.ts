import type { KeptLine, RegisterPreviewLine } from '@ronde/contract/http/register';

/** Of a doubtful line: the person whom the register knows, somebody else of the name, or nothing to be kept. */
export type DoubtAnswer = 'same' | 'both' | 'leave';

/** What is kept of a line; null: nothing, or not before its question is answered. */
export function keptOf(
  { kind, entry, before, person }: RegisterPreviewLine,
  said: DoubtAnswer | undefined,
): KeptLine | null {
  if (!entry || kind === 'refused' || kind === 'same') return null;
  const known = person === undefined ? {} : { person };
  if (kind !== 'doubtful') return { ...entry, ...known };
  if (said === 'both') return entry;
  if (said !== 'same' || !before) return null;
  const { licence, federation } = { ...before, ...entry };
  return {
    ...entry,
    ...(licence !== undefined && { licence }),
    ...(federation !== undefined && { federation }),
    ...known,
  };
}

/** What is asked about a line: of whom it is doubtful. */
export const askedOf = ({ kind, person }: RegisterPreviewLine): string => `${kind} ${person ?? ''}`;
