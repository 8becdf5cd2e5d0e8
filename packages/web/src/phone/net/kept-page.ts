import { readJson, writeJson } from '../../core/storage.ts';
import { type OwnPage, plainCode } from './own-page.ts';

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
