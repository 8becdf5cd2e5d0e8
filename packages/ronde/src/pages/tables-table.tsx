/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { figuresOf, type Match, type PlayerId, playsWargame, type Round, winnerOf } from '@ronde/engine';
import { inSeatOrder, number, seatsOf } from '@ronde/language';
import type { Child } from 'hono/jsx';
import type { Page } from './page.ts';
import { LinkedPlayer } from './page-parts.tsx';
import { resultNotes, resultWithoutFigures, tableHead } from './result-text.ts';

interface Props {
  readonly page: Page;
  readonly round: number;
  readonly content: Round;
}

/** The tables of a published round: who starts, the score or how it stands, the opponent (mockup « page publique »). */
export function TablesTable({ page, round, content }: Props) {
  const { sentences, text } = page;
  const { table: ui, standings } = sentences.ui;
  const someoneStarts = content.matches.some(({ starts }) => starts !== undefined);
  return (
    <table class="sheet tables">
      <caption class="sr-only">{text.tablesOf(round)}</caption>
      <thead>
        <tr>
          <th scope="col" class="n">
            {tableHead(page)}
          </th>
          <th scope="col">{someoneStarts ? ui.starts : standings.player}</th>
          <th scope="colgroup" colspan={2} class="mid">
            {ui.score}
          </th>
          <th scope="col">{ui.opponent}</th>
        </tr>
      </thead>
      <tbody>
        {content.matches.map((match) => (
          <Row key={match.players[0]} page={page} round={round} match={match} content={content} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends Props {
  readonly match: Match;
}

function Row({ page, round, match, content }: RowProps) {
  const seats = seatsOf(match);
  if (!seats) return <ExemptRow page={page} player={match.players[0]} />;
  const [first, second] = seats.players;
  const winner = match.disputed ? null : winnerOf(match, page.tournament.settings, content.bestOf);
  return (
    <tr>
      <th scope="row" class="n">
        {match.table ?? '–'}
      </th>
      <Name page={page} player={first} won={winner === first} notes={resultNotes(page, match, round)} />
      <Scores page={page} match={match} content={content} winner={winner} />
      <Name page={page} player={second} won={winner === second} />
    </tr>
  );
}

function ExemptRow({ page, player }: { readonly page: Page; readonly player: PlayerId }) {
  return (
    <tr>
      <th scope="row" class="n quiet">
        –
      </th>
      <Name page={page} player={player} won={false} />
      <State>{page.sentences.ui.table.exempt}</State>
      <td />
    </tr>
  );
}

interface NameProps {
  readonly page: Page;
  readonly player: PlayerId;
  readonly won: boolean;
  readonly notes?: readonly string[];
}

function Name({ page, player, won, notes = [] }: NameProps) {
  const army = page.tournament.players.find(({ id }) => id === player)?.army;
  const below = [...(army ? [army.name] : []), ...notes];
  return (
    <td class={won ? 'strong' : undefined}>
      <LinkedPlayer page={page} player={player} />
      {below.length > 0 && <small>{below.join(' · ')}</small>}
    </td>
  );
}

interface ScoresProps extends Omit<RowProps, 'round'> {
  readonly winner: PlayerId | null;
}

function Scores({ page, match, content, winner }: ScoresProps) {
  const { tournament, text, sentences } = page;
  const { table: ui } = sentences.ui;
  const seats = seatsOf(match);
  if (match.disputed) return <State tone="bad">{ui.disputed}</State>;
  if (!match.result || !seats) return <State>{content.status === 'closed' ? ui.awaited : text.playing}</State>;
  const figures = figuresOf(match, tournament.settings, playsWargame(tournament));
  if (!figures) return <State>{resultWithoutFigures(page, match, content.bestOf)}</State>;
  const [one, two] = inSeatOrder(seats, figures);
  return (
    <>
      <td class={winner === seats.players[0] ? 'n strong' : 'n'}>{number(one)}</td>
      <td class={winner === seats.players[1] ? 'n strong' : 'n'}>{number(two)}</td>
    </>
  );
}

/** A word in the place of two figures. */
function State({ tone, children }: { readonly tone?: 'bad'; readonly children?: Child }) {
  return (
    <td colspan={2} class={tone === 'bad' ? 'mid bad' : 'mid quiet'}>
      {tone === 'bad' && <span aria-hidden="true">▲ </span>}
      {children}
    </td>
  );
}
