import { inSeatOrder, type Seats } from '@ronde/language';
import { readJson, writeJson } from '../../core/storage.ts';
import type { Length, Typed, TypedPair } from '../../results/result-fields.ts';
import type { Mode } from '../../results/slots.ts';
import { type Now, plainCode } from '../net/own-page.ts';

/** What a player may type of their match. */
export interface PhoneRules extends Length {
  /** The ways to type it, the usual one first. */
  readonly modes: readonly Mode[];
  /** A winner without figures can be said. */
  readonly decided: boolean;
}

/** `kinds`: what the formula takes from a phone. `wargame`: it is one of armies. */
export function phoneRules({ kinds, bestOf }: Now<'table'>, wargame: boolean): PhoneRules {
  const usual: readonly Mode[] = wargame ? ['losses', 'points', 'games'] : ['games', 'losses', 'points'];
  return {
    bestOf,
    modes: usual.filter((mode) => kinds.includes(mode)),
    decided: kinds.includes('decided'),
  };
}

/** The totals that are known of the two armies, one's own first: nobody has to ask for them again. */
export function knownTotals({ totals }: Now<'table'>, seats: Seats): TypedPair {
  const [own, other] = inSeatOrder(seats, totals ?? [null, null]);
  return [String(own ?? ''), String(other ?? '')];
}

/** What is being typed of a round, kept on this phone until it is saved or left: a reload loses nothing. */
export interface Draft {
  read(): Typed | null;
  write(typed: Typed | null): void;
}

export function draftOf(code: string, round: number): Draft {
  const key = `ronde.phone.typing.${plainCode(code)}.${round}`;
  return { read: () => readJson<Typed>(key), write: (typed) => writeJson(key, typed) };
}
