import type { Task } from '@ronde/contract/http/tasks';
import type { Problem } from '../../core/http.ts';
import { lang } from '../../core/language/lang.ts';
import { endOf, outcomePath, prefersTask, type Told } from '../../core/long-act.ts';

/** Reads a sheet, which may wait for others, and opens the browser's own print on it. Otherwise why it did not come. */
export async function printSheet(address: string, told: Told): Promise<'printed' | 'no-answer' | Problem> {
  try {
    const sheet = await sheetFrom(address, told);
    if (sheet === null) return 'no-answer';
    if (!sheet.ok) return (await sheet.json()) as Problem;
    await shown(await sheet.text());
    return 'printed';
  } catch {
    return 'no-answer';
  }
}

async function sheetFrom(address: string, told: Told): Promise<Response | null> {
  const headers = { 'Accept-Language': lang.get() };
  const answer = await fetch(address, { headers: { ...headers, ...prefersTask } });
  if (answer.status !== 202) return answer;
  const task = (await answer.json()) as Task;
  return (await endOf(task, told)) === 'ended' ? await fetch(outcomePath(task), { headers }) : null;
}

/** The sheet in a frame that nobody sees; the one before it goes. */
function shown(page: string): Promise<void> {
  document.querySelector('iframe[data-sheet]')?.remove();
  const frame = document.createElement('iframe');
  frame.dataset.sheet = '';
  frame.title = '';
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0', visibility: 'hidden' });
  frame.srcdoc = page;
  return new Promise((resolve) => {
    frame.addEventListener('load', async () => {
      await inOurLetters(frame.contentDocument);
      frame.contentWindow?.focus();
      frame.contentWindow?.print();
      resolve();
    });
    document.body.append(frame);
  });
}

/** The letters of this page, for the sheet too: without them it would be set in whatever the machine has. */
async function inOurLetters(sheet: Document | null): Promise<void> {
  if (!sheet) return;
  const faces = [...document.styleSheets].flatMap((style) =>
    [...style.cssRules].flatMap((rule) => (rule instanceof CSSFontFaceRule ? [rule.cssText] : [])),
  );
  const style = sheet.createElement('style');
  style.textContent = `${faces.join('\n')} body { font-family: "Inter Variable", Inter, "Noto Sans", system-ui, sans-serif }`;
  sheet.head.append(style);
  await Promise.all([...sheet.fonts].map((face) => face.load())).catch(() => null);
}
