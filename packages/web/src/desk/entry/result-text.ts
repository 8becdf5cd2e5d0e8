import {
  authorPlayer,
  type Event,
  type Figures,
  figuresOf,
  isWargame,
  type MatchResult,
  never,
  type PlayerId,
  type Tournament,
  wargameCredits,
} from '@ronde/engine';
import { sameValue } from '@ronde/engine/base/same-value';
import { clock, inSeatOrder, isolated, score } from '@ronde/language';
import { ruledText } from '@ronde/views/results';
import { sharedSentences, uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import type { LogLine } from '../../core/queries.ts';
import { useDesk } from '../../shell/desk.tsx';
import { entrySentences } from './sentences.ts';
import { type EntryTable, shownResult } from './tables.ts';

/** A result in few words, who stands first at the table first: « 460 – 412 », « forfait de TOUSSAINT ». */
export function useResultText(): (row: EntryTable, result: MatchResult) => string {
  const { table: ui } = useSentences(uiSentences);
  const sentences = useSentences(sharedSentences);
  const { tournament, names } = useDesk();
  return (row, result) => {
    const match = { ...row.match, result };
    switch (result.kind) {
      case 'forfeit':
      case 'awarded':
        return ruledText(result, ui, names);
      case 'decided':
        return sentences.echo(match, tournament.settings, 1, names, tournament.format)?.said ?? '';
      case 'games':
        return result.games.map((game) => score(inSeatOrder(row.seats, game))).join(', ');
      case 'losses':
      case 'points': {
        const figures = figuresOf(match, tournament.settings, true);
        return figures ? score(inSeatOrder(row.seats, figures)) : '';
      }
      default:
        return never(result);
    }
  };
}

/** The two figures of a row as it stands on screen, who stands first on the left; null where a word says it. */
export function shownFigures(row: EntryTable, tournament: Tournament, round: number): Figures | null {
  const result = shownResult(row);
  if (!result) return null;
  const match = { ...row.match, result };
  const wargame = isWargame(tournament.format);
  if (wargame && result.kind === 'forfeit') return credited(row, tournament, round);
  // Scores that were played beside them would say who has won, and be wrong.
  if (!wargame && (result.kind === 'forfeit' || result.kind === 'awarded')) return null;
  const figures = figuresOf(match, tournament.settings, wargame);
  return figures && inSeatOrder(row.seats, figures);
}

/** Of a wargame's forfeit: 90, and what the absent has as things stand (rules: score). */
function credited({ seats, match }: EntryTable, tournament: Tournament, round: number): Figures | null {
  // Typed and not acknowledged yet: the state does not know it.
  if (!match.result) return null;
  const after = tournament.rounds.length;
  const credits = wargameCredits(tournament, { after, last: tournament.settings.rounds ?? after + 1, final: false });
  const points = (id: PlayerId): number => credits.get(id)?.find((credit) => credit.round === round)?.points ?? 0;
  return [points(seats.players[0]), points(seats.players[1])];
}

/** The same but for the reason given beside it. */
export function sameButNote(a: MatchResult, b: MatchResult | null): boolean {
  return b !== null && sameValue({ ...a, note: undefined }, { ...b, note: undefined });
}

/** Saving what is already there changes nothing and is not sent; null: no result. */
export function sameResult(a: MatchResult | null, b: MatchResult | null): boolean {
  if (a === null || b === null) return a === b;
  return sameValue(a, b);
}

/** « saisi par ROUSSEL Gérard, 14:47 » */
export function useAuthorText() {
  const text = useSentences(entrySentences);
  const { names } = useDesk();
  const name = (by: string): string => {
    const player = authorPlayer(by);
    return player === null ? isolated(by) : names.full(player);
  };
  return {
    name,
    /** `known`: the name, where it is known without the log. */
    by: (line: WrittenBy | null, known: string | null): string =>
      text.by(known ?? (line ? name(line.by) : '–'), line ? clock(line.at) : ''),
  };
}

/** Who wrote something of a table, and when (ISO); null while the log is not read, or holds nothing of it. */
interface WrittenBy {
  readonly by: string;
  readonly at: string;
}

/** The newest line about a table that is of this kind and still stands; the log newest first. */
export function lineAbout(
  log: readonly LogLine[],
  round: number,
  match: number,
  kind: 'result' | 'claimed' | 'disputed',
): WrittenBy | null {
  const about = (event: Event): boolean =>
    event.kind === kind && event.round === round && event.match === match && event.to !== null;
  const line = log.find(({ events, undoneBy }) => undoneBy === null && events.some(about));
  return line ? { by: line.by, at: line.at } : null;
}
