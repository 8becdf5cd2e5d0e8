import { useState } from 'react';

/**
 * Fields over a value that others may change meanwhile. From the first key on, what was seen then is kept: it is what
 * the change will be compared with.
 */
export function useEdited<Source, Values extends object>(now: Source, valuesOf: (source: Source) => Values) {
  const [seen, setSeen] = useState<{ readonly source: Source } | null>(null);
  const [over, setOver] = useState<Partial<Values>>({});
  const base = seen ? seen.source : now;
  return {
    base,
    values: { ...valuesOf(base), ...over },
    set: (change: Partial<Values>) => {
      setSeen(seen ?? { source: now });
      setOver({ ...over, ...change });
    },
    /** What is typed has been saved. */
    reset: () => {
      setSeen(null);
      setOver({});
    },
  };
}
