import { useSyncExternalStore } from 'react';

/** A value outside React that components can read and anybody can set. */
export interface External<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

export function external<T>(first: T): External<T> {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useExternal<T>(store: External<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
