/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { PlayerId } from '@ronde/engine';
import { type PoolPlan, poolPlans } from '@ronde/views/pools';
import type { PublicSheet } from './layout.tsx';
import type { Page } from './page.ts';
import { LinkedPlayer } from './page-parts.tsx';
import { tournamentSheet } from './tournament-sheet.tsx';

/** « Poules » (Formule Combinée): who is in which, and whom each meets in all of phase 1. Null: there are none to be seen. */
export function poolsPage(page: Page): PublicSheet | null {
  const { tournament, people, text } = page;
  const plans = poolPlans(tournament, people);
  if (plans.length === 0) return null;
  const main = (
    <>
      <h2>{text.tabs.pools}</h2>
      <p class="below quiet">{text.poolsHelp}</p>
      {plans.map((plan) => (
        <Pool key={plan.number} page={page} plan={plan} />
      ))}
    </>
  );
  return tournamentSheet(page, { tab: 'pools', title: text.tabs.pools, path: '/poules', main });
}

function Pool({ page, plan }: { readonly page: Page; readonly plan: PoolPlan }) {
  const { text, sentences, tournament } = page;
  const { number, seats, rounds } = plan;
  return (
    <>
      <h3 class="next">{text.poolTitle(number)}</h3>
      <section class="frame scroll" tabindex={0} aria-label={text.poolTitle(number)}>
        <table class="sheet">
          <caption class="sr-only">{text.poolTitle(number)}</caption>
          <thead>
            <tr>
              <th scope="col" class="n">
                {text.poolSeat}
              </th>
              <th scope="col">{sentences.ui.standings.player}</th>
              {rounds.map((_, i) => (
                <th key={i} scope="col">
                  {i < tournament.rounds.length ? (
                    <a href={page.to.round(i + 1)}>{text.poolRound(i + 1)}</a>
                  ) : (
                    text.poolRound(i + 1)
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seats.map((player, seat) =>
              player === null ? null : (
                <tr key={player}>
                  <td class="n quiet">{seat + 1}</td>
                  <th scope="row">
                    <LinkedPlayer page={page} player={player} />
                  </th>
                  {rounds.map((round, i) => (
                    <td key={i}>{opponentIn(page, round.get(player))}</td>
                  ))}
                </tr>
              ),
            )}
          </tbody>
        </table>
      </section>
    </>
  );
}

function opponentIn({ names, sentences }: Page, opponent: PlayerId | null | undefined) {
  if (opponent === undefined) return null;
  return opponent === null ? <span class="quiet">{sentences.ui.table.exempt}</span> : names.short(opponent);
}
