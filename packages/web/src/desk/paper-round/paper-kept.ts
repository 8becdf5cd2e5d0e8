import { useState } from 'react';
import { blankPaper, type Paper } from './paper.ts';

const keyOf = (t: string, round: number): string => `ronde.paper.${t}.${round}`;

/** What is typed of a round on paper, kept in this browser until the round is there: a reload loses nothing. */
export function useKeptPaper(t: string, round: number) {
  const [paper, setPaper] = useState<Paper>(() => stored(keyOf(t, round)));
  const put = (next: Paper) => {
    setPaper(next);
    write(keyOf(t, round), next);
  };
  return { paper, put, forget: () => write(keyOf(t, round), null) };
}

function stored(key: string): Paper {
  try {
    return { ...blankPaper, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Paper>) };
  } catch {
    return blankPaper;
  }
}

function write(key: string, paper: Paper | null): void {
  try {
    if (paper === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(paper));
  } catch {
    // Without storage it is kept as long as the page stays open.
  }
}
