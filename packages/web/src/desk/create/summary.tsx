import { advisedGame } from '@ronde/engine/formulas/art-de-la-guerre/advice';
import { uncapital } from '@ronde/language';
import type { ReactNode } from 'react';
import { sharedSentences, uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { besideSentences } from './beside-sentences.ts';
import styles from './create.module.css';
import { asksForArmies, firstTables, type NewTournament, poolsNamed, sharesOf } from './fields.ts';
import type { Plan, PlanCategory } from './plan.ts';
import { createSentences } from './sentences.ts';

interface Props {
  readonly fields: NewTournament;
  /** One; of several pools one for each. */
  readonly plans: readonly (Plan | null)[];
  readonly seed: number;
  readonly children?: ReactNode;
}

/** « Votre tournoi »: what the fields amount to, as they are typed. */
export function PlanSummary({ fields, plans, seed, children }: Props) {
  const [plan = null] = plans;
  const pools = poolsNamed(fields);
  const sentences = useSentences(sharedSentences);
  const { create: ui } = useSentences(uiSentences);
  const text = useSentences(createSentences);
  const beside = useSentences(besideSentences);
  const wargame = asksForArmies(fields);
  const roundsText = ({ rounds }: Plan): string =>
    followsRule(fields, plan)
      ? text.roundsIf(rounds, sentences.ui.home.players(Number(fields.expected)))
      : String(rounds);
  // Every pool is a tournament of its own: said once where all are alike, else pool by pool.
  const roundsRow = (): string => {
    if (!plan || plans.some((one) => !one || one.refusal)) return '–';
    if (pools.length < 2) return roundsText(plan);
    const each = plans.map((one) => String(one?.rounds ?? 0));
    return new Set(each).size === 1 ? beside.perPool(String(plan.rounds)) : beside.inPools(zipped(pools, each));
  };
  const tablesRow = (): string => {
    if (!plan) return '–';
    if (pools.length < 2) return String(plan.tables);
    const firsts = firstTables(sharesOf(fields));
    return plans.map((one, i) => beside.tablesFrom(one?.tables ?? 0, firsts[i] ?? 1)).join(', ');
  };
  const exemptRow = (): string => {
    if (!plan) return '–';
    const odd = pools.filter((_, i) => plans[i]?.exempt);
    if (pools.length > 1 && odd.length > 0) return beside.onePerRoundIn(odd.join(', '));
    return plan.exempt && pools.length < 2 ? ui.exemptOne : ui.exemptNone;
  };
  const length = plan && !plan.refusal ? lengthOf(plan.rounds, wargame, !wargame && fields.bestOf === '3') : null;
  const rows: readonly (readonly [string, string])[] = [
    ...(pools.length > 1 ? [[text.pools, beside.poolsPlanned(zipped(pools, sharesOf(fields)))] as const] : []),
    [ui.rounds, roundsRow()],
    wargame ? [text.perRound, text.perRoundWargame] : [text.perGame, text.minutes(20)],
    [text.duration, length ? text.durationOf(length.days, length.hours, length.minutes) : '–'],
    ...(plan && plan.pools.length > 0
      ? [
          [text.pools, text.poolsOf(plan.pools)] as const,
          [text.afterPools, text.fromRound(Number(fields.phase1) + 1)] as const,
        ]
      : []),
    [ui.tables, tablesRow()],
    [ui.exempt, exemptRow()],
    ...(wargame ? [] : [[ui.category, plan?.category ? categoryText(plan.category) : '–'] as const]),
    [ui.seed, ui.seedNumber(seed)],
  ];
  return (
    <SidePanel title={ui.summary}>
      <dl className={styles.summary}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {followsRule(fields, plan) && <p className="quiet small">{text.roundsFollow(uncapital(ui.rounds))}</p>}
      <p className="quiet small">{wargame ? text.seedHelp : text.categoryHelp}</p>
      {children}
    </SidePanel>
  );
}

const zipped = <T,>(pools: readonly string[], values: readonly T[]): readonly (readonly [string, T])[] =>
  pools.flatMap((pool, i) => {
    const value = values[i];
    return value === undefined ? [] : [[pool, value] as const];
  });

/** Nobody chose the rounds: they are those of the rule for whoever comes. */
const followsRule = (fields: NewTournament, plan: Plan | null): boolean =>
  plan?.rule !== null && plan !== null && !plan.refusal && fields.rounds.trim() === '';

const categoryText = ({ id, from, to }: PlanCategory): string => `${id} (${from}${to === null ? '+' : `–${to}`})`;

/** About how long a tournament lasts. */
interface Length {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/** Two players of 20 minutes, the draw and the slips. */
const scrabbleRound = 55;
const hoursADay = 9;

export function lengthOf(rounds: number, wargame: boolean, bestOfThree: boolean): Length {
  const round = wargame ? advisedGame.longest : scrabbleRound * (bestOfThree ? 2.5 : 1);
  const minutes = Math.round((rounds * round) / 5) * 5;
  return {
    days: Math.max(1, Math.ceil(minutes / 60 / hoursADay)),
    hours: Math.floor(minutes / 60),
    minutes: minutes % 60,
  };
}
