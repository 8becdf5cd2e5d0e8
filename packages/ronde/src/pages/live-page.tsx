/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Coming } from './coming.tsx';
import { FinalTable } from './final-table.tsx';
import type { Sheet } from './layout.tsx';
import type { Page } from './page.ts';
import { RoundTables } from './round-tables.tsx';
import { tournamentSheet } from './tournament-sheet.tsx';
import { WhyTables } from './why-tables.tsx';

/** « En direct »: the round in play or the last one; before the first, when and where. */
export function livePage(page: Page): Sheet {
  const { rounds } = page.tournament;
  const content = rounds.at(-1);
  const main = content ? (
    <>
      <FinalTable page={page} />
      <RoundTables page={page} round={rounds.length} content={content} />
    </>
  ) : (
    <Coming page={page} />
  );
  return tournamentSheet(page, { tab: 'live', path: '', main });
}

/** One published round, with why its tables are as they are; null: the public knows of none. */
export function roundPage(page: Page, round: number): Sheet | null {
  const content = page.tournament.rounds[round - 1];
  if (!content) return null;
  const main = (
    <>
      <RoundTables page={page} round={round} content={content} />
      <WhyTables page={page} round={round} content={content} />
    </>
  );
  return tournamentSheet(page, { tab: 'live', title: page.words.ui.strip.round(round), path: `/ronde/${round}`, main });
}
