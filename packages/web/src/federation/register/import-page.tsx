import { Button, TextInput } from '@mantine/core';
import type { FederationList, RegisterGame } from '@ronde/contract/http/register';
import { gameOf } from '@ronde/contract/values/game';
import { date } from '@ronde/language';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { useExternal } from '../../core/external.ts';
import { today } from '../../core/hour.ts';
import { load } from '../../core/http.ts';
import { lang } from '../../core/language/lang.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { tournamentsKey } from '../../core/queries.ts';
import { LayoutName, RememberedLayout } from '../../lists/kept-layout.tsx';
import { ColumnChoices, EncodingChoice, SourceFields } from '../../lists/list-fields.tsx';
import { listSentences } from '../../lists/sentences.ts';
import { address } from '../../shell/addresses.ts';
import { announce } from '../../ui/announcer.tsx';
import { TaskBar } from '../../ui/file-links.tsx';
import { Notice, TroubleNotice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { ForManagers, GameChoice, useCount, useGame } from './game-choice.tsx';
import { ImportLines } from './import-lines.tsx';
import styles from './register.module.css';
import { type RegisterSentences, registerSentences } from './sentences.ts';
import { type ImportState, useImport } from './use-import.ts';

/** A federation's list, shown line by line before the register keeps it. */
export function ImportPage() {
  const text = useSentences(registerSentences);
  return (
    <ForManagers title={text.importList}>
      <Import />
    </ForManagers>
  );
}

function Import() {
  const text = useSentences(registerSentences);
  const [game, setGame] = useGame();
  const list = useImport(game);
  const [listedOn, setListedOn] = useState(today);
  const [pressed, setPressed] = useState(false);
  const missing = pressed ? missingFor(list, listedOn, text) : null;
  const keep = async () => {
    const why = missingFor(list, listedOn, text);
    setPressed(why !== null);
    if (why !== null) return;
    const people = await list.keep(listedOn);
    if (people !== null) announce(text.kept(people));
  };
  return (
    <Page
      title={text.importList}
      note={
        <Link href={address.register(game)} className="link">
          {text.back}
        </Link>
      }
      acts={
        <Button onClick={() => void keep()} loading={list.keeping} data-next="">
          {text.keep(list.ready)}
        </Button>
      }
    >
      {missing && <Notice tone="refusal" title={missing} onClose={() => setPressed(false)} focus />}
      <TroubleNotice trouble={list.trouble} onClose={list.clear} />
      {list.imported !== null && <p className={styles.kept}>✓ {text.kept(list.imported)}</p>}
      <TaskBar task={list.task} />
      <RunningTournaments game={game} />
      <ImportForm game={game} onGame={setGame} list={list} listedOn={listedOn} onListedOn={setListedOn} />
      <ImportLines list={list} game={game} />
    </Page>
  );
}

/** Why nothing can be kept now. */
function missingFor(
  { preview, ready, lines }: ReturnType<typeof useImport>,
  listedOn: string,
  text: RegisterSentences,
): string | null {
  if (!preview) return text.nothingYet;
  if (ready === 0) return lines.length > 0 ? text.nothingToKeep : text.nothingNew;
  return listedOn === '' ? text.dateMissing : null;
}

/** RATE-03: those that have begun keep the ratings of their start, whatever the new list says. */
function RunningTournaments({ game }: { readonly game: RegisterGame }) {
  const text = useSentences(registerSentences);
  const { data } = useQuery({
    queryKey: tournamentsKey,
    queryFn: () => load('GET /api/tournaments'),
    staleTime: 0,
  });
  const running = (data ?? []).filter((one) => one.status === 'open' && one.rounds > 0 && gameOf(one.format) === game);
  if (running.length === 0) return null;
  return (
    <Notice tone="advice" title={running.length === 1 ? text.running : text.runningMany}>
      <p>{running.map(({ name }) => name).join(' · ')}</p>
    </Notice>
  );
}

interface FederationListProps {
  readonly list: ImportState;
  readonly onTaken: (list: FederationList) => void;
}

/** Before an event: everybody as the federation has them today, shown like any list before it is kept. */
function FederationListButton({ list, onTaken }: FederationListProps) {
  const text = useSentences(registerSentences);
  const current = useExternal(lang);
  const [said, setSaid] = useState('');
  const take = async () => {
    const taken = await list.takeFederation();
    if (!taken) return;
    onTaken(taken);
    setSaid(text.federationTaken(date(current, taken.date), taken.people));
  };
  return (
    <div>
      <Button variant="default" loading={list.keeping} onClick={() => void take()}>
        {text.takeFederation}
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}

interface Props {
  readonly game: RegisterGame;
  readonly onGame: (game: RegisterGame) => void;
  readonly list: ImportState;
  readonly listedOn: string;
  readonly onListedOn: (date: string) => void;
}

/** Whose list it is, of which day, and the list itself. */
function ImportForm({ game, onGame, list, listedOn, onListedOn }: Props) {
  const text = useSentences(registerSentences);
  const listText = useSentences(listSentences);
  const current = useExternal(lang);
  const newest = useCount(game)?.listedOn ?? null;
  const older = newest !== null && listedOn !== '' && listedOn < newest;
  const { preview, source } = list;
  return (
    <div className={styles.form}>
      <div className={styles.fields}>
        <GameChoice game={game} onChange={onGame} />
        <TextInput
          label={text.listedOn}
          type="date"
          value={listedOn}
          onChange={(event) => onListedOn(event.currentTarget.value)}
        />
      </div>
      <FederationListButton
        list={list}
        onTaken={({ game: of, date: on }) => {
          onGame(of);
          onListedOn(on);
        }}
      />
      {older && <p className={styles.advice}>{text.older(date(current, newest))}</p>}
      <SourceFields source={source} label={text.paste} help={text.pasteHelp} />
      {preview && <RememberedLayout source={source} reading={preview} />}
      <ColumnChoices columns={list.columns} armies={false} onChange={source.take} />
      {preview && <LayoutName source={source} reading={preview} />}
      {source.file && preview?.encoding && (
        <EncodingChoice encoding={preview.encoding} sure={preview.sure} onChange={source.encode} />
      )}
      <p role="status" className={list.reading ? 'quiet' : 'sr-only'}>
        {list.reading ? listText.reading : ''}
      </p>
    </div>
  );
}
