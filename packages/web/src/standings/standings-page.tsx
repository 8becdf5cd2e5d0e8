import { standingsOf } from '@ronde/engine';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'wouter';
import { deskPath } from '../api/desk-query.ts';
import { address } from '../frame/addresses.ts';
import { useDesk } from '../frame/desk.ts';
import { Page } from '../frame/page.tsx';
import { usePanelParam } from '../frame/use-panel-param.ts';
import { useUi } from '../session/use-words.ts';
import { GridTable } from './grid-table.tsx';
import { Legend } from './legend.tsx';
import { SanctionNotes } from './sanction-notes.tsx';
import { closedRounds, isFinal } from './shown.ts';
import styles from './standings.module.css';
import { StandingsTable } from './standings-table.tsx';
import { useStandingsWords } from './use-standings-words.ts';

/** The order and its reasons, after any closed round. `after` null: the newest. */
export function StandingsPage({ after }: { readonly after: number | null }) {
  const { standings: ui, strip } = useUi();
  const desk = useDesk();
  const [params] = useSearchParams();
  const [tie, showTie] = usePanelParam('egalite');
  const closed = closedRounds(desk.tournament);
  const shown = after !== null && after >= 1 && after <= closed ? after : closed;
  const final = isFinal(desk.tournament, desk.planned, shown);
  const { tournament, people } = desk;
  const standings = useMemo(
    () => standingsOf(tournament, people, { after: shown, final }),
    [tournament, people, shown, final],
  );
  if (closed === 0)
    return (
      <Page title={strip.standings}>
        <p className="quiet">{ui.empty}</p>
      </Page>
    );
  const grid = params.get('vue') === 'grille';
  const note = final
    ? `${ui.afterRounds(shown)} · ${tournament.status === 'closed' ? ui.closed : ui.provisionalUntilClosed}`
    : null;
  const acts = (
    <>
      <Views t={desk.t} shown={shown} grid={grid} />
      <RoundSwitch
        t={desk.t}
        shown={shown}
        closed={closed}
        final={isFinal(tournament, desk.planned, closed)}
        grid={grid}
      />
    </>
  );
  return (
    <Page title={final ? ui.final : ui.title(shown)} note={note} acts={acts}>
      {grid ? (
        <GridTable standings={standings} />
      ) : (
        <StandingsTable standings={standings} openTie={tie} onTie={showTie} />
      )}
      <SanctionNotes after={shown} />
      <Legend standings={standings}>
        <Files t={desk.t} query={`?after=${shown}${final ? '&final=true' : ''}`} />
      </Legend>
    </Page>
  );
}

function Files({ t, query }: { readonly t: string; readonly query: string }) {
  const { standings: ui } = useUi();
  return (
    <p className={styles.files}>
      <a className="link" href={deskPath(t, `/standings.csv${query}`)}>
        {ui.csv}
      </a>
      {' · '}
      <a className="link" href={deskPath(t, `/standings.html${query}`)}>
        {ui.html}
      </a>
    </p>
  );
}

const asGrid = '?vue=grille';

interface ViewsProps {
  readonly t: string;
  readonly shown: number;
  readonly grid: boolean;
}

function Views({ t, shown, grid }: ViewsProps) {
  const { standings: ui } = useUi();
  const say = useStandingsWords();
  const here = address.standings(t, shown);
  return (
    <nav className={styles.switch} aria-label={say.views}>
      <Link href={here} aria-current={grid ? undefined : 'page'}>
        {say.table}
      </Link>
      <Link href={here + asGrid} aria-current={grid ? 'page' : undefined}>
        {ui.grid}
      </Link>
    </nav>
  );
}

interface SwitchProps extends ViewsProps {
  readonly closed: number;
  readonly final: boolean;
}

function RoundSwitch({ t, shown, closed, final, grid }: SwitchProps) {
  const { standings: ui } = useUi();
  return (
    <nav className={styles.switch} aria-label={ui.round}>
      {Array.from({ length: closed }, (_, i) => i + 1).map((round) => (
        <Link
          key={round}
          href={address.standings(t, round) + (grid ? asGrid : '')}
          aria-current={round === shown ? 'page' : undefined}
        >
          {final && round === closed ? ui.finalShort(round) : round}
        </Link>
      ))}
    </nav>
  );
}
