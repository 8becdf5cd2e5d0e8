import { Button } from '@mantine/core';
import { playsWargame } from '@ronde/engine';
import { clock } from '@ronde/language';
import { Link } from 'wouter';
import { useHall, useHallActs } from '../../core/hall-query.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.ts';
import { useMay } from '../../shell/permissions.tsx';
import { Refused } from '../../shell/refused.tsx';
import { announce } from '../../ui/announcer.tsx';
import { useAct } from '../../ui/use-act.ts';
import { mayStart, roundInPlay } from './started-for.ts';
import { timeSentences } from './time-sentences.ts';

/** On the page of the round in play, until its clock has been started. A wargame's begins on the hall's own page. */
export function StartClocks({ round }: { readonly round: number }) {
  const say = useSentences(timeSentences);
  const { t, tournament } = useDesk();
  const hall = useHall(t);
  const acts = useHallActs(t);
  const { run, busy, trouble, clear } = useAct();
  const may = useMay().act('run-hall');
  const begun = hall?.clock?.round === round;
  if (!may || !hall || begun || round !== roundInPlay(tournament) || !mayStart(tournament, hall.clock)) return null;
  // Whether its end is hidden is chosen first.
  if (playsWargame(tournament))
    return (
      <Button component={Link} href={address.hall(t, 'clocks')} variant="default">
        {say.start}
      </Button>
    );
  const start = async () => {
    const now = await run(() => acts.change({ stop: false, clock: { act: 'start', round } }));
    const end = now?.clock?.endsAt;
    if (end != null) announce(say.started(clock(new Date(end).toISOString())));
  };
  return (
    <>
      <Refused trouble={trouble} onClose={clear} />
      <Button variant="default" loading={busy} onClick={() => void start()}>
        {say.start}
      </Button>
    </>
  );
}
