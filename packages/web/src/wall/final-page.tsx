import type { PlayerId } from '@ronde/engine';
import { capital, type Names } from '@ronde/language';
import { useMemo } from 'react';
import { EmptyPage } from './empty-page.tsx';
import styles from './final.module.css';
import { type FinalLine, finalLines, isPlayed } from './final-lines.ts';
import { Frame } from './frame.tsx';
import lists from './lists.module.css';
import { Name, StarterDot } from './lists.tsx';
import type { WallSentences } from './sentences.ts';
import { useReveal } from './use-reveal.ts';
import { useWall } from './wall-context.ts';
import type { FinalState } from './wall-state.ts';

/** Who meets in the final, the games won, each result as it comes. Once all are in, Space calls out the first prize. */
export function WallFinal() {
  const { state, text } = useWall();
  const { final } = state;
  return final?.matches.length ? <Matches final={final} /> : <EmptyPage name="final" text={text.noFinal} />;
}

function Matches({ final }: { readonly final: FinalState }) {
  const { state, text, names } = useWall();
  const { head, hall } = state;
  const refused = useReveal(isPlayed(final) ? hall : { ...hall, prizesLeft: 0 });
  const lines = useMemo(() => finalLines(head, final, text, names), [head, final, text, names]);
  const dots = lines.some(({ starter }) => starter !== null);
  const firstStarts = dots && lines.every(({ starter, players }) => starter === null || starter === players[0]);
  return (
    <Frame
      title={text.stage.final}
      about={wonBy(final, text, names) ?? (head.wargame ? undefined : text.lengths[final.bestOf])}
      legend={
        refused ? (
          <p role="status">{text.revealAtDesk}</p>
        ) : (
          dots && (
            <p>
              <StarterDot /> {text.starts}
            </p>
          )
        )
      }
      name={`final ${lines.length}`}
    >
      <table className={styles.matches} style={{ '--of': Math.max(3, lines.length) } as object}>
        <caption className="sr-only">{text.stage.final}</caption>
        <thead>
          <tr>
            {[text.stageHead, firstStarts ? text.starter : text.name, text.score, text.opponent].map((head) => (
              <th key={head} scope="col">
                <span className="sr-only">{head}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Match key={line.key} line={line} />
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

/** Who has won the whole of it, once all of it is played. */
function wonBy(final: FinalState, text: WallSentences, names: Names): string | null {
  const winner = isPlayed(final)
    ? final.scores[final.matches.findIndex(({ stage }) => stage === 'final')]?.winner
    : null;
  return winner == null ? null : capital(text.wonBy(names.short(winner)));
}

function Match({ line }: { readonly line: FinalLine }) {
  const { text } = useWall();
  const { players, starter, winner, figures, notes, played } = line;
  const side = (at: 0 | 1) => (winner === null ? undefined : winner === players[at] ? 'won' : 'lost');
  return (
    <tr>
      <th scope="row" className={styles.stage}>
        {text.stage[line.stage]}
      </th>
      <td data-side={side(0)}>
        <Player id={players[0]} starts={starter === players[0]} />
      </td>
      <td className={styles.score}>
        {figures && (
          <p className={styles.figures}>
            <span data-side={side(0)}>{figures[0]}</span>
            {'\u00a0–\u00a0'}
            <span data-side={side(1)}>{figures[1]}</span>
          </p>
        )}
        {!played && <p className={styles.note}>{text.inPlay}</p>}
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </td>
      <td data-side={side(1)}>
        <Player id={players[1]} starts={starter === players[1]} />
      </td>
    </tr>
  );
}

function Player({ id, starts }: { readonly id: PlayerId; readonly starts: boolean }) {
  const { names, state } = useWall();
  const army = state.head.players.find((player) => player.id === id)?.army?.name;
  return (
    <>
      <span className={`${lists.name} ${styles.name}`} data-fit="">
        {starts && <StarterDot />}
        <Name of={names.full(id)} />
      </span>
      {army !== undefined && <span className={styles.army}>{army}</span>}
    </>
  );
}
