import { Suspense } from 'react';
import { pageOf } from '../ui/page-of.ts';
import type { AbsentTwiceProps } from './absent-twice.tsx';

const Later = pageOf(async () => ({ default: (await import('./absent-twice.tsx')).AbsentTwice }));

/** The same, whose script comes after the page. */
export function AbsentTwice(props: AbsentTwiceProps) {
  return (
    <Suspense fallback={null}>
      <Later {...props} />
    </Suspense>
  );
}
