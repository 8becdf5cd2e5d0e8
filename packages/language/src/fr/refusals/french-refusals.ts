import type { RefusalTable } from '../../refusal-table.ts';
import type { RoundAndTable } from '../round-and-table.ts';

/** A round is a « ronde » or a « tour », and what agrees with it follows. */
export type FrenchRefusals = RefusalTable<RoundAndTable>;
