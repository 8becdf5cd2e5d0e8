import type { PlayerId, Tournament } from '@ronde/engine';
import { meetingsBefore, metIn } from '../pairing/met-before.ts';
import type { PaperTable } from './paper.ts';

/** What is unusual of a table on paper: said, never refused. */
export type PaperMark =
  | { readonly kind: 'repeat'; readonly round: number }
  | { readonly kind: 'away' | 'left'; readonly player: PlayerId };

export function marksOf(tournament: Tournament, round: number, { players }: PaperTable): readonly PaperMark[] {
  const ids: readonly PlayerId[] = players;
  const persons = ids.flatMap((id): readonly PaperMark[] => {
    const player = tournament.players.find((one) => one.id === id);
    if (player?.left !== undefined) return [{ kind: 'left', player: id }];
    return player?.presence === 'here' ? [] : [{ kind: 'away', player: id }];
  });
  const [first = '', second = ''] = ids;
  const [before] = metIn(meetingsBefore(tournament, round), first, second);
  return [...(before === undefined ? [] : [{ kind: 'repeat', round: before } as const]), ...persons];
}
