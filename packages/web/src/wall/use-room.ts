import { useSyncExternalStore } from 'react';
import type { Room } from './geometry.ts';

// Where there is no window, as in a test, there is nothing to fit.
const measured = (): Room => ({ width: globalThis.innerWidth, height: globalThis.innerHeight });

let room = measured();

function subscribe(changed: () => void): () => void {
  const measure = () => {
    room = measured();
    changed();
  };
  addEventListener('resize', measure);
  return () => removeEventListener('resize', measure);
}

/** The window, as it stands. */
export const useRoom = (): Room => useSyncExternalStore(subscribe, () => room);
