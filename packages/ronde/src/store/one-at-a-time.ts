/** Runs each task after the one before has settled, whatever became of it. */
export function oneAtATime(): <T>(task: () => Promise<T>) => Promise<T> {
  const queue = oneOfEach();
  return (task) => queue('', task);
}

/** The same for the tasks of one thing; those of another do not wait. Nothing is kept of a thing that nobody waits for. */
export function oneOfEach(): <T>(thing: string, task: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<void>>();
  return (thing, task) => {
    const mine = (last.get(thing) ?? Promise.resolve()).then(task);
    const after = mine.then(nothing, nothing).then(() => {
      if (last.get(thing) === after) last.delete(thing);
    });
    last.set(thing, after);
    return mine;
  };
}

const nothing = (): void => undefined;
