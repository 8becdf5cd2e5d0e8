import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';
import { inject } from 'vitest';

/** The browser that the package ships, or the one that the machine's user prefers. */
export async function browserPath(): Promise<string> {
  return process.env.RONDE_CHROMIUM ?? (await chromium.executablePath());
}

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** `more`: switches of its own. */
export function launch(more: readonly string[] = []): Promise<Browser> {
  return playwright.launch({
    executablePath: inject('browserPath'),
    args: [...chromium.args, ...quiet, ...more],
    headless: true,
  });
}
