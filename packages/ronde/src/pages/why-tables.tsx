/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Match } from '@ronde/engine';
import { tableWhy } from '@ronde/views/why';
import type { Page } from './page.ts';
import { RuleLink } from './page-parts.tsx';

interface Props {
  readonly page: Page;
  readonly round: number;
}

/** « Détail de l’appariement »: each table's reasons, opened one by one. */
export function WhyTables({ page, round }: Props) {
  return (
    <section class="whys" aria-labelledby="pourquoi">
      <h2 id="pourquoi">{page.text.whyTables}</h2>
      {page.tournament.rounds[round - 1]?.matches.map((match) => (
        <WhyTable key={match.players[0]} page={page} round={round} match={match} named />
      ))}
    </section>
  );
}

interface OneProps extends Props {
  readonly match: Match;
  /** Whether the table's players are not said already beside it. */
  readonly named?: boolean;
}

/** Why a table is as it is, in the rule's own order: the sentences of the desk. */
export function WhyTable({ page, round, match, named = false }: OneProps) {
  const { text, sentences, names, tournament } = page;
  // That somebody always plays at one table is for the direction alone.
  const { keptFor: _, ...asked } = tableWhy(tournament, round, match);
  const why = sentences.why(asked, names);
  const [first, second] = match.players;
  const who =
    second === undefined ? names.short(first) : sentences.ui.table.versus(names.short(first), names.short(second));
  return (
    <details id={`pourquoi-${round}-${first}`}>
      <summary>
        {text.whyTable(match.table ?? null)} {named && <span class="quiet">{who}</span>}
      </summary>
      {why.ofRound && <p>{why.ofRound}</p>}
      <ol>
        {why.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {why.starts && <p>{why.starts}</p>}
      <RuleLink page={page} cite={why.rule} />
    </details>
  );
}
