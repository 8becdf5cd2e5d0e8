/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { figuresOf, gamesWon, type Match, type PlayerId, playsWargame, type Round, winnerOf } from '@ronde/engine';
import { phaseAt, phasesOf } from '@ronde/engine/formulas/combinee/phases';
import { inSeatOrder, number, score, seatsOf } from '@ronde/language';
import { poolNumbers, poolPlans } from '@ronde/views/pools';
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
  const pools = poolNumbers(poolPlans(page.tournament, page.people));
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
          <Row
            key={match.players[0]}
            {...{ page, round, match, content }}
            pool={isOfPools(page, round) ? pools.get(match.players[0]) : undefined}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Beyond phase 1 nobody plays in a pool any more. */
const isOfPools = ({ tournament }: Page, round: number): boolean => phaseAt(phasesOf(tournament.settings), round) === 1;

interface RowProps extends Props {
  readonly match: Match;
  readonly pool: number | undefined;
}

function Row({ page, round, match, content, pool }: RowProps) {
  const seats = seatsOf(match);
  if (!seats) return <ExemptRow page={page} player={match.players[0]} pool={pool} />;
  const [first, second] = seats.players;
  const winner = match.disputed ? null : winnerOf(match, page.tournament.settings, content.bestOf);
  return (
    <tr>
      <th scope="row" class="n">
        {match.table ?? '–'}
      </th>
      <Name
        page={page}
        player={first}
        won={winner === first}
        notes={[...poolNote(page, pool), ...resultNotes(page, match, round)]}
      />
      <Scores {...{ page, round, match, content, winner }} />
      <Name page={page} player={second} won={winner === second} />
    </tr>
  );
}

const poolNote = ({ text }: Page, pool: number | undefined): readonly string[] =>
  pool === undefined ? [] : [text.inPool(pool)];

interface ExemptProps {
  readonly page: Page;
  readonly player: PlayerId;
  readonly pool: number | undefined;
}

function ExemptRow({ page, player, pool }: ExemptProps) {
  return (
    <tr>
      <th scope="row" class="n quiet">
        –
      </th>
      <Name page={page} player={player} won={false} notes={poolNote(page, pool)} />
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

interface ScoresProps extends Omit<RowProps, 'pool'> {
  readonly winner: PlayerId | null;
}

function Scores({ page, round, match, content, winner }: ScoresProps) {
  const { tournament, text, sentences, view } = page;
  const { table: ui } = sentences.ui;
  const seats = seatsOf(match);
  if (view.hidden && round >= view.hidden.from && view.hidden.entered(round, match.table))
    return <State>{text.tableOver}</State>;
  if (match.disputed) return <State tone="bad">{ui.disputed}</State>;
  const won = gamesWon(match);
  if (!match.result && seats && won) return <State>{score(inSeatOrder(seats, won))}</State>;
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
