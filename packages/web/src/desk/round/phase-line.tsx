import type { Round } from '@ronde/engine';
import { phaseAt, phasesOf } from '@ronde/engine/formulas/combinee/phases';
import { Link } from 'wouter';
import { useSentences } from '../../core/language/use-sentences.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { draftSentences } from '../pairing/sentences.ts';
import { poolOf } from './draft-rows.ts';

interface Props {
  readonly round: number;
  readonly content: Round;
}

/** Formule Combinée, under the tables of a published round: its phase, which tables are of which pool, the way there. */
export function PhaseLine({ round, content }: Props) {
  const text = useSentences(draftSentences);
  const { t, tournament } = useDesk();
  const phases = phasesOf(tournament.settings);
  const pools = tablesOfPools(content);
  return (
    <p className="quiet small">
      {text.phases[phaseAt(phases, round)](phases.phase1)}{' '}
      {pools.map(([pool, tables]) => `${text.poolTables(pool, tables)} `)}
      <Link href={address.pools(t)} className="link">
        {text.toPools}
      </Link>
    </p>
  );
}

/** The pools that have tables, by number. */
export function tablesOfPools({ matches }: Round): readonly (readonly [pool: number, tables: readonly number[]])[] {
  const seated = matches.flatMap((match) => (match.table === undefined ? [] : [[poolOf(match), match.table] as const]));
  const pools = [...new Set(seated.map(([pool]) => pool))].filter((pool) => pool > 0).sort((a, b) => a - b);
  return pools.map((pool) => [pool, seated.flatMap(([of, table]) => (of === pool ? [table] : []))]);
}
