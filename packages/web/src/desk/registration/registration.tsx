import { Button, TextInput } from '@mantine/core';
import { type Presence, traitsOf } from '@ronde/engine';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { isBegun, useListDraft } from '../../lists/list-source.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { Warnings } from '../../shell/warnings.tsx';
import { announce } from '../../ui/announcer.tsx';
import { Page } from '../../ui/page.tsx';
import { lazyPart } from '../../ui/page-of.ts';
import { frameSentences } from '../../ui/sentences.ts';
import { usePanelParam } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { LazyRegisterChanges } from '../lazy-parts/register-changes.tsx';
import { LazyRequestsNotice } from '../lazy-parts/requests-notice.tsx';
import { LazyTakenSeats } from '../lazy-parts/taken-seats.tsx';
import { NextStep } from '../pairing/next-step.tsx';
import { useDraw } from '../pairing/use-draw.tsx';
import { useFees } from '../roster/fees.ts';
import styles from '../roster/registration.module.css';
import { type ListedPlayer, listedPlayers, matching } from '../roster/roster-lines.ts';
import { registrationSentences } from '../roster/sentences.ts';
import { type KnownEntry, newcomerOfKnown, notRegistered, useKnown, useRegister } from './known.ts';
import { KnownList } from './known-list.tsx';
import { DeletedFound, LastActUndo, ListUndo, PrivateNotice, useDeleted } from './notices.tsx';
import { PlayerList } from './player-list.tsx';
import { sidePanelOf } from './side-of.tsx';
import { Count, RollCall, Tools } from './tools.tsx';
import { marks, useSearchField } from './use-search-field.ts';

// Where the tournament belongs to an event of several pools.
const OtherPools = lazyPart(async () => ({ default: (await import('./other-pools.tsx')).OtherPools }));

/** Who is here: one search field, those registered and those whom the register knows, the first draw. */
export function RegistrationPage() {
  const { registration: ui } = useSentences(uiSentences);
  const text = useSentences(registrationSentences);
  const desk = useDesk();
  const send = useSend(desk.t);
  const register = useRegister(desk.t);
  const { run, trouble, clear } = useAct();
  const [typed, setTyped] = useState('');
  const [side, show] = usePanelParam('panneau');
  const [asked, ask] = useState<KnownEntry | null>(null);
  const all = useMemo(() => listedPlayers(desk), [desk]);
  const found = matching(all, typed);
  const look = useKnown(typed);
  const known = useMemo(() => notRegistered(look.found, all), [look.found, all]);
  const deleted = useDeleted(typed);
  const fees = useFees(desk.t).length > 0;
  // A list that is open is registered first.
  const drawing = useDraw(desk.tournament.rounds.length + 1, { quiet: side === 'liste' || all.length === 0 });
  const drawable = desk.waits.kind === 'registration' || desk.waits.kind === 'draw';

  const mark = ({ player }: ListedPlayer, presence: Presence) =>
    run(() => send({ kind: 'mark', player: player.id, presence, saw: player.presence }));
  const enroll = async (one: KnownEntry) => {
    ask(null);
    if (await run(() => register(newcomerOfKnown(one)))) announce(text.enrolled(one.person.name));
  };
  const meet = (one: KnownEntry) => {
    search.type('');
    if (one.namesake) ask(one);
    else void enroll(one);
  };
  const search = useSearchField({
    list: found,
    all,
    known,
    typed,
    setTyped,
    ask: look.ask,
    onHere: (line) => void mark(line, 'here'),
    onEnroll: meet,
    onNobody: () => show('nouvelle'),
  });

  return (
    <Page
      title={ui.title}
      note={<Count />}
      sideWidth={side === 'liste' ? 'wide' : 'normal'}
      acts={drawable ? <FirstDraw draw={drawing.button} /> : <NextStep />}
      side={sidePanelOf({
        side,
        asked,
        typed,
        onClose: () => (asked ? ask(null) : show(null)),
        onBoth: (one) => void enroll(one),
        onSame: ({ namesake }) => {
          ask(null);
          if (namesake && marks(namesake)) void mark(namesake, 'here');
        },
      })}
    >
      {drawing.notice}
      <LazyRequestsNotice />
      <LazyRegisterChanges />
      {desk.tournament.event !== undefined && <OtherPools />}
      {all.length > 0 && <Warnings on="before" />}
      <PrivateNotice />
      <RefusalNotice trouble={trouble} onClose={clear} />
      <div className={styles.search}>
        <TextInput
          aria-label={text.search}
          placeholder={text.search}
          leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
          value={typed}
          data-search=""
          data-home=""
          autoFocus
          autoComplete="off"
          onChange={(event) => search.type(event.currentTarget.value)}
          onKeyDown={search.onKeyDown}
        />
      </div>
      <div className={styles.tools}>
        <Tools next={all.length === 0 && side !== 'liste'} onShow={show} />
        <RollCall run={run} />
      </div>
      <p className={styles.hint} role="status" hidden={!search.hint}>
        {search.hint}
      </p>
      <ListUndo run={run} />
      <LastActUndo run={run} />
      <LazyTakenSeats round={desk.tournament.rounds.length + 1} />
      {side !== 'liste' && <ListWaiting onResume={() => show('liste')} />}
      {all.length === 0 && typed === '' && <p className="quiet">{ui.empty}</p>}
      <DeletedFound deleted={deleted} run={run} />
      {typed !== '' && found.length + known.length + deleted.length === 0 && <p role="status">{ui.noMatch(typed)}</p>}
      {found.length > 0 && (
        <PlayerList
          list={found}
          selected={side}
          chosen={search.chosen}
          fees={fees}
          onSelect={(id) => show(side === id ? null : id)}
          onMark={mark}
        />
      )}
      {known.length > 0 && <KnownList known={known} chosen={search.chosen} onEnroll={meet} />}
    </Page>
  );
}

/** The draw, and before round 1 of the Formule Combinée the pools that it will go by. */
function FirstDraw({ draw }: { readonly draw: ReactNode }) {
  const text = useSentences(frameSentences);
  const { t, tournament } = useDesk();
  return (
    <>
      {traitsOf(tournament.format).circles === 'pools' && tournament.rounds.length === 0 && (
        <Button component={Link} href={address.pools(t)} variant="default">
          {text.pools}
        </Button>
      )}
      {draw}
    </>
  );
}

/** A list that was left before all of it was done: how much of it waits, and the way back to it. */
function ListWaiting({ onResume }: { readonly onResume: () => void }) {
  const text = useSentences(registrationSentences);
  const { t } = useDesk();
  const { draft, forget } = useListDraft(t);
  if (!isBegun(draft)) return null;
  // It may be left before it has been read.
  const [ready, known, open, refused] = draft.waiting ?? [0, 0, 0, 0];
  if (known > 0 && ready + open + refused === 0) return null;
  return (
    <p className={styles.last}>
      {text.listWaiting(ready, open, refused)}
      <button type="button" className="link" onClick={onResume}>
        {text.resumeList}
      </button>
      <button type="button" className="link" onClick={forget}>
        {text.forgetList}
      </button>
    </p>
  );
}
