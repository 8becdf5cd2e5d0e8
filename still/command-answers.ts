import { run } from '../packages/ronde/src/cli/run.ts';
import type { Answers, Given } from './given-files.ts';

/** The command line's answers, for a program and to read, in both languages. */
export async function* commandAnswers({ file }: Given): Answers {
  const text = JSON.stringify(file);
  for (const line of linesFor(file.rounds?.length ?? 0)) {
    yield [`cli/${line.join(' ')} --json`, await answerTo([...line, '--json'], text)];
    for (const lang of ['fr', 'en'])
      yield [`cli/${line.join(' ')} ${lang}`, await answerTo([...line, '--lang', lang], text)];
  }
}

function linesFor(rounds: number): readonly (readonly string[])[] {
  const after = Array.from({ length: rounds + 1 }, (_, round) => ['standings', '--after', String(round)]);
  return [
    ['check'],
    ['pair'],
    ['pair', '--beyond'],
    ['pair', '--redraw'],
    ...after,
    ['standings', '--final'],
    ['rate'],
    ['pools'],
    ['prizes'],
    ['possible'],
    ['history'],
  ];
}

/** What it prints on both sides, and how it ends. The file comes through standard input. */
async function answerTo([command = '', ...options]: readonly string[], file: string): Promise<string> {
  let [out, err] = ['', ''];
  const io = {
    env: {},
    stdin: async () => new TextEncoder().encode(file),
    out: (text: string) => {
      out += text;
    },
    err: (text: string) => {
      err += text;
    },
    ask: null,
  };
  const code = await run([command, '-', ...options], io);
  return `${out}\n— ${code}\n${err}`;
}
