import { Button } from '@mantine/core';
import type { FederationDocumentView } from '@ronde/contract/http/federation/documents';
import { date } from '@ronde/language';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { Link } from 'wouter';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { officeAddress } from '../office/addresses.ts';
import { useOffice } from '../office/office.tsx';
import { OfficeSection } from '../office/office-section.tsx';
import type { Answers } from './answers.ts';
import { tableSeen } from './check-panel.tsx';
import { checkSentences, type Verification } from './check-sentences.ts';
import { IdentityCheck } from './identity-check.tsx';
import styles from './received.module.css';
import { receivedSentences } from './sentences.ts';

interface Props {
  readonly document: FederationDocumentView;
  readonly answers: Answers;
  /** What is looked at beside the page. */
  readonly onSee: (what: string) => void;
}

/** What is asked before the document counts, what is only read, and how many checks found nothing. */
export function ChecksPart({ document, answers, onSee }: Props) {
  const text = useSentences(receivedSentences);
  const { checks } = document;
  const open = answers.open[0];
  const choose = (i: number) => () => {
    const buttons = window.document.querySelectorAll<HTMLElement>(`[data-answer="${CSS.escape(open ?? '')}"]`);
    buttons[i]?.click();
    return buttons[i] !== undefined;
  };
  useKeys({ 1: choose(0), 2: choose(1), 3: choose(2), 4: choose(3) });
  const reads = checks.filter(({ gravity }) => gravity === 'read').length;
  return (
    <OfficeSection
      title={text.checks}
      note={
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
              onSee={onSee}
            />
          ) : (
            <EngineCheck key={JSON.stringify(check.check)} {...{ check, document, answers, onSee }} />
          ),
        )}
        <QuietChecks checks={checks} />
      </ul>
    </OfficeSection>
  );
}

type EngineCheckView = Extract<FederationDocumentView['checks'][number], { readonly code: 'check' }>;

interface EngineCheckProps extends Props {
  readonly check: EngineCheckView;
}

function EngineCheck({ check: one, document, answers, onSee }: EngineCheckProps) {
  const text = useSentences(checkSentences);
  const lang = useLang();
  const { check, names, gravity, game, from } = one;
  const heldFrom = from && from.kind !== 'season' ? `${from.name}, ${date(lang, from.lastDay)}` : null;
  const [what, more] = text.check(check, (id) => names[id] ?? id, game, heldFrom);
  const answerable = check.code === 'same-event' || check.code === 'other-event';
  const asked = answerable && !answers.distinct.includes(check.document);
  const tone = gravity === 'read' ? 'read' : asked ? 'answer' : 'done';
  return (
    <li className={styles.check} data-tone={tone}>
      {tone === 'done' ? (
        <IconCheck size={18} stroke={1.75} aria-hidden="true" />
      ) : (
        <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
      )}
      <p className={styles.what}>
        <strong>{what}</strong>
      </p>
      <LookAt check={one} document={document} onSee={onSee} />
      {more && <p>{more}</p>}
      {asked && (
        <div className={styles.choices}>
          <Button
            variant="default"
            size="sm"
            data-answer={check.document}
            onClick={() => answers.another(check.document)}
          >
            {check.code === 'other-event' ? text.correction : text.other}
          </Button>
        </div>
      )}
    </li>
  );
}

/** What the check is about: the other document, the person, the game. */
function LookAt({ check: { check, from, game }, document, onSee }: Omit<EngineCheckProps, 'answers'>) {
  const text = useSentences(checkSentences);
  const { address: f } = useOffice();
  if (from !== null && from.receipt !== null) {
    const word = from.kind === 'list' ? text.list : text.event;
    return (
      <Link
        className={`link small ${styles.look}`}
        href={officeAddress.received(f, from.receipt)}
        aria-label={`${word}, ${from.name}`}
      >
        {word}
      </Link>
    );
  }
  if (check.code === 'back') {
    const person = document.people.find(({ player }) => player === check.player)?.person;
    return person ? (
      <Link
        className={`link small ${styles.look}`}
        href={officeAddress.ratings(f, person.person)}
        aria-label={`${text.entry}, ${person.name}`}
      >
        {text.entry}
      </Link>
    ) : null;
  }
  if (game === null || !('round' in check)) return null;
  const what = tableSeen(check.round, game);
  return (
    <button
      type="button"
      className={`link small ${styles.look}`}
      data-opens={what}
      aria-label={`${text.table}, ${game.players.map(({ name }) => name).join(', ')}`}
      onClick={() => onSee(what)}
    >
      {text.table}
    </button>
  );
}

const verifications: readonly Verification[] = [
  ...(['joined', 'homonyms', 'other-name', 'other-order', 'same-name', 'twice'] as const),
  ...([
    'other-event',
    'same-event',
    'elsewhere',
    'other-start',
    'start-far',
    'back',
    'score-far',
    'margin-far',
    'category',
  ] as const),
  ...(['not-official', 'file'] as const),
];

/** « 14 vérifications sans remarque »: each is read where somebody asks. */
function QuietChecks({ checks }: Pick<FederationDocumentView, 'checks'>) {
  const text = useSentences(receivedSentences);
  const check = useSentences(checkSentences);
  const remarked = new Set<Verification>(checks.map((one) => (one.code === 'identity' ? one.doubt : one.check.code)));
  const quiet = verifications.filter((one) => !remarked.has(one));
  return (
    <li className={styles.check} data-tone="fine">
      <IconCheck size={18} stroke={1.75} aria-hidden="true" />
      <details className={styles.quiet}>
        <summary>
          <span className="quiet">{text.quiet(quiet.length)}</span> <span className="link small">{check.readThem}</span>
        </summary>
        <ul>
          {quiet.map((one) => (
            <li key={one}>{check.fine[one]}</li>
          ))}
        </ul>
      </details>
    </li>
  );
}
