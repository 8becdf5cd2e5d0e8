import type { Safety } from '@ronde/contract/http/installation';
import { clock, type Dictionary, type Lang } from '@ronde/language';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useExternal } from '../core/external.ts';
import { moment } from '../core/hour.ts';
import { load } from '../core/http.ts';
import { lang } from '../core/language/lang.ts';
import styles from './offline-bar.module.css';

const every = 60_000;

/** Of the copies of all data; undefined until the house has answered. */
function useSafety(): Safety | undefined {
  const { data } = useQuery({
    queryKey: ['safety'],
    queryFn: () => load('GET /api/safety'),
    staleTime: every,
    refetchInterval: every,
  });
  return data;
}

/** In the menu: when all was last copied. */
export function LastCopy() {
  const safety = useSafety();
  const reader = useExternal(lang);
  return safety ? <span>{copyLine(safety, reader, new Date())}</span> : null;
}

/** Under the strip: copies that fail, or soon will. */
export function CopyWarning() {
  const safety = useSafety();
  const reader = useExternal(lang);
  const warning = safety ? copyWarning(safety, reader) : null;
  if (warning === null) return null;
  return (
    <div role="status" className={styles.bar}>
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
      {warning}
    </div>
  );
}

const megabyte = 1024 * 1024;

interface CopySentences {
  readonly last: (when: string) => string;
  readonly none: string;
  readonly low: (megabytes: number) => string;
  readonly failed: string;
}

const fr: CopySentences = {
  last: (when) => `Dernière copie\u00a0: ${when}`,
  none: 'Aucune copie encore',
  low: (megabytes) =>
    `Il reste ${megabytes}\u00a0Mo sur le disque\u00a0: les copies n’auront bientôt plus de place. Libérez-en.`,
  failed: 'La dernière copie a échoué. Ce qui est saisi est enregistré\u00a0; le terminal de Ronde en dit la raison.',
};

const en: CopySentences = {
  last: (when) => `Last copy: ${when}`,
  none: 'No copy yet',
  low: (megabytes) => `${megabytes} MB are left on the disk: copies will soon have no room. Free some space.`,
  failed: 'The last copy failed. What is entered is saved; Ronde’s terminal says why.',
};

const sentences: Dictionary<CopySentences> = { fr, en };

/** « Dernière copie : 14:02 », with its day when that is not today's. */
export function copyLine({ lastCopy }: Safety, lang: Lang, now: Date): string {
  const text = sentences[lang];
  if (lastCopy === null) return text.none;
  const today = new Date(lastCopy).toDateString() === now.toDateString();
  return text.last(today ? clock(lastCopy) : moment(lang, lastCopy));
}

/** What the desk has to know of the copies before it is too late; null: all is well. */
export function copyWarning({ low, free, copyFailed }: Safety, lang: Lang): string | null {
  const text = sentences[lang];
  if (low && free !== null) return text.low(Math.floor(free / megabyte));
  return copyFailed ? text.failed : null;
}
