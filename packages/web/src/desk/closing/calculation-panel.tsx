import type { AdgRating } from '@ronde/engine';
import { useWords } from '../../core/language/use-words.ts';
import { useDesk } from '../../shell/desk.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import styles from './closing.module.css';
import type { Rating } from './rating-preview.tsx';
import { useClosingWords } from './use-closing-words.ts';

interface Props {
  readonly player: string;
  readonly rating: Rating;
  readonly onClose: () => void;
}

/** How one rating came: the sum with the reason of each figure, or the games one by one. */
export function CalculationPanel({ player, rating, onClose }: Props) {
  const say = useClosingWords();
  const { names } = useDesk();
  const lines = useLines(player, rating);
  return (
    <SidePanel title={say.calculation(names.full(player))} onClose={onClose} focus>
      {rating.system === 'elo' && <Title player={player} rating={rating} />}
      {lines.length <= 1 ? (
        <p className={styles.figures}>{lines[0] ?? say.noGame}</p>
      ) : (
        <ol className={styles.steps}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      )}
    </SidePanel>
  );
}

/** The title that follows from the new Elo. */
function Title({ player, rating }: { readonly player: string; readonly rating: AdgRating }) {
  const say = useClosingWords();
  const title = rating.players.find((line) => line.player === player)?.title;
  return title === undefined ? null : <p className="quiet">{say.titled(title)}</p>;
}

function useLines(player: string, rating: Rating): readonly string[] {
  const words = useWords();
  const { names } = useDesk();
  if (rating.system === 'pl') {
    const line = rating.players.find((one) => one.player === player);
    return line ? [words.pl(line, rating)] : [];
  }
  const own = rating.steps.filter(({ players }) => players.includes(player));
  return own.map((step) => words.elo(step, player, names));
}
