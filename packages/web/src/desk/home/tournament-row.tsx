import type { Summary } from '@ronde/contract/http/desk';
import { longDate } from '@ronde/language';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'wouter';
import { words as wordsOf } from '../../core/language/spoken.ts';
import { useWords } from '../../core/language/use-words.ts';
import { address } from '../../shell/addresses.ts';
import styles from './home.module.css';
import { waitsFor } from './waits-for.ts';
import { homeWords } from './words.ts';

/** One tournament: its name, when and where, what it waits for. The whole row is the link. */
export function TournamentRow({ tournament }: { readonly tournament: Summary }) {
  const words = useWords();
  const about = [longDate(words.lang, tournament.date), tournament.place, words.ui.home.players(tournament.players)];
  return (
    <li>
      <Link href={address.desk(tournament.slug)} className={styles.row ?? ''}>
        <span className={styles.text}>
          <span className={styles.name}>{tournament.name}</span>
          <span className={styles.about}>{about.filter(Boolean).join(' · ')}</span>
        </span>
        <span className={styles.next}>{waitsFor(wordsOf(words.lang, tournament.format), tournament)}</span>
        <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
      </Link>
      {tournament.privateCells !== undefined && (
        <Link href={address.registration(tournament.slug)} className="link small">
          {homeWords(words.lang).privateCells(tournament.privateCells)}
        </Link>
      )}
    </li>
  );
}
