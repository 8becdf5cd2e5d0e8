import type { PublicHead, PublicRound } from '@ronde/contract/http/public';
import { type PlayerId, traitsOf } from '@ronde/engine';
import { frenchKey } from '@ronde/engine/base/french-order';
import { phaseAt, phasesOf } from '@ronde/engine/formulas/combinee/phases';
import { type Seated, seatedByName } from '@ronde/engine/tournament/seated-by-name';
import { counted, type Dictionary, hoursAndMinutes, type Lang, namesIn, phaseSentences } from '@ronde/language';
import { exemptIn, type TableLine } from '@ronde/views/tables';
import { useMemo } from 'react';
import { ByName } from './by-name.tsx';
import { EmptyPage } from './empty-page.tsx';
import { Frame } from './frame.tsx';
import { gridFor, isBrief, type PageGrid, pagesOf, partOfWall, useRoom } from './geometry.ts';
import styles from './lists.module.css';
import { List, Name, OpenVotes, StarterDot } from './lists.tsx';
import { useTurn } from './shown-page.ts';
import { tablesShown } from './tables.ts';
import { useWall } from './wall-context.ts';

/** Which lists: by name, by number, or by name with every third page by number. */
type Lists = 'name' | 'number' | 'both';

export const TablesInTurn = () => <TablesPage lists="both" />;
export const TablesByName = () => <TablesPage lists="name" />;
export const TablesByNumber = () => <TablesPage lists="number" />;

function TablesPage({ lists }: { readonly lists: Lists }) {
  const { state, text } = useWall();
  if (!state.round) return <EmptyPage name="tables" text={text.drawing(1)} />;
  return <Tables key={state.round.round} lists={lists} round={state.round} />;
}

/** Formule Combinée: which phase a round is of. */
const phaseOf = ({ format, settings }: PublicHead, round: number, lang: Lang): readonly string[] =>
  traitsOf(format).circles === 'pools' ? [phaseSentences[lang].phase(phaseAt(phasesOf(settings), round))] : [];

function Tables({ lists, round }: { readonly lists: Lists; readonly round: PublicRound }) {
  const { state, part, text, lang, still } = useWall();
  const room = useRoom();
  const seated = useMemo(() => partOfWall(seatedAt(state.head, round), part), [state.head, round, part]);
  const tables = useMemo(() => partOfWall([...tablesShown({ round }), ...exemptIn(round.tables)], part), [round, part]);
  const { wargame } = state.head;
  const grid = gridFor(room, seated.length, { armies: wargame });
  // Two names a line: never more than two columns.
  const wide = gridFor(room, Math.min(48, tables.length), { armies: wargame });
  const byName = pagesOf(seated, grid);
  const byNumber = pagesOf(tables, wide);
  const all =
    lists === 'number'
      ? ([byNumber.length] as const)
      : ([byName.length, lists === 'both' ? byNumber.length : 0] as const);
  const number = (list: number): boolean => lists === 'number' || list === 1;
  const linesAt = (turn: { list: number; page: number }) => (number(turn.list) ? byNumber : byName)[turn.page] ?? [];
  const turn = useTurn(all, (at) => linesAt(at).length, still);
  const shown = number(turn.list);
  const pages = shown ? byNumber.length : byName.length;
  const lines = byName[turn.page] ?? [];
  return (
    <Frame
      title={text.round(round.round)}
      about={[...phaseOf(state.head, round.round, lang), shown ? text.byNumber : text.byName].join(' · ')}
      letters={!shown && (byName.length > 1 || part.of > 1) ? lettersOf(lines) : undefined}
      page={pages > 1 ? text.page(turn.page + 1, pages) : undefined}
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

function Legend({ dots }: { readonly dots: boolean }) {
  const { text, state, lang } = useWall();
  const { head, hall } = state;
  return (
    <>
      {dots && (
        <p>
          <StarterDot /> {text.starts}
        </p>
      )}
      <p>
        <OpenVotes />
        {minutesSaid[lang](hall.minutes, head.wargame)}
      </p>
    </>
  );
}

/** A game of the wargame is counted in hours. */
const minutesSaid: Dictionary<(minutes: number, wargame: boolean) => string> = {
  fr: (n, wargame) => {
    if (wargame) return `${hoursAndMinutes('fr', n)} par partie`;
    return `${counted('fr', n, minute)} par joueur`;
  },
  en: (n, wargame) => {
    if (wargame) return `${hoursAndMinutes('en', n)} per game`;
    return `${counted('en', n, minute)} each`;
  },
};

const minute = { one: 'minute', other: 'minutes' };

/** Everybody of a round by name, as the public knows it; who plays no more is not missing from it. */
export function seatedAt(head: PublicHead, { tables, absent }: PublicRound): readonly Seated[] {
  const gone = new Set(head.players.flatMap(({ id, left }) => (left ? [id] : [])));
  const away = absent.filter((player) => !gone.has(player));
  return seatedByName(tables, away, namesIn(head.players).full);
}

/** The letter under which a name is looked for, as a dictionary has it: É under E, Œ under O. */
export function firstLetterOf(name: string): string {
  const [first = ''] = frenchKey(name) || name;
  return first.toUpperCase();
}

/** « A – L » of the lines of a page, in any language; undefined where there are none. */
export function lettersOf(lines: readonly Pick<Seated, 'name'>[]): string | undefined {
  const [from, to] = [lines[0], lines.at(-1)].map((line) => line && firstLetterOf(line.name));
  return from === to ? from : `${from} – ${to}`;
}

type Line = TableLine<PublicRound['tables'][number]>;

interface Props {
  /** Tables, then who is exempt. */
  readonly lines: readonly (Line | PlayerId)[];
  readonly grid: PageGrid;
}

/** One line a table, who starts first; then who is exempt. */
function ByNumber({ lines, grid }: Props) {
  const { text } = useWall();
  // In the wargame nobody starts.
  const starters = lines.some((line) => typeof line !== 'string' && line.match.starts);
  return (
    <List
      caption={text.byNumber}
      heads={[text.table, starters ? text.starter : text.name, text.opponent]}
      cells={['calc(var(--u) * 0.116)', '45%', 'auto']}
      lines={lines}
      grid={grid}
      row={(line) =>
        typeof line === 'string' ? <Exempt key={line} id={line} /> : <Table key={line.table} {...line} />
      }
    />
  );
}

function Table({ table, match, seats: { players } }: Line) {
  const [first, second] = players;
  return (
    <tr>
      <th scope="row" className={styles.number}>
        {table}
      </th>
      <td>
        <Player id={first} starts={Boolean(match.starts)} />
      </td>
      <td>
        <Player id={second} starts={false} />
      </td>
    </tr>
  );
}

function Exempt({ id }: { readonly id: PlayerId }) {
  const { text } = useWall();
  return (
    <tr>
      <th scope="row" className={styles.word}>
        {text.exempt}
      </th>
      <td>
        <Player id={id} starts={false} />
      </td>
      <td>
        <div className={styles.cell}>
          <span className={styles.other}>{text.noGame}</span>
        </div>
      </td>
    </tr>
  );
}

function Player({ id, starts }: { readonly id: PlayerId; readonly starts: boolean }) {
  const { names, state } = useWall();
  const army = state.head.players.find((player) => player.id === id)?.army?.name;
  return (
    <div className={styles.cell}>
      <span className={styles.name} data-fit="" data-one={army !== undefined || undefined}>
        {starts && <StarterDot />}
        <Name of={names.full(id)} />
      </span>
      {army !== undefined && (
        <span className={styles.army} data-fit="">
          {army}
        </span>
      )}
    </div>
  );
}
