import { Table } from '@mantine/core';
import type { Bars } from '@ronde/engine/rating/season';
import { useSentences } from '../../core/language/use-sentences.ts';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { slices } from './prepared.ts';
import styles from './season.module.css';
import { seasonSentences } from './sentences.ts';

interface Props {
  readonly figures: readonly number[];
  readonly before: Bars;
  readonly chosen: Bars;
}

const width = 780;
const height = 180;
const foot = 24;
const head = 40;

/** How the ratings are spread, with the bars that were and those that are chosen; the same as a table below. */
export function Distribution({ figures, before, chosen }: Props) {
  const text = useSentences(seasonSentences);
  const parts = slices(figures);
  const [first] = parts;
  if (!first) return null;
  const most = Math.max(...parts.map(({ people }) => people));
  const step = width / parts.length;
  const x = (rating: number): number => ((rating - first.from) / 100) * step;
  const y = (people: number): number => ((height - foot - head) * people) / most;
  return (
    <figure className={styles.distribution}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={text.distribution(figures.length)}>
        {parts.map(({ from, people }) => (
          <g key={from}>
            <rect
              x={x(from) + 1}
              y={height - foot - y(people)}
              width={step - 2}
              height={y(people)}
              className={styles.slice}
            />
            <text x={x(from) + step / 2} y={height - foot - y(people) - 4} className={styles.count}>
              {people > 0 ? people : ''}
            </text>
            {from % 500 === 0 && (
              <text
                x={x(from)}
                y={height - 6}
                className={styles.count}
                data-first={from === first.from ? '' : undefined}
              >
                {from}
              </text>
            )}
          </g>
        ))}
        {bars(before).map(([name, at]) => (
          <g key={name}>
            <line x1={x(at)} x2={x(at)} y1={head - 8} y2={height - foot} className={styles.wasBar} />
            {bars(chosen).every(([, other]) => other !== at) && (
              <text x={x(at) - 4} y={head} className={styles.wasName}>
                {text.was(at)}
              </text>
            )}
          </g>
        ))}
        {bars(chosen).map(([name, at]) => (
          <g key={name}>
            <line x1={x(at)} x2={x(at)} y1={18} y2={height - foot} className={styles.bar} />
            <text
              x={x(at) + (isLast(x(at)) ? -4 : 4)}
              y={14}
              className={styles.barName}
              data-last={isLast(x(at)) ? '' : undefined}
            >
              {name} {at}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <details>
          <summary>{text.slices}</summary>
          <Sheet caption={text.distribution(figures.length)}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col" className={sheet.number}>
                  {text.from}
                </Table.Th>
                <Table.Th scope="col" className={sheet.number}>
                  {text.people}
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {parts.map(({ from, people }) => (
                <Table.Tr key={from}>
                  <Table.Td className={sheet.number}>{from}</Table.Td>
                  <Table.Td className={sheet.number}>{people}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Sheet>
        </details>
      </figcaption>
    </figure>
  );
}

/** A name there would leave the drawing: it stands on the other side of its bar. */
const isLast = (at: number): boolean => at > width - 100;

const bars = ({ joker, a, b }: Bars) =>
  [
    ['Joker', joker],
    ['A', a],
    ['B', b],
  ] as const;
