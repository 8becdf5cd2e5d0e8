import type { PlayerId } from '@ronde/engine';
import { logContextNow } from '@ronde/language';
import { sanctionsOf } from '@ronde/views/sanctions';
import { toldSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { useAct } from '../../ui/use-act.ts';
import styles from './player.module.css';
import { playerSentences } from './sentences.ts';

/** What the arbiter has decided of somebody, each with its article; it can be lifted. */
export function SanctionsGiven({ player }: { readonly player: PlayerId }) {
  const { event } = useSentences(toldSentences);
  const text = useSentences(playerSentences);
  const desk = useDesk();
  const send = useSend(desk.t);
  const { run, trouble, clear } = useAct();
  const { tournament, names } = desk;
  const seen = logContextNow(tournament, names);
  const own = sanctionsOf(tournament, tournament.rounds.length).filter(({ sanction }) => sanction.player === player);
  if (own.length === 0) return <RefusalNotice trouble={trouble} onClose={clear} />;
  return (
    <section className={styles.sanctions} data-focus-scope="">
      <h2>{text.sanctions}</h2>
      <RefusalNotice trouble={trouble} onClose={clear} />
      <ul>
        {own.map(({ round, sanction }, at) => {
          const said = event({ kind: 'sanctioned', round, at, sanction }, seen);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may be decided twice.
            <li key={at}>
              <span>{said}</span>
              <button
                type="button"
                className="link small"
                aria-label={`${text.lift}, ${said}`}
                onClick={() => void run(() => send({ kind: 'lift', round, sanction }))}
              >
                {text.lift}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
