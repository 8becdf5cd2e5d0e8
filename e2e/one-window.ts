// One window of one person on a program of its own: what most journeys begin with.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { launch } from './browser.ts';
import { type Program, startProgram } from './program.ts';
import { signIn } from './staff.ts';

export interface OneWindow {
  readonly program: Program;
  readonly page: Page;
  /** Ends the browser and the program, and leaves nothing behind. */
  close(): Promise<void>;
}

/** `by`: who is signed in; null: nobody yet. */
export async function oneWindow(by: string | null, height = 900): Promise<OneWindow> {
  const data = mkdtempSync(path.join(tmpdir(), 'ronde-journey-'));
  const [browser, program] = await Promise.all([launch(), startProgram(data)]);
  const close = async () => {
    await browser.close();
    await program.kill();
    rmSync(data, { recursive: true, force: true });
  };
  try {
    const page = await browser.newPage({ locale: 'fr-FR', viewport: { width: 1280, height } });
    page.context().setDefaultTimeout(60_000);
    if (by !== null) await signIn(page.context(), program, by);
    return { program, page, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The tournament that the page shows, as its address names it. */
export const slugOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2] ?? '';
