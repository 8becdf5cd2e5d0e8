import { never } from '@ronde/engine';
import type { Lang } from '@ronde/language';
import type { Answered } from '../answer.ts';
import type { Asked } from '../grammar.ts';
import type { Io } from '../io.ts';

/** Runs the command that was asked for; each is loaded when it is needed. */
export async function answerTo({ command, file, options }: Asked, io: Io, lang: Lang): Promise<Answered> {
  switch (command) {
    case 'check':
      return (await import('./check.ts')).check(file, io, lang);
    case 'pair':
      return (await import('./pair.ts')).pair(file, options, io, lang);
    case 'standings':
      return (await import('./standings.ts')).standings(file, options, io, lang);
    case 'schema':
      return (await import('./schema.ts')).schema();
    default:
      return never(command);
  }
}
