import { traitsOf } from '@ronde/engine';
import { phasesOf } from '@ronde/engine/formulas/combinee/phases';
import { useDesk } from '../../shell/desk.tsx';
import { lazyPart } from '../../ui/page-of.ts';

const TakenSeats = lazyPart(async () => ({ default: (await import('../presence/taken-seats.tsx')).TakenSeats }));

/** Pools alone have seats that somebody takes, after round 1. */
export function LazyTakenSeats({ round }: { readonly round: number }) {
  const { format, settings } = useDesk().tournament;
  const inPools = traitsOf(format).circles === 'pools' && round > 1 && round <= phasesOf(settings).phase1;
  return inPools ? <TakenSeats round={round} /> : null;
}
