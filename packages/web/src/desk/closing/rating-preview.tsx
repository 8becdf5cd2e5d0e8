import { type AdgRating, type PlRating, ratingFor, seasonOf } from '@ronde/engine';
import { type Dictionary, decimal, eventCategory, number, signed } from '@ronde/language';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import styles from './closing.module.css';
import { EloTable, FirstCells, FirstHeads, usePlayerNumbered } from './elo-table.tsx';
import { closingSentences } from './sentences.ts';
import { categoryWhy, leftOut } from './why-left-out.ts';

/** What this tournament would rate as it stands: always from the ratings of the start. Null: it rates nothing. */
export function useRating() {
  const { tournament, people } = useDesk();
  return useMemo(() => {
    const rating = ratingFor(tournament, people);
    return rating.ok ? rating.value : null;
  }, [tournament, people]);
}

export type Rating = NonNullable<ReturnType<typeof useRating>>;

interface Props {
  readonly rating: Rating | null;
  /** The number of whose calculation is open. */
  readonly open: number | null;
}

/** Every figure of the new ratings, in a row a player; a name opens how they came. */
export function RatingPreview({ rating, open }: Props) {
  const text = useSentences(closingSentences);
  const { t, waits } = useDesk();
  const closed = waits.kind === 'closed';
  const over = waits.kind === 'close' || closed;
  return (
    <section className={styles.part}>
      <h2>{closed ? text.newRatings : text.ratings}</h2>
      {rating === null ? (
        <p>{text.notRated}</p>
      ) : (
        <>
          <p className={over ? 'quiet' : styles.advice}>{closed ? text.published : over ? text.preview : text.early}</p>
          <About rating={rating} />
          {rating.system === 'pl' ? <PlTable rating={rating} open={open} /> : <EloTable rating={rating} open={open} />}
          <LeftOutPart rating={rating} />
          <p>
            <Link href={`${address.print(t)}?feuille=ratings`} className="link">
              {text.printRatings}
            </Link>
          </p>
        </>
      )}
    </section>
  );
}

function About({ rating }: { readonly rating: Rating }) {
  const text = useSentences(closingSentences);
  const about = useSentences(aboutSentences);
  const spoken = useExternal(lang);
  const { tournament } = useDesk();
  if (rating.system === 'pl') {
    const why = categoryWhy(tournament, rating);
    const { category, pjMax, pjMin, approved } = rating;
    return (
      <>
        <p>
          {text.pl(
            rating,
            eventCategory(spoken, category, seasonOf(tournament)),
            decimal(spoken, pjMax),
            decimal(spoken, pjMin),
          )}
        </p>
        <p className="quiet">{about.figures}</p>
        {tournament.settings.rating?.season === undefined && (
          <p className="quiet">{about.seasonKnown(rating.season)}</p>
        )}
        {why && <p className="quiet">{text.categoryWhy(why, category)}</p>}
        {!approved && <p className={styles.advice}>{text.notApproved}</p>}
      </>
    );
  }
  return (
    <>
      {rating.official && <p>{text.elo(decimal(spoken, rating.value))}</p>}
      {rating.official && rating.season === null && <p className="quiet">{text.noSeason}</p>}
      {!rating.official && <p className={styles.advice}>{text.notOfficial(rating.why.map(text.because))}</p>}
    </>
  );
}

const fr = {
  figures: 'PE\u00a0: points d’expérience. B\u00a0: bonus. PJ\u00a0: points de jeu.',
  seasonKnown: (season: string) =>
    `La saison ${season} est la dernière dont Ronde connaît les barèmes. Une autre se choisit dans les réglages.`,
};

const en: typeof fr = {
  figures: 'PE: experience points. B: bonus. PJ: game points.',
  seasonKnown: (season) =>
    `Season ${season} is the last one whose scales Ronde knows. Another one is chosen in the settings.`,
};

/** What the abbreviations stand for, and why the season is so old. */
const aboutSentences: Dictionary<typeof fr> = { fr, en };

/** Who is not in the table, or not counted by it, each with the reason. */
function LeftOutPart({ rating }: { readonly rating: PlRating | AdgRating }) {
  const text = useSentences(closingSentences);
  const { tournament, names } = useDesk();
  const all = leftOut(tournament, rating);
  if (all.length === 0) return null;
  return (
    <ul>
      {all.map(({ player, why }) => (
        <li key={player}>{text.leftOut[why](names.full(player))}</li>
      ))}
    </ul>
  );
}

interface PlTableProps {
  readonly rating: PlRating;
  readonly open: number | null;
}

/** Avant, PE, B, PJ, après: each figure of the rule in its column. */
function PlTable({ rating, open }: PlTableProps) {
  const text = useSentences(closingSentences);
  const shown = usePlayerNumbered(open);
  const wide = `${sheet.number} ${styles.wide}`;
  return (
    <Sheet caption={text.caption}>
      <thead>
        <tr>
          <FirstHeads />
          <Short title={text.pe} of="PE" className={styles.wide} />
          <Short title={text.b} of="B" className={styles.wide} />
          <Short title={text.pj} of="PJ" />
          <th scope="col" className={sheet.number}>
            {text.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {rating.players.map(({ player, place, before, provisional, pe, b, pj, after }) => (
          <tr key={player} data-open={player === shown ? '' : undefined}>
            <FirstCells {...{ player, place }} before={`${before}${provisional ? '*' : ''}`} open={player === shown} />
            <td className={wide}>{pe}</td>
            <td className={wide}>{number(b)}</td>
            <td className={sheet.number}>{signed(pj)}</td>
            <td className={`${sheet.number} ${sheet.strong}`}>{number(after)}</td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

interface ShortProps {
  readonly of: string;
  readonly title: string;
  readonly className?: string | undefined;
}

function Short({ of, title, className = '' }: ShortProps) {
  return (
    <th scope="col" className={`${sheet.number} ${className}`}>
      <abbr title={title}>{of}</abbr>
    </th>
  );
}
