import { Button, TextInput } from '@mantine/core';
import type { Presence } from '@ronde/engine';
import { IconClipboardList, IconSearch, IconUserPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useSend } from '../api/send.ts';
import { useDesk } from '../frame/desk.ts';
import { NextStep } from '../frame/next-step.tsx';
import { Page } from '../frame/page.tsx';
import { Refused } from '../frame/refused.tsx';
import { useAct } from '../frame/use-act.ts';
import { useDraw } from '../round/use-draw.tsx';
import { useUi } from '../session/use-words.ts';
import { AllHere } from './all-here.tsx';
import { type Listed, listed, matching } from './listed.ts';
import { NewPerson } from './new-person.tsx';
import { PasteList } from './paste-list.tsx';
import { PlayerCard } from './player-card.tsx';
import { PlayerList } from './player-list.tsx';
import styles from './registration.module.css';
import { useSearchField } from './use-search-field.ts';

type Side =
  | { readonly kind: 'new' }
  | { readonly kind: 'paste' }
  | { readonly kind: 'player'; readonly id: string }
  | null;

/** Who is here: one search field, one list, the first draw. */
export function Registration() {
  const { registration: ui } = useUi();
  const desk = useDesk();
  const send = useSend(desk.t);
  const { run, trouble, clear } = useAct();
  const [typed, setTyped] = useState('');
  const [side, setSide] = useState<Side>(null);
  const all = useMemo(() => listed(desk), [desk]);
  const found = matching(all, typed);
  const nextRound = desk.tournament.rounds.length + 1;
  const drawing = useDraw(nextRound);
  const drawable = desk.waits.kind === 'registration' || desk.waits.kind === 'draw';

  const mark = ({ player }: Listed, presence: Presence) =>
    run(() => send({ kind: 'mark', player: player.id, presence, saw: player.presence }));
  const search = useSearchField({
    found,
    typed,
    setTyped,
    onHere: (line) => void mark(line, 'here'),
    onNobody: () => setSide({ kind: 'new' }),
  });
  const closeSide = () => setSide(null);

  return (
    <Page
      title={ui.title}
      note={<Count desk={desk} />}
      acts={drawable ? drawing.button : <NextStep />}
      side={side && <SideOf side={side} typed={typed} onClose={closeSide} />}
    >
      {drawing.notice}
      <Refused trouble={trouble} onClose={clear} />
      <div className={styles.search}>
        <TextInput
          aria-label={ui.search}
          placeholder={ui.search}
          leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
          value={typed}
          data-search=""
          data-home=""
          autoFocus
          autoComplete="off"
          onChange={(event) => search.type(event.currentTarget.value)}
          onKeyDown={search.onKeyDown}
        />
        <Button
          variant="default"
          leftSection={<IconUserPlus size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => setSide({ kind: 'new' })}
        >
          {ui.newPerson}
        </Button>
        <Button
          variant="default"
          leftSection={<IconClipboardList size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => setSide({ kind: 'paste' })}
        >
          {ui.paste}
        </Button>
        <AllHere />
      </div>
      <p className={styles.hint} role="status" hidden={!search.hint}>
        {search.hint}
      </p>
      {all.length === 0 && <p className="quiet">{ui.empty}</p>}
      {all.length > 0 && found.length === 0 && <p role="status">{ui.noMatch(typed)}</p>}
      {found.length > 0 && (
        <PlayerList
          list={found}
          selected={side?.kind === 'player' ? side.id : null}
          chosen={search.chosen}
          onSelect={(id) => setSide(side?.kind === 'player' && side.id === id ? null : { kind: 'player', id })}
          onMark={mark}
        />
      )}
    </Page>
  );
}

/** « 18 présents sur 23 », and what one more would change. */
function Count({ desk }: { readonly desk: ReturnType<typeof useDesk> }) {
  const { registration: ui } = useUi();
  const playing = desk.tournament.players.filter((player) => player.left === undefined);
  const here = playing.filter((player) => player.presence === 'here').length;
  if (playing.length === 0) return null;
  return (
    <span aria-live="polite">
      {ui.present(here, playing.length)}
      {here > 0 && <span className={styles.parity}>{ui.parity(here)}</span>}
    </span>
  );
}

interface SideProps {
  readonly side: NonNullable<Side>;
  readonly typed: string;
  readonly onClose: () => void;
}

function SideOf({ side, typed, onClose }: SideProps) {
  if (side.kind === 'new') return <NewPerson typed={typed} onClose={onClose} />;
  if (side.kind === 'paste') return <PasteList onClose={onClose} />;
  return <PlayerCard key={side.id} id={side.id} onClose={onClose} />;
}
