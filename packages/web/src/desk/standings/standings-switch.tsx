import { NativeSelect } from '@mantine/core';
import { type Dictionary, phaseSentences } from '@ronde/language';
import { type PhaseRounds, phasesOver } from '@ronde/views/phase-alone';
import { phaseEnding } from '@ronde/views/standings';
import { Link, useLocation } from 'wouter';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { standingsSentences } from '../standings-table/sentences.ts';
import styles from '../standings-table/standings.module.css';

/** `table`: the order; `grille`: everybody against everybody; `statistiques`: the day in figures. */
export type StandingsView = 'table' | 'grille' | 'statistiques';

export const viewOf = (asked: string | null): StandingsView =>
  asked === 'grille' || asked === 'statistiques' ? asked : 'table';

const askFor = (view: StandingsView): string => (view === 'table' ? '' : `?vue=${view}`);

interface ViewsProps {
  readonly t: string;
  readonly shown: number;
  readonly view: StandingsView;
}

const statistics: Dictionary<string> = { fr: 'Statistiques', en: 'Statistics' };

/** The table, everybody against everybody, or the day in figures. */
export function Views({ t, shown, view }: ViewsProps) {
  const { standings: ui } = useSentences(uiSentences);
  const text = useSentences(standingsSentences);
  const words = { table: text.table, grille: ui.grid, statistiques: statistics[useLang()] };
  return (
    <nav className={styles.switch} aria-label={text.views}>
      {(['table', 'grille', 'statistiques'] as const).map((one) => (
        <Link
          key={one}
          href={address.standings(t, shown) + askFor(one)}
          aria-current={one === view ? 'page' : undefined}
        >
          {words[one]}
        </Link>
      ))}
    </nav>
  );
}

interface SwitchProps extends ViewsProps {
  readonly closed: number;
  readonly final: boolean;
  /** Whose rounds stand alone. */
  readonly alone: PhaseRounds | undefined;
}

/** So many rounds stand side by side; more of them, and phases, are chosen from a list. */
const abreast = 6;

/** After which round; of several phases one alone, too. */
export function RoundSwitch({ t, shown, closed, final, view, alone }: SwitchProps) {
  const { standings: ui } = useSentences(uiSentences);
  const text = useSentences(standingsSentences);
  const { phase } = useSentences(phaseSentences);
  const { tournament } = useDesk();
  const [, go] = useLocation();
  const phases = phasesOver(tournament);
  const labelOf = (round: number): string => {
    const ending = phaseEnding(tournament, round);
    return ending === null ? String(round) : `${round}, ${phase(ending)}`;
  };
  const named = (round: number): string => (final && round === closed ? ui.finalShort(round) : labelOf(round));
  const rounds = Array.from({ length: closed }, (_, i) => i + 1);
  if (closed > abreast || phases.length > 0)
    return (
      <NativeSelect
        className={styles.rounds ?? ''}
        aria-label={ui.round}
        value={alone ? `phase-${alone.phase}` : String(shown)}
        data={[
          {
            group: ui.round,
            items: rounds.map((round) => ({ value: String(round), label: `${ui.round} ${named(round)}` })),
          },
          ...(phases.length > 0
            ? [
                {
                  group: text.phasesAlone,
                  items: phases.map((one) => ({ value: `phase-${one.phase}`, label: text.phaseAlone(one) })),
                },
              ]
            : []),
        ]}
        onChange={({ currentTarget: { value } }) => {
          const chosen = phases.find((one) => value === `phase-${one.phase}`);
          if (chosen) go(`${address.standings(t, chosen.to)}?phase=${chosen.phase}`);
          else go(address.standings(t, Number(value)) + askFor(view));
        }}
      />
    );
  return (
    <nav className={styles.switch} aria-label={ui.round}>
      {/* Of one round alone a lone number would be read as a badge. */}
      <span aria-hidden="true">{ui.round}</span>
      {rounds.map((round) => (
        <Link
          key={round}
          href={address.standings(t, round) + askFor(view)}
          aria-current={round === shown ? 'page' : undefined}
        >
          {named(round)}
        </Link>
      ))}
    </nav>
  );
}
