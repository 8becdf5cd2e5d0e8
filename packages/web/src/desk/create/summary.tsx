import { advisedGame } from '@ronde/engine/formulas/art-de-la-guerre/advice';
import { uncapital } from '@ronde/language';
import type { ReactNode } from 'react';
import { sharedSentences, uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import styles from './create.module.css';
import { asksForArmies, type NewTournament } from './fields.ts';
import type { Plan, PlanCategory } from './plan.ts';
import { createSentences } from './sentences.ts';

interface Props {
  readonly fields: NewTournament;
  readonly plan: Plan | null;
  readonly seed: number;
  readonly children?: ReactNode;
}

/** « Votre tournoi »: what the fields amount to, as they are typed. */
export function PlanSummary({ fields, plan, seed, children }: Props) {
  const sentences = useSentences(sharedSentences);
  const { create: ui } = useSentences(uiSentences);
  const text = useSentences(createSentences);
  const wargame = asksForArmies(fields);
  const roundsText = ({ rounds }: Plan): string =>
    followsRule(fields, plan)
      ? text.roundsIf(rounds, sentences.ui.home.players(Number(fields.expected)))
      : String(rounds);
  const length = plan && !plan.refusal ? lengthOf(plan.rounds, wargame, !wargame && fields.bestOf === '3') : null;
  const rows: readonly (readonly [string, string])[] = [
    [ui.rounds, plan && !plan.refusal ? roundsText(plan) : '–'],
    wargame ? [text.perRound, text.perRoundWargame] : [text.perGame, text.minutes(20)],
    [text.duration, length ? text.durationOf(length.days, length.hours, length.minutes) : '–'],
    ...(plan && plan.pools.length > 0
      ? [
          [text.pools, text.poolsOf(plan.pools)] as const,
          [text.afterPools, text.fromRound(Number(fields.phase1) + 1)] as const,
        ]
      : []),
    [ui.tables, plan ? String(plan.tables) : '–'],
    [ui.exempt, plan ? (plan.exempt ? ui.exemptOne : ui.exemptNone) : '–'],
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
