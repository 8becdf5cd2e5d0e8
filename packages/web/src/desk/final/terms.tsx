import { Button } from '@mantine/core';
import {
  type Final,
  type FinalMatch,
  finalOutcome,
  nextFinalMatches,
  type Refusal,
  type TypedResult,
} from '@ronde/engine';
import { carriedBy } from '@ronde/views/results';
import { useMemo, useState } from 'react';
import { useObjections } from '../../core/language/objections.ts';
import { sharedSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { EntryEcho } from '../entry/echo.tsx';
import strip from '../entry/entry-bar.module.css';
import type { Entry } from '../entry/use-result-entry.ts';
import styles from './final.module.css';
import type { FinalRow } from './match-table.tsx';
import { finalSentences } from './sentences.ts';

/** What was planned, and the way back; asked only where results would be lost. */
export function Terms({ final }: { readonly final: Final }) {
  const text = useSentences(finalSentences);
  const { t, tournament } = useDesk();
  const send = useSend(t);
  const { run, busy, trouble, clear } = useAct();
  const [asking, setAsking] = useState(false);
  const losing = final.matches.filter(({ result }) => result).length;
  const cancel = () => void run(() => send({ kind: 'cancel-final', losing }));
  const lines = [
    final.players === 2 ? text.two : text.four,
    text.lengths[final.bestOf],
    ...(final.carry ? [text.carried] : []),
    ...(final.thirdPlace ? [text.third] : []),
    ...(final.lastPlace ? [`${text.tie}\u00a0: ${text.ties[final.lastPlace].toLowerCase()}`] : []),
  ];
  const acts = (
    <>
      <Button size="sm" variant="default" loading={busy} onClick={cancel}>
        {text.cancel}
      </Button>
      <Button size="sm" variant="default" onClick={() => setAsking(false)}>
        {text.keep}
      </Button>
    </>
  );
  return (
    <SidePanel title={text.terms}>
      <ul className={styles.terms}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <RefusalNotice trouble={trouble} onClose={clear} />
      {asking && <Notice tone="advice" title={text.losing(losing)} focus acts={acts} />}
      {tournament.status === 'open' && !asking && (
        <Button
          size="sm"
          variant="default"
          className={styles.cancel ?? ''}
          onClick={() => (losing > 0 ? setAsking(true) : cancel())}
        >
          {text.cancel}
        </Button>
      )}
    </SidePanel>
  );
}

/** What is typed of a match of the final, in words: who wins it, and how. */
export function FinalEcho({ entry }: { readonly entry: Entry<FinalRow> }) {
  const said = useFinalEcho();
  return (
    <EntryEcho
      entry={entry}
      namedOf={({ stage, match: { players } }) => ({
        kind: 'record-final',
        stage,
        players: [players[0], players[1] ?? ''],
      })}
      said={(table, { result }) => (
        <p className={strip.echo} aria-live="polite">
          <strong>{said(table, result)}</strong>
        </p>
      )}
      idle={entry.current && <Carried at={entry.current} />}
    />
  );
}

/** Before anything is typed: the game of the rounds that counts. */
function Carried({ at: { outcome, match } }: { readonly at: FinalRow }) {
  const text = useSentences(finalSentences);
  const { names } = useDesk();
  if (!outcome.carried) return null;
  const [first, second = first] = match.players;
  const won = carriedBy([first, second], outcome.carried);
  return <span className={strip.points}>{text.carriedGame(won === null ? null : names.short(won))}</span>;
}

/** « TOUSSAINT gagne, 2 manches à 1. » */
function useFinalEcho(): (at: FinalRow, result: TypedResult) => string {
  const sentences = useSentences(sharedSentences);
  const text = useSentences(finalSentences);
  const { names, tournament } = useDesk();
  return (at, result) => {
    const [first, second] = at.match.players;
    if (second === undefined) return '';
    const match: FinalMatch = { stage: at.stage, players: [first, second], result };
    const { wins, winner } = finalOutcome(tournament, match);
    const long = result.kind === 'games' && (result.games.length > 1 || at.outcome.carried !== null);
    if (long && winner !== null) return text.wins(names.short(winner), Math.max(...wins), Math.min(...wins));
    const draw = 'winner' in result ? result.winner === null : result.kind === 'games' && winner === null;
    if (draw) return text.levelOf[at.stage];
    return sentences.echo({ ...at.match, result }, tournament.settings, 1, names, tournament.format)?.said ?? '';
  };
}

interface Props {
  readonly final: Final;
  readonly refusal: Refusal;
}

/** More share the last place of the final than it has seats: a deciding game, or the initial ranking. */
export function TieChoice({ final, refusal }: Props) {
  const objections = useObjections();
  const text = useSentences(finalSentences);
  const { t, names, tournament } = useDesk();
  const send = useSend(t);
  const { run, busy, trouble, clear } = useAct();
  const { what, why, next } = objections.refusal(refusal, names, tournament.format);
  const settle = (lastPlace: NonNullable<Final['lastPlace']>) =>
    void run(() => send({ kind: 'settle-final', lastPlace, saw: final.lastPlace ?? null }));
  const acts = (['game', 'initial-rank'] as const).map((one) => (
    <Button key={one} size="sm" variant="default" loading={busy} onClick={() => settle(one)}>
      {text.settle[one]}
    </Button>
  ));
  return (
    <>
      <Notice tone="advice" title={what} acts={acts}>
        <p>
          {next} {why}
        </p>
      </Notice>
      <RefusalNotice trouble={trouble} onClose={clear} />
    </>
  );
}

/** Who would play the matches that come next, on these terms, or why that is not known; nothing while the rounds are not over. */
export function WhoMeets({ final }: { readonly final: Final }) {
  const sentences = useSentences(sharedSentences);
  const objections = useObjections();
  const text = useSentences(finalSentences);
  const { tournament, people, names } = useDesk();
  const next = useMemo(() => nextFinalMatches({ ...tournament, final }, people), [tournament, final, people]);
  const tie = !next.ok && next.refusal.code === 'final-tie' && next.refusal;
  if (!tie && (!next.ok || next.value.length === 0)) return null;
  return (
    <section aria-label={text.wouldPlay} className={styles.meets} aria-live="polite">
      <h2 className={styles.title}>{text.wouldPlay}</h2>
      {tie && <p>{`${objections.refusal(tie, names, tournament.format).what} ${text.tieFirst}`}</p>}
      {next.ok && (
        <ul className={styles.terms}>
          {next.value.map(({ stage, players: [first, second] }) => (
            <li key={stage + first}>
              {`${text.meets(text.stage[stage])} ${sentences.ui.table.versus(names.full(first), names.full(second))}`}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
