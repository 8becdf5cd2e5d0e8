import { cellOf, type Match, ownFigures } from '@ronde/engine';
import { score } from '@ronde/language';
import { usePhone } from '../frame/phone.ts';
import { isWargame } from '../frame/wargame.ts';
import type { OwnPage } from '../net/own-page.ts';
import { RankLine } from './rank-line.tsx';
import styles from './table.module.css';

type Game = OwnPage['games'][number];

/** « Mes résultats », the newest first, with my place; of the round in play what stands, at once. */
export function Results() {
  const { page, say } = usePhone();
  const games = page.games.filter((game) => isKnown(game, page)).toReversed();
  return (
    <section className={styles.mine}>
      <div className={styles.head}>
        <h2>{say.mine}</h2>
        <RankLine />
      </div>
      {games.length === 0 ? (
        <p className="quiet">{say.noneYet}</p>
      ) : (
        <>
          <table className={styles.results}>
            <caption className="sr-only">{say.mine}</caption>
            <tbody>
              {games.map((game) => (
                <Row key={game.round} game={game} />
              ))}
            </tbody>
          </table>
          <Legend games={games} />
        </>
      )}
    </section>
  );
}

/** Before a result stands, what is asked of the round in play is told above. */
const isKnown = ({ round, state }: Game, { now }: OwnPage): boolean =>
  now.kind !== 'table' || now.round !== round || state === 'entered';

/** What the rarer letters mean: « E : exempt ». */
function Legend({ games }: { readonly games: readonly Game[] }) {
  const { page, say } = usePhone();
  const cells = new Set(games.map((game) => cellIn(game, page)));
  const rare = (['exempt', 'forfeit', 'absent'] as const).filter((cell) => cells.has(cell));
  if (rare.length === 0) return null;
  return (
    <p className="quiet small" aria-hidden="true">
      {rare.map((cell) => say.letter(say.letters[cell], say.lettersLong[cell])).join(', ')}
    </p>
  );
}

function Row({ game }: { readonly game: Game }) {
  const { page, say, names } = usePhone();
  const worth = useWorth(game);
  const cell = cellIn(game, page);
  const won = cell === 'win';
  const figures =
    game.match && ownFigures(matchIn(game.match), page.player.id, page.tournament.settings, isWargame(page));
  const who =
    game.opponent === null ? (game.state === 'away' ? say.absentWord : say.exemptWord) : names.full(game.opponent);
  return (
    <tr data-won={won || undefined}>
      <th scope="row">
        <abbr title={say.roundLong(game.round)}>{say.roundShort(game.round)}</abbr>
      </th>
      <td className={styles.met}>
        {who}
        {game.malus !== undefined && <span className="quiet small"> {say.malus(game.malus)}</span>}
        {page.corrected.includes(game.round) && <span className="quiet small"> {say.corrected}</span>}
      </td>
      <td className={styles.score}>
        {game.state === 'disputed' ? say.disputedWord : figures ? score(figures) : worth}
      </td>
      <td className={styles.letter}>
        <span aria-hidden="true">{say.letters[cell]}</span>
        <span className="sr-only">{say.lettersLong[cell]}</span>
      </td>
    </tr>
  );
}

/** « 3 PM, +50 »: what an exemption is worth, in the formula's words. */
function useWorth({ state }: Game): string | undefined {
  const { page, words, names } = usePhone();
  const { player, tournament } = page;
  if (state !== 'exempt') return undefined;
  return words?.echo({ players: [player.id] }, tournament.settings, 1, names, tournament.format)?.points;
}

const matchIn = (match: NonNullable<Game['match']>): Match => match as unknown as Match;

/** The letter of a round, as on the standings. */
function cellIn({ match, bestOf, state }: Game, { player, tournament }: OwnPage) {
  if (!match || state === 'away') return 'absent' as const;
  return cellOf(matchIn(match), player.id, tournament.settings, bestOf).kind;
}
