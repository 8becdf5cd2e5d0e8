import type { PublicRound } from '@ronde/contract/http/public';
import { useMemo } from 'react';
import { ByName } from './by-name.tsx';
import { ByNumber } from './by-number.tsx';
import { EmptyPage } from './empty-page.tsx';
import { Frame } from './frame.tsx';
import { gridFor, isBrief, pagesOf, partOf } from './geometry.ts';
import { lettersOf, seatedIn } from './seated.ts';
import { useShowing } from './showing.ts';
import { StarterDot } from './starter-dot.tsx';
import { exemptIn, tablesByNumber } from './tables.ts';
import { useRoom } from './use-room.ts';
import { useTurn } from './use-turn.ts';

/** Which lists: by name, by number, or by name with every third page by number. */
type Lists = 'name' | 'number' | 'both';

export function TablesPage({ lists }: { readonly lists: Lists }) {
  const { state, say } = useShowing();
  if (!state.round) return <EmptyPage name="tables" text={say.drawing(1)} />;
  return <Tables key={state.round.round} lists={lists} round={state.round} />;
}

function Tables({ lists, round }: { readonly lists: Lists; readonly round: PublicRound }) {
  const { state, part, say, still } = useShowing();
  const room = useRoom();
  const seated = useMemo(() => partOf(seatedIn(state.head, round), part), [state.head, round, part]);
  const tables = useMemo(() => partOf([...tablesByNumber(round), ...exemptIn(round)], part), [round, part]);
  const { wargame } = state.head;
  const grid = gridFor(room, seated.length, wargame);
  // Two names a line: never more than two columns.
  const wide = gridFor(room, Math.min(48, tables.length), wargame);
  const byName = pagesOf(seated, grid);
  const byNumber = pagesOf(tables, wide);
  const all = lists === 'number' ? ([byNumber.length] as const) : ([byName.length, second(lists, byNumber)] as const);
  const number = (list: number): boolean => lists === 'number' || list === 1;
  const linesAt = (turn: { list: number; page: number }) => (number(turn.list) ? byNumber : byName)[turn.page] ?? [];
  const turn = useTurn(all, (at) => linesAt(at).length, still);
  const shown = number(turn.list);
  const pages = shown ? byNumber.length : byName.length;
  const lines = byName[turn.page] ?? [];
  return (
    <Frame
      title={say.round(round.round)}
      about={shown ? say.byNumber : say.byName}
      letters={!shown && (byName.length > 1 || part.of > 1) ? lettersOf(lines, say.letters) : undefined}
      page={pages > 1 ? say.page(turn.page + 1, pages) : undefined}
      clockOf={round.round}
      legend={<Legend dots={round.tables.some(({ starts }) => starts !== undefined)} />}
      name={`tables ${round.round} ${turn.list} ${turn.page}`}
    >
      {shown ? (
        <ByNumber lines={byNumber[turn.page] ?? []} grid={wide} />
      ) : (
        <ByName lines={lines} grid={grid} brief={isBrief(room, grid)} />
      )}
    </Frame>
  );
}

const second = (lists: Lists, pages: readonly unknown[]): number => (lists === 'both' ? pages.length : 0);

function Legend({ dots }: { readonly dots: boolean }) {
  const { say, state } = useShowing();
  return (
    <>
      {dots && (
        <p>
          <StarterDot /> {say.starts}
        </p>
      )}
      <p>{say.minutes(state.hall.minutes)}</p>
    </>
  );
}
