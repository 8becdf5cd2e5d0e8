/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { type Match, playsWargame, type Round } from '@ronde/engine';
import { tableWhyIn } from '@ronde/language';
import { type Page, plannedRounds } from './page.ts';
import { RuleCite } from './page-parts.tsx';

interface Props {
  readonly page: Page;
  readonly round: number;
  readonly content: Round;
}

/** « Détail de l’appariement »: each table's reasons, opened one by one. */
export function WhyTables({ page, round, content }: Props) {
  return (
    <section class="whys" aria-labelledby="pourquoi">
      <h2 id="pourquoi">{page.say.whyTables}</h2>
      {content.matches.map((match) => (
        <WhyTable key={match.players[0]} page={page} round={round} content={content} match={match} named />
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
export function WhyTable({ page, round, content, match, named = false }: OneProps) {
  const { say, words, names, tournament } = page;
  const drawnIn = { ...tournament, wargame: playsWargame(tournament), planned: plannedRounds(tournament) };
  const why = words.why(tableWhyIn(drawnIn, round, content, match), names);
  const [first, second] = match.players;
  const who =
    second === undefined ? names.short(first) : words.ui.table.versus(names.short(first), names.short(second));
  return (
    <details id={`pourquoi-${round}-${first}`}>
      <summary>
        {say.whyTable(match.table ?? null)} {named && <span class="quiet">{who}</span>}
      </summary>
      <ol>
        {why.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {why.starts && <p>{why.starts}</p>}
      <RuleCite page={page} cite={why.rule} />
    </details>
  );
}
