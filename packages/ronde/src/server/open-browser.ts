import { spawn } from 'node:child_process';

/** The program of each system that opens an address in the reader's own browser, and what stands before the address. */
const openers: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};
const elsewhere: readonly [string, ...string[]] = ['xdg-open'];

/** Opens the address in the browser of whoever sits here. Without one nothing happens: the address is printed too. */
export function openBrowser(address: string): void {
  const [program, ...before] = openers[process.platform] ?? elsewhere;
  const opened = spawn(program, [...before, address], { stdio: 'ignore', detached: true });
  opened.once('error', () => undefined);
  opened.unref();
}
