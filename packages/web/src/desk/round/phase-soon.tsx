import { type Round, traitsOf } from '@ronde/engine';
import { Suspense } from 'react';
import { useDesk } from '../../shell/desk.ts';
import { partOf } from '../../ui/page-of.ts';

const Line = partOf(async () => ({ default: (await import('./phase-line.tsx')).PhaseLine }));

/** The phase of a published round: Formule Combinée alone has them, and fetches the line. */
export function PhaseLine(props: { readonly round: number; readonly content: Round }) {
  if (traitsOf(useDesk().tournament.format).circles !== 'pools' || props.content.status === 'draft') return null;
  return (
    <Suspense fallback={null}>
      <Line {...props} />
    </Suspense>
  );
}
