import type { FormatId } from '@ronde/engine';
import { number, ordinal, rankFigureText } from '@ronde/language';
import { usePhone } from '../frame/phone.ts';
import type { OwnPage } from '../net/own-page.ts';
import type { PhoneSentences } from '../sentences-fr.ts';
import styles from './table.module.css';
import { WhyRank } from './why.tsx';

/** « 5ᵉ · 7 PM · +121 », after the rounds that are over, and why. */
export function RankLine() {
  const { page, say } = usePhone();
  const { standing, after } = page;
  if (!standing || after === 0) return null;
  return (
    <>
      <p className={styles.rank}>{rankText(standing, page.tournament.format, say)}</p>
      <WhyRank />
    </>
  );
}

type Standing = NonNullable<OwnPage['standing']>;

function rankText(standing: Standing, format: FormatId, say: PhoneSentences): string {
  const row = standing as {
    readonly rank: number;
    readonly pm?: number;
    readonly pdep?: number;
    readonly points?: number;
  };
  const place = ordinal(say.lang, row.rank);
  if (row.pm === undefined) return `${place} · ${say.points(row.points ?? 0)}`;
  return `${place} · ${number(row.pm)}\u00a0PM · ${rankFigureText('pdep', format)(row.pdep ?? 0)}`;
}
