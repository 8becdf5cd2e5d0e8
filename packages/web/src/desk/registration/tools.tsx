import { Button } from '@mantine/core';
import { countedPlayers, playsWargame } from '@ronde/engine';
import { takingPart } from '@ronde/engine/tournament/find';
import {
  IconArrowsSplit2,
  IconChecks,
  IconClipboardList,
  IconCoinEuro,
  IconDeviceTv,
  IconFileText,
  IconRefresh,
  IconUserPlus,
} from '@tabler/icons-react';
import { Link } from 'wouter';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { announce } from '../../ui/announcer.tsx';
import { type useAct, useBusy } from '../../ui/use-act.ts';
import { nextSeats, unchecked } from '../presence/away.ts';
import styles from '../roster/registration.module.css';
import { registrationSentences } from '../roster/sentences.ts';

interface ToolsProps {
  /** Nobody is registered yet: a list is what comes next. */
  readonly next: boolean;
  readonly onShow: (panel: string) => void;
}

/** The panels of the page, each by its button; before the first round, the way to the screen, the codes, the Wi-Fi. */
export function Tools({ next, onShow }: ToolsProps) {
  const { registration: ui } = useSentences(uiSentences);
  const text = useSentences(registrationSentences);
  const { t, tournament } = useDesk();
  const tools = [
    ['nouvelle', ui.newPerson, IconUserPlus],
    ['liste', ui.paste, IconClipboardList],
    ['frais', text.fees, IconCoinEuro],
    ...(tournament.event !== undefined && tournament.rounds.length === 0
      ? ([['poules', text.dealPools, IconArrowsSplit2]] as const)
      : []),
    ...(playsWargame(tournament) ? ([['listes', text.armyLists, IconFileText]] as const) : []),
  ] as const;
  const panels = tools.map(([panel, label, Icon]) => (
    <Button
      key={panel}
      size="sm"
      {...(next && panel === 'liste' ? { 'data-next': '' } : { variant: 'default' })}
      leftSection={<Icon size={16} stroke={1.75} aria-hidden="true" />}
      onClick={() => onShow(panel)}
    >
      {label}
    </Button>
  ));
  return (
    <>
      {panels}
      {tournament.rounds.length === 0 && (
        <Button
          component={Link}
          href={address.hall(t)}
          size="sm"
          variant="default"
          leftSection={<IconDeviceTv size={16} stroke={1.75} aria-hidden="true" />}
        >
          {text.openHall}
        </Button>
      )}
    </>
  );
}

/**
 * The roll call as one act, in one line of the log: whoever nobody has seen yet is here, and who was noted late or
 * absent stays so; between two rounds, everybody is to be seen again (DAY-04: a second day).
 */
export function RollCall({ run }: { readonly run: ReturnType<typeof useAct>['run'] }) {
  const text = useSentences(registrationSentences);
  const desk = useDesk();
  const send = useSend(desk.t);
  const { busy, during } = useBusy();
  const waiting = unchecked(desk.tournament).length;
  const taking = takingPart(desk.tournament).length;
  const between = desk.tournament.rounds.length > 0 && desk.waits.kind === 'draw';
  const call = (to: 'expected' | 'here', done: string) => () =>
    void during(() => run(() => send({ kind: 'roll-call', to }))).then((answer) => answer && announce(done));
  return (
    <>
      {waiting > 0 && (
        <Button
          size="sm"
          variant="default"
          loading={busy}
          leftSection={<IconChecks size={16} stroke={1.75} aria-hidden="true" />}
          onClick={call('here', text.allHereDone(waiting))}
        >
          {text.allHere}
        </Button>
      )}
      {between && waiting < taking && (
        <Button
          size="sm"
          variant="default"
          loading={busy}
          leftSection={<IconRefresh size={16} stroke={1.75} aria-hidden="true" />}
          onClick={call('expected', text.rollCallDone(taking))}
        >
          {text.rollCall}
        </Button>
      )}
    </>
  );
}

/** « 18 présents sur 23 », what one more would change, and in the wargame how many army lists are checked. */
export function Count() {
  const { registration: ui } = useSentences(uiSentences);
  const text = useSentences(registrationSentences);
  const { tournament, people } = useDesk();
  const playing = countedPlayers(tournament.players).filter((player) => player.left === undefined);
  const here = playing.filter((player) => player.presence === 'here').length;
  if (playing.length === 0) return null;
  const seats = nextSeats(tournament);
  const parity = seats ? seats.seatless > 0 && text.seatless(seats.seatless, seats.until) : here > 0 && ui.parity(here);
  const lists = playing.map(({ id }) => people.get(id)?.marks?.list);
  const state = (wanted: 'checked' | 'to-fix') => lists.filter((list) => list === wanted).length;
  return (
    <span aria-live="polite">
      {ui.present(here, playing.length)} {parity && <span className={styles.parity}>{parity}</span>}{' '}
      {playsWargame(tournament) && (
        <span className={styles.parity}>{text.lists(state('checked'), playing.length, state('to-fix'))}</span>
      )}
    </span>
  );
}
