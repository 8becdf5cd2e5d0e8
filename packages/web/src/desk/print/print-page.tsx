import { Link, useSearchParams } from 'wouter';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { Page, useSmall } from '../../ui/page.tsx';
import { usePanelParam } from '../../ui/side-panel.tsx';
import { LazyOtherPrograms } from '../lazy-parts/results-file.tsx';
import styles from './print.module.css';
import { printSentences } from './sentences.ts';
import { SheetPanel } from './sheet-panel.tsx';
import { type SheetKind, sheetsOf } from './sheets.ts';

/** What can be printed now; the panel beside it prints the sheet that is chosen. */
export function PrintPage() {
  const text = useSentences(printSentences);
  const small = useSmall();
  const { tournament } = useDesk();
  const [asked, open] = usePanelParam('feuille');
  const after = useAfter();
  const { round, day } = sheetsOf(tournament);
  const drawn = tournament.rounds.length;
  const usual = drawn > 0 ? round[0] : day[0];
  const chosen = [...round, ...day].find(({ key }) => key === asked) ?? (small ? undefined : usual);
  const list = (kinds: readonly SheetKind[], label: string) => (
    <section className={styles.group}>
      <h2>{label}</h2>
      <ul>
        {kinds.map((kind) => (
          <li key={kind.key}>
            <Choice kind={kind} chosen={kind === chosen} />
          </li>
        ))}
      </ul>
    </section>
  );
  return (
    <Page
      title={text.title}
      side={
        chosen && (
          <SheetPanel
            key={chosen.key}
            kind={chosen}
            after={after}
            onClose={small || asked !== null ? () => open(null) : undefined}
          />
        )
      }
    >
      <div className={styles.groups}>
        {list(round, drawn > 0 ? text.ofRound(drawn) : text.round)}
        {list(day, text.ofDay)}
      </div>
      <div className={styles.others}>
        <LazyOtherPrograms />
      </div>
    </Page>
  );
}

/** `?apres=3`: the standings page leads here with those that it shows. */
function useAfter(): number | null {
  const [params] = useSearchParams();
  const asked = params.get('apres') ?? '';
  return /^\d{1,3}$/.test(asked) ? Number(asked) : null;
}

function Choice({ kind, chosen }: { readonly kind: SheetKind; readonly chosen: boolean }) {
  const text = useSentences(printSentences);
  const { name, about } = text.sheets[kind.key];
  return (
    <Link
      href={`?feuille=${kind.key}`}
      className={styles.choice ?? ''}
      state={{ panel: true }}
      aria-current={chosen ? 'true' : undefined}
      data-opens={kind.key}
    >
      <span className={styles.name}>{name}</span>
      <span className={styles.about}>{about}</span>
    </Link>
  );
}
