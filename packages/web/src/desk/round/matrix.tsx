import { initialRanking, type Round, standingsOf } from '@ronde/engine';
import { meetingsBefore, metIn } from '@ronde/views/met-before';
import { Fragment, useMemo } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { draftSentences } from '../pairing/sentences.ts';
import styles from './matrix.module.css';

interface Props {
  readonly round: number;
  readonly content: Round;
}

/** Who has met whom, in the order of the standings, with the tables of the draft: the third column of a wide screen. */
export function Matrix({ round, content }: Props) {
  const text = useSentences(draftSentences);
  const { tournament, people, names } = useDesk();
  const met = useMemo(() => meetingsBefore(tournament, round), [tournament, round]);
  const order = useMemo(
    () =>
      round === 1
        ? initialRanking(tournament, people)
        : standingsOf(tournament, people, { after: round - 1 }).rows.map(({ player }) => player),
    [tournament, people, round],
  );
  const drawn = new Map<string, string>(
    content.matches.flatMap(({ players: [a, b] }) => (b === undefined ? [] : [[a, b] as const, [b, a] as const])),
  );
  const players = order.filter((id) => drawn.has(id) || content.matches.some(({ players: [a] }) => a === id));
  return (
    <SidePanel title={text.matrix}>
      <p className="quiet small">{text.matrixHelp}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reached by the keyboard. */}
      <section className={styles.frame} tabIndex={0} aria-label={text.matrix}>
        <table className={styles.matrix}>
          <caption className="sr-only">{text.matrix}</caption>
          <thead>
            <tr>
              <td />
              {players.map((id, i) => (
                <th key={id} scope="col">
                  <span aria-hidden="true">{i + 1}</span>
                  <span className="sr-only">{names.full(id)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {players.map((id, i) => (
              <tr key={id}>
                <th scope="row">
                  {i + 1} {names.short(id)}
                </th>
                {players.map((other) => (
                  <td key={other} data-self={id === other || undefined} data-now={drawn.get(id) === other || undefined}>
                    {metIn(met, id, other).map((number, at) => (
                      <Fragment key={number}>
                        {at > 0 && ' '}
                        {number}
                      </Fragment>
                    ))}
                    {drawn.get(id) === other && (
                      <>
                        <span aria-hidden="true">•</span>
                        <span className="sr-only">{text.matrixNow}</span>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </SidePanel>
  );
}
