import type { PlayerPage } from '@ronde/contract/http/player';
import type { Frozen } from '@ronde/contract/values/same-type';

/** A player's page as the phone reads it. */
export type OwnPage = Frozen<PlayerPage>;

export type Now<K extends OwnPage['now']['kind']> = Extract<OwnPage['now'], { kind: K }>;

/** Letters as they are signed: the same link however its code is written. */
export const plainCode = (code: string): string =>
  code.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
