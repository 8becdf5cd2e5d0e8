import { readJson, writeJson } from '../../core/storage.ts';
import type { Typed } from '../../results/typed.ts';
import { plainCode } from '../net/own-page.ts';

/** What is being typed of a round, kept on this phone until it is saved or left: a reload loses nothing. */
export interface Draft {
  read(): Typed | null;
  write(typed: Typed | null): void;
}

export function draftOf(code: string, round: number): Draft {
  const key = `ronde.phone.typing.${plainCode(code)}.${round}`;
  return { read: () => readJson<Typed>(key), write: (typed) => writeJson(key, typed) };
}
