import { Button } from '@mantine/core';
import type { Created } from '@ronde/contract/http/creation';
import type { Task } from '@ronde/contract/http/tasks';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useSentences } from '../../core/language/use-sentences.ts';
import { callLong, followed, type ProgressTold, taskAbout } from '../../core/long-act.ts';
import { newId } from '../../core/new-id.ts';
import { tournamentsKey } from '../../core/queries.ts';
import { address } from '../../shell/addresses.ts';
import { TaskBar } from '../../ui/file-links.tsx';
import { Notice, TroubleNotice } from '../../ui/notice.tsx';
import { partOf } from '../../ui/page-of.ts';
import { useAct } from '../../ui/use-act.ts';
import { homeSentences } from './sentences.ts';

// Only who brings a file of another program fetches it.
const ImportResults = partOf(async () => ({ default: (await import('./import-results.tsx')).ImportResults }));

/** What Ronde writes itself; any other file is of another program. */
const ownFile = /\.json$/iu;

const importing = 'POST /api/tournaments/import';

/** As much as the server takes of a tournament file. */
const mostBytes = 20_000_000;

/** A tournament from its file; one that is here already can be imported beside it. */
export function ImportFile() {
  const text = useSentences(homeSentences);
  const [, go] = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { run, busy, trouble, clear } = useAct();
  const [file, setFile] = useState<unknown>(null);
  const [task, setTask] = useState<Task | null>(null);
  const before = useImportBefore(setTask, run);
  const [other, setOther] = useState<File | null>(null);

  const send = async (content: unknown, copy: boolean) => {
    const body = { id: newId(), file: content, ...(copy && { copy }) };
    const created = await run(() => callLong(importing, { body }, setTask));
    if (created) go(address.desk(created.slug));
  };
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    if (!chosen) return;
    setFault(null);
    clear();
    setOther(null);
    if (!ownFile.test(chosen.name) && chosen.type !== 'application/json') {
      if (field.current) field.current.value = '';
      return setOther(chosen);
    }
    const content = chosen.size > mostBytes ? text.tooLarge : parsed(await chosen.text(), text.notJson);
    // The same file can be chosen again once it has been mended.
    if (field.current) field.current.value = '';
    if (typeof content === 'string') return setFault(content);
    setFile(content.value);
    await send(content.value, false);
  };
  // The file of an import that was begun before is not here any more.
  const here = file !== null && trouble?.kind === 'refused' && trouble.problem.code === 'already-here';
  return (
    <>
      <input
        ref={field}
        type="file"
        accept=".json,application/json,.t,.tou,.TOU,.csv,.txt,.tsv,.xlsx,.ods"
        hidden
        onChange={(event) => void choose(event)}
      />
      <div>
        <Button variant="default" loading={busy} onClick={() => field.current?.click()}>
          {text.importFile}
        </Button>
        <p className="quiet small">{text.importHelp}</p>
      </div>
      <TaskBar task={task} />
      <Suspense fallback={null}>
        {other && (
          <ImportResults
            key={`${other.name} ${other.lastModified}`}
            file={other}
            onImport={(content) => {
              setFile(content);
              return send(content, false);
            }}
            onClose={() => setOther(null)}
          />
        )}
      </Suspense>
      {before && (
        <Notice
          tone="advice"
          title={text.imported}
          acts={
            <Button component={Link} href={address.desk(before.slug)} size="sm" variant="default">
              {text.open}
            </Button>
          }
        />
      )}
      {fault && <Notice tone="refusal" title={fault} focus onClose={() => setFault(null)} />}
      <TroubleNotice
        trouble={trouble}
        onClose={clear}
        acts={
          here && (
            <Button size="sm" variant="default" onClick={() => void send(file, true)}>
              {text.asCopy}
            </Button>
          )
        }
      />
    </>
  );
}

/** What an import has come to that was begun before this page was opened. */
function useImportBefore(told: ProgressTold, run: ReturnType<typeof useAct>['run']): Created | null {
  const client = useQueryClient();
  const [created, setCreated] = useState<Created | null>(null);
  const resume = useEffectEvent(async () => {
    const task = await taskAbout(importing, {});
    if (!task) return;
    const answer = await run(() => followed(importing, task, told));
    if (!answer) return;
    setCreated(answer);
    await client.invalidateQueries({ queryKey: tournamentsKey });
  });
  useEffect(() => void resume(), []);
  return created;
}

/** The value in the text, or the sentence that refuses it. */
function parsed(text: string, notJson: string): { readonly value: unknown } | string {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return notJson;
  }
}
