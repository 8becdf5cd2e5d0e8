import type { Io } from './answer.ts';
import { type ExitCode, run } from './run.ts';

export interface Ran {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
}

/** Runs one command line in this process, in French unless the environment says otherwise. */
export async function line(
  args: readonly string[],
  world: { env?: Io['env']; stdin?: string; ask?: Io['ask'] } = {},
): Promise<Ran> {
  const said = { out: '', err: '' };
  const code = await run(args, {
    env: world.env ?? {},
    stdin: async () => new TextEncoder().encode(world.stdin ?? ''),
    ask: world.ask ?? null,
    out: (text) => {
      said.out += text;
    },
    err: (text) => {
      said.err += text;
    },
  });
  return { code, ...said };
}
