import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.ts';
import { announce } from '../../ui/announcer.tsx';
import { feeOf } from './fees.ts';
import styles from './registration.module.css';
import { registrationSentences } from './sentences.ts';
import { useFees } from './use-fees.ts';
import { useMarks } from './use-marks.ts';

/** « Frais payés » of one person: pressed when they are, with the amount. Private to the desk. */
export function PaidToggle({ id }: { readonly id: string }) {
  const say = useSentences(registrationSentences);
  const { t, tournament, people } = useDesk();
  const mark = useMarks(t);
  const bands = useFees(t);
  const person = people.get(id);
  if (!person) return null;
  const fee = feeOf(person.birthYear, tournament.date, bands);
  const paid = person.marks?.paid === true;
  const toggle = async () => {
    const answer = await mark(id, person, { paid: !paid });
    if (answer.kind === 'refused') announce(answer.problem.title);
  };
  return (
    <button
      type="button"
      className={styles.state}
      aria-pressed={paid}
      aria-label={say.paidName(person.name)}
      onClick={() => void toggle()}
    >
      {paid && <span aria-hidden="true">✓ </span>}
      {fee === null ? say.fees : say.money(fee)}
    </button>
  );
}
