import { type Match, matchOf, type PlayerId, type Round, type Tournament } from '@ronde/engine';
import type { SheetLine } from '@ronde/engine/game/score-sheet';
import { lru } from '../machine/lru.ts';
import type { Stored } from '../store/store.ts';

/**
 * Hands a phone's score sheet on to the opponent's phone. Nothing of it is kept beyond this process: each phone has its
 * own and sends it again with every move.
 */
export interface Sheets {
  put(of: SheetOf, lines: readonly SheetLine[]): void;
  /** Null: that phone has sent none. */
  read(of: SheetOf): readonly SheetLine[] | null;
}

/** Of one game: another opponent, or another draw, is another game. */
interface SheetOf {
  readonly tournament: string;
  readonly round: number;
  /** The decision that drew the round. */
  readonly drawn: number;
  readonly player: PlayerId;
  readonly opponent: PlayerId;
}

/** The game that a player's phone writes down, whose opponent it names by number; null: they play no such game now. */
export function gameNow(
  { id, tournament, numbers, log }: Stored,
  player: PlayerId,
  said: { readonly round: number; readonly opponent: string },
): SheetOf | null {
  const table = tableInPlay(tournament, player);
  const opponent = table?.match.players.find((one) => one !== player);
  if (table?.round !== said.round || opponent === undefined) return null;
  if (String(numbers.get(opponent)) !== said.opponent) return null;
  const drawn = log.findLast(({ events }) =>
    events.some((event) => (event.kind === 'drawn' || event.kind === 'redrawn') && event.round === said.round),
  );
  return { tournament: id, round: said.round, drawn: drawn?.seq ?? 0, player, opponent };
}

export const theirs = (of: SheetOf): SheetOf => ({ ...of, player: of.opponent, opponent: of.player });

/** `most`: sheets held, the oldest leave first. */
export function sheetsHeld(most = 2000): Sheets {
  const held = lru<readonly SheetLine[]>(most);
  return {
    put: (of, lines) => held.set(keyOf(of), lines),
    read: (of) => held.get(keyOf(of)) ?? null,
  };
}

const keyOf = ({ tournament, round, drawn, player, opponent }: SheetOf): string =>
  JSON.stringify([tournament, round, drawn, player, opponent]);

/** The player's table of two in the round that is published and not closed; null: they sit at none. */
function tableInPlay({ rounds }: Tournament, player: PlayerId): { round: number; match: Match } | null {
  const round = rounds.findLast(({ status }) => status !== 'draft');
  const match = round && openTable(round, player);
  return match ? { round: rounds.indexOf(round) + 1, match } : null;
}

/**
 * No machine at the table: while a game of theirs may still be going on, in a round (an earlier one that was reopened
 * too) or in the final, a player looks up no word. What one of the two says alone ends nothing.
 */
export function stillPlays({ rounds, final }: Tournament, player: PlayerId): boolean {
  const tables = rounds.flatMap((round) => openTable(round, player) ?? []);
  const ofFinal = final?.matches.filter(({ players }) => players.includes(player)) ?? [];
  return [...tables, ...ofFinal].some(({ result }) => !result);
}

function openTable(round: Round, player: PlayerId): Match | undefined {
  const match = round.status === 'published' ? matchOf(round, player) : undefined;
  return match?.players.length === 2 ? match : undefined;
}
