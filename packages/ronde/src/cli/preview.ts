import { missingTables, type Tournament } from '@ronde/engine';
import type { Lang } from '@ronde/language';
import { spokenAs } from '@ronde/language';
import { plannedRounds } from '@ronde/views/standings';
import { cliSentences } from './sentences/sentences.ts';

/** How far the rounds are. */
interface Progress {
  /** Rounds whose results are all in, of the first `after`. */
  readonly complete: number;
  /** The round that waits for results. */
  readonly running: number | null;
  readonly planned: number;
}

export function progressOf(tournament: Tournament, after = tournament.rounds.length): Progress {
  const waits = after > 0 && missingTables(tournament, after).length > 0;
  return {
    complete: waits ? after - 1 : after,
    running: waits ? after : null,
    planned: plannedRounds(tournament),
  };
}

/**
 * Why what is computed for the end is only a preview, as a line; null at the end. It is one while planned rounds, or
 * results of the last, or the final are missing, and while more rounds than planned wait for the close that counts
 * them.
 */
export function previewLine(tournament: Tournament, lang: Lang, after = tournament.rounds.length): string | null {
  const { complete, planned, running } = progressOf(tournament, after);
  const text = cliSentences[lang].rounds(spokenAs(tournament));
  if (complete < planned || running !== null) return text.preview(complete, planned);
  if (complete > planned) return text.previewBeyond(complete, planned);
  return finalIsOpen(tournament) ? text.finalOpen : null;
}

/** The key that `--json` adds to a preview. */
export const previewKey = (line: string | null): { readonly preview?: true } =>
  line === null ? {} : { preview: true };

function finalIsOpen({ final }: Tournament): boolean {
  if (!final) return false;
  const played = (stage: 'final' | 'third'): boolean =>
    final.matches.some((match) => match.stage === stage && match.result !== undefined);
  return !played('final') || (final.thirdPlace && !played('third'));
}
