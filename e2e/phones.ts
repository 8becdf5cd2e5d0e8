// Players' phones in the hall: plain http, on a name that is not this computer's own, so without any of what browsers
// give to https alone. The packaged browser has one storage for all its windows: each phone comes in by its own name.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { PlayerLinkView } from '../packages/contract/src/http/player.ts';
import { launch } from './browser.ts';
import { type Program, startProgram } from './program.ts';
import { sessionOf } from './staff.ts';

const names = Array.from({ length: 12 }, (_, i) => `salle-${i + 1}.test`);

export interface Hall {
  readonly program: Program;
  readonly browser: Browser;
  /** Of the first window: what it stores, every window reads. */
  readonly first: BrowserContext;
  /** Another phone, opened at this path. */
  phone(at: string, more?: BrowserContextOptions): Promise<Phone>;
  /**
   * On this computer's own name, which browsers trust as they do https; in a browser of its own, for the packaged one
   * ends when a second window has a service worker.
   */
  trusted(at: string): Promise<Phone>;
  /** Puts the phones away that were opened so far: a page that nobody looks at goes on following the day. */
  putAway(): Promise<void>;
  close(): Promise<void>;
}

export interface Phone {
  readonly page: Page;
  /** Where this phone reaches the house. */
  readonly origin: string;
  /** What the browser has complained of. */
  readonly complaints: readonly string[];
  open(at: string): Promise<void>;
}

/** `more`: options of the program's own. */
export async function hall(more: readonly string[] = []): Promise<Hall> {
  const data = mkdtempSync(path.join(tmpdir(), 'ronde-phones-'));
  const [browser, program] = await Promise.all([
    launch(['--host-resolver-rules=MAP *.test 127.0.0.1']),
    startProgram(data, 0, [...names.flatMap((name) => ['--host', name]), ...more]),
  ]);
  // The packaged browser ends with its first window.
  const first = (await browser.newPage()).context();
  let opened = 0;
  const others: Browser[] = [];
  const phones: Phone[] = [];
  const kept = (phone: Phone): Phone => {
    phones.push(phone);
    return phone;
  };
  return {
    program,
    browser,
    first,
    phone: async (at, options) => {
      const name = names[opened++ % names.length];
      return kept(await phoneAt(browser, `http://${name}:${new URL(program.address).port}`, at, options));
    },
    trusted: async (at) => {
      const alone = await launch();
      others.push(alone);
      return kept(await phoneAt(alone, program.address, at));
    },
    putAway: async () => void (await Promise.all(phones.splice(0).map(({ page }) => page.close()))),
    close: async () => {
      await Promise.all([browser, ...others].map((one) => one.close()));
      await program.kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

const size = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'fr-FR' };

async function phoneAt(browser: Browser, origin: string, at: string, more: BrowserContextOptions = {}): Promise<Phone> {
  const context = await browser.newContext({ ...size, ...more });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOfTheHall(message.text())) complaints.push(message.text());
  });
  const open = async (to: string) => void (await page.goto(`${origin}${to}`));
  await open(at);
  return { page, origin, complaints, open };
}

/** What a browser says by itself of a network that is cut, and of an answer that is a no. */
const isOfTheHall = (text: string): boolean => text.includes('net::ERR_') || text.includes('Failed to load resource');

/** The code of each player's link. */
export async function codesOf({ program }: Hall, by: string, t: string): Promise<(player: string) => string> {
  const answer = await fetch(`${program.address}/api/tournaments/${t}/links`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: `ronde=${await sessionOf(program, by)}` },
    body: '{}',
  });
  const links = (await answer.json()) as readonly PlayerLinkView[];
  return (player) => links.find((link) => link.player === player)?.code ?? '';
}
