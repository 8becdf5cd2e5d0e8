/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */

import type { PlayerId } from '@ronde/engine';
import { aroundQuotes, type RuleArticle as Cite, ruleAddress, rulingLines } from '@ronde/language';
import type { Child } from 'hono/jsx';
import type { Page } from './page.ts';

/** A list of what is known; what is not is left out. */
export function FactList({ facts }: { readonly facts: readonly (readonly [string, Child])[] }) {
  return (
    <dl class="facts">
      {facts.map(([name, value]) =>
        value === undefined || value === '' ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** A name that leads to the player's own page. */
export function LinkedPlayer({ page, player }: { readonly page: Page; readonly player: PlayerId }) {
  // In public a player's id is their number.
  return (
    <a class="name" href={page.to.player(player)}>
      {page.names.full(player)}
    </a>
  );
}

interface Props {
  readonly page: Page;
  readonly shown: number;
  /** Rounds to choose among; missing: all that are published. */
  readonly rounds?: number;
  /** Where a choice leads; missing: to the round's tables. */
  readonly to?: (round: number) => string;
  /** What a choice is called; missing, or null: its number. */
  readonly label?: (round: number) => string | null;
}

/** 1 2 3 4: the one that is shown is marked. */
export function RoundLinks({ page, shown, rounds = page.tournament.rounds.length, to = page.to.round, label }: Props) {
  if (rounds < 2) return null;
  return (
    <nav class="switch" aria-label={page.text.roundSwitch}>
      {Array.from({ length: rounds }, (_, i) => i + 1).map((round) => (
        <a key={round} href={to(round)} aria-current={round === shown ? 'page' : undefined}>
          {label?.(round) ?? round}
        </a>
      ))}
    </nav>
  );
}

/** The article that a reason rests on, and our page on it. The pages on the rules are in French. */
export function RuleLink({ page, cite }: { readonly page: Page; readonly cite: Cite }) {
  return (
    <p class="quiet">
      {aroundQuotes(cite.text).map((part, i) => (i % 2 === 1 ? <span lang="fr">{part}</span> : part))}{' '}
      <a href={ruleAddress(cite)} hreflang="fr">
        {page.sentences.ui.why.article}
      </a>
    </p>
  );
}

/** Under the standings and the grid, which have its effect in the points. */
export function RulingsPart({ page, after }: { readonly page: Page; readonly after: number }) {
  const lines = rulingLines(page.tournament, page.names, page.sentences, after);
  if (lines.length === 0) return null;
  return (
    <section class="notes" aria-labelledby="arbitrage">
      <h3 id="arbitrage">{page.text.rulings}</h3>
      <ul>
        {lines.map(({ line }, at) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
