/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */

import {
  cellOf,
  type Figures,
  ownFigures,
  type PlayerId,
  playsWargame,
  type RoundCell,
  type Standings,
  type Tournament,
} from '@ronde/engine';
import { score } from '@ronde/language';
import type { Page } from './page.ts';
import { PlayerLink } from './page-parts.tsx';

interface Props {
  readonly page: Page;
  readonly standings: Standings;
}

/** « Détail des rondes »: for each player, round after round, how it ended, the figures, against whom. */
export function RoundDetails({ page, standings }: Props) {
  const { words, tournament } = page;
  const { standings: ui } = words.ui;
  const met = meetingsOf(tournament, standings.after);
  const rounds = Array.from({ length: standings.after }, (_, i) => i + 1);
  const lines: readonly { readonly player: PlayerId; readonly rank: number }[] = standings.rows;
  return (
    <section class="frame scroll details" tabindex={0} aria-label={ui.details}>
      <table>
        <caption class="sr-only">{ui.details}</caption>
        <thead>
          <tr>
            <th scope="col">{ui.player}</th>
            {rounds.map((round) => (
              <th key={round} scope="col">
                <abbr title={words.ui.strip.round(round)}>{ui.roundShort(round)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ player, rank }) => (
            <tr key={player}>
              <th scope="row">
                <b>{rank}</b> <PlayerLink page={page} player={player} />
              </th>
              {rounds.map((round) => (
                <td key={round}>
                  {roundCellOf(
                    page,
                    met.get(player)?.find((one) => one.round === round),
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Without a table: away, who came later or has left too. */
function roundCellOf(page: Page, meeting: Meeting | undefined) {
  const { standings: ui } = page.words.ui;
  if (!meeting) return ui.absent;
  const { ending, figures, opponent } = meeting;
  return (
    <>
      <b>{ending === 'awaited' ? '…' : ui[ending]}</b>
      {figures && ` ${score(figures)}`}
      {opponent !== null && <small>{page.names.short(opponent)}</small>}
    </>
  );
}

/** One round of one player, from their side. */
export interface Meeting {
  readonly round: number;
  readonly ending: RoundCell['kind'];
  /** Null: exempt. */
  readonly opponent: PlayerId | null;
  /** Their own first; null where the result has none. */
  readonly figures: Figures | null;
}

/** What everybody's first `after` rounds were, by player; a round at no table is not in it. */
export function meetingsOf(tournament: Tournament, after: number): ReadonlyMap<PlayerId, readonly Meeting[]> {
  const wargame = playsWargame(tournament);
  const found = new Map<PlayerId, Meeting[]>();
  for (const [i, { matches, bestOf }] of tournament.rounds.slice(0, after).entries())
    for (const match of matches)
      for (const player of match.players) {
        const own = found.get(player) ?? [];
        own.push({
          round: i + 1,
          ending: cellOf(match, player, tournament.settings, bestOf).kind,
          opponent: match.players.find((id) => id !== player) ?? null,
          figures: ownFigures(match, player, tournament.settings, wargame),
        });
        found.set(player, own);
      }
  return found;
}
