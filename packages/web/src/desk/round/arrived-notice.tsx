import { Button } from '@mantine/core';
import { type PlayerId, type Round, traitsOf } from '@ronde/engine';
import type { Dictionary } from '@ronde/language';
import { meetingsBefore, metIn } from '@ronde/views/met-before';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAct } from '../../ui/use-act.ts';

import { withoutTable } from '../presence/away.ts';

interface Props {
  readonly round: number;
  readonly content: Round;
}

/** Somebody is in the hall since the round was published, by their phone as well: whoever is exempt can play them. */
export function ArrivedNotice({ round, content }: Props) {
  const text = useSentences(arrivedSentences);
  const { t, tournament, names } = useDesk();
  const seats = usePermissions().command('seat');
  const send = useSend(t);
  const { run, busy, trouble, clear } = useAct();
  const { arrived: come } = withoutTable(tournament, round);
  const [player] = come;
  const exempt = content.matches.flatMap(({ players: [id, other] }) => (other === undefined ? [id] : []));
  // In pools and circles a free seat is that of one person: the row of whoever waits there offers it.
  const free = seats && traitsOf(tournament.format).circles === null && exempt.length > 0;
  if (player === undefined || !free) return <RefusalNotice trouble={trouble} onClose={clear} />;
  const met = meetingsBefore(tournament, round);
  const others = exempt.toSorted((a, b) => metIn(met, player, a).length - metIn(met, player, b).length);
  const seat = (opponent: PlayerId) => send({ kind: 'seat', round, player, opponent });
  return (
    <>
      <RefusalNotice trouble={trouble} onClose={clear} />
      <Notice
        tone="advice"
        title={text.title(come.map(names.full))}
        acts={others.map((opponent) => (
          <Button
            key={opponent}
            size="sm"
            variant="default"
            loading={busy}
            onClick={() => void run(() => seat(opponent))}
          >
            {text.seat(names.short(player), names.short(opponent))}
          </Button>
        ))}
      >
        <p>{text.help}</p>
      </Notice>
    </>
  );
}

const fr = {
  title: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} est dans la salle, sans table`
      : `Dans la salle, sans table\u00a0: ${names.join(', ')}`,
  help: 'Qui est exempt peut jouer tout de suite. Les autres tables ne changent pas, et cela s’annule.',
  seat: (player: string, opponent: string) => `Placer ${player} contre ${opponent}`,
};

type ArrivedSentences = typeof fr;

const en: ArrivedSentences = {
  title: (names) =>
    names.length === 1
      ? `${names[0]} is in the hall without a table`
      : `In the hall without a table: ${names.join(', ')}`,
  help: 'Whoever has a bye can play at once. The other tables do not change, and it can be undone.',
  seat: (player, opponent) => `Seat ${player} against ${opponent}`,
};

const arrivedSentences: Dictionary<ArrivedSentences> = { fr, en };
