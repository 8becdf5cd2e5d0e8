/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { gamesIn, type Match, type Player } from '@ronde/engine';
import { score } from '@ronde/language';
import { type PlayerRound, roundsOf } from '@ronde/views/rounds';
import { Fragment } from 'hono/jsx';
import type { Page } from './page.ts';
import { LinkedPlayer } from './page-parts.tsx';
import { resultNotes, tableHead } from './result-text.ts';
import { WhyTable } from './why-tables.tsx';

interface Props {
  readonly page: Page;
  readonly player: Player;
}

/** Every published round of somebody: table, opponent, what came of it, and why that table. */
export function CardRounds({ page, player }: Props) {
  const { text, sentences, tournament, names } = page;
  const { table: ui } = sentences.ui;
  if (tournament.rounds.length === 0) return <p class="below">{text.nothingYet}</p>;
  const title = text.roundsOf(names.short(player.id));
  const starters = tournament.rounds.some(({ matches }) => matches.some(({ starts }) => starts !== undefined));
  return (
    <section aria-labelledby="rondes">
      <h3 id="rondes">{title}</h3>
      <div class="frame">
        <table class="sheet rounds">
          <caption class="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{text.round}</th>
              <th scope="col" class="n">
                {tableHead(page)}
              </th>
              <th scope="col">{ui.opponent}</th>
              <th scope="col">{text.result}</th>
              {starters && (
                <th scope="col" class="wide">
                  {text.starts}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {roundsOf(tournament, player.id).map((one) => (
              <RoundRow key={one.round} page={page} player={player} one={one} starters={starters} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface RoundProps extends Props {
  readonly one: PlayerRound;
  /** Who starts is said; in the wargame nobody does. */
  readonly starters: boolean;
}

function RoundRow({ page, player, one, starters }: RoundProps) {
  const { text, to, sentences } = page;
  const { table: ui } = sentences.ui;
  const { round, match, opponent } = one;
  const starts =
    match?.starts === undefined || neverPlayed(match)
      ? ''
      : match.starts === player.id
        ? text.startsSelf
        : text.startsOther;
  return (
    <Fragment>
      <tr>
        <th scope="row">
          <a href={to.round(round)}>{sentences.ui.standings.roundShort(round)}</a>
        </th>
        <td class="n strong">{match?.table ?? '–'}</td>
        <td>
          {opponent === null ? (
            <span class="quiet">{match ? ui.withoutOpponent : ui.absent}</span>
          ) : (
            <LinkedPlayer page={page} player={opponent} />
          )}
        </td>
        <td>
          <Result page={page} one={one} />
        </td>
        {starters && <td class="wide">{starts}</td>}
      </tr>
      {match && (
        <tr class="why">
          <td colspan={starters ? 5 : 4}>
            <WhyTable page={page} round={round} match={match} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}

/** A forfeit before the first move: nobody started. */
const neverPlayed = ({ result }: Match): boolean => result?.kind === 'forfeit' && gamesIn(result).length === 0;

/** The letter of the legend, then both figures, their own first. */
function Result({ page, one: { round, match, cell, figures } }: Pick<RoundProps, 'page' | 'one'>) {
  const { sentences, text, tournament } = page;
  const { standings: ui, table } = sentences.ui;
  if (!match) return <b>{ui.absent}</b>;
  if (match.disputed) return <span class="bad">{table.disputed}</span>;
  if (cell.kind === 'exempt') return table.exempt;
  if (cell.kind === 'awaited')
    return (
      <span class="quiet">{tournament.rounds[round - 1]?.status === 'closed' ? table.awaited : text.playing}</span>
    );
  const notes = resultNotes(page, match, round);
  return (
    <>
      <b>{ui[cell.kind]}</b>
      {figures && ` ${score(figures)}`}
      {notes.length > 0 && <small>{notes.join(' · ')}</small>}
    </>
  );
}
