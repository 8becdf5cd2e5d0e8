import type { Topic } from './rule-anchors.ts';
import type { Beat, Story } from './story.ts';
import type { TableWhy } from './words.ts';

/** What the article of a table's reasons is about. */
export function topicOf(table: TableWhy, { beats }: Story): Topic {
  const has = (...kinds: readonly Beat['step'][]): boolean => beats.some((beat) => kinds.includes(beat.step));
  if (has('thirds-fold', 'thirds-neighbours', 'halves', 'lot', 'armies')) return 'first';
  if (has('opening', 'left-over')) return 'opening';
  if (has('pool')) return 'pool';
  if (isInPhase3(table)) return 'phase-3';
  if (has('move', 'repaired')) return 'moved';
  return has('exempt', 'spare') ? 'exempt' : 'next';
}

/** Formule Combinée counts other meetings in its last phase. */
function isInPhase3({ format, round, settings: { phase1 = 5, phase2 = 3 } }: TableWhy): boolean {
  return format === 'combinee' && round > phase1 + phase2;
}
