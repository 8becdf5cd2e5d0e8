/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Round } from '@ronde/engine';
import { closedRounds } from '@ronde/engine/tournament/find';
import { isOpen, plannedRounds, standingsAt } from './day.ts';
import type { Page } from './page.ts';
import { RoundSwitch } from './round-switch.tsx';
import { SideStandings } from './side-standings.tsx';
import { TablesTable } from './tables-table.tsx';

interface Props {
  readonly page: Page;
  readonly round: number;
  readonly content: Round;
}

/** One round: its tables, beside them the standings that came before, or after it. */
export function RoundTables({ page, round, content }: Props) {
  const { words, say, names, tournament } = page;
  const after = content.status === 'closed' ? round : Math.min(round - 1, closedRounds(tournament));
  const standings = standingsAt(page, after);
  const last = round === tournament.rounds.length && content.status === 'closed' && tournament.status === 'open';
  return (
    <>
      <div class="line">
        <h2>{words.ui.strip.round(round)}</h2>
        <RoundState page={page} content={content} />
        <RoundSwitch page={page} shown={round} />
      </div>
      <div class="columns">
        <div>
          <div class="frame">
            <TablesTable page={page} round={round} content={content} />
          </div>
          {content.absent.length > 0 && (
            <p class="quiet below">{say.absent(content.absent.map(names.full).join(', '))}</p>
          )}
          {last && round < plannedRounds(tournament) && <p class="below">{say.drawing(round + 1)}</p>}
        </div>
        {standings && <SideStandings page={page} standings={standings} />}
      </div>
    </>
  );
}

/** « en jeu · 7 tables sur 11 terminées » */
function RoundState({ page: { say }, content }: Pick<Props, 'page' | 'content'>) {
  if (content.status === 'closed') return <p class="state">{say.over}</p>;
  const tables = content.matches.filter(({ players }) => players.length === 2);
  const done = tables.filter((match) => !isOpen(match)).length;
  return <p class="state now">{say.inPlay(done, tables.length)}</p>;
}
