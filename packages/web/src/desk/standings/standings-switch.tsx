import { Link } from 'wouter';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { address } from '../../shell/addresses.ts';
import { standingsSentences } from '../standings-table/sentences.ts';
import styles from '../standings-table/standings.module.css';

const asGrid = '?vue=grille';

interface ViewsProps {
  readonly t: string;
  readonly shown: number;
  readonly grid: boolean;
}

/** The table, or everybody against everybody. */
export function Views({ t, shown, grid }: ViewsProps) {
  const { standings: ui } = useSentences(uiSentences);
  const text = useSentences(standingsSentences);
  const here = address.standings(t, shown);
  return (
    <nav className={styles.switch} aria-label={text.views}>
      <Link href={here} aria-current={grid ? undefined : 'page'}>
        {text.table}
      </Link>
      <Link href={here + asGrid} aria-current={grid ? 'page' : undefined}>
        {ui.grid}
      </Link>
    </nav>
  );
}

interface SwitchProps extends ViewsProps {
  readonly closed: number;
  readonly final: boolean;
}

/** After which round. */
export function RoundSwitch({ t, shown, closed, final, grid }: SwitchProps) {
  const { standings: ui } = useSentences(uiSentences);
  return (
    <nav className={styles.switch} aria-label={ui.round}>
      {Array.from({ length: closed }, (_, i) => i + 1).map((round) => (
        <Link
          key={round}
          href={address.standings(t, round) + (grid ? asGrid : '')}
          aria-current={round === shown ? 'page' : undefined}
        >
          {final && round === closed ? ui.finalShort(round) : round}
        </Link>
      ))}
    </nav>
  );
}
