import type { EventFigures, Figures } from '@ronde/contract/http/federation/figures';
import { decimal, type Lang, type PlExplained, plExplained, signed } from '@ronde/language';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { RuleCite } from '../../ui/rule-cite.tsx';
import { eloArticle, plArticle } from './articles.ts';
import styles from './office.module.css';
import { shownRating } from './office.tsx';
import { type OfficeSentences, officeSentences } from './sentences.ts';

interface Props {
  readonly figures: Figures;
  /** Null: a season’s start, a list. */
  readonly event: EventFigures | null;
}

/** Every figure of a rating, as it was worked out. */
export function Calculation({ figures, event }: Props) {
  const text = useSentences(officeSentences);
  const explained = plExplained[useLang()];
  const lang = useLang();
  return (
    <div className={styles.calculation}>
      <p>
        <strong>{sumOf(figures, lang)}</strong>
      </p>
      {linesOf(figures, event, explained, text, lang).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {figures.system === 'pl' && event?.system === 'pl' && (
        <>
          <RuleCite cite={plArticle(`${explained.stood(figures, figures.stood.name)} ${text.article}`)} />
          <details>
            <summary>{text.whyBounds}</summary>
            <p className="small">{explained.bounds(event)}</p>
          </details>
        </>
      )}
      {figures.system === 'elo' && <RuleCite cite={eloArticle(text.eloArticle)} />}
    </div>
  );
}

/** « 1803 + 9 + 10 + 210 = 2032 », « 1000 + 71,5 = 1071,5 » */
export function sumOf(figures: Figures, lang: Lang): string {
  const figure = (n: number): string => decimal(lang, n, 1);
  switch (figures.system) {
    case 'pl':
      return `${shownRating(figures.before, figures.provisional)} + ${figures.pe} + ${figure(figures.b)} ${term(figures.pj)} = ${figures.after}`;
    case 'elo':
      return `${figure(figures.before)} ${term(Math.round(10 * (figures.after - figures.before)) / 10, lang)} = ${figure(figures.after)}`;
    case 'season':
      return `${figure(figures.before)} → ${figure(figures.after)}`;
    case 'list':
      return figure(figures.after);
  }
}

const term = (n: number, lang: Lang = 'fr'): string => `${n < 0 ? '−' : '+'} ${decimal(lang, Math.abs(n), 1)}`;

function linesOf(
  figures: Figures,
  event: EventFigures | null,
  explained: PlExplained,
  text: OfficeSentences,
  lang: Lang,
): readonly string[] {
  switch (figures.system) {
    case 'pl':
      return event?.system === 'pl'
        ? [explained.experience(figures, event), explained.bonus(figures, event), explained.game(figures)]
        : [];
    case 'elo':
      return figures.games.map(({ round, opponent, other, expected, gain }) =>
        text.game(round, opponent.name, shownRating(other), decimal(lang, expected, 3), signedTo(lang, gain)),
      );
    case 'season':
      return [text.seasonStart];
    case 'list':
      return [];
  }
}

const signedTo = (lang: Lang, n: number): string =>
  n === 0 ? '0' : `${signed(n).slice(0, 1)}${decimal(lang, Math.abs(n), 1)}`;
