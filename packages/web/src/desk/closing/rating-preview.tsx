import { ratingFor, seasonOf } from '@ronde/engine';
import { decimal, eventCategory } from '@ronde/language';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.ts';
import { categoryWhy } from './category-why.ts';
import styles from './closing.module.css';
import { EloTable } from './elo-table.tsx';
import { LeftOutPart } from './left-out-part.tsx';
import { PlTable } from './pl-table.tsx';
import { useClosingWords } from './use-closing-words.ts';

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
  const say = useClosingWords();
  const { t, waits } = useDesk();
  const closed = waits.kind === 'closed';
  const over = waits.kind === 'close' || closed;
  return (
    <section className={styles.part}>
      <h2>{closed ? say.newRatings : say.ratings}</h2>
      {rating === null ? (
        <p>{say.notRated}</p>
      ) : (
        <>
          <p className={over ? 'quiet' : styles.advice}>{closed ? say.published : over ? say.preview : say.early}</p>
          <About rating={rating} />
          {rating.system === 'pl' ? <PlTable rating={rating} open={open} /> : <EloTable rating={rating} open={open} />}
          <LeftOutPart rating={rating} />
          <p>
            <Link href={`${address.print(t)}?feuille=ratings`} className="link">
              {say.printRatings}
            </Link>
          </p>
        </>
      )}
    </section>
  );
}

function About({ rating }: { readonly rating: Rating }) {
  const say = useClosingWords();
  const spoken = useExternal(lang);
  const { tournament } = useDesk();
  if (rating.system === 'pl') {
    const why = categoryWhy(tournament, rating);
    const { category, pjMax, pjMin, approved } = rating;
    return (
      <>
        <p>
          {say.pl(
            rating,
            eventCategory(spoken, category, seasonOf(tournament)),
            decimal(spoken, pjMax),
            decimal(spoken, pjMin),
          )}
        </p>
        {why && <p className="quiet">{say.categoryWhy(why, category)}</p>}
        {!approved && <p className={styles.advice}>{say.notApproved}</p>}
      </>
    );
  }
  return (
    <>
      <p>{say.elo(decimal(spoken, rating.value))}</p>
      {rating.official && rating.season === null && <p className="quiet">{say.noSeason}</p>}
      {!rating.official && <p className={styles.advice}>{say.notOfficial(rating.why.map(say.because))}</p>}
    </>
  );
}
