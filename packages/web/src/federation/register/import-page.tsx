import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { address } from '../../shell/addresses.ts';
import { announce } from '../../ui/announcer.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { TaskBar } from '../../ui/task-bar.tsx';
import { TroubleNotice } from '../../ui/trouble-notice.tsx';
import { ForManagers } from './for-managers.tsx';
import { useGame } from './game.ts';
import { ImportForm } from './import-form.tsx';
import { ImportLines } from './import-lines.tsx';
import styles from './register.module.css';
import { RunningTournaments } from './running-tournaments.tsx';
import { today } from './today.ts';
import { useImport } from './use-import.ts';
import { useRegisterWords } from './use-register-words.ts';

/** A federation's list, shown line by line before the register keeps it. */
export function ImportPage() {
  const say = useRegisterWords();
  return (
    <ForManagers title={say.importList}>
      <Import />
    </ForManagers>
  );
}

function Import() {
  const say = useRegisterWords();
  const [game, setGame] = useGame();
  const list = useImport(game);
  const [listedOn, setListedOn] = useState(today);
  const [pressed, setPressed] = useState(false);
  const missing = pressed ? missingFor(list, listedOn, say) : null;
  const keep = async () => {
    const why = missingFor(list, listedOn, say);
    setPressed(why !== null);
    if (why !== null) return;
    const people = await list.keep(listedOn);
    if (people !== null) announce(say.kept(people));
  };
  return (
    <Page
      title={say.importList}
      note={
        <Link href={address.register(game)} className="link">
          {say.back}
        </Link>
      }
      acts={
        <Button onClick={() => void keep()} loading={list.keeping} data-next="">
          {say.keep(list.ready)}
        </Button>
      }
    >
      {missing && <Notice tone="refusal" title={missing} onClose={() => setPressed(false)} focus />}
      <TroubleNotice trouble={list.trouble} onClose={list.clear} />
      {list.imported !== null && <p className={styles.kept}>✓ {say.kept(list.imported)}</p>}
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
  say: ReturnType<typeof useRegisterWords>,
): string | null {
  if (!preview) return say.nothingYet;
  if (ready === 0) return lines.length > 0 ? say.nothingToKeep : say.nothingNew;
  return listedOn === '' ? say.dateMissing : null;
}
