import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense } from 'react';
import { usePhone } from './phone.ts';

/** A part that is fetched when it is first shown, within `Soon`; a network that is cut is tried again, not forgotten. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await untilHere(load) }));
}

async function untilHere<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 2000));
    }
  }
}

/** In place of a part that is on its way, a word. */
export function Soon({ children }: { readonly children: ReactNode }) {
  const { say, cut } = usePhone();
  return (
    <Suspense
      fallback={
        <p className="quiet" role="status">
          {cut ? say.noAnswer : say.loading}
        </p>
      }
    >
      {children}
    </Suspense>
  );
}
