/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Standings } from '@ronde/engine';
import { score } from '@ronde/language';
import { letterOf, type PlayerRound, roundsOfAll } from '@ronde/views/rounds';
import type { Page } from './page.ts';
import { LinkedPlayer } from './page-parts.tsx';

interface Props {
  readonly page: Page;
  readonly standings: Standings;
}

/** « Détail des rondes »: for each player, round after round, how it ended, the figures, against whom. */
export function RoundDetails({ page, standings }: Props) {
  const { sentences, tournament } = page;
  const { standings: ui } = sentences.ui;
  const met = roundsOfAll(tournament, standings.after);
  const rounds = Array.from({ length: standings.after }, (_, i) => i + 1);
  return (
    <section class="frame scroll details" tabindex={0} aria-label={ui.details}>
      <table>
        <caption class="sr-only">{ui.details}</caption>
        <thead>
          <tr>
            <th scope="col">{ui.player}</th>
            {rounds.map((round) => (
              <th key={round} scope="col">
                <abbr title={sentences.ui.strip.round(round)}>{ui.roundShort(round)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standings.rows.map(({ player, rank }) => (
            <tr key={player}>
              <th scope="row">
                <b>{rank}</b> <LinkedPlayer page={page} player={player} />
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
function roundCellOf(page: Page, one: PlayerRound | undefined) {
  const { standings: ui } = page.sentences.ui;
  if (!one) return ui.absent;
  const { cell, figures } = one;
  return (
    <>
      <b>{letterOf(cell, ui)}</b>
      {figures && ` ${score(figures)}`}
      {'opponent' in cell && <small>{page.names.short(cell.opponent)}</small>}
    </>
  );
}
