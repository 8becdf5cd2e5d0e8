/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { cellOf, gamesIn, type Match, ownFigures, type Player, playsWargame, type Round } from '@ronde/engine';
import { number } from '@ronde/language';
import { Fragment } from 'hono/jsx';
import type { Page } from './page.ts';
import { PlayerLink } from './page-parts.tsx';
import { resultNotes, tableHead } from './result-text.ts';
import { WhyTable } from './why-tables.tsx';

interface Props {
  readonly page: Page;
  readonly player: Player;
}

/** Every published round of somebody: table, opponent, what came of it, and why that table. */
export function CardRounds({ page, player }: Props) {
  const { say, words, tournament, names } = page;
  const { table: ui } = words.ui;
  if (tournament.rounds.length === 0) return <p class="below">{say.nothingYet}</p>;
  const title = say.roundsOf(names.short(player.id));
  const starters = tournament.rounds.some(({ matches }) => matches.some(({ starts }) => starts !== undefined));
  return (
    <section aria-labelledby="rondes">
      <h3 id="rondes">{title}</h3>
      <div class="frame">
        <table class="sheet rounds">
          <caption class="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{say.round}</th>
              <th scope="col" class="n">
                {tableHead(page)}
              </th>
              <th scope="col">{ui.opponent}</th>
              <th scope="col">{say.result}</th>
              {starters && (
                <th scope="col" class="wide">
                  {say.starts}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {tournament.rounds.map((content, i) => (
              <RoundRow key={i + 1} page={page} player={player} round={i + 1} content={content} starters={starters} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface RoundProps extends Props {
  readonly round: number;
  readonly content: Round;
}

/** `starters`: who starts is said; in the wargame nobody does. */
function RoundRow({ page, player, round, content, starters }: RoundProps & { readonly starters: boolean }) {
  const { say, to, words } = page;
  const { table: ui } = words.ui;
  const match = content.matches.find(({ players }) => players.some((id) => id === player.id));
  const opponent = match?.players.find((id) => id !== player.id);
  const starts =
    match?.starts === undefined || neverPlayed(match)
      ? ''
      : match.starts === player.id
        ? say.startsSelf
        : say.startsOther;
  return (
    <Fragment>
      <tr>
        <th scope="row">
          <a href={to.round(round)}>{words.ui.standings.roundShort(round)}</a>
        </th>
        <td class="n strong">{match?.table ?? '–'}</td>
        <td>
          {opponent === undefined ? (
            <span class="quiet">{match ? ui.withoutOpponent : ui.absent}</span>
          ) : (
            <PlayerLink page={page} player={opponent} />
          )}
        </td>
        <td>
          {match ? (
            <Result page={page} player={player} round={round} content={content} match={match} />
          ) : (
            <b>{words.ui.standings.absent}</b>
          )}
        </td>
        {starters && <td class="wide">{starts}</td>}
      </tr>
      {match && (
        <tr class="why">
          <td colspan={starters ? 5 : 4}>
            <WhyTable page={page} round={round} content={content} match={match} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}

/** A forfeit before the first move: nobody started. */
const neverPlayed = ({ result }: Match): boolean => result?.kind === 'forfeit' && gamesIn(result).length === 0;

/** The letter of the legend, then both figures, their own first. */
function Result({ page, player, round, content, match }: RoundProps & { readonly match: Match }) {
  const { words, say, tournament } = page;
  const { standings: ui, table } = words.ui;
  if (match.disputed) return <span class="bad">{table.disputed}</span>;
  const ending = cellOf(match, player.id, tournament.settings, content.bestOf).kind;
  if (ending === 'exempt') return table.exempt;
  if (ending === 'awaited')
    return <span class="quiet">{content.status === 'closed' ? table.awaited : say.playing}</span>;
  const figures = ownFigures(match, player.id, tournament.settings, playsWargame(tournament));
  const notes = resultNotes(page, match, { number: round, content });
  return (
    <>
      <b>{ui[ending]}</b>
      {figures && ` ${figures.map(number).join('\u00a0–\u2060\u00a0')}`}
      {notes.length > 0 && <small>{notes.join(' · ')}</small>}
    </>
  );
}
