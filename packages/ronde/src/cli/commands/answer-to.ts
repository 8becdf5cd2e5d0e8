import { never } from '@ronde/engine';
import type { Lang } from '@ronde/language';
import type { Answered, Io } from '../answer.ts';
import type { CommandLine } from '../grammar.ts';

/** Runs the command that was asked for; each is loaded when it is needed. */
export async function answerTo({ command, args, options }: CommandLine, io: Io, lang: Lang): Promise<Answered> {
  const [file = ''] = args;
  switch (command) {
    case 'check':
      return (await import('./check.ts')).check(file, options, io, lang);
    case 'pair':
      return (await import('./pair.ts')).pair(file, options, io, lang);
    case 'standings':
      return (await import('./standings.ts')).standings(file, options, io, lang);
    case 'rate':
      return (await import('./rate.ts')).rate(file, options, io, lang);
    case 'pools':
      return (await import('./pools.ts')).pools(file, options, io, lang);
    case 'prizes':
      return (await import('./prizes.ts')).prizes(file, options, io, lang);
    case 'possible':
      return (await import('./possible.ts')).possible(file, options, io, lang);
    case 'publish':
      return (await import('./publish.ts')).publish(file, options, io, lang);
    case 'results':
      return (await import('./results.ts')).results(file, options, io, lang);
    case 'history':
      return (await import('./history.ts')).history(args, options, io, lang);
    case 'simulate':
      return (await import('./simulate.ts')).simulateTournament(file, options, lang);
    case 'simulate federation':
      return (await import('./simulate-federation.ts')).simulateYears(options, lang);
    case 'federation import':
      return (await import('./federation-import.ts')).importFiles(args, options, io, lang);
    case 'federation ratings':
      return (await import('./federation-ratings.ts')).ratings(args, options, io, lang);
    case 'federation list':
      return (await import('./federation-list.ts')).ratingList(args, options, io, lang);
    case 'federation season':
      return (await import('./federation-list.ts')).season(args, options, io, lang);
    case 'federation compare':
      return (await import('./federation-compare.ts')).compare(args, options, io, lang);
    case 'schema':
      return (await import('./schema.ts')).schema();
    case 'verify':
      return (await import('./verify.ts')).verify(file, io, lang);
    case 'backup':
      return (await import('./copies.ts')).backupCommand(options, io, lang);
    case 'restore':
      return (await import('./copies.ts')).restoreCommand(file, options, io, lang);
    case 'move':
      return (await import('./copies.ts')).moveCommand(options, lang);
    default:
      return never(command);
  }
}
