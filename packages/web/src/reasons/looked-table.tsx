import type { PlayerId } from '@ronde/engine';
import type { LookedRow } from './looked-rows.ts';

interface Props {
  readonly rows: readonly LookedRow[];
  readonly caption: string;
  /** The word for who has no opponent. */
  readonly exempt: string;
  readonly name: (player: PlayerId) => string;
  readonly className: string | undefined;
}

/** Who was looked at for a table, on the desk and on a player's phone, each in its own size. */
export function LookedTable({ rows, caption, exempt, name, className }: Props) {
  return (
    <table className={className}>
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.player ?? 'exempt'} data-kind={row.kind}>
            <td>{row.place ?? '–'}</td>
            <th scope="row">{row.player === null ? exempt : name(row.player)}</th>
            <td>
              {row.kind === 'found' && <span aria-hidden="true">✓ </span>}
              {row.text}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
