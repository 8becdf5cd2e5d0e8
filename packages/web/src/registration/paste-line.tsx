import { useScreen } from '../session/use-words.ts';
import type { Screen } from '../words/screen.ts';
import type { PastedLine, PasteFault } from './pasted.ts';
import { ratingText } from './rating-text.ts';
import styles from './registration.module.css';
import type { HomonymAnswer, Paste } from './use-paste.ts';

interface Props {
  readonly line: PastedLine;
  readonly paste: Paste;
}

/** One line of the list: who it is, why it is refused, or the question about two equal names. */
export function PasteLine({ line, paste }: Props) {
  const say = useScreen();
  if (line.kind === 'refused')
    return <li className={styles.bad}>{say.pasteLine(line.line, faultText(line.fault, say))}</li>;
  const { person, club } = line.player;
  const about = [ratingText(line.player), club].filter(Boolean).join(' · ');
  const choices: readonly (readonly [HomonymAnswer, string])[] = [
    ['both', say.keepBoth],
    ['same', say.same],
  ];
  return (
    <li>
      <span>{person.name}</span>
      <span className="quiet">{about}</span>
      {line.kind === 'homonym' && (
        <fieldset className={styles.homonym}>
          <legend className={styles.known}>{say.samePerson}</legend>
          {choices.map(([answer, word]) => (
            <button
              key={answer}
              type="button"
              className="link"
              aria-pressed={paste.answerTo(line) === answer}
              aria-label={`${word}, ${person.name}`}
              onClick={() => paste.answer(line, answer)}
            >
              {paste.answerTo(line) === answer && '✓ '}
              {word}
            </button>
          ))}
        </fieldset>
      )}
    </li>
  );
}

function faultText(fault: PasteFault, say: Screen): string {
  switch (fault.code) {
    case 'ambiguous-rating':
      return say.ambiguousRating(fault.text, fault.whole, fault.decimal);
    case 'wrong-rating':
      return say.wrongRating(fault.text);
    case 'no-name':
      return say.noName;
    case 'long-name':
      return say.longName;
    case 'long-club':
      return say.longClub;
    case 'hidden-character':
      return say.hiddenCharacter;
    case 'open-quote':
      return say.openQuote;
    case 'no-separator':
      return say.noSeparator;
  }
}
