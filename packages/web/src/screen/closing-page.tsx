import { prizeText } from './prize-text.ts';
import { PrizeList, prizePages } from './prizes-page.tsx';
import { useShowing } from './showing.ts';
import { StandingsAt, useStandingPages } from './standings-page.tsx';
import { useTurn } from './use-turn.ts';

/** The day is over: all the prizes and the final standings, in turn. */
export function ClosingPage() {
  const { state, say, lang, still } = useShowing();
  const { standings, hall } = state;
  const prizes = prizePages(hall.prizes.map((prize) => prizeText(prize, lang, say)));
  const { pages, grid } = useStandingPages(standings);
  const rows = [...prizes, ...pages].map(({ length }) => length);
  const { page } = useTurn([rows.length], (turn) => rows[turn.page] ?? 0, still);
  const after = page - prizes.length;
  if (after < 0 || !standings) return <PrizeList prizes={prizes[page] ?? []} page={page} pages={prizes.length} />;
  return <StandingsAt standings={standings} pages={pages} grid={grid} page={after} />;
}
