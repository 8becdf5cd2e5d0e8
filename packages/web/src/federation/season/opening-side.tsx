import { date } from '@ronde/language';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { load } from '../../core/http.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { TaskBar } from '../../ui/file-links.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { officeAddress } from '../office/addresses.ts';
import styles from '../office/office.module.css';
import { officeKey, useOffice } from '../office/office.tsx';
import type { FederationAct } from '../office/use-decide.ts';
import { usePreview } from '../office/use-preview.tsx';
import { seasonSentences } from './sentences.ts';

interface Props {
  readonly command: Extract<FederationAct, { readonly kind: 'open-season' }>;
  /** How many leave the list. */
  readonly leaving: number;
}

/** What the opening changes, in figures, and what to look at before. */
export function OpeningSide({ command, leaving }: Props) {
  const text = useSentences(seasonSentences);
  const lang = useLang();
  const { data: preview, task } = usePreview(command, null);
  const from = command.season.from;
  if (!preview || preview.refusal)
    return (
      <>
        <TaskBar task={task} />
        <BeforeOpening from={from} />
      </>
    );
  const { raised, ...others } = preview.changesInAll;
  const facts: readonly (readonly [string, number])[] = [
    [text.regraded, preview.regraded.people.length],
    [text.raised, raised],
    [text.leaving, leaving],
    [text.redone, Object.values(others).reduce((sum, n) => sum + n, 0)],
  ];
  return (
    <>
      <SidePanel title={text.changes}>
        <ul className={styles.panelList}>
          {facts.map(([word, n]) => (
            <li key={word} className={styles.split}>
              <span>{word}</span>
              <strong>{n}</strong>
            </li>
          ))}
        </ul>
        <p className="quiet small">{text.applies(date(lang, from))}</p>
      </SidePanel>
      <BeforeOpening from={from} />
    </>
  );
}

function BeforeOpening({ from }: { readonly from: string }) {
  const text = useSentences(seasonSentences);
  const lang = useLang();
  const { address: f } = useOffice();
  const { data } = useQuery({
    queryKey: [...officeKey(f), 'documents'],
    queryFn: () => load('GET /api/federations/{f}/documents', { f, query: { accepted: 12 } }),
    staleTime: 0,
  });
  if (!data) return null;
  const waiting = data.toReview.filter(({ lastDay }) => lastDay < from);
  return (
    <SidePanel title={text.beforeOpening}>
      {waiting.length === 0 ? (
        <p>
          <IconCheck size={16} stroke={1.75} aria-hidden="true" /> {text.noneWaiting}
        </p>
      ) : (
        <>
          <p className={styles.late}>
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" /> {text.waiting(waiting.length)}
          </p>
          <p className="quiet small">{text.waitingHelp(waiting.length)}</p>
          <ul className={styles.panelList}>
            {waiting.map(({ receipt, name, lastDay }) => (
              <li key={receipt}>
                {name}, {date(lang, lastDay)}{' '}
                <Link
                  className="link small"
                  aria-label={`${text.readIt}, ${name}`}
                  href={officeAddress.received(f, receipt)}
                >
                  {text.readIt}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </SidePanel>
  );
}
