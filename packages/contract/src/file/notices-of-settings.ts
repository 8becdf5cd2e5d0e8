import { formatOf, isWargame } from '@ronde/engine';
import type { FileState } from './file-state.ts';
import { formulaOf } from './formula.ts';
import type { FileNotice } from './problems.ts';

/** Settings that change nothing, that contradict themselves, or that speak of rounds that are not played. */
export function settingNotices(read: FileState): readonly FileNotice[] {
  return [...idle(read), ...scale(read), ...clubs(read), ...opening(read)];
}

function idle({ file: { format, settings = {} } }: FileState): readonly FileNotice[] {
  const keys: readonly string[] = formulaOf(format)?.idle ?? [];
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
