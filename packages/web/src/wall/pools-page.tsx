import type { PlayerId } from '@ronde/engine';
import type { Dictionary } from '@ronde/language';
import { Frame } from './frame.tsx';
import { filled, mostColumns, useRoom } from './geometry.ts';
import styles from './lists.module.css';
import { List, Name } from './lists.tsx';
import { useTurn } from './shown-page.ts';
import { useWall } from './wall-context.ts';

type Line =
  | { readonly pool: number }
  | { readonly pool: number; readonly seat: number; readonly player: PlayerId | null };

/** The pools as they were drawn, before round 1 has tables: who is in which, with the number drawn in it. */
export function WallPools() {
  const { state, text, lang, still, names } = useWall();
  const room = useRoom();
  const said = poolsSentences[lang];
  const pools = state.head.settings.drawn ?? [];
  const rows = 1 + Math.max(1, ...pools.map(({ length }) => length));
  const most = mostColumns(room);
  const pages = Math.max(1, Math.ceil(pools.length / most));
  const columns = Math.max(1, Math.ceil(pools.length / pages));
  const turn = useTurn([pages], () => columns * rows, still);
  const lines = pools
    .flatMap((pool, i) => columnOf(pool, i + 1, rows))
    .slice(turn.page * columns * rows, (turn.page + 1) * columns * rows);
  return (
    <Frame
      title={said.title}
      about={state.head.name}
      page={pages > 1 ? text.page(turn.page + 1, pages) : undefined}
      legend={<p>{said.legend}</p>}
      name={`pools ${turn.page}`}
    >
      <List
        caption={said.title}
        heads={[said.seat, text.name]}
        cells={['calc(var(--u) * 0.1)', 'auto']}
        lines={lines}
        grid={filled(room, rows, columns, {})}
        row={(line) => {
          if (!('seat' in line))
            return (
              <tr key={line.pool}>
                <th scope="rowgroup" colSpan={2} className={styles.over}>
                  {said.pool(line.pool)}
                </th>
              </tr>
            );
          return (
            <tr key={`${line.pool} ${line.seat}`}>
              <td className={styles.number}>{line.player === null ? '' : line.seat}</td>
              <th scope="row">
                <div className={styles.cell}>
                  <span className={styles.name} data-fit="">
                    {line.player !== null && <Name of={names.full(line.player)} />}
                  </span>
                </div>
              </th>
            </tr>
          );
        }}
      />
    </Frame>
  );
}

/** Each pool is a column of the page: a smaller one ends before its neighbours. */
const columnOf = (pool: readonly (PlayerId | null)[], number: number, rows: number): readonly Line[] => [
  { pool: number },
  ...Array.from({ length: rows - 1 }, (_, i) => ({ pool: number, seat: i + 1, player: pool[i] ?? null })),
];

const fr = {
  title: 'Les poules',
  pool: (n: number) => `Poule ${n}`,
  seat: 'Numéro dans la poule',
  legend: 'Le numéro est celui tiré au sort dans la poule. Les tables paraîtront ici.',
};

const en: typeof fr = {
  title: 'The pools',
  pool: (n) => `Pool ${n}`,
  seat: 'Number within the pool',
  legend: 'The number is the one drawn within the pool. Tables will appear here.',
};

const poolsSentences: Dictionary<typeof fr> = { fr, en };
