import { score } from '@ronde/language';
import { type PlayerRound, playerRound } from '@ronde/views/rounds';
import { IconCheck } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { newId } from '../../core/new-id.ts';
import frame from '../frame/frame.module.css';
import { isWargamePage, phonePart, usePhone } from '../frame/phone.tsx';
import { readRefusal, useRefusals } from '../net/entries.ts';
import { type OwnPage, plainCode } from '../net/own-page.ts';
import { took } from '../net/pages.ts';
import { phoneCall } from '../net/request.ts';
import { ClaimAnswer } from './claim-answer.tsx';
import { SeatCard } from './seat-card.tsx';
import styles from './table.module.css';
import { RankLine } from './why.tsx';

const Beside = phonePart(async () => (await import('../acts/later.ts')).Beside);

/** Mockup « téléphone »: the table, the opponent, who starts; then what is asked; then my results. */
export function MyTable() {
  const { page, text } = usePhone();
  const { now, tournament } = page;
  return (
    <>
      <p className={frame.where}>
        {tournament.name}
        {'round' in now && ` · ${text.round(now.round)}`}
      </p>
      <div className={styles.parts}>
        <SeatCard />
        <RefusedEntries />
        {now.kind === 'table' && <ClaimAnswer key={`${now.round} ${now.table}`} now={now} />}
        <Presence />
        <Suspense fallback={null}>
          <Beside at="table" />
        </Suspense>
        <Results />
        <Suspense fallback={null}>
          <Beside at="foot" />
        </Suspense>
      </div>
    </>
  );
}

/** An entry that the house has not taken is told until it is read: it may have left hours after it was typed. */
function RefusedEntries() {
  const { code, text } = usePhone();
  const mine = useRefusals().filter(({ entry }) => plainCode(entry.code) === plainCode(code));
  return mine.map(({ entry, problem }) => (
    <section key={entry.id} className="stop stack" role="alert">
      <h2>{text.refusedTitle(entry.round)}</h2>
      <p>
        {problem.title} {problem.detail}
      </p>
      <button type="button" className="outlined" onClick={() => readRefusal(entry.id)}>
        {text.understood}
      </button>
    </section>
  ));
}

/** Before the first round: « Présence notée », or the way to note it where the director allows that. */
function Presence() {
  const { code, page, text } = usePhone();
  const [wrong, setWrong] = useState<string | null>(null);
  const { now, presence, mayMark } = page;
  if (now.kind === 'over' || now.kind === 'left' || now.kind === 'played') return null;
  if (presence === 'here' && now.kind === 'registration')
    return (
      <p className={styles.present} role="status">
        <IconCheck size={18} stroke={1.75} aria-hidden="true" /> {text.present}
      </p>
    );
  if (presence === 'here' || !mayMark) return presence === 'late' ? <p role="status">{text.late}</p> : null;
  const note = async () => {
    const body = { id: newId(), deviceAt: new Date().toISOString() };
    const answer = await phoneCall('POST /api/player/{code}/presence', { code, body });
    if (answer.kind === 'done') took(code, answer.value, answer.etag);
    setWrong(
      answer.kind === 'refused'
        ? `${answer.problem.title} ${answer.problem.detail ?? ''}`
        : answer.kind === 'unreachable'
          ? text.failed
          : null,
    );
  };
  return (
    <section className="stack">
      {presence === 'late' && <p role="status">{text.late}</p>}
      {wrong !== null && (
        <p className="stop" role="alert">
          {wrong}
        </p>
      )}
      <button type="button" className="filled" onClick={() => void note()}>
        {text.presence}
      </button>
    </section>
  );
}

type Game = OwnPage['games'][number];

/** « Mes résultats », the newest first, with my place; of the round in play what stands, at once. */
function Results() {
  const { page, text } = usePhone();
  const games = page.games.filter((game) => isKnown(game, page)).toReversed();
  return (
    <section className={styles.mine}>
      <div className={styles.head}>
        <h2>{text.mine}</h2>
        <RankLine />
      </div>
      {games.length === 0 ? (
        <p className="quiet">{text.noneYet}</p>
      ) : (
        <>
          <table className={styles.results}>
            <caption className="sr-only">{text.mine}</caption>
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
  const { page, text } = usePhone();
  const cells = new Set(games.map((game) => roundIn(game, page).cell.kind));
  const rare = (['exempt', 'forfeit', 'absent'] as const).filter((cell) => cells.has(cell));
  if (rare.length === 0) return null;
  return (
    <p className="quiet small" aria-hidden="true">
      {rare.map((cell) => text.letter(text.letters[cell], text.lettersLong[cell])).join(', ')}
    </p>
  );
}

function Row({ game }: { readonly game: Game }) {
  const { page, text, names } = usePhone();
  const worth = useWorth(game);
  const { cell, figures } = roundIn(game, page);
  const letter = cell.kind;
  const who =
    game.opponent === null ? (game.state === 'away' ? text.absentWord : text.exemptWord) : names.full(game.opponent);
  return (
    <tr data-won={letter === 'win' || undefined}>
      <th scope="row">
        <abbr title={text.roundLong(game.round)}>{text.roundShort(game.round)}</abbr>
      </th>
      <td className={styles.met}>
        {who}
        {game.malus !== undefined && <span className="quiet small"> {text.malus(game.malus)}</span>}
        {page.corrected.includes(game.round) && <span className="quiet small"> {text.corrected}</span>}
      </td>
      <td className={styles.score}>
        {game.state === 'disputed' ? text.disputedWord : figures ? score(figures) : worth}
      </td>
      <td className={styles.letter}>
        <span aria-hidden="true">{text.letters[letter]}</span>
        <span className="sr-only">{text.lettersLong[letter]}</span>
      </td>
    </tr>
  );
}

/** « 3 PM, +50 »: what an exemption is worth, in the formula's words. */
function useWorth({ state }: Game): string | undefined {
  const { page, sentences, names } = usePhone();
  const { player, tournament } = page;
  if (state !== 'exempt') return undefined;
  return sentences?.echo({ players: [player.id] }, tournament.settings, 1, names, tournament.format)?.points;
}

/** The round as it was for this player: a table as it is sent has all that a match has. */
function roundIn({ round, match, bestOf }: Game, page: OwnPage): PlayerRound {
  const { settings } = page.tournament;
  return playerRound(page.player.id, round, match, { settings, bestOf, wargame: isWargamePage(page) });
}
