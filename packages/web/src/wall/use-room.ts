import { useSyncExternalStore } from 'react';
import type { Room } from './geometry.ts';

let room: Room = { width: innerWidth, height: innerHeight };

function subscribe(changed: () => void): () => void {
  const measure = () => {
    room = { width: innerWidth, height: innerHeight };
    changed();
  };
  addEventListener('resize', measure);
  return () => removeEventListener('resize', measure);
}

/** The window, as it stands. */
export const useRoom = (): Room => useSyncExternalStore(subscribe, () => room);
