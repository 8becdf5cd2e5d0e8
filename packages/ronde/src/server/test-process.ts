import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The real program, as it is installed, in its own process. */
export interface Program {
  readonly address: string;
  /** All that it has printed so far. */
  printed(): string;
  /** Ends it with this signal and waits until it is gone; answers with its exit code, null after a `SIGKILL`. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

export const bundle = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

/** `more`: other words of the command line. Rejects with all that was printed when the program ends before it answers. */
export async function startProgram(data: string, port = 0, more: readonly string[] = []): Promise<Program> {
  const args = [bundle, '--port', String(port), '--data', data, ...more];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  // A test that was given up before the program answered leaves nothing running.
  const endWithTests = () => void child.kill('SIGKILL');
  process.once('exit', endWithTests);
  child.once('exit', () => process.off('exit', endWithTests));
  let printed = '';
  child.stdout.on('data', (bytes: Buffer) => (printed += String(bytes)));
  child.stderr.on('data', (bytes: Buffer) => (printed += String(bytes)));
  const address = await addressOf(child, () => printed);
  return {
    address,
    printed: () => printed,
    end: async (signal) => {
      const gone = once(child, 'exit');
      child.kill(signal);
      const [code] = (await gone) as [number | null];
      return code;
    },
  };
}

function addressOf(child: ChildProcess, printed: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const address = /http:\/\/localhost:\d+/.exec(printed())?.[0];
      if (address) resolve(address);
    };
    child.stdout?.on('data', look);
    child.once('exit', () => reject(new Error(`The program ended: ${printed()}`)));
  });
}
