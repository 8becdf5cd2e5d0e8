/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */

import { type Player, playsWargame } from '@ronde/engine';
import { frenchOrder } from '@ronde/engine/base/french-order';
import { someProvisional } from '@ronde/views/player';
import type { PublicSheet } from './layout.tsx';
import { type Page, playersOf } from './page.ts';
import { LinkedPlayer } from './page-parts.tsx';
import { ratingOnCard, ratingTitle } from './rating-part.tsx';
import { tournamentSheet } from './tournament-sheet.tsx';

/** Who plays, by name: one line for each person. */
export function playersPage(page: Page): PublicSheet {
  const { sentences, text, tournament, people } = page;
  const name = ({ id }: Player): string => people.get(id)?.name ?? id;
  const players = tournament.players.toSorted((a, b) => frenchOrder(name(a), name(b)) || a.number - b.number);
  const main = (
    <>
      <div class="line">
        <h2>{sentences.ui.strip.players}</h2>
        <p class="state">{text.players(playersOf(tournament).length)}</p>
      </div>
      {players.length === 0 ? <p class="below">{text.noPlayers}</p> : <PlayersTable page={page} players={players} />}
      {playsWargame(tournament) && (
        <p class="below">
          <a href={page.to.armyLists}>{text.armyLists.title}</a>
        </p>
      )}
    </>
  );
  return tournamentSheet(page, { tab: 'players', title: sentences.ui.strip.players, path: '/joueurs', main });
}

interface Props {
  readonly page: Page;
  readonly players: readonly Player[];
}

function PlayersTable({ page, players }: Props) {
  const { sentences, text, tournament } = page;
  const { standings: ui, wargame } = sentences.ui;
  const columns: readonly (readonly [string, (player: Player) => string | undefined, string])[] = [
    [ui.club, ({ club }) => club, ''],
    [ui.series, ({ duplicateSeries }) => duplicateSeries, 'wide'],
    [wargame.army, ({ army }) => army?.name, 'wide'],
    [ratingTitle(page), (player) => ratingOnCard(page, player), 'n'],
  ];
  const used = columns.filter(([, value]) => players.some((player) => value(player)));
  return (
    <>
      <div class="frame">
        <table class="sheet">
          <caption class="sr-only">{sentences.ui.registration.list}</caption>
          <thead>
            <tr>
              <th scope="col" class="n">
                {text.number}
              </th>
              <th scope="col">{ui.player}</th>
              {used.map(([head, , look]) => (
                <th key={head} scope="col" class={look || undefined}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {players.map((player) => (
              <tr key={player.id}>
                <td class="n quiet">{player.number}</td>
                <th scope="row">
                  <LinkedPlayer page={page} player={player.id} />
                  {(player.left !== undefined || player.spare) && (
                    <small>{player.spare ? text.spare : text.gone}</small>
                  )}
                </th>
                {used.map(([head, value, look]) => (
                  <td key={head} class={look || undefined}>
                    {value(player)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {someProvisional(tournament) && <p class="notes">{text.star}</p>}
    </>
  );
}
