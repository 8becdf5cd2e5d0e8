import type { PlayerPage } from '@ronde/contract/http/player';
import type { Frozen } from '@ronde/contract/values/same-type';
import { readJson, writeJson } from '../../core/storage.ts';

/** A player's page as the phone reads it. */
export type OwnPage = Frozen<PlayerPage>;

export type Now<K extends OwnPage['now']['kind']> = Extract<OwnPage['now'], { kind: K }>;

/** Letters as they are signed: the same link however its code is written. */
export const plainCode = (code: string): string =>
  code.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');

/** The last state of a page. `at`: when the server last said that it holds, in this phone's ms. */
export interface KeptPage {
  readonly page: OwnPage;
  readonly at: number;
  readonly etag: string | null;
  /** The server's clock less the one that measures here, in ms, as it was when the page came. */
  readonly ahead: number;
}

/** The number grows when a page has other parts: what an older program kept is then not read. */
const keyOf = (code: string): string => `ronde.phone.page.1.${plainCode(code)}`;

export const keptPage = (code: string): KeptPage | null => readJson<KeptPage>(keyOf(code));

export const keepPage = (code: string, kept: KeptPage | null): void => writeJson(keyOf(code), kept);
