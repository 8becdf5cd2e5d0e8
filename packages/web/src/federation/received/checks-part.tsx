import { Button } from '@mantine/core';
import type { FederationDocumentView } from '@ronde/contract/http/federation/documents';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { Section } from '../../ui/page.tsx';
import type { Answers } from './answers.ts';
import { checkSentences } from './check-sentences.ts';
import { IdentityCheck } from './identity-check.tsx';
import styles from './received.module.css';
import { receivedSentences } from './sentences.ts';

interface Props {
  readonly document: FederationDocumentView;
  readonly answers: Answers;
}

/** What is asked before the document counts, what is only read, and how many checks found nothing. */
export function ChecksPart({ document, answers }: Props) {
  const text = useSentences(receivedSentences);
  const { checks, quiet } = document;
  const open = answers.open[0];
  const choose = (i: number) => () => {
    const buttons = window.document.querySelectorAll<HTMLElement>(`[data-answer="${CSS.escape(open ?? '')}"]`);
    buttons[i]?.click();
    return buttons[i] !== undefined;
  };
  useKeys({ 1: choose(0), 2: choose(1), 3: choose(2), 4: choose(3) });
  const reads = checks.filter(({ gravity }) => gravity === 'read').length;
  return (
    <Section
      title={text.checks}
      about={
        (answers.open.length > 0 || reads > 0) && (
          <span className={styles.counts}>
            {answers.open.length > 0 && (
              <span className={styles.gravity} data-tone="answer">
                {text.answers(answers.open.length)}
              </span>
            )}
            {reads > 0 && (
              <span className={styles.gravity} data-tone="read">
                {text.reads(reads)}
              </span>
            )}
          </span>
        )
      }
    >
      <ul className={styles.checks} data-focus-scope="">
        {checks.map((check) =>
          check.code === 'identity' ? (
            <IdentityCheck
              key={`who ${check.player}`}
              check={check}
              answer={answers.people.get(check.player)}
              keyed={check.player === open}
              onAnswer={(person) => answers.answer(check.player, person)}
            />
          ) : (
            <EngineCheck key={JSON.stringify(check.check)} check={check} answers={answers} />
          ),
        )}
        {quiet > 0 && (
          <li className={styles.check} data-tone="fine">
            <IconCheck size={18} stroke={1.75} aria-hidden="true" />
            <p className="quiet">{text.quiet(quiet)}</p>
          </li>
        )}
      </ul>
    </Section>
  );
}

interface EngineCheckProps {
  readonly check: Extract<FederationDocumentView['checks'][number], { readonly code: 'check' }>;
  readonly answers: Answers;
}

function EngineCheck({ check: { check, names, gravity }, answers }: EngineCheckProps) {
  const text = useSentences(checkSentences);
  const [what, more] = text.check(check, (id) => names[id] ?? id);
  const asked = check.code === 'same-event' && !answers.distinct.includes(check.document);
  const tone = gravity === 'read' ? 'read' : asked ? 'answer' : 'done';
  return (
    <li className={styles.check} data-tone={tone}>
      {tone === 'done' ? (
        <IconCheck size={18} stroke={1.75} aria-hidden="true" />
      ) : (
        <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
      )}
      <p>
        <strong>{what}</strong>
      </p>
      {more && <p>{more}</p>}
      {asked && check.code === 'same-event' && (
        <div className={styles.choices}>
          <Button
            variant="default"
            size="sm"
            data-answer={check.document}
            onClick={() => answers.another(check.document)}
          >
            {text.other}
          </Button>
        </div>
      )}
    </li>
  );
}
