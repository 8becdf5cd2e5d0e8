import type { Final, Match, Round, Sanction } from '@ronde/engine';
import type { FileFinal, FileMatch, FileRound } from './schema.ts';
import { fileResult, present, type ReasonOf, reasonIn } from './to-result.ts';

interface RoundFrame {
  /** Whether the formula counts games, so that a match may have several. */
  readonly games: boolean;
  readonly last: boolean;
  readonly reasonOf?: ReasonOf;
}

/** A round as the file writes it. */
export function fileRound(round: Round, { games, last, reasonOf }: RoundFrame): FileRound {
  const waits = round.matches.some(({ players, result }) => players.length === 2 && !result);
  return {
    ...(round.absent.length === 0 ? {} : { absent: round.absent }),
    ...(games ? { bestOf: round.bestOf } : {}),
    ...(round.attempt === 1 ? {} : { attempt: round.attempt }),
    ...(waits && !last ? { reopened: true as const } : {}),
    ...present({ kept: round.kept }),
    matches: round.matches.map((match) => fileMatch(match, reasonOf)),
    ...present({ sanctions: round.sanctions?.map((sanction) => fileSanction(sanction, reasonOf)) }),
  };
}

function fileSanction(sanction: Sanction, reasonOf?: ReasonOf): Omit<Sanction, 'note'> {
  const { player, kind, points, ruling, choice, article } = sanction;
  return { player, kind, ...present({ points, ruling, choice, article, reason: reasonIn(sanction, reasonOf) }) };
}

/** One match as the file writes it. */
export function fileMatch(match: Match, reasonOf?: ReasonOf): FileMatch {
  const { table, players, starts, result, running, confirmed, claim, disputed, counters, why } = match;
  return {
    ...present({ table }),
    players,
    ...present({ starts }),
    ...fileResult(result, reasonOf),
    ...present({
      running,
      confirmed,
      claimed: claim && { by: claim.by, ...fileResult(claim.value, reasonOf) },
      disputed: disputed && { by: disputed.by, ...fileResult(disputed.value ?? undefined, reasonOf) },
      counters,
      why,
    }),
  };
}

/** The final as the file writes it. */
export function fileFinal({ matches, ...final }: Final, reasonOf?: ReasonOf): FileFinal {
  return {
    ...final,
    matches: matches.map(({ stage, players, starts, result, running }) => ({
      stage,
      players,
      ...present({ starts }),
      ...fileResult(result, reasonOf),
      ...present({ running }),
    })),
  };
}
