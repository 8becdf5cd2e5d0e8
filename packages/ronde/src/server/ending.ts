/** What was opened, to be closed in the opposite order. */
export interface Ending {
  /** `step` will come before those that were named earlier. */
  first(step: () => unknown): void;
  /** Runs each step once, one after the other; asked again while they run, waits for them. */
  run(): Promise<void>;
}

export function ending(): Ending {
  const steps: (() => unknown)[] = [];
  let running: Promise<void> | null = null;
  const all = async (): Promise<void> => {
    for (let step = steps.pop(); step; step = steps.pop()) await step();
  };
  return {
    first: (step) => void steps.push(step),
    run: () => {
      running ??= all();
      return running;
    },
  };
}
