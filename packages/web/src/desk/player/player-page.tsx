import { type Person, type Player, type PlayerId, standingsOf, type Tournament } from '@ronde/engine';
import { closedRounds } from '@ronde/engine/tournament/find';
import { ordinal } from '@ronde/language';
import { isFinal } from '@ronde/views/standings';
import { Suspense, useMemo } from 'react';
import { Link } from 'wouter';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { telling } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { Page } from '../../ui/page.tsx';
import { partOf } from '../../ui/page-of.ts';
import { SidePanel, usePanelParam } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { LazyLeaving } from '../lazy-parts/lazy-parts.tsx';
import { ArmyForm } from '../roster/army-form.tsx';
import { FactsForm } from '../roster/facts-form.tsx';
import { WhoForm } from '../roster/who-form.tsx';
import { PlayerPossible } from '../standings-table/use-possible.tsx';
import { Acts, ContextAct, type PlayerAct, playerActs } from './acts.tsx';
import { Card, RoundsTable } from './card.tsx';
import { MergeForm } from './merge-form.tsx';
import styles from './player.module.css';
import { nextTable, opponentIn } from './rounds-of.ts';
import { SanctionForm } from './sanction-form.tsx';
import { playerSentences } from './sentences.ts';

// What tells the log's sentences within a page that does not wait for them.
const SanctionsGiven = partOf(async () => ({
  default: (await telling(() => import('./sanctions-given.tsx'))).SanctionsGiven,
}));

/** One person by the number given at registration: everything that is known, and everything that can be done. */
export function PlayerDeskPage({ number }: { readonly number: string }) {
  const text = useSentences(playerSentences);
  const { t, tournament, people } = useDesk();
  const player = tournament.players.find((one) => String(one.number) === number);
  const person = player && people.get(player.id);
  if (player && person) return <Known key={player.id} player={player} person={person} />;
  return (
    <Page title={text.unknown(number)}>
      <Link href={address.registration(t)} className="link">
        {text.backToList}
      </Link>
    </Page>
  );
}

interface Props {
  readonly player: Player;
  readonly person: Person;
}

function Known({ player, person }: Props) {
  const desk = useDesk();
  const { run, busy, trouble, clear } = useAct();
  const [asked, open] = usePanelParam('acte');
  const act = playerActs.find((one) => one === asked) ?? null;
  const close = () => open(null);
  return (
    <Page
      title={desk.names.full(player.id)}
      note={<Rank player={player} />}
      acts={
        <ContextAct player={player} act={{ run, busy }} leaving={act === 'depart'} onLeave={() => open('depart')} />
      }
      side={
        act ? (
          <Form {...{ act, player, person }} onClose={close} />
        ) : (
          <CardPanel {...{ player, person }} onOpen={open} />
        )
      }
    >
      <RefusalNotice trouble={trouble} onClose={clear} />
      <NextLine player={player.id} />
      <StillPossible player={player.id} />
      <RoundsTable player={player.id} />
      <Suspense fallback={null}>
        <SanctionsGiven player={player.id} />
      </Suspense>
    </Page>
  );
}

function CardPanel({ player, person, onOpen }: Props & { readonly onOpen: (act: PlayerAct) => void }) {
  const text = useSentences(playerSentences);
  return (
    <SidePanel title={text.card}>
      <Card player={player} person={person} />
      <h3 className={styles.heading}>{text.acts}</h3>
      <Acts player={player} onOpen={onOpen} />
    </SidePanel>
  );
}

interface FormProps extends Props {
  readonly act: PlayerAct;
  readonly onClose: () => void;
}

function Form({ act, player, person, onClose }: FormProps) {
  const { names } = useDesk();
  switch (act) {
    case 'identite':
      return <WhoForm id={player.id} {...{ person, onClose }} />;
    case 'fiche':
      return <FactsForm {...{ player, onClose }} />;
    case 'armee':
      return <ArmyPanel {...{ player, person, onClose }} />;
    case 'sanction':
      return <SanctionForm {...{ player, onClose }} />;
    case 'fusion':
      return <MergeForm {...{ player, onClose }} />;
    case 'depart':
      return (
        <SidePanel title={names.full(player.id)} onClose={onClose}>
          <LazyLeaving player={player.id} onDone={onClose} />
        </SidePanel>
      );
  }
}

/** Once a round is closed, until the standings are final: whether they can still win is asked at the desk. */
function StillPossible({ player }: { readonly player: PlayerId }) {
  const { tournament } = useDesk();
  const after = closedRounds(tournament);
  const goesOn = after > 0 && tournament.status === 'open' && !isFinal(tournament, after);
  return goesOn && standsIn(tournament, player) ? <PlayerPossible player={player} /> : null;
}

/** A spare player has no place. */
const standsIn = ({ players }: Tournament, player: PlayerId): boolean =>
  players.some(({ id, spare }) => id === player && !spare);

/** « 4ᵉ place après la ronde 3 ». */
function Rank({ player }: { readonly player: Player }) {
  const text = useSentences(playerSentences);
  const language = useExternal(lang);
  const { tournament, people } = useDesk();
  const after = closedRounds(tournament);
  const rank = useMemo(() => {
    const rows = after > 0 ? standingsOf(tournament, people, { after }).rows : [];
    return rows.find((row) => row.player === player.id)?.rank;
  }, [tournament, people, after, player.id]);
  return rank === undefined ? null : text.rank(ordinal(language, rank), after);
}

interface ArmyPanelProps {
  readonly player: Player;
  readonly person: Person;
  readonly onClose: () => void;
}

/** The army of somebody and how far their list is: the same form as at the registration. */
function ArmyPanel({ player, person, onClose }: ArmyPanelProps) {
  const text = useSentences(playerSentences);
  const { run, trouble, clear } = useAct();
  return (
    <SidePanel title={text.correctArmy} onClose={onClose} focus>
      <RefusalNotice trouble={trouble} onClose={clear} />
      <ArmyForm {...{ player, person, run }} />
    </SidePanel>
  );
}

/** Where somebody sits now, or goes next: « Ronde 4, table 3, contre …, commence ». */
function NextLine({ player }: { readonly player: PlayerId }) {
  const text = useSentences(playerSentences);
  const { t, tournament, names } = useDesk();
  const next = nextTable(tournament, player);
  if (!next) return null;
  const opponent = opponentIn(next.match, player);
  const parts = [
    ...(opponent === null ? [] : [text.against(names.full(opponent))]),
    ...(next.match.starts === player ? [text.starts] : []),
    ...(tournament.rounds[next.round - 1]?.status === 'draft' ? [text.draft] : []),
  ];
  return (
    <p className={styles.next}>
      <Link href={address.round(t, next.round)} className="link">
        {text.next(next.round, opponent === null ? null : (next.match.table ?? null))}
      </Link>
      {parts.map((part) => `, ${part}`)}
    </p>
  );
}
