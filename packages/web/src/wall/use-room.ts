import { useSyncExternalStore } from 'react';
import type { Room } from './geometry.ts';

const measured = (): Room => ({ width: innerWidth, height: innerHeight });

// Where there is no window there is nothing to fit: a test.
let room: Room = typeof innerWidth === 'undefined' ? { width: 0, height: 0 } : measured();

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
