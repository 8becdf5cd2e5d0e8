import { Button } from '@mantine/core';
import type { Imported } from '@ronde/contract/http/creation';
import type { Task } from '@ronde/contract/http/tasks';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { base64Of } from '../../core/base64.ts';
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

/** What Ronde writes itself, a file or an archive; any other file is of another program. */
const ownFile = /\.(?:json|zip)$/iu;
const packed = /\.zip$/iu;

/** What is sent of it: an archive in base64. */
type Content = { readonly file: unknown } | { readonly archive: string };

const importing = 'POST /api/tournaments/import';

/** As much as the server takes of a tournament file. */
const mostBytes = 20_000_000;
/** The same of an archive, which base64 makes longer by a third. */
const mostPacked = 14_900_000;

/** A tournament from its file; one that is here already can be imported beside it. */
export function ImportFile() {
  const text = useSentences(homeSentences);
  const [, go] = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { run, busy, trouble, clear } = useAct();
  const [file, setFile] = useState<Content | null>(null);
  const [task, setTask] = useState<Task | null>(null);
  const [said, setSaid] = useState<Imported | null>(null);
  const before = useImportBefore(setTask, run);
  const client = useQueryClient();
  const [other, setOther] = useState<File | null>(null);

  const send = async (content: Content, copy: boolean) => {
    setFile(content);
    const body = { id: newId(), ...content, ...(copy && { copy }) };
    const created = await run(() => callLong(importing, { body }, setTask));
    if (!created) return;
    // What was left behind is read before the tournament is opened.
    if (created.said === undefined) return go(address.desk(created.slug));
    setSaid(created);
    await client.invalidateQueries({ queryKey: tournamentsKey });
  };
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    if (!chosen) return;
    setFault(null);
    clear();
    setOther(null);
    setSaid(null);
    if (!ownFile.test(chosen.name) && chosen.type !== 'application/json') {
      if (field.current) field.current.value = '';
      return setOther(chosen);
    }
    const content = await contentOf(chosen, text);
    // The same file can be chosen again once it has been mended.
    if (field.current) field.current.value = '';
    if (typeof content === 'string') return setFault(content);
    await send(content, false);
  };
  const came = said ?? before;
  // The file of an import that was begun before is not here any more.
  const here = file !== null && trouble?.kind === 'refused' && trouble.problem.code === 'already-here';
  return (
    <>
      <input
        ref={field}
        type="file"
        accept=".json,application/json,.zip,.t,.tou,.TOU,.csv,.txt,.tsv,.xlsx,.ods"
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
            onImport={(content) => send({ file: content }, false)}
            onClose={() => setOther(null)}
          />
        )}
      </Suspense>
      {came && (
        <Notice
          tone="advice"
          title={text.imported}
          acts={
            <Button component={Link} href={address.desk(came.slug)} size="sm" variant="default">
              {text.open}
            </Button>
          }
        >
          {came.said !== undefined && <p>{came.said}</p>}
        </Notice>
      )}
      {fault && <Notice tone="refusal" title={fault} focus onClose={() => setFault(null)} />}
      <TroubleNotice
        trouble={trouble}
        onClose={clear}
        acts={
          here && (
            <Button size="sm" variant="default" onClick={() => file && void send(file, true)}>
              {text.asCopy}
            </Button>
          )
        }
      />
    </>
  );
}

/** What an import has come to that was begun before this page was opened. */
function useImportBefore(told: ProgressTold, run: ReturnType<typeof useAct>['run']): Imported | null {
  const client = useQueryClient();
  const [created, setCreated] = useState<Imported | null>(null);
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

/** What is to be sent of a file, or the sentence that refuses it. */
async function contentOf(
  chosen: File,
  { tooLarge, packedTooLarge, notJson }: Readonly<Record<'tooLarge' | 'packedTooLarge' | 'notJson', string>>,
): Promise<Content | string> {
  if (packed.test(chosen.name)) {
    if (chosen.size > mostPacked) return packedTooLarge;
    return { archive: await base64Of(chosen) };
  }
  if (chosen.size > mostBytes) return tooLarge;
  try {
    return { file: JSON.parse(await chosen.text()) as unknown };
  } catch {
    return notJson;
  }
}
