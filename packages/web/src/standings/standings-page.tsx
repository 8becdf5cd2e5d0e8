import { useMemo } from 'react';
import { Link } from 'wouter';
import { deskPath } from '../api/desk-query.ts';
import { address } from '../frame/addresses.ts';
import { useDesk } from '../frame/desk.ts';
import { Page } from '../frame/page.tsx';
import { usePanelParam } from '../frame/use-panel-param.ts';
import { useUi } from '../session/use-words.ts';
import { scrabbleStandings } from './scrabble-standings.ts';
import { closedRounds, isFinal } from './shown.ts';
import styles from './standings.module.css';
import { StandingsTable } from './standings-table.tsx';

/** The order and its reasons, after any closed round. `after` null: the newest. */
export function StandingsPage({ after }: { readonly after: number | null }) {
  const { standings: ui, strip } = useUi();
  const desk = useDesk();
  const [tie, showTie] = usePanelParam('egalite');
  const closed = closedRounds(desk.tournament);
  const shown = after !== null && after >= 1 && after <= closed ? after : closed;
  const final = isFinal(desk.tournament, desk.planned, shown);
  const { tournament, people } = desk;
  const standings = useMemo(
    () => scrabbleStandings(tournament, people, { after: shown, final }),
    [tournament, people, shown, final],
  );
  if (closed === 0)
    return (
      <Page title={strip.standings}>
        <p className="quiet">{ui.empty}</p>
      </Page>
    );
  const query = `?after=${shown}${final ? '&final=true' : ''}`;
  const note = final
    ? `${ui.afterRounds(shown)} · ${tournament.status === 'closed' ? ui.closed : ui.provisionalUntilClosed}`
    : null;
  const acts = (
    <RoundSwitch t={desk.t} shown={shown} closed={closed} final={isFinal(tournament, desk.planned, closed)} />
  );
  return (
    <Page title={final ? ui.final : ui.title(shown)} note={note} acts={acts}>
      <StandingsTable standings={standings} openTie={tie} onTie={showTie} />
      <div className={styles.legend}>
        <p>{ui.legend}</p>
        <p>{ui.legendPoints}</p>
        <p className={styles.files}>
          <a className="link" href={deskPath(desk.t, `/standings.csv${query}`)}>
            {ui.csv}
          </a>
          {' · '}
          <a className="link" href={deskPath(desk.t, `/standings.html${query}`)}>
            {ui.html}
          </a>
        </p>
      </div>
    </Page>
  );
}

interface SwitchProps {
  readonly t: string;
  readonly shown: number;
  readonly closed: number;
  readonly final: boolean;
}

function RoundSwitch({ t, shown, closed, final }: SwitchProps) {
  const { standings: ui } = useUi();
  return (
    <nav className={styles.switch} aria-label={ui.round}>
      {Array.from({ length: closed }, (_, i) => i + 1).map((round) => (
        <Link key={round} href={address.standings(t, round)} aria-current={round === shown ? 'page' : undefined}>
          {final && round === closed ? ui.finalShort(round) : round}
        </Link>
      ))}
    </nav>
  );
}
