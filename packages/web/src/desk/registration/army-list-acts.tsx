import type { PlayerId } from '@ronde/engine';
import { publishedRounds } from '@ronde/engine/tournament/find';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { announce } from '../../ui/announcer.tsx';
import { useAct } from '../../ui/use-act.ts';
import { listSaid, useMarks } from '../roster/marks.tsx';
import styles from '../roster/registration.module.css';
import { armyListSentences } from './army-lists-sentences.ts';

const judgements = ['checked', 'to-fix'] as const;

/** Said where the list is read: checked, or to be corrected; pressed again, neither. Whoever says it signs it. */
export function Judged({ player }: { readonly player: PlayerId }) {
  const text = useSentences(armyListSentences);
  const { t, people, names } = useDesk();
  const mark = useMarks(t);
  const { run, busy, trouble, clear } = useAct();
  const person = people.get(player);
  if (!person) return null;
  const note = (state: (typeof judgements)[number]) => run(() => mark(player, person, listSaid(person, state)));
  return (
    <>
      <RefusalNotice trouble={trouble} onClose={clear} />
      <span className={styles.states}>
        {judgements.map((state) => (
          <button
            key={state}
            type="button"
            className={styles.state}
            disabled={busy}
            aria-pressed={person.marks?.list === state}
            aria-label={`${text.judged[state]}, ${names.full(player)}`}
            onClick={() => void note(state)}
          >
            {person.marks?.list === state && <span aria-hidden="true">✓ </span>}
            {text.judged[state]}
          </button>
        ))}
      </span>
    </>
  );
}

/** What a late list costs in the last game that is public: noted by the arbiter, one game after the other. */
export function LateMalus({ player, points }: { readonly player: PlayerId; readonly points: number }) {
  const text = useSentences(armyListSentences);
  const { t, tournament, names } = useDesk();
  const send = useSend(t);
  const { run, busy, trouble, clear } = useAct();
  const may = usePermissions().command('sanction');
  const round = publishedRounds(tournament);
  const last = tournament.rounds[round - 1];
  const plays = last?.matches.some(({ players }) => players.length === 2 && players.includes(player));
  if (!last || !plays || tournament.status === 'closed') return null;
  const noted = last.sanctions?.some((one) => one.kind === 'malus' && one.player === player);
  if (noted) return <span className="quiet small">{text.malusNoted(round)}</span>;
  if (!may) return null;
  const note = async () => {
    const command = { kind: 'sanction', round, player, sanction: 'malus', points } as const;
    if (await run(() => send(command, undefined, text.malusWhy))) announce(text.malusNoted(round));
  };
  return (
    <>
      <RefusalNotice trouble={trouble} onClose={clear} />
      <button
        type="button"
        className="link small"
        disabled={busy}
        aria-label={text.noteMalusOf(round, names.full(player))}
        onClick={() => void note()}
      >
        {text.noteMalus(round)}
      </button>
    </>
  );
}
