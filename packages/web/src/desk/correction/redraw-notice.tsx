import { Button } from '@mantine/core';
import { playedTables } from '@ronde/engine';
import { awayNow } from '@ronde/engine/tournament/find';
import {
  counted,
  type Dictionary,
  list,
  type RoundAndTable,
  roundAndTable,
  type Spoken,
  spoken,
} from '@ronde/language';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { screenSentences } from '../../core/language/screen.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAct } from '../../ui/use-act.ts';

interface Props {
  readonly round: number;
  readonly onKeep: () => void;
}

/**
 * A correction makes other tables, and some of those drawn are played already (CORR-02 b): keeping is the default;
 * redrawing names what it would erase and asks a second time. It takes the round away, then draws it.
 */
export function RedrawNotice({ round, onKeep }: Props) {
  const screen = useSentences(screenSentences);
  const text = useSentences(correctionSentences);
  const desk = useDesk();
  const decides = usePermissions().command('keep-tables');
  const send = useSend(desk.t);
  const [, go] = useLocation();
  const [asked, setAsked] = useState(false);
  const { run, busy, trouble, clear } = useAct();
  const { tournament } = desk;
  const tables = playedTables(tournament, round).map(({ table }) => table);
  const redraw = async () => {
    const without = awayNow(tournament);
    const beyond = round > desk.planned ? { beyond: true } : {};
    if (!(await run(() => send({ kind: 'cancel-round', round, losing: tables.length })))) return;
    await run(() => send({ kind: 'draw', round, without, ...beyond }));
    go(address.round(desk.t, round));
  };
  const acts = (
    <>
      <Button size="sm" variant="default" onClick={onKeep}>
        {text.keep}
      </Button>
      <Button size="sm" variant="default" loading={busy} onClick={() => (asked ? void redraw() : setAsked(true))}>
        {text.redraw(round)}
      </Button>
    </>
  );
  return (
    <>
      <RefusalNotice trouble={trouble} onClose={clear} />
      <Notice
        key={String(asked)}
        tone="advice"
        title={asked ? text.wouldErase(round, tables) : text.otherTables(round)}
        focus={asked}
        acts={decides && acts}
      >
        {!asked && <p className="quiet small">{decides ? text.wouldErase(round, tables) : screen.forDirector}</p>}
      </Notice>
    </>
  );
}

/** A later round, with the numbers of some of its tables. */
interface TablesOf {
  readonly round: number;
  readonly tables: readonly number[];
}

const frTables = (tables: readonly number[], { table }: RoundAndTable): string =>
  `${tables.length === 1 ? table.one : table.other} ${list('fr', tables.map(String))}`;

/** What a correction changes, before and after it is saved. */
const frFor = (noun: RoundAndTable) => ({
  otherTables: (round: number) => `Un résultat a changé : ${noun.the} ${round} aurait d’autres tables.`,
  otherTablesHelp: 'Garder ne change rien. Refaire retire la publication et apparie de nouveau.',
  otherwise: (rounds: readonly TablesOf[]) =>
    `Le règlement aurait donné d’autres tables\u00a0: ${list(
      'fr',
      rounds.map(({ round, tables }) => `${noun.one} ${round} (${frTables(tables, noun)})`),
    )}.`,
  wouldErase: (round: number, tables: readonly number[]) =>
    tables.length === 0
      ? `Refaire ${noun.the} ${round} n’effacerait aucun résultat.`
      : `Refaire ${noun.the} ${round} effacerait ${counted('fr', tables.length, { one: 'résultat', other: 'résultats' })} : ${frTables(tables, noun)}.`,
  redraw: (round: number) => `Refaire ${noun.the} ${round}`,
  keep: 'Garder les tables',
});

type CorrectionSentences = ReturnType<typeof frFor>;

const enTables = (tables: readonly number[]): string =>
  `${tables.length === 1 ? 'table' : 'tables'} ${list('en', tables.map(String))}`;

const en: CorrectionSentences = {
  otherTables: (round) => `A result has changed: round ${round} would have other pairings.`,
  otherTablesHelp: 'Keeping them changes nothing. Pairing again unpublishes the round and makes new pairings.',
  otherwise: (rounds) =>
    `The rules would have given other pairings: ${list(
      'en',
      rounds.map(({ round, tables }) => `round ${round} (${enTables(tables)})`),
    )}.`,
  wouldErase: (round, tables) =>
    tables.length === 0
      ? `Pairing round ${round} again would erase no results.`
      : `Pairing round ${round} again would erase ${counted('en', tables.length, { one: 'result', other: 'results' })}: ${enTables(tables)}.`,
  redraw: (round) => `Pair round ${round} again`,
  keep: 'Keep the tables',
};

export const correctionSentences: Dictionary<Spoken<CorrectionSentences>> = {
  fr: spoken((format) => frFor(roundAndTable(format))),
  en: () => en,
};
