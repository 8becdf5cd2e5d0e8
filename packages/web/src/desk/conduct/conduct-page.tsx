import { playsWargame, type Round } from '@ronde/engine';
import { Link, useSearchParams } from 'wouter';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.ts';
import { useMay } from '../../shell/use-may.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { LastDecisions } from '../decisions/last-decisions-soon.tsx';
import { NextStep } from '../pairing/next-step.tsx';
import { ChallengeForm } from './challenge-form.tsx';
import styles from './conduct.module.css';
import { EndForm } from './end-form.tsx';
import { RulingForm } from './ruling-form.tsx';
import { SheetsForm } from './sheets-form.tsx';
import { StartForms } from './start-forms.tsx';
import { useConductWords } from './use-conduct-words.ts';

const subjects = ['contestation', 'fin', 'feuilles', 'decision', 'debut'] as const;
type Subject = (typeof subjects)[number];

/** The conduct of a game of Scrabble, for arbiters: one question at a time, each with its address. */
export function ConductPage() {
  const { say } = useConductWords();
  const { t, tournament } = useDesk();
  const [params] = useSearchParams();
  const may = useMay();
  // A decision asked for by its address says whose it is; it is not offered.
  const decides = may.command('sanction');
  const offered = subjects.filter((one) => decides || one !== 'decision');
  const subject = subjects.find((one) => one === params.get('sujet')) ?? 'contestation';
  if (playsWargame(tournament))
    return (
      <Page title={say.title} acts={<NextStep />}>
        <p>{say.notHere}</p>
      </Page>
    );
  return (
    <Page title={say.title} side={<LastDecisions />}>
      <p className="quiet">{say.help}</p>
      <nav aria-label={say.subjects} className={styles.subjects}>
        {offered.map((one) => (
          <Link
            key={one}
            href={`${address.conduct(t)}?sujet=${one}`}
            className={styles.subject ?? ''}
            aria-current={one === subject ? 'page' : undefined}
          >
            {say.subject[one]}
          </Link>
        ))}
      </nav>
      <h2 className={styles.title}>{say.subject[subject]}</h2>
      {subject === 'decision' && !decides ? (
        <Notice tone="advice" title={say.forArbiter} />
      ) : (
        <Form subject={subject} />
      )}
    </Page>
  );
}

function Form({ subject }: { readonly subject: Subject }) {
  const { say } = useConductWords();
  const { tournament } = useDesk();
  switch (subject) {
    case 'contestation':
      return <ChallengeForm />;
    case 'fin':
      return <EndForm />;
    case 'feuilles':
      return <SheetsForm />;
    case 'debut':
      return <StartForms />;
    case 'decision': {
      const at = tournament.rounds.findLastIndex((round: Round) => round.status === 'published');
      const round = tournament.rounds[at];
      return round ? <RulingForm key={at} round={at + 1} matches={round.matches} /> : <p>{say.noRound}</p>;
    }
  }
}
