import {
  type FormatId,
  formatOf,
  honoured,
  initialRanking,
  type People,
  type Person,
  type Player,
  type PlayerId,
  type Pools,
  type Round,
  type Settings,
  type Tournament,
} from '@ronde/engine';
import { composed, withoutHidden } from '../plain-text.ts';
import { filePlayer } from './file-player.ts';
import { fileFinal, fileRound } from './file-round.ts';
import { formulaInFile } from './formula.ts';
import { type FileRound, fileVersion, type TournamentFile } from './schema.ts';
import { present, type ReasonOf } from './to-result.ts';
import { countedAbsent } from './to-state.ts';

/**
 * The tournament as a file: `parseFile` of it gives the same state. Left out: drafts, which only the desk may see, and
 * what a file does not carry (docs/reference/file.md, "What the export leaves out").
 * `revision`: grows with each change of the tournament, so that a federation recognises a corrected one.
 * `reasonOf`: the free texts that are kept beside the log, for a reader who may see them; else they are left out.
 */
export function toFile(tournament: Tournament, people: People, revision = 1, reasonOf?: ReasonOf): TournamentFile {
  const { id, name, event, format, date, endDate, place, theme, pool, timetable, charter, seed, final, practice } =
    tournament;
  // Only games come in twos and threes.
  const games = formatOf(format).results.includes('games');
  const rounds = tournament.rounds.filter((round) => round.status !== 'draft');
  // Who is not in the frozen ranking has the place that the rule inserts him at.
  const ranking = tournament.ranking.length === 0 ? [] : initialRanking(tournament, people);
  const order = new Map(ranking.map((player, i) => [player, i + 1]));
  const absent = awayNext(tournament, rounds.length);
  const settings = fileSettings(tournament, rounds, absent);
  const file: TournamentFile = {
    ronde: fileVersion,
    ...(id === '' ? {} : { id, revision }),
    ...fileClosing(tournament),
    ...present({ practice }),
    name,
    ...present({ event }),
    format,
    date,
    ...present({ endDate, place, theme, pool, timetable, charter }),
    seed,
    ...(Object.keys(settings).length === 0 ? {} : { settings }),
    players: tournament.players.map((player) =>
      filePlayer(usedBy(format, player), personIn(format, people.get(player.id)), order.get(player.id), rounds),
    ),
    ...(rounds.length === 0
      ? {}
      : {
          rounds: rounds.map((round, i) =>
            fileRound(round, { games, last: i === rounds.length - 1, ...present({ reasonOf }) }),
          ),
        }),
    ...(absent.length === 0 ? {} : { absent }),
    ...present({ trophies: trophiesOf(tournament), final: final && fileFinal(final, reasonOf) }),
  };
  return readable({ ...file, ...(file.rounds && { rounds: withGone(file, file.rounds) }) });
}

/** Earlier versions let in letters in pieces and marks that nobody sees: such a file could not be read again. */
function readable<T>(value: T): T {
  if (typeof value === 'string') return composed(withoutHidden(value)) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(readable) as T;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [readable(key), readable(one)])) as T;
}

/** A trophy that somebody excluded was given before: the exclusion takes it, and no file tells of it. */
function trophiesOf(tournament: Tournament): Tournament['trophies'] {
  const trophies = tournament.trophies?.filter(({ player }) => honoured(tournament)(player));
  return trophies && trophies.length > 0 ? trophies : undefined;
}

/** Earlier versions let in what the formula does not know, a spare player or an army, and no file may hold it. */
function usedBy(format: FormatId, { army, spare, ...player }: Player): Player {
  const formula = formulaInFile(format);
  return {
    ...player,
    ...present({ army: formula?.wargame ? army : undefined, spare: formula?.spare ? spare : undefined }),
  };
}

/** A total of cohesion is of an army. */
function personIn(format: FormatId, person: Person | undefined): Person | undefined {
  if (!person?.marks || formulaInFile(format).wargame) return person;
  const { marks: _, ...rest } = person;
  return rest;
}

/** Who came back after he had left, or after an exclusion that was lifted, would count as absent while he was gone. */
function withGone(file: TournamentFile, rounds: readonly FileRound[]): readonly FileRound[] {
  return rounds.map((round, i) => {
    const gone = countedAbsent(round, i + 1, file).map(({ id }) => id);
    return gone.length === 0 ? round : { ...round, gone };
  });
}

/** Before the first draw those known to be away or late; afterwards all who are not in the hall. */
function awayNext({ players }: Tournament, drawn: number): string[] {
  const away = (player: Player): boolean => player.presence !== 'here' && (drawn > 0 || player.presence !== 'expected');
  return players.filter((p) => p.left === undefined && p.from <= drawn + 1 && away(p)).map((p) => p.id);
}

/**
 * The settings as the file writes them, without pools that no draw would take any more: of a formula that makes none
 * (the circle of a round robin follows from the seed), with somebody who was taken off the list, or, before round 1,
 * without somebody who came since. `absent`: away from round 1, as the file says it.
 */
function fileSettings(tournament: Tournament, rounds: readonly Round[], absent: readonly PlayerId[]): Settings {
  const { format, settings, players } = tournament;
  const { composed, drawn, ...planned } = settings;
  const others = { ...planned, ...(otherRoundsHeld(tournament) && { rounds: rounds.length }) };
  if (!formatOf(format).settings.includes('drawn')) return others;
  const known = new Set(players.map(({ id }) => id));
  const expected = players.filter(({ id, from, left }) => from === 1 && left === undefined && !absent.includes(id));
  const stand = drawn && among(drawn, known) && (rounds.length > 0 || expected.every(({ id }) => holds(drawn, id)));
  return {
    ...others,
    ...present({ composed: composed && among(composed, known) ? composed : undefined }),
    ...present({ drawn: stand ? drawn : undefined }),
  };
}

/** Closed, its rounds being those held; what the settings said of others that were planned is kept for a reopening. */
function fileClosing(tournament: Tournament): Pick<TournamentFile, 'closed' | 'planned'> {
  if (tournament.status === 'open') return {};
  const { format, settings } = tournament;
  const replaced = otherRoundsHeld(tournament) && formatOf(format).settings.includes('rounds');
  return { closed: true, ...(replaced && { planned: settings.rounds ?? null }) };
}

function otherRoundsHeld(tournament: Tournament): boolean {
  const { plannedRounds } = formatOf(tournament.format);
  return plannedRounds(tournament) !== plannedRounds({ ...tournament, status: 'open' });
}

const among = (pools: Pools, known: ReadonlySet<PlayerId>): boolean =>
  pools.every((pool) => pool.every((id) => id === null || known.has(id)));

const holds = (pools: Pools, id: PlayerId): boolean => pools.some((pool) => pool.includes(id));
