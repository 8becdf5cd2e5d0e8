import { readerLanguage } from '../machine/reader-language.ts';
import type { Io } from './answer.ts';
import { run } from './run.ts';
import { cliSentences } from './sentences/sentences.ts';

/** It comes once, however often a command looks at its files. */
let sent: Promise<Uint8Array> | undefined;

async function readStdin(): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const io: Io = {
  env: process.env,
  stdin: () => {
    sent ??= readStdin();
    return sent;
  },
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  ask: process.stdin.isTTY ? ask : null,
};

async function ask(question: string): Promise<string> {
  const { createInterface } = await import('node:readline/promises');
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

// Whoever read the answer may have had enough of it: `ronde standings … | head -3`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const args = process.argv.slice(2);

function bug(error: unknown): void {
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${cliSentences[readerLanguage(args, process.env)].bug(message)}\n`);
  process.exitCode = 70;
}

run(args, io).then((code) => {
  process.exitCode = code;
}, bug);
