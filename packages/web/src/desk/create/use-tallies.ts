import type { FormatId } from '@ronde/engine';
import { useEffect, useState } from 'react';
import type { Compared } from './candidates.ts';
import type { CompareQuestion } from './compare-worker.ts';
import workerAddress from './compare-worker.ts?worker&url';
import type { Tally } from './compared.ts';

/** Tournaments of each formula: enough for a chance to be told to about 1.5 %. */
export const mostSamples = 1000;

export type Tallies = ReadonlyMap<FormatId, Tally>;

/** Played out beside the page while the table is open, anew for other numbers. `failed`: the worker can't be had. */
export function useTallies(compared: readonly Compared[], players: number): Tallies | 'failed' {
  const [tallies, setTallies] = useState<Tallies | 'failed'>(new Map());
  const asked = JSON.stringify(compared);
  useEffect(() => {
    const list = JSON.parse(asked) as readonly Compared[];
    const candidates = list.flatMap(({ candidate }) => candidate ?? []);
    setTallies(new Map());
    const worker = new Worker(workerAddress);
    worker.onmessage = ({ data }: MessageEvent<readonly Tally[]>) =>
      setTallies(new Map(candidates.flatMap(({ format }, i) => (data[i] ? [[format, data[i]] as const] : []))));
    worker.onerror = () => setTallies('failed');
    const question: CompareQuestion = { candidates, players, most: mostSamples };
    worker.postMessage(question);
    return () => worker.terminate();
  }, [asked, players]);
  return tallies;
}
