import { Button } from '@mantine/core';
import type { Task } from '@ronde/contract/http/tasks';
import { Fragment, type MouseEvent, type ReactNode, useState } from 'react';
import { fileAt, save, sheetMadeFor } from '../core/file.ts';
import type { Answer } from '../core/http.ts';
import { screenSentences } from '../core/language/screen.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import { cancelTask, type ProgressTold } from '../core/long-act.ts';
import { Notice } from './notice.tsx';
import { isPlain } from './plain-click.ts';
import styles from './task-bar.module.css';
import { type Trouble, useAct } from './use-act.ts';

interface FileLink {
  readonly href: string;
  readonly name: string;
  /** It is read where the link was, and saved by nobody. */
  readonly page?: boolean;
}

interface Props {
  readonly files: readonly FileLink[];
  readonly className?: string | undefined;
  readonly between?: string;
}

/** Files to be saved, and pages to be read; why one did not come is said below them. */
export function FileLinks({ files, className, between }: Props) {
  const { said, saves, reads } = useFile();
  return (
    <>
      <p className={className}>
        {files.map(({ href, name, page = false }, i) => (
          <Fragment key={href}>
            {i > 0 && between}
            <a className="link" href={href} download={!page} onClick={page ? reads(href) : saves(href)}>
              {name}
            </a>
          </Fragment>
        ))}
      </p>
      {said}
    </>
  );
}

/** A file that comes in answer to a link of this page: how far it is and why it did not come are said here. */
interface UsedFile {
  readonly busy: boolean;
  /** Stands near the link, in no paragraph. */
  readonly said: ReactNode;
  /** Follows a plain click on the link to this address. */
  readonly saves: (address: string) => (click: MouseEvent) => void;
  /** `then`: it stands in a window. */
  readonly opens: (address: string, then: () => void) => (click: MouseEvent) => void;
  readonly reads: (address: string) => (click: MouseEvent) => void;
  /** Takes any other file through `take`, saying the same of it. */
  run<T>(take: (told: ProgressTold) => Promise<Answer<T>>): Promise<T | null>;
}

export function useFile(): UsedFile {
  const text = useSentences(screenSentences);
  const { run: act, busy, trouble, clear } = useAct();
  const [task, setTask] = useState<Task | null>(null);
  const [sheet, setSheet] = useState<string | null>(null);
  const run: UsedFile['run'] = async (take) => {
    clear();
    setSheet(null);
    return await act(() => take(setTask));
  };
  const saved = async (address: string) => {
    const file = await run((told) => fileAt(address, told));
    if (file) await save(file);
  };
  const opened = async (address: string, then: () => void) => {
    const made = await run((told) => sheetMadeFor(address, told));
    if (made === null) return;
    then();
    // A browser opens no window for what was asked long ago: a link does.
    if (!window.open(made, '_blank')) setSheet(made);
  };
  const read = async (address: string) => {
    if (await run((told) => fileAt(address, told))) location.assign(address);
  };
  const said = (
    <>
      <TaskBar task={task} />
      {sheet !== null && (
        <p role="status">
          <a className="link" href={sheet} target="_blank" rel="noopener" onClick={() => setSheet(null)}>
            {text.openSheet}
          </a>
        </p>
      )}
      {trouble && <NoFile trouble={trouble} onClose={clear} />}
    </>
  );
  const plain = (take: () => Promise<void>) => (click: MouseEvent) => {
    if (isPlain(click)) void take();
  };
  return {
    busy,
    said,
    saves: (address) => plain(() => saved(address)),
    opens: (address, then) => plain(() => opened(address, then)),
    reads: (address) => plain(() => read(address)),
    run,
  };
}

function NoFile({ trouble, onClose }: { readonly trouble: Trouble; readonly onClose: () => void }) {
  const { noFile } = useSentences(screenSentences);
  if (trouble.kind !== 'refused') return <Notice tone="refusal" title={noFile} onClose={onClose} focus />;
  const { title, detail, errors } = trouble.problem;
  return (
    <Notice tone="refusal" title={title} onClose={onClose} focus>
      {errors ? errors.map(({ path, message }) => <p key={path}>{message}</p>) : detail && <p>{detail}</p>}
    </Notice>
  );
}

/** How far a long act is, and how to cancel it while nothing is written. */
export function TaskBar({ task }: { readonly task: Task | null }) {
  const text = useSentences(screenSentences);
  if (!task) return null;
  const { step, ahead = 0, share, cancellable } = task;
  const message = step === 'waiting' ? text.sheetsAhead(ahead) : text.steps[step];
  return (
    <div role="status" className={styles.task}>
      <p className="quiet">{message}</p>
      {share !== undefined && <progress className={styles.bar} value={share} aria-label={message} />}
      {cancellable && (
        <Button size="sm" variant="default" onClick={() => void cancelTask(task)}>
          {text.cancelTask}
        </Button>
      )}
    </div>
  );
}
