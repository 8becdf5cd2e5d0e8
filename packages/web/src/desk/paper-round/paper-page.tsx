import { Button } from '@mantine/core';
import type { PlayerId } from '@ronde/engine';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useSentences } from '../../core/language/use-sentences.ts';
import { readJson, writeJson } from '../../core/storage.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { NextStep } from '../pairing/next-step.tsx';
import {
  blankPaper,
  nextTableNumber,
  type PaperRound,
  tableRemoved,
  unplacedOf,
  usePaperSaving,
  withTable,
} from './paper.ts';
import styles from './paper-round.module.css';
import { PaperStrip } from './paper-strip.tsx';
import { PaperTable } from './paper-table.tsx';
import { paperRoundSentences } from './sentences.ts';
import { usePaperStrip } from './use-paper-strip.ts';

/** A round that was drawn and played on paper becomes a round like any other; its scores are typed in the entry. */
export function PaperPage({ round }: { readonly round: number }) {
  const { tournament } = useDesk();
  const drawn = tournament.rounds[round - 1];
  const before = tournament.rounds[round - 2];
  const kept = useKeptPaper(useDesk().t, round);
  const unfinished = kept.paper.away.length > 0;
  if (drawn && drawn.status !== 'draft' && !unfinished) return <InPlay round={round} />;
  if (!drawn && (round > tournament.rounds.length + 1 || (before && before.status !== 'closed')))
    return <TooEarly round={round} />;
  return <Typing round={round} kept={kept} draft={drawn?.status === 'draft'} />;
}

interface TypingProps {
  readonly round: number;
  readonly kept: ReturnType<typeof useKeptPaper>;
  readonly draft: boolean;
}

function Typing({ round, kept: { paper, put, forget }, draft }: TypingProps) {
  const text = useSentences(paperRoundSentences);
  const { t, tournament } = useDesk();
  const [, go] = useLocation();
  const [empty, setEmpty] = useState(false);
  const entry = usePaperStrip(paper, put);
  const saving = usePaperSaving(round);
  const unplaced = unplacedOf(paper, tournament);
  const begun = paper.away.length > 0;
  useEffect(() => entry.fields[0].current?.focus(), [entry.fields[0]]);
  const save = async () => {
    setEmpty(paper.tables.length === 0);
    if (paper.tables.length === 0) return entry.fields[0].current?.focus();
    const whole: PaperRound = begun ? paper : { ...paper, away: unplaced };
    put(whole);
    if (!(await saving.save(whole))) return;
    forget();
    go(address.round(t, round));
  };
  const ready = paper.tables.length > 0 && unplaced.length === 0;
  return (
    <Page
      title={text.title(round)}
      acts={
        <Button
          variant={ready || begun ? 'filled' : 'default'}
          loading={saving.busy}
          data-next=""
          onClick={() => void save()}
        >
          {begun ? text.resume : text.save(paper.tables.length)}
        </Button>
      }
      side={
        <WithoutPanel
          players={unplaced}
          onExempt={(player) => put(withTable(paper, { table: nextTableNumber(paper), players: [player] }))}
        />
      }
    >
      <p className={`quiet ${styles.help}`}>{draft && !begun ? text.draft(round) : text.help}</p>
      {begun && !saving.busy && <Notice tone="advice" title={text.goOn} />}
      {empty && paper.tables.length === 0 && (
        <Notice tone="advice" title={text.noTable} onClose={() => setEmpty(false)} />
      )}
      <RefusalNotice trouble={saving.trouble} onClose={saving.clear} />
      <PaperStrip entry={entry} filled={!ready && !begun} />
      <PaperTable round={round} paper={paper} onRemove={(line) => put({ ...tableRemoved(paper, line), away: [] })} />
    </Page>
  );
}

function InPlay({ round }: { readonly round: number }) {
  const text = useSentences(paperRoundSentences);
  const { t } = useDesk();
  const act = (
    <Button component={Link} href={address.round(t, round)} data-next="">
      {text.open(round)}
    </Button>
  );
  return (
    <Page title={text.title(round)} acts={act}>
      <p>{text.there(round)}</p>
    </Page>
  );
}

function TooEarly({ round }: { readonly round: number }) {
  const text = useSentences(paperRoundSentences);
  return (
    <Page title={text.title(round)} acts={<NextStep />}>
      <p>{text.notYet(round)}</p>
    </Page>
  );
}

const keyOf = (t: string, round: number): string => `ronde.paper.${t}.${round}`;

/** What is typed of a round on paper, kept in this browser until the round is there: a reload loses nothing. */
function useKeptPaper(t: string, round: number) {
  const [paper, setPaper] = useState<PaperRound>(() => stored(keyOf(t, round)));
  const put = (next: PaperRound) => {
    setPaper(next);
    writeJson(keyOf(t, round), next);
  };
  return { paper, put, forget: () => writeJson(keyOf(t, round), null) };
}

const stored = (key: string): PaperRound => ({ ...blankPaper, ...readJson<Partial<PaperRound>>(key) });

interface Props {
  readonly players: readonly PlayerId[];
  readonly onExempt: (player: PlayerId) => void;
}

/** Who is in the hall by the list and on no table of the paper: exempt, or away for this round. */
function WithoutPanel({ players, onExempt }: Props) {
  const text = useSentences(paperRoundSentences);
  const { names, tournament } = useDesk();
  const numberOf = (id: PlayerId) => tournament.players.find((one) => one.id === id)?.number;
  return (
    <SidePanel title={players.length === 0 ? text.withoutNone : text.without(players.length)}>
      <p className="quiet small">{players.length === 0 ? text.everybody : text.withoutHelp}</p>
      <ul className={styles.without}>
        {players.map((id) => (
          <li key={id}>
            <span>
              {names.full(id)} <span className="quiet small">{numberOf(id)}</span>
            </span>
            <button type="button" className="link small" onClick={() => onExempt(id)}>
              {text.giveBye}
              <span className="sr-only">, {names.full(id)}</span>
            </button>
          </li>
        ))}
      </ul>
    </SidePanel>
  );
}
