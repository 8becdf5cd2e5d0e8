import { Button, TextInput } from '@mantine/core';
import type { FederationSeasons } from '@ronde/contract/http/federation/seasons';
import { date } from '@ronde/language';
import { type ReactNode, useState } from 'react';
import { today } from '../../core/hour.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { announce } from '../../ui/announcer.tsx';
import { TroubleNotice } from '../../ui/notice.tsx';
import { Page, sectionStyles as section } from '../../ui/page.tsx';
import { useAct } from '../../ui/use-act.ts';
import { useDecide } from '../office/use-decide.ts';
import { WhatItDoes } from '../office/what-it-does.tsx';
import { ChampionshipTable } from './championship-table.tsx';
import styles from './season.module.css';
import { Whole } from './season-values.tsx';
import { seasonSentences } from './sentences.ts';

type Method = FederationSeasons['championships'][number]['method'];

/** How the championship counts, from a day on. */
export function ChampionshipPage({ data }: { readonly data: FederationSeasons }) {
  const text = useSentences(seasonSentences);
  const lang = useLang();
  const last = data.championships.at(-1)?.method;
  const [method, setMethod] = useState<Method | null>(
    last ? { ...last, from: runningSince(last.firstDay, today()) } : null,
  );
  const [panel, setPanel] = useState<ReactNode>(null);
  const decide = useDecide();
  const { run, busy, trouble, clear } = useAct();
  if (!last || !method) return <Page title={text.championship}>–</Page>;
  const changed = method.best !== last.best || method.top !== last.top;
  const command = { kind: 'set-championship', method } as const;
  const set = async () => {
    if (await run(() => decide(command, data.number))) announce(text.method(method.best, method.top, method.divisor));
  };
  return (
    <Page
      title={text.championship}
      side={panel}
      acts={
        <Button loading={busy} disabled={!changed} data-next="" onClick={() => void set()}>
          {text.set}
        </Button>
      }
    >
      <p>{text.method(last.best, last.top, last.divisor)}</p>
      <p className="quiet">{text.span(dayOf(lang, last.firstDay), dayOf(lang, last.lastDay))}</p>
      <TroubleNotice trouble={trouble} onClose={clear} />
      <div className={`${section.fields} ${styles.which}`}>
        <TextInput
          type="date"
          label={text.since}
          value={method.from}
          onChange={({ currentTarget: { value } }) => value !== '' && setMethod({ ...method, from: value })}
        />
        <Whole label={text.bestOf} value={method.best} onChange={(best) => setMethod({ ...method, best })} />
        <Whole label={text.topOf} value={method.top} onChange={(top) => setMethod({ ...method, top })} />
      </div>
      {changed && <WhatItDoes command={command} onPanel={setPanel} />}
      <ChampionshipTable />
    </Page>
  );
}

/** The first day of the season that runs: a method counts from one on. */
const runningSince = (firstDay: string, now: string): string =>
  `${Number(now.slice(0, 4)) - (now.slice(5) < firstDay ? 1 : 0)}-${firstDay}`;

/** « 1ᵉʳ septembre » of `09-01`. */
const dayOf = (lang: 'fr' | 'en', day: string): string => date(lang, `2000-${day}`).replace(/ 2000$/, '');
