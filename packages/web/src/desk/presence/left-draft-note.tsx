import { Button } from '@mantine/core';
import { apply, type Player, type PlayerId, type Tournament } from '@ronde/engine';
import { decide } from '@ronde/engine/decide/decide';
import { list } from '@ronde/language';
import { useMemo } from 'react';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { type Desk, useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAct } from '../../ui/use-act.ts';
import { lateNow, noShows } from './away.ts';
import { awaySentences } from './away-sentences.ts';
import styles from './presence.module.css';

/** What the round drawn again without somebody looks like: how many tables, who is exempt. */
export function LeftDraftNote({ player }: { readonly player: PlayerId }) {
  const { tournament, people, names } = useDesk();
  const current = useExternal(lang);
  const text = useSentences(awaySentences);
  const after = useMemo(() => leftDraft({ tournament, people }, player), [tournament, people, player]);
  if (!after) return null;
  const exempt = after.exempt.length === 0 ? null : list(current, after.exempt.map(names.short));
  return (
    <p>
      {text.without(tournament.rounds.length, names.short(player))} {text.after(after.tables, exempt, after.changed)}
      {after.starts.length > 0 &&
        ` ${text.startsNow(list(current, after.starts.map(names.short)), after.starts.length)}`}
    </p>
  );
}

/** The last round as it is drawn anew once somebody has left. `changed`: its tables that were not there before; `starts`: who starts now at one that was (another attempt is another lot). */
interface LeftDraft {
  readonly tables: number;
  readonly exempt: readonly PlayerId[];
  readonly changed: number;
  readonly starts: readonly PlayerId[];
}

/** What leaving makes of a round without results; null where the engine would not draw it again. */
export function leftDraft({ tournament, people }: Pick<Desk, 'tournament' | 'people'>, player: PlayerId) {
  const decided = decide(tournament, { kind: 'withdraw', player, running: 'redraw' }, people);
  if (!decided.ok) return null;
  const after = decided.value.reduce(apply, tournament);
  return after.rounds.at(-1) === tournament.rounds.at(-1) ? null : changeOf(tournament, after);
}

function changeOf(before: Tournament, after: Tournament): LeftDraft {
  const known = new Set(pairsOf(before));
  const pairs = pairsOf(after);
  const exempt = (after.rounds.at(-1)?.matches ?? []).flatMap(({ players: [id, other] }) =>
    other === undefined ? [id] : [],
  );
  const changed = pairs.filter((pair) => !known.has(pair)).length;
  return { tables: pairs.length, exempt, changed, starts: startsNow(before, after) };
}

function pairsOf({ rounds }: Tournament): readonly string[] {
  const matches = rounds.at(-1)?.matches ?? [];
  return matches.filter(({ players }) => players.length === 2).map(({ players }) => keyOf(players));
}

function startsNow(before: Tournament, after: Tournament): readonly PlayerId[] {
  const started = new Map((before.rounds.at(-1)?.matches ?? []).map(({ players, starts }) => [keyOf(players), starts]));
  return (after.rounds.at(-1)?.matches ?? []).flatMap(({ players, starts }) => {
    const other = started.get(keyOf(players));
    return starts !== undefined && other !== undefined && other !== starts ? [starts] : [];
  });
}

const keyOf = (players: readonly PlayerId[]): string => [...players].sort().join(' ');

/**
 * Who is expected late stands before each draw and in its draft: here by now, or absent; or the draw goes without.
 * So does who lost the round before by not coming: they are drawn as long as nobody says that they are away.
 */
export function LateNotice({ draft = false }: { readonly draft?: boolean }) {
  const { t, tournament, names } = useDesk();
  const text = useSentences(awaySentences);
  const allowed = usePermissions();
  const send = useSend(t);
  const { run, trouble, clear } = useAct();
  const late = lateNow(tournament);
  const missed = noShows(tournament);
  if (late.length + missed.players.length === 0) return <RefusalNotice trouble={trouble} onClose={clear} />;
  const mark = ({ id, presence: saw }: Player, presence: 'here' | 'absent') =>
    void run(() => send({ kind: 'mark', player: id, presence, saw }));
  const absent = ['absent', text.absent] as const;
  const asked = (players: readonly Player[], acts: readonly (readonly ['here' | 'absent', string])[]) =>
    allowed.command('mark') && (
      <ul className={styles.pairs}>
        {players.map((player) => (
          <li key={player.id} className={styles.late}>
            <span>{names.full(player.id)}</span>
            {acts.map(([presence, word]) => (
              <Button key={presence} size="sm" variant="default" onClick={() => mark(player, presence)}>
                {word}
                <span className="sr-only">, {names.full(player.id)}</span>
              </Button>
            ))}
          </li>
        ))}
      </ul>
    );
  const named = (players: readonly Player[]): string => players.map(({ id }) => names.full(id)).join(', ');
  return (
    <>
      <RefusalNotice trouble={trouble} onClose={clear} />
      {late.length > 0 && (
        <Notice tone="advice" title={text.late(named(late))}>
          <p>{draft ? text.lateDraft : text.lateDraw}</p>
          {asked(late, [['here', text.here], absent])}
        </Notice>
      )}
      {missed.players.length > 0 && (
        <Notice tone="advice" title={text.noShow(named(missed.players), missed.round)}>
          <p>{text.noShowHelp}</p>
          {asked(missed.players, [absent])}
        </Notice>
      )}
    </>
  );
}
