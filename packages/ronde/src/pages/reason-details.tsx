/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Reason, Standings } from '@ronde/engine';
import { score, spokenAs, standingsReason } from '@ronde/language';
import { type TiedGame, type TiedGames, tiedGames } from '@ronde/views/tied-games';
import type { Page } from './page.ts';
import { RuleLink } from './page-parts.tsx';

interface Props {
  readonly page: Page;
  readonly reason: Reason;
  readonly standings: Standings;
}

/** « D’où vient cet ordre ? » of one tie, or of what a final decided, opened in place. */
export function ReasonDetails({ page, reason, standings }: Props) {
  return (
    <details id={`egalite-${reason.players.join('-')}`}>
      <summary>
        {page.text.whyOrder} <span class="quiet">{panelOf({ page, reason, standings }).title}</span>
      </summary>
      <ReasonText page={page} reason={reason} standings={standings} />
    </details>
  );
}

/** The sentences of the desk, and the games among those tied. */
export function ReasonText({ page, reason, standings }: Props) {
  const { lines, rule } = panelOf({ page, reason, standings });
  const games = tiedGames(standings, reason, page.sentences.ui.standings);
  return (
    <>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {games && <Meetings page={page} games={games} />}
      <RuleLink page={page} cite={rule} />
    </>
  );
}

function panelOf({ page: { sentences, names, tournament }, reason, standings }: Props) {
  return standingsReason(sentences, reason, {
    standings,
    names,
    format: tournament.format,
    spoken: spokenAs(tournament),
  });
}

/** Each of those tied against each other one. */
function Meetings({ page, games: { rows, sum } }: { readonly page: Page; readonly games: TiedGames }) {
  const { standings: ui } = page.sentences.ui;
  return (
    <div class="scroll">
      <table class="met">
        <thead>
          <tr>
            <th scope="col">{ui.gamesBetween}</th>
            {rows.map(({ player }) => (
              <th key={player} scope="col">
                {page.names.short(player)}
              </th>
            ))}
            <th scope="col">
              <abbr title={sum.long}>{sum.head}</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ player, against, sum: own }) => (
            <tr key={player}>
              <th scope="row">{page.names.short(player)}</th>
              {against.map((met, i) => (
                <td key={rows[i]?.player}>{met === null ? '·' : met.map(metOf).join(', ')}</td>
              ))}
              <td class="strong">{own ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** « 3 (410 – 345) » from the player's side. */
function metOf({ points, scores }: TiedGame): string {
  const games = scores.map(score).join(', ');
  return `${points}${games && ` (${games})`}`;
}
