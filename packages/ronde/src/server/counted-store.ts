import { faultOf } from '../store/faults.ts';
import type { Store } from '../store/store.ts';
import type { Metrics } from './metrics.ts';

/** The same store, whose acknowledged decisions and whose failures are counted. */
export function countedStore(store: Store, metrics: Metrics): Store {
  async function counted<T>(task: Promise<T>): Promise<T> {
    try {
      return await task;
    } catch (error) {
      if (faultOf(error) !== null) metrics.storeError();
      throw error;
    }
  }
  return {
    ...store,
    load: (ref) => counted(store.load(ref)),
    heads: () => counted(store.heads()),
    async write(ref, asked, decide) {
      const written = await counted(store.write(ref, asked, decide));
      if (written?.ok && !written.value.repeated) metrics.decision();
      return written;
    },
  };
}
