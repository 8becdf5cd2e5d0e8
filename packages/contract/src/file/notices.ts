import {
  finalOtherwise,
  formatOf,
  honoured,
  isWargame,
  type PlayerId,
  plausibleRating,
  ratingSystemOf,
} from '@ronde/engine';
import { frenchKey } from '@ronde/engine/base/french-order';
import { identityOf } from '../lists/who-is-who.ts';
import { formulaInFile } from './formula.ts';
import { poolNotices, resultNotices } from './notices-of-results.ts';
import type { FileNotice, FileState } from './problems.ts';
import type { TournamentFile } from './schema.ts';
import { countedAbsent } from './to-state.ts';

/** What a good file leaves to be said. */
export function noticesOf(read: FileState): readonly FileNotice[] {
  const { file } = read;
  return [
    ...identity(file),
    ...settingNotices(read),
    ...poolNotices(read),
    ...players(file, ratingSystemOf(read.tournament)),
    ...playerNotices(read),
    ...absences(file),
    ...resultNotices(read),
    ...finalNotices(read),
    ...trophies(read),
  ];
}

/** What a federation needs: of no use to a person before the tournament is over. */
export const forASending: ReadonlySet<string> = new Set<FileNotice['code']>(['no-id', 'no-revision']);

function identity(file: TournamentFile): readonly FileNotice[] {
  const notices: FileNotice[] = [];
  if (file.id === undefined) notices.push({ code: 'no-id', path: 'id' });
  if (file.revision === undefined) notices.push({ code: 'no-revision', path: 'revision' });
  return notices;
}

/** A rating that is none, or hardly one; homonyms that no licence tells apart. */
function players({ players }: TournamentFile, system: ReturnType<typeof ratingSystemOf>): readonly FileNotice[] {
  const first = new Map<string, string>();
  return players.flatMap((who, i): FileNotice[] => {
    const { name, rating } = who;
    const at = { path: `players[${i}].rating`, player: name };
    const said: FileNotice[] =
      rating === 0
        ? [{ code: 'zero-rating', ...at }]
        : rating !== undefined && !plausibleRating(rating, system)
          ? [{ code: 'implausible-rating', ...at, rating }]
          : [];
    const key = `${frenchKey(name)}|${identityOf(who)}`;
    const before = first.get(key);
    first.set(key, before ?? `players[${i}]`);
    return before === undefined
      ? said
      : [...said, { code: 'same-name', path: `players[${i}].name`, player: name, first: before }];
  });
}

function absences(file: TournamentFile): readonly FileNotice[] {
  return (file.rounds ?? []).flatMap((round, i) =>
    countedAbsent(round, i + 1, file).map(
      ({ name }): FileNotice => ({ code: 'counted-absent', path: `rounds[${i}]`, player: name, round: i + 1 }),
    ),
  );
}

/** Who is excluded is given none (rules: situations, "Excluded"). */
function trophies({ file, tournament }: FileState): readonly FileNotice[] {
  const may = honoured(tournament);
  return (file.trophies ?? []).flatMap(({ name: trophy, player }, i): readonly FileNotice[] => {
    if (may(player)) return [];
    const who = file.players.find(({ id }) => id === player)?.name ?? player;
    return [{ code: 'trophy-excluded', path: `trophies[${i}]`, trophy, player: who }];
  });
}

/** Settings that change nothing, that contradict themselves, or that speak of rounds that are not played. */
function settingNotices(read: FileState): readonly FileNotice[] {
  return [...idle(read), ...scale(read), ...clubs(read), ...opening(read)];
}

function idle({ file: { format, settings = {} } }: FileState): readonly FileNotice[] {
  const keys: readonly string[] = formulaInFile(format).idle;
  const used = Object.keys(settings).filter((key) => keys.includes(key));
  return [
    ...used.map((key): FileNotice => ({ code: 'no-use', path: `settings.${key}`, key, format })),
    ...(isWargame(format) ? ofThePl(settings.rating ?? {}, format) : []),
  ];
}

/** The wargame is not rated by PL; whether it is approved counts for both games. */
function ofThePl(rating: object, format: string): readonly FileNotice[] {
  const others = Object.keys(rating).filter((key) => key !== 'approved');
  return others.map((key) => ({ code: 'no-use', path: `settings.rating.${key}`, key, format }));
}

/** A win is worth more than a defeat, a draw something between the two. */
function scale({ file: { settings = {} } }: FileState): readonly FileNotice[] {
  const { win, draw, loss } = settings.points ?? { win: 2, draw: 1, loss: 0 };
  return win > loss && win >= draw && draw >= loss
    ? []
    : [{ code: 'points-order', path: 'settings.points', win, draw, loss }];
}

function clubs({ file: { settings = {} }, tournament }: FileState): readonly FileNotice[] {
  const { avoidClubs } = settings;
  if (avoidClubs === undefined || typeof avoidClubs === 'boolean') return [];
  const planned = formatOf(tournament.format).plannedRounds(tournament);
  return avoidClubs.flatMap((round, i): FileNotice[] => {
    const path = `settings.avoidClubs[${i}]`;
    if (avoidClubs.indexOf(round) < i) return [{ code: 'clubs-twice', path, round }];
    return round > planned ? [{ code: 'clubs-beyond', path, round, planned }] : [];
  });
}

/** Fixed rounds are made so that nobody meets twice in them. */
function opening({ file: { settings = {} } }: FileState): readonly FileNotice[] {
  return Object.entries(settings.openingTables ?? {}).flatMap(([size, rounds]) => {
    const first = new Map<string, string>();
    return rounds.flatMap((round, i) =>
      round.flatMap((pair, j): FileNotice[] => {
        const places = [Math.min(...pair), Math.max(...pair)] as const;
        const at = `settings.openingTables["${size}"][${i}]`;
        const before = first.get(places.join());
        first.set(places.join(), before ?? at);
        return before === undefined ? [] : [{ code: 'opening-again', path: `${at}[${j}]`, places, first: before }];
      }),
    );
  });
}

/** Who comes when no round is planned any more; who keeps a table that somebody else keeps. */
function playerNotices({ file: { players }, tournament }: FileState): readonly FileNotice[] {
  const planned = formatOf(tournament.format).plannedRounds(tournament);
  const rounds = Math.max(planned, tournament.rounds.length);
  const keeper = new Map<number, string>();
  return players.flatMap(({ name, from = 1, table, left }, i): FileNotice[] => {
    const said: FileNotice[] = [];
    if (from > rounds) said.push({ code: 'from-beyond', path: `players[${i}].from`, player: name, from, planned });
    if (table === undefined || left !== undefined) return said;
    const first = keeper.get(table);
    keeper.set(table, first ?? name);
    if (first !== undefined) {
      said.push({ code: 'same-fixed-table', path: `players[${i}].table`, player: name, table, first });
    }
    return said;
  });
}

/** A final after fewer rounds than planned, or between others than the rule's: it can have happened. */
function finalNotices({ file: { final }, tournament, people }: FileState): readonly FileNotice[] {
  if (!final?.matches?.length) return [];
  const played = tournament.rounds.length;
  const planned = formatOf(tournament.format).plannedRounds(tournament);
  const name = (id: PlayerId): string => people.get(id)?.name ?? id;
  return [
    ...(played < planned ? [{ code: 'final-before-planned', path: 'final', played, planned } as const] : []),
    ...finalOtherwise(tournament, people).map(({ at, players }): FileNotice => {
      const rule = players && ([name(players[0]), name(players[1])] as const);
      return { code: 'final-otherwise', path: `final.matches[${at}]`, players: rule };
    }),
  ];
}
