import { Button } from '@mantine/core';
import type { IdentityCheck as Check } from '@ronde/contract/http/federation/checks';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { shownRating } from '../office/office.tsx';
import { entriesSeen } from './check-panel.tsx';
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
  readonly onSee: (what: string) => void;
}

/** Who a player is: a question with its answers, each with what it does. */
export function IdentityCheck({ check, answer, keyed, onAnswer, onSee }: Props) {
  const text = useSentences(checkSentences);
  const known = check.answers.filter(({ person }) => person !== null).length;
  const look = known === 1 ? (check.doubt === 'other-name' ? text.entry : text.bothEntries) : text.entries;
  const given = check.answers.find(({ person }) => (person?.person ?? null) === answer);
  if (answer !== undefined && given)
    return (
      <li className={styles.check} data-tone="done">
        <IconCheck size={18} stroke={1.75} aria-hidden="true" />
        <p>
          {check.name}. {text.answered} <strong>{answerText(check, given, text)}</strong>
        </p>
        <div className={styles.choices}>
          <button type="button" className="link small" onClick={() => onAnswer(undefined)}>
            {text.anew}
          </button>
        </div>
      </li>
    );
  return (
    <li className={styles.check} data-tone="answer">
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
      <p id={`qui-${check.player}`}>
        <strong>{questionOf(check, text)}</strong>
      </p>
      <p>{whatFollows(check, text)}</p>
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
            {answerText(check, one, text)}
          </Button>
        ))}
        {known > 0 && (
          <button
            type="button"
            className="link small"
            data-opens={entriesSeen(check.player)}
            aria-label={`${look}, ${check.name}`}
            onClick={() => onSee(entriesSeen(check.player))}
          >
            {look}
          </button>
        )}
      </div>
    </li>
  );
}

function questionOf({ doubt, name, licence, answers }: Check, text: CheckSentences): string {
  const held = answers.find(({ person }) => person !== null)?.person?.name ?? '';
  switch (doubt) {
    case 'other-name':
      return text.otherName(name, licence, held);
    case 'twice':
      return text.twice(name);
    case 'joined':
    case 'homonyms':
    case 'other-order':
    case 'same-name':
      return text.sameOrNew(name, licence);
  }
}

/** « Au registre : PÉRIER Solange, Namur, cote 1412, 9 tournois. Si oui, 1412 devient 1297. Sinon, … » */
function whatFollows({ answers }: Check, text: CheckSentences): string {
  const known = answers.filter(({ person }) => person !== null);
  const fresh = answers.find(({ person }) => person === null);
  const facts = known.map(({ person, rating, events, licence }) =>
    [person?.name, person?.club, licence, rating !== null && text.rated(shownRating(rating)), text.events(events)]
      .filter(Boolean)
      .join(', '),
  );
  const [only] = known;
  const ifSo = known.length === 1 && only ? movesTo(only, text.ifSo) : '';
  const ifNot = fresh ? movesTo(fresh, (before, after) => text.ifNot(before, after, fresh.others)) : '';
  return [facts.length > 0 && text.inRegister(facts.join(' / ')), ifSo, ifNot].filter(Boolean).join(' ');
}

const movesTo = (
  { before, after, provisional }: Answer,
  sentence: (before: string, after: string) => string,
): string => (before === null || after === null ? '' : sentence(shownRating(before, provisional), shownRating(after)));

function answerText({ doubt, answers }: Check, { person, before, provisional }: Answer, text: CheckSentences): string {
  if (person === null)
    return doubt === 'other-name' && before !== null
      ? text.wrongLicence(shownRating(before, provisional))
      : text.newOne;
  const one = answers.filter((answer) => answer.person !== null).length === 1;
  return one && doubt !== 'other-name' ? text.same : text.is([person.name, person.club].filter(Boolean).join(', '));
}
