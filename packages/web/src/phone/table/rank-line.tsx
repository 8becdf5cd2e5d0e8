import { standingSent } from '@ronde/contract/http/standing-lines';
import { briefFigures, ordinal } from '@ronde/language';
import { usePhone } from '../frame/phone.ts';
import styles from './table.module.css';
import { WhyRank } from './why.tsx';

/** « 5ᵉ · 7 PM · +121 », after the rounds that are over, and why. */
export function RankLine() {
  const { page, say } = usePhone();
  const { standing, after } = page;
  if (!standing || after === 0) return null;
  return (
    <>
      <p className={styles.rank}>
        {[
          ordinal(say.lang, standing.rank),
          ...briefFigures(standingSent(standing), page.tournament.format, say.lang),
        ].join(' · ')}
      </p>
      <WhyRank />
    </>
  );
}
