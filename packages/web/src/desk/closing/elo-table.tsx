import type { AdgRating, PlayerId } from '@ronde/engine';
import { decimal, signed } from '@ronde/language';
import { Link } from 'wouter';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import styles from './closing.module.css';
import { closingSentences } from './sentences.ts';

interface EloTableProps {
  readonly rating: AdgRating;
  readonly open: number | null;
}

// Ratings are worked out in full and shown as whole numbers (L’Art de la Guerre, Elo); the panel has each figure.
const whole = Math.round;

/** Elo before and after, what was gained, the title that follows, championship points. */
export function EloTable({ rating, open }: EloTableProps) {
  const text = useSentences(closingSentences);
  const spoken = useExternal(lang);
  const shown = usePlayerNumbered(open);
  const wide = `${sheet.number} ${styles.wide}`;
  return (
    <Sheet caption={text.caption}>
      <thead>
        <tr>
          <FirstHeads />
          <th scope="col" className={wide}>
            {text.games}
          </th>
          <th scope="col" className={wide}>
            {text.gain}
          </th>
          <th scope="col" className={sheet.number}>
            {text.after}
          </th>
          <th scope="col" className={styles.wide}>
            {text.rankTitle}
          </th>
          <th scope="col" className={sheet.number}>
            {text.champion}
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

/** What the tables of both systems begin with: place, name, rating before. */
export function FirstHeads() {
  const { standings: ui } = useSentences(uiSentences);
  const text = useSentences(closingSentences);
  return (
    <>
      <th scope="col" className={`${sheet.number} ${sheet.narrow}`}>
        {ui.rank}
      </th>
      <th scope="col">{ui.player}</th>
      <th scope="col" className={sheet.number}>
        {text.before}
      </th>
    </>
  );
}

interface FirstHeadsProps {
  readonly player: PlayerId;
  /** Null: no place, as nobody who did not play. */
  readonly place: number | null;
  readonly before: string;
  readonly open: boolean;
}

export function FirstCells({ player, place, before, open }: FirstHeadsProps) {
  return (
    <>
      <td className={sheet.number}>{place ?? '–'}</td>
      <th scope="row">
        <RatedName player={player} open={open} />
      </th>
      <td className={sheet.number}>{before}</td>
    </>
  );
}

interface RatedNameProps {
  readonly player: string;
  readonly open: boolean;
}

/** The name of a line; it opens how the rating came. */
function RatedName({ player, open }: RatedNameProps) {
  const text = useSentences(closingSentences);
  const { names, tournament } = useDesk();
  const number = tournament.players.find(({ id }) => id === player)?.number ?? 0;
  const name = names.full(player);
  return (
    <Link
      href={`?calcul=${number}`}
      className="link"
      state={{ panel: true }}
      replace={open}
      aria-label={text.show(name)}
      aria-current={open ? 'true' : undefined}
      data-opens={String(number)}
    >
      {name}
    </Link>
  );
}

/** Whose calculation an address asks for. */
export function usePlayerNumbered(number: number | null): string | null {
  const { tournament } = useDesk();
  return tournament.players.find((player) => player.number === number)?.id ?? null;
}
