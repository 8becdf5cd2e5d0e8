import { finalOtherwise, formatOf, type PlayerId } from '@ronde/engine';
import type { FileState } from './file-state.ts';
import type { FileNotice } from './problems.ts';

/** A final after fewer rounds than planned, or between others than the rule's: it can have happened. */
export function finalNotices({ file: { final }, tournament, people }: FileState): readonly FileNotice[] {
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
