import { Button } from '@mantine/core';
import type { IdentityCheck as Check } from '@ronde/contract/http/federation/documents';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { shownRating } from '../office/office.tsx';
import { type CheckSentences, checkSentences } from './check-sentences.ts';
import styles from './received.module.css';

type Answer = Check['answers'][number];

interface Props {
  readonly check: Check;
  /** The person chosen, null: somebody new; undefined: not answered yet. */
  readonly answer: string | null | undefined;
  /** Keys `1`, `2` answer it: it is the first without an answer. */
  readonly keyed: boolean;
  readonly onAnswer: (person: string | null | undefined) => void;
}

/** Who a player is: a question with its answers, each with what it does. */
export function IdentityCheck({ check, answer, keyed, onAnswer }: Props) {
  const say = useSentences(checkSentences);
  const given = check.answers.find(({ person }) => (person?.person ?? null) === answer);
  if (answer !== undefined && given)
    return (
      <li className={styles.check} data-tone="done">
        <IconCheck size={18} stroke={1.75} aria-hidden="true" />
        <p>
          {check.name}. {say.answered} <strong>{answerText(check, given, say)}</strong>
        </p>
        <div className={styles.choices}>
          <button type="button" className="link small" onClick={() => onAnswer(undefined)}>
            {say.anew}
          </button>
        </div>
      </li>
    );
  return (
    <li className={styles.check} data-tone="answer">
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
      <p id={`qui-${check.player}`}>
        <strong>{questionOf(check, say)}</strong>
      </p>
      <p>{whatFollows(check, say)}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form of its own. */}
      <div role="group" aria-labelledby={`qui-${check.player}`} className={styles.choices}>
        {check.answers.map((one, i) => (
          <Button
            key={one.person?.person ?? 'new'}
            variant="default"
            size="sm"
            data-answer={check.player}
            {...(keyed && { rightSection: <kbd>{i + 1}</kbd>, 'aria-keyshortcuts': String(i + 1) })}
            onClick={() => onAnswer(one.person?.person ?? null)}
          >
            {answerText(check, one, say)}
          </Button>
        ))}
      </div>
    </li>
  );
}

function questionOf({ doubt, name, licence, answers }: Check, say: CheckSentences): string {
  const held = answers.find(({ person }) => person !== null)?.person?.name ?? '';
  switch (doubt) {
    case 'other-name':
      return say.otherName(name, licence, held);
    case 'twice':
      return say.twice(name);
    case 'joined':
    case 'homonyms':
    case 'other-order':
    case 'same-name':
      return say.sameOrNew(name, licence);
  }
}

/** « Au registre : PÉRIER Solange, Namur, cote 1412, 9 tournois. Si oui, 1412 devient 1297. Sinon, … » */
function whatFollows({ answers }: Check, say: CheckSentences): string {
  const known = answers.filter(({ person }) => person !== null);
  const fresh = answers.find(({ person }) => person === null);
  const facts = known.map(({ person, rating, events, licence }) =>
    [person?.name, person?.club, licence, rating !== null && say.rated(shownRating(rating)), say.events(events)]
      .filter(Boolean)
      .join(', '),
  );
  const [only] = known;
  const ifSo = known.length === 1 && only ? movesTo(only, say.ifSo) : '';
  const ifNot = fresh ? movesTo(fresh, (before, after) => say.ifNot(before, after, fresh.others)) : '';
  return [facts.length > 0 && say.inRegister(facts.join(' / ')), ifSo, ifNot].filter(Boolean).join(' ');
}

const movesTo = (
  { before, after, provisional }: Answer,
  sentence: (before: string, after: string) => string,
): string => (before === null || after === null ? '' : sentence(shownRating(before, provisional), shownRating(after)));

function answerText({ doubt, answers }: Check, { person, before, provisional }: Answer, say: CheckSentences): string {
  if (person === null)
    return doubt === 'other-name' && before !== null ? say.wrongLicence(shownRating(before, provisional)) : say.newOne;
  const one = answers.filter((answer) => answer.person !== null).length === 1;
  return one && doubt !== 'other-name' ? say.same : say.is([person.name, person.club].filter(Boolean).join(', '));
}
