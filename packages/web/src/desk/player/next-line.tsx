import type { PlayerId } from '@ronde/engine';
import { Link } from 'wouter';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.ts';
import styles from './player.module.css';
import { nextTable, opponentIn } from './rounds-of.ts';
import { usePlayerWords } from './use-player-words.ts';

/** Where somebody sits now, or goes next: « Ronde 4, table 3, contre …, commence ». */
export function NextLine({ player }: { readonly player: PlayerId }) {
  const say = usePlayerWords();
  const { t, tournament, names } = useDesk();
  const next = nextTable(tournament, player);
  if (!next) return null;
  const opponent = opponentIn(next.match, player);
  const parts = [
    ...(opponent === null ? [] : [say.against(names.full(opponent))]),
    ...(next.match.starts === player ? [say.starts] : []),
    ...(tournament.rounds[next.round - 1]?.status === 'draft' ? [say.draft] : []),
  ];
  return (
    <p className={styles.next}>
      <Link href={address.round(t, next.round)} className="link">
        {say.next(next.round, opponent === null ? null : (next.match.table ?? null))}
      </Link>
      {parts.map((part) => `, ${part}`)}
    </p>
  );
}
