import { honoured, plausibleRating, ratingSystemOf } from '@ronde/engine';
import { frenchKey } from '@ronde/engine/base/french-order';
import { identityOf } from '../lists/who-is-who.ts';
import type { FileState } from './file-state.ts';
import { finalNotices } from './notices-of-final.ts';
import { playerNotices } from './notices-of-players.ts';
import { poolNotices } from './notices-of-pools.ts';
import { resultNotices } from './notices-of-results.ts';
import { settingNotices } from './notices-of-settings.ts';
import type { FileNotice } from './problems.ts';
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
