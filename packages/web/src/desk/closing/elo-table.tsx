import type { AdgRating } from '@ronde/engine';
import { decimal, signed } from '@ronde/language';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import styles from './closing.module.css';
import { FirstCells, FirstHeads } from './rated-columns.tsx';
import { usePlayerNumbered } from './rated-name.tsx';
import { closingSentences } from './sentences.ts';

interface Props {
  readonly rating: AdgRating;
  readonly open: number | null;
}

// Ratings are worked out in full and shown as whole numbers (L’Art de la Guerre, Elo); the panel has each figure.
const whole = Math.round;

/** Elo before and after, what was gained, the title that follows, championship points. */
export function EloTable({ rating, open }: Props) {
  const say = useSentences(closingSentences);
  const spoken = useExternal(lang);
  const shown = usePlayerNumbered(open);
  const wide = `${sheet.number} ${styles.wide}`;
  return (
    <Sheet caption={say.caption}>
      <thead>
        <tr>
          <FirstHeads />
          <th scope="col" className={wide}>
            {say.games}
          </th>
          <th scope="col" className={wide}>
            {say.gain}
          </th>
          <th scope="col" className={sheet.number}>
            {say.after}
          </th>
          <th scope="col" className={styles.wide}>
            {say.rankTitle}
          </th>
          <th scope="col" className={sheet.number}>
            {say.champion}
          </th>
        </tr>
      </thead>
      <tbody>
        {rating.players.map(({ player, place, before, after, games, title, championship }) => (
          <tr key={player} data-open={player === shown ? '' : undefined}>
            <FirstCells {...{ player, place }} before={String(whole(before))} open={player === shown} />
            <td className={wide}>{games}</td>
            <td className={wide}>{signed(whole(after) - whole(before))}</td>
            <td className={`${sheet.number} ${sheet.strong}`}>{whole(after)}</td>
            <td className={styles.wide}>{title}</td>
            <td className={sheet.number}>{championship === null ? '–' : decimal(spoken, championship)}</td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}
