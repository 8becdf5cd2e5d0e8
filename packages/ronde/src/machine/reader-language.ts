import { isLang, type Lang } from '@ronde/language/lang';

/** The language asked for with `--lang`, else that of the environment, else French. */
export function readerLanguage(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Lang {
  const at = args.lastIndexOf('--lang');
  const asked = at >= 0 ? args[at + 1] : args.find((arg) => arg.startsWith('--lang='))?.slice('--lang='.length);
  if (isLang(asked)) return asked;
  // POSIX: the first of these that is set and not empty decides.
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const named = /^([a-z]+)(?:[_.@-]|$)/i.exec(locale)?.[1]?.toLowerCase();
  return isLang(named) ? named : 'fr';
}
