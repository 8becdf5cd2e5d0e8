import type { RawBuilder } from 'kysely';

/** A change of what a hall shows, whichever process made it. */
export interface HallNews {
  readonly tournament: string;
  readonly rev: number;
}

/** How the processes on one database tell each other of their halls. */
export interface HallLine {
  /** Every change, once a `rev`. Returns the unsubscribe. */
  watch(listener: (news: HallNews) => void): () => void;
  /** Tells this process: what it has committed itself, or heard. */
  tell(news: HallNews): void;
  /** What tells the others, in the transaction that changes something; null: there are none. */
  telling(news: HallNews): RawBuilder<unknown> | null;
}

/** `report`: what a listener throws, which is not the business of whoever changed something. */
export function hallLine(telling: HallLine['telling'], report: (error: unknown) => void = () => undefined): HallLine {
  const listeners = new Set<(news: HallNews) => void>();
  const told = new Map<string, number>();
  return {
    telling,
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell(news) {
      if (news.rev <= (told.get(news.tournament) ?? 0)) return;
      told.set(news.tournament, news.rev);
      for (const listener of [...listeners]) {
        try {
          listener(news);
        } catch (error) {
          report(error);
        }
      }
    },
  };
}
