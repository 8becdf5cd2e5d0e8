import { Button } from '@mantine/core';
import type { Player } from '@ronde/engine';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.ts';
import { useMay } from '../../shell/permissions.tsx';
import { Refused } from '../../shell/refused.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAct } from '../../ui/use-act.ts';
import { lateNow } from './away.ts';
import { awaySentences } from './away-sentences.ts';
import styles from './presence.module.css';

/** Who is expected late stands before each draw and in its draft: here by now, or absent; or the draw goes without. */
export function LateNotice({ draft = false }: { readonly draft?: boolean }) {
  const { t, tournament, names } = useDesk();
  const say = useSentences(awaySentences);
  const may = useMay();
  const send = useSend(t);
  const { run, trouble, clear } = useAct();
  const late = lateNow(tournament);
  if (late.length === 0) return <Refused trouble={trouble} onClose={clear} />;
  const mark = ({ id, presence: saw }: Player, presence: 'here' | 'absent') =>
    void run(() => send({ kind: 'mark', player: id, presence, saw }));
  const acts = [
    ['here', say.here],
    ['absent', say.absent],
  ] as const;
  return (
    <Notice tone="advice" title={say.late(late.map(({ id }) => names.full(id)).join(', '))}>
      <p>{draft ? say.lateDraft : say.lateDraw}</p>
      <Refused trouble={trouble} onClose={clear} />
      {may.command('mark') && (
        <ul className={styles.pairs}>
          {late.map((player) => (
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
      )}
    </Notice>
  );
}
