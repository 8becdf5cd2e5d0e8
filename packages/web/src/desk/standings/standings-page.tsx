import { Button } from '@mantine/core';
import { pathOf } from '@ronde/contract/routes/client';
import { playsWargame, type Standings, standingsOf } from '@ronde/engine';
import { closedRounds } from '@ronde/engine/tournament/find';
import { figuresLegend, metAsLegend, roundPointsLegend, standingsOfPhase } from '@ronde/language';
import { phasesOver, roundsAlone } from '@ronde/views/phase-alone';
import { someProvisional } from '@ronde/views/player';
import { isFinal, standingsTitleIn } from '@ronde/views/standings';
import { IconPrinter } from '@tabler/icons-react';
import { type ReactNode, Suspense, useMemo } from 'react';
import { Link, useSearchParams } from 'wouter';
import { sharedSentences, telling, uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { lastStandings } from '../../standings/last-standings.ts';
import { FileLinks } from '../../ui/file-links.tsx';
import { Page } from '../../ui/page.tsx';
import { lazyPart, partOf } from '../../ui/page-of.ts';
import { usePanelParam } from '../../ui/side-panel.tsx';
import { standingsSentences } from '../standings-table/sentences.ts';
import styles from '../standings-table/standings.module.css';
import { StandingsTable } from '../standings-table/standings-table.tsx';
import { GridTable } from './grid-table.tsx';
import { PlayerPanel } from './player-panel.tsx';
import { PossiblePlaces } from './possible-places.tsx';
import { RoundSwitch, Views, viewOf } from './standings-switch.tsx';

// What tells the log's sentences within a page that does not wait for them.
const SanctionNotes = partOf(async () => ({
  default: (await telling(() => import('./sanction-notes.tsx'))).SanctionNotes,
}));

const Statistics = lazyPart(async () => ({ default: (await import('./statistics.tsx')).Statistics }));

/** The view stays, whichever panel opens. */
const kept = ['vue', 'phase'] as const;

/** The order and its reasons, after any closed round. `after` null: the newest. */
export function StandingsPage({ after }: { readonly after: number | null }) {
  const sentences = useSentences(sharedSentences);
  const { standings: ui, strip } = sentences.ui;
  const text = useSentences(standingsSentences);
  const desk = useDesk();
  const [params] = useSearchParams();
  const [tie, showTie] = usePanelParam('egalite', kept);
  const [card, showCard] = usePanelParam('joueur', kept);
  const [possible, showPossible] = usePanelParam('possible', kept);
  const closed = closedRounds(desk.tournament);
  const shown = after !== null && after >= 1 && after <= closed ? after : closed;
  const { tournament, people } = desk;
  const asked = params.get('phase');
  const alone = useMemo(() => phasesOver(tournament).find(({ phase }) => String(phase) === asked), [tournament, asked]);
  const final = !alone && isFinal(tournament, shown);
  const standings = useMemo(
    () =>
      alone
        ? standingsOf(roundsAlone(tournament, alone), people, { after: alone.to })
        : lastStandings(tournament, people, { after: shown, final }),
    [tournament, people, shown, final, alone],
  );
  if (closed === 0)
    return (
      <Page title={strip.standings}>
        <p className="quiet">{ui.empty}</p>
      </Page>
    );
  const view = viewOf(params.get('vue'));
  const note = [
    ui.afterRounds(shown),
    ...(tournament.final?.matches.length ? [text.withFinal] : []),
    tournament.status === 'closed' ? ui.closed : ui.provisionalUntilClosed,
  ].join(' · ');
  const goesOn = shown === closed && tournament.status === 'open' && !final && !alone;
  const opened = card === null ? undefined : tournament.players.find((one) => String(one.number) === card);
  const toggleCard = (number: number) => showCard(String(number) === card ? null : String(number));
  const acts = (
    <>
      <Views t={desk.t} shown={shown} view={view} />
      <RoundSwitch {...{ shown, closed, view, alone }} t={desk.t} final={isFinal(tournament, closed)} />
      {/* No paper is of one phase alone. */}
      {!alone && (
        <Button
          component={Link}
          href={address.printStandings(desk.t, shown)}
          variant="default"
          leftSection={<IconPrinter size={16} stroke={1.75} aria-hidden="true" />}
        >
          {ui.print}
        </Button>
      )}
    </>
  );
  const panel = opened && (
    <PlayerPanel key={opened.id} player={opened} standings={standings} goesOn={goesOn} onClose={() => showCard(null)} />
  );
  return (
    <Page
      title={
        alone
          ? standingsOfPhase[sentences.lang](alone)
          : final
            ? ui.final
            : standingsTitleIn(tournament, { after: shown, final }, sentences.lang, ui)
      }
      note={final ? note : null}
      acts={acts}
      side={panel}
      third={view === 'table' && <GridTable standings={standings} />}
    >
      {view === 'grille' && <GridTable standings={standings} />}
      {view === 'statistiques' && <Statistics after={shown} />}
      {view === 'table' && (
        <StandingsTable
          standings={standings}
          from={alone?.from ?? 1}
          openTie={tie}
          onTie={showTie}
          card={opened?.number ?? null}
          onCard={toggleCard}
        />
      )}
      {goesOn && view !== 'statistiques' && (
        <PossiblePlaces open={possible !== null} onToggle={() => showPossible(possible === null ? 'oui' : null)} />
      )}
      <Suspense fallback={null}>
        <SanctionNotes after={shown} />
      </Suspense>
      {view !== 'statistiques' && (
        <Legend standings={standings}>
          {view === 'table' && (
            <p>
              {[metAsLegend, ...(playsWargame(tournament) ? [roundPointsLegend] : [])]
                .map((said) => said[sentences.lang])
                .join(' ')}
            </p>
          )}
          {!alone && <Files t={desk.t} query={{ after: shown, final: final ? 'true' : undefined }} />}
        </Legend>
      )}
    </Page>
  );
}

interface FilesProps {
  readonly t: string;
  readonly query: { readonly after: number; readonly final: 'true' | undefined };
}

function Files({ t, query }: FilesProps) {
  const { standings: ui } = useSentences(uiSentences);
  return (
    <FileLinks
      className={styles.files}
      between=" · "
      files={[
        { href: pathOf('GET /api/tournaments/{t}/standings.csv', { t, query }), name: ui.csv },
        { href: pathOf('GET /api/tournaments/{t}/standings.html', { t, query }), name: ui.html, page: true },
      ]}
    />
  );
}

interface Props {
  readonly standings: Standings;
  readonly children?: ReactNode;
}

/** What the letters and the columns mean. */
function Legend({ standings, children }: Props) {
  const { standings: ui } = useSentences(uiSentences);
  const { tournament } = useDesk();
  return (
    <div className={styles.legend}>
      <p>{ui.legend}</p>
      <p>{figuresLegend(standings, tournament.format, ui)}</p>
      {someProvisional(tournament) && <p>{`*\u00a0${ui.provisionalRating.replace('*', '')}`}</p>}
      {children}
    </div>
  );
}
