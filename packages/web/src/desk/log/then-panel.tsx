import { apply, countedPlayers, missingTables, standingsOf, type Tournament } from '@ronde/engine';
import { clock } from '@ronde/language';
import { useMemo } from 'react';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { type LogLine, useLog } from '../../core/queries.ts';
import { useDesk } from '../../shell/desk.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import type { SaidLine } from '../decisions/log-lines.ts';
import { logPageSentences } from '../decisions/sentences.ts';
import { StandingsOf } from '../standings-table/short-standings.tsx';
import styles from './log.module.css';

interface Props {
  readonly said: SaidLine;
  readonly onClose: () => void;
}

/** The tournament as it stood after one decision: who was there, how far the round was, the standings of that moment. */
export function ThenPanel({ said: { line, text: sentence }, onClose }: Props) {
  const ui = useSentences(uiSentences);
  const text = useSentences(logPageSentences);
  const { t, people } = useDesk();
  const log = useLog(t).data;
  const then = useMemo(() => stateThen(log ?? [], line.seq), [log, line.seq]);
  const published = then?.rounds.filter(({ status }) => status !== 'draft').length ?? 0;
  const standings = useMemo(
    () => (then && published > 0 ? standingsOf(then, people, { after: published }) : null),
    [then, people, published],
  );
  if (!then) return null;
  const playing = countedPlayers(then.players).filter(({ left }) => left === undefined);
  const round = then.rounds.length;
  return (
    <SidePanel title={text.after(line.seq, clock(line.at))} onClose={onClose} focus>
      <p className={styles.then}>{sentence}</p>
      <ul className={styles.facts}>
        <li>{ui.registration.present(playing.filter(({ presence }) => presence === 'here').length, playing.length)}</li>
        {round > 0 && (
          <li>
            {then.rounds[round - 1]?.status === 'draft' ? ui.strip.draft(round) : ui.strip.round(round)}
            {published === round && `${text.colon}${text.missing(missingTables(then, round).length)}`}
          </li>
        )}
      </ul>
      {standings && <StandingsOf standings={standings} />}
    </SidePanel>
  );
}

/** The tournament as it stood once this decision was taken: every fact up to it, in order. Null before any. */
export function stateThen(log: readonly LogLine[], seq: number): Tournament | null {
  const events = log
    .filter((line) => line.seq <= seq)
    .sort((a, b) => a.seq - b.seq)
    .flatMap((line) => line.events);
  const [first, ...rest] = events;
  return first?.kind === 'created' ? rest.reduce(apply, first.tournament) : null;
}
