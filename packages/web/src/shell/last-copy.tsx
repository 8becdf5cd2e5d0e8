import type { Safety } from '@ronde/contract/http/safety';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useExternal } from '../core/external.ts';
import { load } from '../core/http.ts';
import { lang } from '../core/language/lang.ts';
import { copyLine, copyWarning } from './copy-sentences.ts';
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
