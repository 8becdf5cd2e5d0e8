import { mayDo } from '@ronde/contract/http/permissions';
import { playsWargame } from '@ronde/engine';
import type { Ui } from '@ronde/language';
import {
  IconAward,
  IconDeviceTv,
  IconFileText,
  IconGavel,
  IconList,
  IconPrinter,
  IconSettings,
  IconTrophy,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { FrameSentences } from '../ui/sentences.ts';
import { address } from './addresses.ts';
import type { Desk } from './desk.tsx';

/** A page of the desk that is no step of the day. */
export interface Place {
  readonly href: string;
  /** What is below it in all but the address. */
  readonly also?: string;
  readonly word: string;
  readonly Icon: ComponentType<{ readonly size: number; readonly stroke: number; readonly 'aria-hidden': 'true' }>;
  /** The single letter that opens it. */
  readonly letter?: string;
}

/** On the right of the strip. */
export function tools({ t }: Pick<Desk, 't'>, { strip }: Ui): readonly Place[] {
  return [
    { href: address.standings(t), word: strip.standings, Icon: IconList, letter: 'C' },
    { href: address.players(t), also: address.player(t, ''), word: strip.players, Icon: IconUsers, letter: 'J' },
    { href: address.print(t), word: strip.print, Icon: IconPrinter, letter: 'I' },
    { href: address.log(t), word: strip.log, Icon: IconFileText, letter: 'H' },
  ];
}

/** Under « Plus »: what is opened once a day. A final that is planned is a step of the day. */
export function morePlaces(
  { t, tournament, role }: Pick<Desk, 't' | 'tournament' | 'role'>,
  say: FrameSentences,
): readonly Place[] {
  const directs = mayDo(role, 'team');
  return [
    // A wargame's umpire acts at the table itself.
    ...(playsWargame(tournament) ? [] : [{ href: address.conduct(t), word: say.conduct, Icon: IconGavel }]),
    ...(tournament.final ? [] : [{ href: address.final(t), word: say.final, Icon: IconTrophy }]),
    { href: address.prizes(t), word: say.prizes, Icon: IconAward },
    { href: address.hall(t), word: say.hall, Icon: IconDeviceTv },
    ...(directs ? [{ href: address.team(t), word: say.team, Icon: IconUsersGroup }] : []),
    ...(directs ? [{ href: address.settings(t), word: say.settings, Icon: IconSettings }] : []),
  ];
}

/** Also where a page stands below it, as `/classement/3` does. */
export const isHere = (path: string, { href, also }: Pick<Place, 'href' | 'also'>): boolean =>
  path === href || path.startsWith(`${href}/`) || (also !== undefined && path.startsWith(also));
