import type { Task } from '@ronde/contract/http/tasks';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { fileAt, save, sheetMadeFor } from '../core/file.ts';
import type { Answer } from '../core/http.ts';
import { screenSentences } from '../core/language/screen.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import type { Told } from '../core/long-act.ts';
import { Notice } from './notice.tsx';
import { TaskBar } from './task-bar.tsx';
import { runAct, type Trouble } from './use-act.ts';

/** A file that comes in answer to a link of this page: how far it is and why it did not come are said here. */
export interface UsedFile {
  readonly busy: boolean;
  /** Stands near the link, in no paragraph. */
  readonly said: ReactNode;
  /** Follows a plain click on the link to this address. */
  readonly saves: (address: string) => (click: MouseEvent) => void;
  /** `then`: it stands in a window. */
  readonly opens: (address: string, then: () => void) => (click: MouseEvent) => void;
  readonly reads: (address: string) => (click: MouseEvent) => void;
  /** Takes any other file through `take`, saying the same of it. */
  run<T>(take: (told: Told) => Promise<Answer<T>>): Promise<T | null>;
}

export function useFile(): UsedFile {
  const say = useSentences(screenSentences);
  const [busy, setBusy] = useState(false);
  const [task, setTask] = useState<Task | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [sheet, setSheet] = useState<string | null>(null);
  const run: UsedFile['run'] = async (take) => {
    setTrouble(null);
    setSheet(null);
    return await runAct(() => take(setTask), setBusy, setTrouble);
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
            {say.openSheet}
          </a>
        </p>
      )}
      {trouble && <NoFile trouble={trouble} onClose={() => setTrouble(null)} />}
    </>
  );
  const plain = (take: () => Promise<void>) => (click: MouseEvent) => onPlainClick(click, take);
  return {
    busy,
    said,
    saves: (address) => plain(() => saved(address)),
    opens: (address, then) => plain(() => opened(address, then)),
    reads: (address) => plain(() => read(address)),
    run,
  };
}

/** With a key held, or by another button, a link opens elsewhere: that is the browser's, where a refusal is a page. */
function onPlainClick(click: MouseEvent, take: () => Promise<void>): void {
  if (click.button !== 0 || click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return;
  click.preventDefault();
  void take();
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
