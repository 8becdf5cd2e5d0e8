import { type Match, type MatchResult, resultDoubts, wargameScale } from '@ronde/engine';
import { useWords } from '../../core/language/use-words.ts';
import { useDesk } from '../../shell/desk.ts';
import styles from './entry-strip.module.css';

interface Props {
  readonly round: number;
  readonly match: Match;
  readonly result: MatchResult;
}

/** Ochre: losses above the total, a draw with one army broken. Two scores that do not add up are asked about. */
export function EchoNotes({ round, match, result }: Props) {
  const words = useWords();
  const { tournament, names } = useDesk();
  const doubts = resultDoubts(match, result, round, wargameScale(tournament.settings));
  return doubts
    .filter(({ code }) => code !== 'points-do-not-add-up')
    .map((doubt) => (
      <p key={doubt.code} className={styles.ask}>
        {words.warning(doubt, names, tournament.format)}
      </p>
    ));
}
