import { Button } from '@mantine/core';
import { type PlayerId, type Round, type Tournament, traitsOf } from '@ronde/engine';
import { type Dictionary, de, list, roundNoun, type Spoken, spoken } from '@ronde/language';
import { meetingsBefore, meetingsOf, metIn } from '@ronde/views/met-before';
import { uiSentences } from '../../core/language/shared-sentences.ts';
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

/** Somebody noted absent has left an opponent alone while another is exempt: the two can play each other. */
export function StrandedNotice({ round, content }: Props) {
  const ui = useSentences(uiSentences);
  const text = useSentences(strandedSentences);
  const { t, tournament, names } = useDesk();
  const reseats = usePermissions().command('reseat');
  const send = useSend(t);
  const { run, busy, trouble, clear } = useAct();
  const [first] = reseats ? strandedIn(tournament, content) : [];
  if (!first) return <RefusalNotice trouble={trouble} onClose={clear} />;
  const { table, waiting, away, exempt, left } = first;
  const [one, other, gone] = [waiting, exempt, away].map(names.short) as [string, string, string];
  const met = meetingsOf(tournament, round, { players: [waiting, exempt] });
  const play = () =>
    send({
      kind: 'reseat',
      round,
      losing: 0,
      tables: [
        { saw: [waiting, away], players: [waiting, exempt] },
        { saw: [exempt], players: [away] },
      ],
    });
  return (
    <>
      <RefusalNotice trouble={trouble} onClose={clear} />
      <Notice
        tone="advice"
        title={text.title(ui.table.tableNumber(table), gone, other)}
        acts={
          <Button size="sm" variant="default" loading={busy} onClick={() => void run(play)}>
            {text.plays(other, one)}
          </Button>
        }
      >
        <p>{text.help(gone, left)}</p>
        {met.length > 0 && <p>{text.met(met)}</p>}
      </Notice>
    </>
  );
}

interface Stranded {
  readonly table: number;
  readonly waiting: PlayerId;
  readonly away: PlayerId;
  readonly exempt: PlayerId;
  /** How many stay exempt. */
  readonly left: number;
}

/**
 * Tables of which nothing is said, where one of the two is noted absent, with who is exempt and here. Not in the
 * circles: there the rule leaves the opponent of whoever is away exempt.
 */
export function strandedIn(tournament: Tournament, { status, matches }: Round): readonly Stranded[] {
  if (status !== 'published' || traitsOf(tournament.format).circles !== null) return [];
  const presence = new Map(
    tournament.players.map((player) => [player.id, player.left === undefined ? player.presence : null]),
  );
  const exempt = matches.flatMap(({ players: [id, other] }) =>
    other === undefined && presence.get(id) === 'here' ? id : [],
  );
  const [free] = exempt;
  if (free === undefined) return [];
  return matches.flatMap(({ table, players: [a, b], result, claim, disputed, running }) => {
    if (b === undefined || table === undefined || result || claim || disputed || running) return [];
    const [away, other] = [a, b].filter((id) => presence.get(id) === 'absent');
    if (away === undefined || other !== undefined) return [];
    return { table, away, waiting: away === a ? b : a, exempt: free, left: exempt.length - 1 };
  });
}

const frFor = (format: Parameters<typeof roundNoun>[0]) => ({
  title: (table: string, away: string, exempt: string) =>
    `${table}\u00a0: absence ${de(away)}, et ${exempt} n’a pas d’adversaire`,
  help: (away: string, left: number) =>
    `À cette table, une vraie partie remplace le forfait et l’exemption. ${away}\u00a0: absence notée pour ${roundNoun(format).this}, aucun point${left === 0 ? '\u202f; plus personne n’est exempt' : ''}. Les autres tables ne changent pas, et cela s’annule.`,
  met: (rounds: readonly number[]) =>
    `Rencontre déjà jouée (${rounds.length === 1 ? roundNoun(format).one : roundNoun(format).other} ${list('fr', rounds.map(String))}).`,
  plays: (exempt: string, waiting: string) => `${exempt} joue contre ${waiting}`,
});

type StrandedSentences = ReturnType<typeof frFor>;

const en: StrandedSentences = {
  title: (table, away, exempt) => `${table}: ${away} is absent, and ${exempt} has a bye`,
  help: (away, left) =>
    `At this table, a real game replaces the forfeit and the bye. ${away} is recorded absent for this round, no points${left === 0 ? '; nobody has a bye any more' : ''}. The other tables do not change, and it can be undone.`,
  met: (rounds) => `They have already met (round${rounds.length === 1 ? '' : 's'} ${list('en', rounds.map(String))}).`,
  plays: (exempt, waiting) => `${exempt} plays ${waiting}`,
};

const strandedSentences: Dictionary<Spoken<StrandedSentences>> = { fr: spoken(frFor), en: () => en };

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

const arrivedFr = {
  title: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} est dans la salle, sans table`
      : `Dans la salle, sans table\u00a0: ${names.join(', ')}`,
  help: 'Qui est exempt peut jouer tout de suite. Les autres tables ne changent pas, et cela s’annule.',
  seat: (player: string, opponent: string) => `Placer ${player} contre ${opponent}`,
};

type ArrivedSentences = typeof arrivedFr;

const arrivedEn: ArrivedSentences = {
  title: (names) =>
    names.length === 1
      ? `${names[0]} is in the hall without a table`
      : `In the hall without a table: ${names.join(', ')}`,
  help: 'Whoever has a bye can play at once. The other tables do not change, and it can be undone.',
  seat: (player, opponent) => `Seat ${player} against ${opponent}`,
};

const arrivedSentences: Dictionary<ArrivedSentences> = { fr: arrivedFr, en: arrivedEn };
