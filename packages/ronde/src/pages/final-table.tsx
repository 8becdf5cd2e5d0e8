/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */

import { type FinalMatch, figuresOf, finalOutcome, gamesIn, type MatchResult } from '@ronde/engine';
import { score } from '@ronde/language';
import { carriedBy, isLevel, ruledText } from '@ronde/views/results';
import type { Page } from './page.ts';
import { LinkedPlayer } from './page-parts.tsx';

/** The matches of the final as far as they are known; nothing where there is none. */
export function FinalBracket({ page }: { readonly page: Page }) {
  const { text, sentences, names, tournament } = page;
  const matches = tournament.final?.matches ?? [];
  if (matches.length === 0) return null;
  const last = matches.find(({ stage }) => stage === 'final');
  const winner = last ? finalOutcome(tournament, last).winner : null;
  return (
    <section aria-labelledby="finale">
      <h2 id="finale">{text.finalStage}</h2>
      <div class="frame">
        <table class="sheet tables final">
          <caption class="sr-only">{text.finalStage}</caption>
          <thead>
            <tr>
              <th scope="col">{text.stageHead}</th>
              <th scope="col">{sentences.ui.standings.player}</th>
              <th scope="col" class="mid">
                {sentences.ui.table.score}
              </th>
              <th scope="col">{sentences.ui.table.opponent}</th>
            </tr>
          </thead>
          <tbody>
            {matches.map((match) => (
              <Row key={`${match.stage} ${match.players.join(' ')}`} page={page} match={match} />
            ))}
          </tbody>
        </table>
      </div>
      {winner !== null && <p class="below">{text.wonFinal(names.full(winner))}</p>}
    </section>
  );
}

function Row({ page, match }: { readonly page: Page; readonly match: FinalMatch }) {
  const { text, names, tournament } = page;
  const [first, second] = match.players;
  const { winner, carried } = finalOutcome(tournament, match);
  const ahead = carried && carriedBy(match.players, carried);
  return (
    <>
      <tr>
        <th scope="row">{text.stage[match.stage]}</th>
        <td class={winner === first ? 'strong' : undefined}>
          <LinkedPlayer page={page} player={first} />
          {carried && <small>{text.carried(ahead === null ? null : names.short(ahead))}</small>}
        </td>
        <td class={match.result ? 'mid' : 'mid quiet'}>
          {match.result ? said(page, match, match.result) : soFar(page, match)}
        </td>
        <td class={winner === second ? 'strong' : undefined}>
          <LinkedPlayer page={page} player={second} />
        </td>
      </tr>
      {isLevel(match, { winner }) && (
        <tr class="why">
          <td colspan={4} class="quiet">
            {text.level[match.stage]}
          </td>
        </tr>
      )}
    </>
  );
}

/** « en cours : 402–455, 420–388 »: the games of a match that goes on. */
function soFar({ text }: Page, { running }: FinalMatch): string {
  const games = (running?.games ?? []).map(score);
  return games.length === 0 ? text.playing : `${text.playing}, ${games.join(', ')}`;
}

function said({ sentences, names, tournament }: Page, match: FinalMatch, result: MatchResult): string {
  const { settings, format } = tournament;
  if (result.kind === 'losses' || result.kind === 'points') {
    const figures = figuresOf(match, settings, true);
    return figures ? score(figures) : '';
  }
  if (result.kind === 'decided') return sentences.echo(match, settings, 1, names, format)?.said ?? '';
  return [...gamesIn(result).map(score), ruledText(result, sentences.ui.table, names)].filter(Boolean).join(', ');
}
