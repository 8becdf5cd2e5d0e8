import { useEffect } from 'react';

/** Whether this page can keep the screen on at all: on https and localhost alone. */
export const canStayAwake = 'wakeLock' in navigator;

/** Keeps the screen on while `wanted`; a page that was hidden has to ask again. */
export function useAwake(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !canStayAwake) return;
    let held: WakeLockSentinel | null = null;
    let gone = false;
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        (lock) => {
          if (gone) void lock.release();
          else held = lock;
        },
        () => undefined,
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', ask);
      void held?.release();
    };
  }, [wanted]);
}
