/** Milliseconds of one call: the median of warm runs, as many as fit in about `budget` ms (at least three). */
export function median(call: () => unknown, budget = 1500): number {
  return medianOver(() => undefined, call, budget);
}

/** The same of a call on what is made anew for each run, outside the time. */
export function medianOver<Made>(make: () => Made, call: (made: Made) => unknown, budget = 1500): number {
  const times: number[] = [];
  const warm = performance.now() + budget / 4;
  for (let run = 0; run < 2 || (performance.now() < warm && run < 100); run++) call(make());
  const until = performance.now() + budget;
  while (times.length < 3 || (performance.now() < until && times.length < 400)) {
    const made = make();
    const before = performance.now();
    call(made);
    times.push(performance.now() - before);
  }
  times.sort((a, b) => a - b);
  return times[times.length >> 1] ?? 0;
}

/** One call, cold: for what takes too long to be called again. */
export function once(call: () => unknown): number {
  const before = performance.now();
  call();
  return performance.now() - before;
}

/** `0.052 ms`, `1.31 s`. */
export function shown(ms: number): string {
  return ms >= 1000 ? `${(ms / 1000).toFixed(2)} s` : `${ms.toFixed(3)} ms`;
}
