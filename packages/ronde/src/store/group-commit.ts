/** Takes a job in; `lane`: jobs of one lane are written one after the other, and together where several wait. */
interface GroupCommit<J> {
  add(lane: string, job: J): void;
  /** Once nothing waits any more. */
  idle(): Promise<void>;
}

/**
 * While a lane's transaction is being written, what arrives for it waits and goes together into the next one: one wait
 * for the disk answers all of them. `write` settles its jobs itself and never rejects.
 */
export function groupCommit<J>(write: (jobs: readonly J[]) => Promise<void>, most = 256): GroupCommit<J> {
  const lanes = new Map<string, J[]>();
  const working = new Map<string, Promise<void>>();

  async function work(lane: string, waiting: J[]): Promise<void> {
    await turn();
    while (waiting.length > 0) {
      await write(waiting.splice(0, most));
      // Whoever was just answered may ask again, and goes into the next one.
      await turn();
    }
    lanes.delete(lane);
    working.delete(lane);
  }

  return {
    add(lane, job) {
      const waiting = lanes.get(lane);
      if (waiting) return void waiting.push(job);
      const fresh = [job];
      lanes.set(lane, fresh);
      working.set(lane, work(lane, fresh));
    },
    async idle() {
      while (working.size > 0) await Promise.all(working.values());
    },
  };
}

const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
