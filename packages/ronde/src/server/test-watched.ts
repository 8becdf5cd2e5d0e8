import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import type { StrangeRequest } from '../fixtures/strange-request.ts';
import { bundle } from './test-process.ts';

/** The real program, whose memory and work are seen from outside. */
export interface Watched {
  readonly port: number;
  /** All that it has printed so far. */
  printed(): string;
  /** Bytes in use once all that nobody needs is gone. */
  heap(): Promise<number>;
  /** Ms that all its threads have worked. */
  cpu(): Promise<number>;
  lives(): boolean;
  stop(): Promise<void>;
}

/** The browser's programs are built elsewhere; that there are pages is enough. */
function pagesIn(folder: string): string {
  for (const page of ['index', 'screen', 'phone'])
    writeFileSync(join(folder, `${page}.html`), '<!doctype html><title>Ronde');
  return folder;
}

/** Beside the program in its process: it answers what is asked over the channel of a parent. */
const telling = `data:text/javascript,${encodeURIComponent(`
  process.on('message', (asked) => {
    if (asked === 'heap') globalThis.gc();
    const { user, system } = process.cpuUsage();
    process.send({ asked, value: asked === 'heap' ? process.memoryUsage().heapUsed : (user + system) / 1000 });
  });
`)}`;

export async function watchedProgram(folder: string): Promise<Watched> {
  const child = fork(bundle, ['--port', '0', '--data', folder, '--web', pagesIn(folder)], {
    execArgv: ['--expose-gc', '--import', telling],
    silent: true,
  });
  const endWithTests = () => void child.kill('SIGKILL');
  process.once('exit', endWithTests);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes: Buffer) => (printed += String(bytes)));
  const gone = once(child, 'exit');
  while (!/http:\/\/localhost:\d+/.test(printed)) {
    if (child.exitCode !== null || !child.stdout) throw new Error(`The program ended: ${printed}`);
    await Promise.race([once(child.stdout, 'data'), gone]);
  }
  const tell = (asked: 'heap' | 'cpu') =>
    new Promise<number>((resolve, reject) => {
      const hear = (told: { readonly asked: string; readonly value: number }) => {
        if (told.asked !== asked) return;
        child.off('message', hear);
        resolve(told.value);
      };
      child.on('message', hear);
      child.send(asked, (error) => error && reject(error));
    });
  return {
    port: Number(/http:\/\/localhost:(\d+)/.exec(printed)?.[1]),
    printed: () => printed,
    heap: () => tell('heap'),
    cpu: () => tell('cpu'),
    lives: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      process.off('exit', endWithTests);
      child.kill('SIGKILL');
      await gone;
    },
  };
}

export interface Answer {
  /** 0: the connection was closed without one. */
  readonly status: number;
  readonly body: string;
  readonly cookies: readonly string[];
}

/** Sends it as it is written, which `fetch` does not. What cannot be sent at all is answered by nobody: 400. */
export function asked(
  { port }: Pick<Watched, 'port'>,
  { method, path, headers, body }: StrangeRequest,
): Promise<Answer> {
  return new Promise((resolve) => {
    const unanswered = (status: number) => resolve({ status, body: '', cookies: [] });
    try {
      const sent = request({
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: { Host: `localhost:${port}`, ...headers },
      });
      sent.on('error', () => unanswered(0));
      sent.on('response', (answer) => {
        const { statusCode = 0, headers: said } = answer;
        const cookies = said['set-cookie'] ?? [];
        let text = '';
        answer.on('data', (bytes: Buffer) => (text += String(bytes)));
        answer.on('end', () => resolve({ status: statusCode, body: text, cookies }));
        answer.on('error', () => unanswered(0));
        // It would go on for ever.
        if (said['content-type']?.includes('event-stream')) {
          resolve({ status: statusCode, body: '', cookies });
          sent.destroy();
        }
      });
      sent.end(body ?? undefined);
    } catch {
      unanswered(400);
    }
  });
}
