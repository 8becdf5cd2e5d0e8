/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */

import { type AdgRating, type Player, type PlRating, ratingFor } from '@ronde/engine';
import { capital, decimalMark, ratingText } from '@ronde/language';
import { ratingHead as head, ratingAtStart } from '@ronde/views/player';
import type { Page } from './page.ts';

interface Props {
  readonly page: Page;
  readonly player: Player;
}

/** The rating before and after, « informatif », once the tournament is closed, with every figure of the calculation. */
export function RatingPart({ page, player }: Props) {
  const { text, tournament, people } = page;
  if (tournament.status !== 'closed') return null;
  const rating = ratingFor(tournament, people);
  const line = rating.ok ? rating.value.players.find((one) => one.player === player.id) : undefined;
  const whole = rating.ok && rating.value.system !== 'pl';
  const star = line !== undefined && 'provisional' in line && line.provisional;
  return (
    <section aria-labelledby="cote">
      <h3 id="cote">{ratingTitle(page)}</h3>
      {rating.ok && line ? (
        <>
          <p class="figures">
            <span>
              {text.before}{' '}
              <b>
                {figure(page, line.before, whole)}
                {star && '*'}
              </b>
            </span>
            <span>
              {text.after} <b>{figure(page, line.after, whole)}</b> {text.informative}
            </span>
          </p>
          <p class="quiet">{text.informativeLong}</p>
          {star && <p class="quiet">{text.star}</p>}
          {rating.value.system !== 'pl' && !rating.value.official && (
            <p class="quiet">{capital(text.rules.notOfficial)}.</p>
          )}
          <Calculation page={page} player={player} rating={rating.value} />
        </>
      ) : (
        <p>{text.unrated}</p>
      )}
    </section>
  );
}

function Calculation({ page, player, rating }: Props & { readonly rating: PlRating | AdgRating }) {
  const lines = linesOf(page, player, rating);
  if (lines.length === 0) return null;
  return (
    <details id="calcul">
      <summary>{page.text.calculation}</summary>
      {rating.system === 'pl' && <p class="quiet">{page.text.ratingLegend}</p>}
      <ol>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </details>
  );
}

function linesOf({ sentences, names }: Page, { id }: Player, rating: PlRating | AdgRating): readonly string[] {
  if (rating.system === 'pl') {
    const line = rating.players.find(({ player }) => player === id);
    return line ? [sentences.pl(line, rating)] : [];
  }
  return rating.steps.filter(({ players }) => players.includes(id)).map((step) => sentences.elo(step, id, names));
}

/** To a tenth, without an idle zero: « 71,5 »; the Elo is shown as a whole number (rules: Elo). */
const figure = ({ lang }: Page, n: number, whole: boolean): string =>
  String(whole ? Math.round(n) : Math.round(n * 10) / 10).replace('.', decimalMark[lang]);

/** 1803, 1700* while it is provisional (Classement PL §2.1): as the desk and the paper say it. */
export const ratingOnCard = ({ tournament, lang }: Page, player: Player): string =>
  ratingText(lang, ratingAtStart(player, tournament));

/** « Cote », or « Elo » in the wargame. */
export const ratingTitle = ({ tournament, sentences }: Page): string => head(tournament, sentences.ui.standings.rating);
