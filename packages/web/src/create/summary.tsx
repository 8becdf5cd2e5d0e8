import { SidePanel } from '../frame/side-panel.tsx';
import { useUi } from '../session/use-words.ts';
import styles from './create.module.css';
import { type Fields, wholeNumber } from './new-tournament.ts';
import type { Plan } from './plan.ts';

interface Props {
  readonly fields: Fields;
  readonly plan: Plan | null;
  readonly seed: number;
}

/** « Votre tournoi »: what the fields amount to, as they are typed. */
export function Summary({ fields, plan, seed }: Props) {
  const ui = useUi();
  const rounds = wholeNumber(fields.rounds) ?? plan?.rounds;
  const rows: readonly (readonly [string, string])[] = [
    [ui.create.rounds, rounds ? String(rounds) : '–'],
    [ui.create.tables, plan ? String(plan.tables) : '–'],
    [ui.create.exempt, plan ? (plan.exempt ? ui.create.exemptOne : ui.create.exemptNone) : '–'],
    [ui.create.category, plan ? categoryText(plan) : '–'],
    [ui.create.seed, ui.create.seedNumber(seed)],
  ];
  return (
    <SidePanel title={ui.create.summary}>
      <dl className={styles.summary}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </SidePanel>
  );
}

const categoryText = ({ category }: Plan): string =>
  `${category.id} (${category.from}${category.to === null ? '+' : `–${category.to}`})`;
