import type { HallPrize } from '@ronde/contract/http/hall';
import { PrizeList, prizePages, prizeText, WallPrizes } from './prizes-page.tsx';
import { useTurn } from './shown-page.ts';
import { StandingsAt, useStandingPages } from './standings-page.tsx';
import { useWall } from './wall-context.ts';

/** As many rows as take half a minute to read: so long the last prize has the wall to itself. */
const lastPrize = 52;

/**
 * Every prize is called out: the last one, all of them from the first place on and the standings, in turn; of a closed
 * day without the first, unless it has just been called out, and with the prizes that nobody has called out.
 */
export function ClosingPage() {
  const { state, text, lang, still } = useWall();
  const { standings, hall } = state;
  const told = [...hall.prizes, ...(hall.uncalled ?? [])].reverse();
  const isFirst = ({ group }: HallPrize) => group === 'podium';
  const ordered = [...told.filter(isFirst), ...told.filter((prize) => !isFirst(prize))];
  const prizes = prizePages(ordered.map((prize) => prizeText(prize, lang, text)));
  const laid = useStandingPages(standings);
  const before = state.head.status === 'open' || hall.page === 'prizes' ? [lastPrize] : [];
  const rows = [...before, ...[...prizes, ...laid.pages].map(({ length }) => length)];
  const turn = useTurn([rows.length], ({ page: at }) => rows[at] ?? 0, still);
  const page = turn.page - before.length;
  const after = page - prizes.length;
  if (page < 0) return <WallPrizes />;
  if (after < 0 || !standings) return <PrizeList prizes={prizes[page] ?? []} page={page} pages={prizes.length} />;
  return <StandingsAt standings={standings} {...laid} page={after} />;
}
