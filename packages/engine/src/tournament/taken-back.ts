import type { Decision } from './log.ts';

/**
 * What an undo does to the ordinary decisions behind it: it takes them back, or (the undo of an undo) gives them
 * back. Ordinary decisions have no effect of this kind.
 */
export interface Effect {
  readonly takes: boolean;
  /** Ordinary decisions, newest first. */
  readonly decisions: readonly number[];
  /** The undo that it takes back; null when it takes back ordinary decisions. */
  readonly of: number | null;
}

/** A log read for undoing: which decision took each one back, and what each undo does. */
export interface TakenBack {
  /** For each decision that counts no more, the one that took it back. */
  readonly by: ReadonlyMap<number, number>;
  readonly effects: ReadonlyMap<number, Effect>;
}

export function takenBack(log: readonly Decision[]): TakenBack {
  const by = new Map<number, number>();
  const effects = new Map<number, Effect>();
  for (const { seq, undoes } of log) {
    if (!undoes) continue;
    const effect = effectOf(undoes, effects);
    effects.set(seq, effect);
    if (effect.of !== null) {
      by.set(effect.of, seq);
      // What this undo had taken back counts again: it is in force once more.
      const before = effects.get(effect.of)?.of ?? null;
      if (before !== null) by.delete(before);
    }
    for (const decision of effect.decisions) {
      if (effect.takes) by.set(decision, seq);
      else by.delete(decision);
    }
  }
  return { by, effects };
}

function effectOf(undoes: readonly number[], effects: ReadonlyMap<number, Effect>): Effect {
  const [first] = undoes;
  const target = first === undefined ? undefined : effects.get(first);
  if (!target || first === undefined) return { takes: true, decisions: undoes, of: null };
  return { takes: !target.takes, decisions: target.decisions, of: first };
}
