import { type Final, formatOf, type Match, type People, type Player, type Round, type Tournament } from '@ronde/engine';
import { present } from './present.ts';
import {
  type FileFinal,
  type FileMatch,
  type FilePlayer,
  type FileRound,
  fileVersion,
  type TournamentFile,
} from './schema.ts';
import { fileResult } from './to-result.ts';

/**
 * The tournament as a file: `parseFile` of it gives the same state. Left out: drafts, which only the desk may see, and
 * what a file does not carry (numbers of players, closing).
 * `revision`: grows with each change of the tournament, so that a federation recognises a corrected one.
 */
export function toFile(tournament: Tournament, people: People, revision = 1): TournamentFile {
  const { id, name, event, format, date, endDate, place, theme, pool, seed, settings, trophies, final } = tournament;
  // Only games come in twos and threes.
  const games = formatOf(format).results.includes('games');
  const rounds = tournament.rounds.filter((round) => round.status !== 'draft');
  const order = new Map(tournament.ranking.map((player, i) => [player, i + 1]));
  const absent = awayNext(tournament, rounds.length);
  return {
    ronde: fileVersion,
    ...(id === '' ? {} : { id, revision }),
    name,
    ...present({ event }),
    format,
    date,
    ...present({ endDate, place, theme, pool }),
    seed,
    ...(Object.keys(settings).length === 0 ? {} : { settings }),
    players: tournament.players.map((player) => filePlayer(player, people, order.get(player.id), rounds.length)),
    ...(rounds.length === 0 ? {} : { rounds: rounds.map((round) => fileRound(round, games)) }),
    ...(absent.length === 0 ? {} : { absent }),
    ...present({ trophies, final: final && fileFinal(final) }),
  };
}

/** Before the first draw those known to be away; afterwards all who are not in the hall. */
function awayNext({ players }: Tournament, drawn: number): string[] {
  const away = (player: Player): boolean => (drawn === 0 ? player.presence === 'absent' : player.presence !== 'here');
  return players.filter((p) => p.left === undefined && p.from <= drawn + 1 && away(p)).map((p) => p.id);
}

function filePlayer(player: Player, people: People, order: number | undefined, drawn: number): FilePlayer {
  const { id, rating, provisional, duplicateSeries, club, category, army, table, spare, from } = player;
  // Who left in the draft that is left out was last drawn in the round before it.
  const left = player.left === undefined ? undefined : Math.min(player.left, drawn);
  const { name = id, licence, federation, birthYear, pseudonym } = people.get(id) ?? {};
  return {
    id,
    name,
    ...present({
      rating,
      provisional,
      duplicateSeries,
      licence,
      club,
      federation,
      birthYear,
      category,
      army,
      pseudonym,
      order,
      table,
      spare,
    }),
    ...(from === 1 ? {} : { from }),
    ...present({ left }),
  };
}

function fileRound(round: Round, games: boolean): FileRound {
  return {
    ...(round.absent.length === 0 ? {} : { absent: round.absent }),
    ...(games ? { bestOf: round.bestOf } : {}),
    ...(round.attempt === 1 ? {} : { attempt: round.attempt }),
    matches: round.matches.map(fileMatch),
    ...present({ sanctions: round.sanctions }),
  };
}

/** One match as the file writes it. */
export function fileMatch({ table, players, starts, result, counters, why }: Match): FileMatch {
  return {
    ...present({ table }),
    players,
    ...present({ starts }),
    ...fileResult(result),
    ...present({ counters, why }),
  };
}

function fileFinal({ matches, ...final }: Final): FileFinal {
  return {
    ...final,
    matches: matches.map(({ stage, players, starts, result }) => ({
      stage,
      players,
      ...present({ starts }),
      ...fileResult(result),
    })),
  };
}
