import { Button, NativeSelect } from '@mantine/core';
import type { FederationSeasons, ProposedBarsView } from '@ronde/contract/http/federation/seasons';
import { dayBeside } from '@ronde/contract/values/days';
import type { Season } from '@ronde/engine/rating/season';
import { date } from '@ronde/language';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { today } from '../../core/hour.ts';
import { load } from '../../core/http.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { announce } from '../../ui/announcer.tsx';
import { Skeleton } from '../../ui/boundary.tsx';
import { TroubleNotice } from '../../ui/notice.tsx';
import { Page, Section, sectionStyles as section } from '../../ui/page.tsx';
import { usePanelParam } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { ActPreview } from '../office/act-preview.tsx';
import office from '../office/office.module.css';
import { officeKey, shownRating, useOffice } from '../office/office.tsx';
import { useDecide } from '../office/use-decide.ts';
import { WhatItDoes } from '../office/what-it-does.tsx';
import { BarsPart, barsIn, type TypedBars, typedBars } from './bars-part.tsx';
import { OpeningSide } from './opening-side.tsx';
import { nextSeason } from './prepared.ts';
import styles from './season.module.css';
import { SeasonValues } from './season-values.tsx';
import { seasonSentences } from './sentences.ts';
import { type OneOfTen, WorldTen } from './world-ten.tsx';

/** One season at a time: those that are open, and the next one. */
export function PlSeasonPage({ data }: { readonly data: FederationSeasons }) {
  const { address: f } = useOffice();
  const known = data.seasons.map(({ season }) => season);
  const next = nextSeason(known, today());
  const all = next ? [...known, next] : known;
  const [name, setName] = useState<string | null>(null);
  const season = all.find((one) => one.name === name) ?? all.at(-1);
  const on = season ? dayBeside(season.from, -1) : undefined;
  const { data: bars } = useQuery({
    queryKey: [...officeKey(f), 'bars', on],
    queryFn: () => load('GET /api/federations/{f}/bars', { f, query: { at: on } }),
    staleTime: 0,
    enabled: season !== undefined,
  });
  if (!season || !bars) return <Skeleton />;
  const opened = data.seasons.find((one) => one.season.name === season.name);
  return (
    <Prepared
      key={season.name}
      former={known.filter(({ from }) => from < season.from).at(-1)?.name}
      season={season}
      bars={bars}
      decision={opened?.decision}
      ofTen={opened?.ten ?? []}
      onOpened={() => setName(season.name)}
      choice={<SeasonChoice all={all} shown={season} next={next} onChoose={setName} />}
    />
  );
}

interface ChoiceProps {
  readonly all: readonly Season[];
  readonly shown: Season;
  readonly next: Season | null;
  readonly onChoose: (name: string) => void;
}

function SeasonChoice({ all, shown, next, onChoose }: ChoiceProps) {
  const text = useSentences(seasonSentences);
  return (
    <NativeSelect
      label={text.which}
      data={all.map(({ name }) => ({ value: name, label: name === next?.name ? text.next(name) : name }))}
      value={shown.name}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}

interface PreparedProps {
  /** The season before it, by name. */
  readonly former: string | undefined;
  readonly season: Season;
  readonly bars: ProposedBarsView;
  /** Null: the program’s own; undefined: not open yet. */
  readonly decision: number | null | undefined;
  readonly ofTen: readonly OneOfTen[];
  /** It stays on the page, though another one is to be prepared now. */
  readonly onOpened: () => void;
  readonly choice: ReactNode;
}

function Prepared({ former, season, bars, decision, ofTen, onOpened, choice }: PreparedProps) {
  const text = useSentences(seasonSentences);
  const lang = useLang();
  const isNew = decision === undefined;
  const [typed, setTyped] = useState<TypedBars>(typedBars(isNew ? (bars.proposed ?? season.bars) : season.bars));
  const [values, setValues] = useState(season);
  const [ten, setTen] = useState(ofTen);
  const [panel, setPanel] = useState<ReactNode>(null);
  const decide = useDecide();
  const { run, busy, trouble, clear } = useAct();
  const read = barsIn(typed);
  const chosen = read ?? season.bars;
  const wanted: Season = { ...values, bars: chosen, worldTopTen: ten.map(({ person }) => person) };
  const command = { kind: 'open-season', season: wanted } as const;
  const open = async () => {
    // Before it is read again: the next one to prepare would take its place.
    onOpened();
    if (await run(() => decide(command, bars.number))) announce(text.openedNow(season.name));
  };
  const [asked, ask] = usePanelParam('acte');
  const reopening = typeof decision === 'number' && asked === 'rouvrir' ? decision : null;
  const reopened = () => {
    announce(text.reopened(season.name));
    ask(null);
  };
  return (
    <Page
      title={text.title(season.name)}
      note={<span className={office.state}>{isNew ? text.preparing : text.opened}</span>}
      acts={
        reopening === null && (
          <>
            {typeof decision === 'number' && (
              <Button variant="default" disabled={busy} data-opens="rouvrir" onClick={() => ask('rouvrir')}>
                {text.reopen}
              </Button>
            )}
            <Button loading={busy} disabled={read === null} data-next="" onClick={() => void open()}>
              {text.open}
            </Button>
          </>
        )
      }
      sideWidth={panel ? 'wide' : 'normal'}
      side={
        <>
          {panel}
          {read && reopening === null && <OpeningSide command={command} leaving={bars.leaving.length} />}
          <SeasonValues values={values} onChange={setValues} />
        </>
      }
    >
      <p className="quiet">{text.begins(date(lang, season.from), date(lang, bars.at), bars.figures.length)}</p>
      <div className={`${section.fields} ${styles.which}`}>{choice}</div>
      <TroubleNotice trouble={trouble} onClose={clear} />
      {reopening !== null ? (
        <ActPreview
          title={text.reopenTitle(season.name)}
          about={text.reopenHelp}
          command={() => ({ kind: 'undo', decision: reopening })}
          act={text.reopen}
          saw={bars.number}
          onPanel={setPanel}
          onClose={() => ask(null)}
          onDone={reopened}
        />
      ) : (
        <>
          <BarsPart
            figures={bars.figures}
            former={former}
            before={bars.now}
            proposed={bars.proposed}
            chosen={chosen}
            typed={typed}
            wrong={read === null}
            command={command}
            onType={setTyped}
          />
          <WorldTen ten={ten} bar={chosen.joker} day={date(lang, bars.at)} onChange={setTen} />
          <Leaving leaving={bars.leaving} />
          {read && <WhatItDoes key={bars.number} command={command} onPanel={setPanel} />}
        </>
      )}
    </Page>
  );
}

function Leaving({ leaving }: Pick<ProposedBarsView, 'leaving'>) {
  const text = useSentences(seasonSentences);
  const lang = useLang();
  return (
    <Section title={text.inactivity}>
      <p>{text.leave(leaving.length)}</p>
      {leaving.length > 0 && (
        <details>
          <summary>{text.whoLeaves}</summary>
          <ul>
            {leaving.map(({ person, name, rating, lastEvent }) => (
              <li key={person}>{text.lastEvent(name, shownRating(rating), date(lang, lastEvent))}</li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  );
}
