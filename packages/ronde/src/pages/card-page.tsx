/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */

import { type Player, playsWargame, possiblePlaces, reasonOf } from '@ronde/engine';
import { closedRounds } from '@ronde/engine/tournament/find';
import { ordinal, rulingLines } from '@ronde/language';
import { countText } from '@ronde/views/figure-columns';
import { statusText } from '@ronde/views/player';
import { CardRounds } from './card-rounds.tsx';
import type { PublicSheet } from './layout.tsx';
import { type Page, pageStandings } from './page.ts';
import { FactList } from './page-parts.tsx';
import { RatingPart, ratingOnCard, ratingTitle } from './rating-part.tsx';
import { ReasonText } from './reason-details.tsx';
import { tournamentSheet } from './tournament-sheet.tsx';

/** One person: place and why, every round and why, the rating; null: nobody has this number. */
export function cardPage(page: Page, asked: number): PublicSheet | null {
  const player = page.tournament.players.find((one) => one.number === asked);
  if (!player) return null;
  const name = page.names.full(player.id);
  const main = (
    <>
      <h2>{name}</h2>
      <About page={page} player={player} />
      <WhyPlace page={page} player={player} />
      <CardRounds page={page} player={player} />
      <RatingPart page={page} player={player} />
    </>
  );
  return tournamentSheet(page, { tab: 'players', title: name, path: `/joueur/${asked}`, main });
}

interface Props {
  readonly page: Page;
  readonly player: Player;
}

function About({ page, player }: Props) {
  const { text, sentences } = page;
  const { registration, standings } = sentences.ui;
  return (
    <FactList
      facts={[
        [registration.number, String(player.number)],
        [ratingTitle(page), <Rating page={page} player={player} />],
        [standings.series, player.duplicateSeries],
        [registration.category, player.category],
        [standings.club, player.club],
        [text.army, player.army?.name],
        [text.armyLists.title, listsOf(page, player)],
        [registration.status, player.spare ? text.spare : statusText(player, registration)],
      ]}
    />
  );
}

/** Where theirs is read once all are published; before that the page says so. */
const listsOf = ({ to, text, tournament }: Page, { number }: Player) =>
  playsWargame(tournament) ? <a href={`${to.armyLists}#j${number}`}>{text.armyLists.read}</a> : undefined;

/** With what its star says. */
function Rating({ page, player }: Props) {
  const said = ratingOnCard(page, player);
  const star = said.endsWith('*');
  return (
    <>
      {said}
      {star && <span class="quiet"> {page.text.provisionalRating}</span>}
    </>
  );
}

/** Whether they can still win is what a player asks; as the page of the standings has it, of the closed rounds. */
function StillPossible({ page, player }: Props) {
  const { sentences, names, tournament, people } = page;
  if (tournament.status !== 'open') return null;
  const rounds = tournament.rounds.slice(0, closedRounds(tournament));
  const own = possiblePlaces({ ...tournament, rounds }, people).players.find((one) => one.player === player.id);
  return own ? <p>{sentences.possible(own, names, tournament)}</p> : null;
}

/** « 4ᵉ place après la ronde 3 », and how those on the same points were put in order. */
function WhyPlace({ page, player }: Props) {
  const { text, lang, tournament } = page;
  const standings = pageStandings(page, closedRounds(tournament));
  const row = standings?.rows.find((one) => one.player === player.id);
  if (!standings || !row) return null;
  const reason = reasonOf(standings, player.id);
  const points = countText(standings, tournament.format, lang)(player.id);
  const place = ordinal(lang, row.rank);
  return (
    <>
      <p class="strong">
        {`${standings.final ? text.rankFinal(place) : text.rankAfter(place, standings.after)} · ${points}`}
      </p>
      {!standings.final && <StillPossible page={page} player={player} />}
      <details id="place" class="below">
        <summary>{text.whyPlace}</summary>
        {reason ? <ReasonText page={page} reason={reason} standings={standings} /> : <p>{text.alone(points)}</p>}
        {rulingLines(page.tournament, page.names, page.sentences, standings.after)
          .filter(({ players }) => players.includes(player.id))
          .map(({ line }, at) => (
            <p key={at}>{line}</p>
          ))}
      </details>
    </>
  );
}
