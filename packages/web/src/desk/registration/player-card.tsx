import { Button } from '@mantine/core';
import { playsWargame } from '@ronde/engine';
import { ratingHead, statusText } from '@ronde/views/player';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { announce } from '../../ui/announcer.tsx';
import { lazyPart } from '../../ui/page-of.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { LazyLeaving } from '../lazy-parts/lazy-parts.tsx';
import { ArmyForm } from '../roster/army-form.tsx';
import { ContactFacts } from '../roster/contact.tsx';
import { FactsForm } from '../roster/facts-form.tsx';
import { useFees } from '../roster/fees.ts';
import { formSentences } from '../roster/form-sentences.ts';
import { FreeEntry, PaidToggle } from '../roster/marks.tsx';
import styles from '../roster/registration.module.css';
import { registrationSentences } from '../roster/sentences.ts';
import { startRatingShown } from '../roster/start-rating.ts';
import { WhoForm } from '../roster/who-form.tsx';

const MovePool = lazyPart(async () => ({ default: (await import('./move-pool.tsx')).MovePool }));

interface Props {
  readonly id: string;
  readonly onClose: () => void;
}

/** One person: what is known, and the act that fits: leave, return, or be removed when never drawn. */
export function PlayerCard({ id, onClose }: Props) {
  const { registration: ui } = useSentences(uiSentences);
  const text = useSentences(registrationSentences);
  const desk = useDesk();
  const { run, trouble, clear } = useAct();
  const fees = useFees(desk.t).length > 0;
  const [mode, setMode] = useState<'card' | 'who' | 'facts' | 'leaving'>('card');
  const player = desk.tournament.players.find((one) => one.id === id);
  const person = desk.people.get(id);
  if (!player || !person) return null;
  const back = () => setMode('card');
  if (mode === 'who') return <WhoForm id={id} person={person} onClose={back} />;
  if (mode === 'facts') return <FactsForm player={player} onClose={back} />;
  const wargame = playsWargame(desk.tournament);
  const shown = startRatingShown(player, desk.tournament);
  // The star of the lists is said in words here, with where the rating comes from (classement PL §2.1).
  const rating = !shown.endsWith('*')
    ? shown
    : player.rating === undefined && !wargame
      ? text.provisionalOf(shown, player.duplicateSeries ?? '')
      : text.provisional(shown);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [ui.number, String(player.number)],
    [ratingHead(desk.tournament, ui.rating), rating],
    [ui.series, player.duplicateSeries],
    [ui.club, player.club],
    [ui.licence, person.licence],
    [text.birthYear, person.birthYear === undefined ? '' : String(person.birthYear)],
    [ui.status, statusText(player, ui)],
    [
      text.fees,
      fees && (
        <>
          <PaidToggle id={id} /> <FreeEntry id={id} />
        </>
      ),
    ],
  ];
  return (
    <SidePanel title={person.name} onClose={onClose}>
      <RefusalNotice trouble={trouble} onClose={clear} />
      <dl className={styles.facts}>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
        <ContactFacts player={id} />
      </dl>
      {mode === 'leaving' && <LazyLeaving player={id} onDone={back} />}
      {mode === 'card' && (
        <>
          {wargame && <ArmyForm player={player} person={person} run={run} />}
          <Acts id={id} run={run} onMode={setMode} onClose={onClose} />
          {desk.tournament.event !== undefined && <MovePool id={id} onDone={onClose} />}
        </>
      )}
    </SidePanel>
  );
}

interface ActsProps {
  readonly id: string;
  readonly run: ReturnType<typeof useAct>['run'];
  readonly onMode: (mode: 'who' | 'facts' | 'leaving') => void;
  readonly onClose: () => void;
}

function Acts({ id, run, onMode, onClose }: ActsProps) {
  const { registration: ui } = useSentences(uiSentences);
  const text = useSentences(registrationSentences);
  const form = useSentences(formSentences);
  const { t, tournament, names } = useDesk();
  const send = useSend(t);
  const allowed = usePermissions();
  const player = tournament.players.find((one) => one.id === id);
  if (!player) return null;
  const drawn = tournament.rounds.some(
    (round) => round.absent.includes(id) || round.matches.some((match) => match.players.some((one) => one === id)),
  );
  const remove = async () => {
    const said = text.removed(names.full(id));
    if (!(await run(() => send({ kind: 'remove', player: id })))) return;
    announce(said);
    onClose();
  };
  return (
    <div className={styles.acts}>
      <Button size="sm" variant="default" onClick={() => onMode('who')}>
        {form.identity}
      </Button>
      {allowed.command('amend') && (
        <Button size="sm" variant="default" onClick={() => onMode('facts')}>
          {form.facts}
        </Button>
      )}
      {player.left !== undefined && allowed.command('return') && (
        <Button size="sm" variant="default" onClick={() => void run(() => send({ kind: 'return', player: id }))}>
          {ui.returns}
        </Button>
      )}
      {player.left === undefined && drawn && allowed.command('withdraw') && (
        <Button size="sm" variant="default" onClick={() => onMode('leaving')}>
          {ui.leaves}
        </Button>
      )}
      {!drawn && allowed.command('remove') && (
        <Button size="sm" variant="default" onClick={() => void remove()}>
          {ui.remove}
        </Button>
      )}
      <Link href={address.player(t, player.number)} className="link">
        {text.card}
      </Link>
    </div>
  );
}
