import type { AdgRating, PlRating } from '@ronde/engine';
import { useDesk } from '../../shell/desk.ts';
import { leftOut } from './left-out.ts';
import { useClosingWords } from './use-closing-words.ts';

/** Who is not in the table, or not counted by it, each with the reason. */
export function LeftOutPart({ rating }: { readonly rating: PlRating | AdgRating }) {
  const say = useClosingWords();
  const { tournament, names } = useDesk();
  const all = leftOut(tournament, rating);
  if (all.length === 0) return null;
  return (
    <ul>
      {all.map(({ player, why }) => (
        <li key={player}>{say.leftOut[why](names.full(player))}</li>
      ))}
    </ul>
  );
}
