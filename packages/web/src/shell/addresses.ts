import { hasPermission } from '@ronde/contract/http/permissions';
import { playsWargame, type Waiting } from '@ronde/engine';
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
import type { Desk } from './desk.tsx';

/** The register opens on Scrabble. */
const ofGame = (game = 'scrabble'): string => (game === 'scrabble' ? '' : `?jeu=${game}`);

/** The addresses of the desk: short French words, the same in both languages. */
export const address = {
  home: '/bureau',
  create: '/bureau/nouveau',
  accounts: '/bureau/comptes',
  account: '/bureau/compte',
  register: (game?: string) => `/bureau/registre${ofGame(game)}`,
  registerList: (game?: string) => `/bureau/registre/liste${ofGame(game)}`,
  desk: (t: string) => `/bureau/${t}`,
  registration: (t: string) => `/bureau/${t}/inscriptions`,
  /** The people of another tournament, to be taken over. */
  takePeople: (t: string, from: string) => `/bureau/${t}/inscriptions?panneau=reprendre&de=${encodeURIComponent(from)}`,
  players: (t: string) => `/bureau/${t}/joueurs`,
  /** By the number given at registration. */
  player: (t: string, number: number | '') => `/bureau/${t}/joueur/${number}`,
  pools: (t: string) => `/bureau/${t}/poules`,
  round: (t: string, round: number) => `/bureau/${t}/ronde/${round}`,
  /** The reasons of a table of a round, beside it. */
  why: (t: string, round: number, table: string) => `${address.round(t, round)}?pourquoi=${encodeURIComponent(table)}`,
  paper: (t: string, round: number) => `/bureau/${t}/ronde/${round}/papier`,
  reread: (t: string, round: number) => `/bureau/${t}/ronde/${round}/relire`,
  standings: (t: string, after?: number) => `/bureau/${t}/classement${after === undefined ? '' : `/${after}`}`,
  final: (t: string) => `/bureau/${t}/finale`,
  prizes: (t: string) => `/bureau/${t}/prix`,
  closing: (t: string) => `/bureau/${t}/cloture`,
  print: (t: string) => `/bureau/${t}/imprimer`,
  printStandings: (t: string, after: number) => `/bureau/${t}/imprimer?feuille=standings&apres=${after}`,
  log: (t: string) => `/bureau/${t}/journal`,
  conduct: (t: string) => `/bureau/${t}/arbitrage`,
  hall: (t: string, aim?: 'message' | 'clocks') => `/bureau/${t}/salle${aim === undefined ? '' : `?pour=${aim}`}`,
  team: (t: string) => `/bureau/${t}/equipe`,
  settings: (t: string) => `/bureau/${t}/reglages`,
  /** What visitors read, written by the server: no page of the desk. */
  public: (t: string) => `/t/${t}`,
} as const;

/** All is played, and the end is hidden: the prizes come before the closing. */
export const prizesFirst = ({ waits, tournament }: Pick<Desk, 'waits' | 'tournament'>): boolean =>
  waits.kind === 'close' && tournament.endHidden === true;

/** Where the next act is done. */
export const nextAddress = (desk: Desk): string =>
  prizesFirst(desk) ? address.hall(desk.t) : waitingAddress(desk.t, desk.waits);

/** The page of the step that waits for somebody. */
export function waitingAddress(t: string, waits: Waiting): string {
  switch (waits.kind) {
    case 'registration':
      return address.registration(t);
    case 'draw':
      // The button that draws stands on the round that was just closed.
      return address.round(t, waits.round - 1);
    case 'publish':
    case 'results':
    case 'disputes':
    case 'close-round':
      return address.round(t, waits.round);
    case 'draw-final':
    case 'final-results':
      return address.final(t);
    case 'close':
    case 'closed':
      return address.closing(t);
  }
}

const page = '/connexion';
const home = '/bureau';

/** The sign-in page that leads back to `to`. */
export function signInAddress(to: string): string {
  return isOwn(to) && to !== '/' ? `${page}?vers=${encodeURIComponent(to)}` : page;
}

/** Where to go once signed in: only to a page of this house, whatever a link says. */
export function whereTo(search: string): string {
  const to = new URLSearchParams(search).get('vers');
  return to !== null && isOwn(to) ? to : home;
}

/** An address here: not `//elsewhere`, not `/\elsewhere`, not the sign-in page itself. */
function isOwn(to: string): boolean {
  return /^\/(?![/\\])[\w\-./?=&%~]*$/.test(to) && !to.startsWith(page);
}

/** A page of the desk that is no step of the day. */
export interface MenuPlace {
  readonly href: string;
  /** What is below it in all but the address. */
  readonly also?: string;
  readonly word: string;
  readonly Icon: ComponentType<{ readonly size: number; readonly stroke: number; readonly 'aria-hidden': 'true' }>;
  /** The single letter that opens it. */
  readonly letter?: string;
}

/** On the right of the strip. */
export function tools({ t }: Pick<Desk, 't'>, { strip }: Ui): readonly MenuPlace[] {
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
  text: FrameSentences,
): readonly MenuPlace[] {
  const directs = hasPermission(role, 'team');
  return [
    // A wargame's arbiter acts at the table itself.
    ...(playsWargame(tournament) ? [] : [{ href: address.conduct(t), word: text.conduct, Icon: IconGavel }]),
    ...(tournament.final ? [] : [{ href: address.final(t), word: text.final, Icon: IconTrophy }]),
    { href: address.prizes(t), word: text.prizes, Icon: IconAward },
    { href: address.hall(t), word: text.hall, Icon: IconDeviceTv },
    ...(directs ? [{ href: address.team(t), word: text.team, Icon: IconUsersGroup }] : []),
    ...(directs ? [{ href: address.settings(t), word: text.settings, Icon: IconSettings }] : []),
  ];
}

/** Also where a page stands below it, as `/classement/3` does. */
export const isHere = (path: string, { href, also }: Pick<MenuPlace, 'href' | 'also'>): boolean =>
  path === href || path.startsWith(`${href}/`) || (also !== undefined && path.startsWith(also));
