import type { DeskMarks, Person } from '@ronde/engine';
import { money } from '@ronde/language';
import { feeOf } from '@ronde/views/fees';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Answer, call, isUnanswered } from '../../core/http.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { type DeskData, deskKey } from '../../core/queries.ts';
import { session } from '../../core/session.ts';
import { useDesk } from '../../shell/desk.tsx';
import { announce } from '../../ui/announcer.tsx';
import { useFees } from './fees.ts';
import styles from './registration.module.css';
import { registrationSentences } from './sentences.ts';

/** « Frais payés » of one person: pressed when they are, with the amount; or that they play free. Private to the desk. */
export function PaidToggle({ id }: { readonly id: string }) {
  const text = useSentences(registrationSentences);
  const { t, tournament, people } = useDesk();
  const mark = useMarks(t);
  const bands = useFees(t);
  const lang = useLang();
  const person = people.get(id);
  if (!person) return null;
  const fee = feeOf(person.birthYear, tournament.date, bands);
  const { paid = false, free = false } = person.marks ?? {};
  const toggle = async () => {
    const answer = await mark(id, person, free ? { free: false } : { paid: !paid });
    sayRefused(answer);
  };
  const amount = fee === null ? text.fees : money(lang, fee);
  return (
    <button
      type="button"
      className={styles.state}
      aria-pressed={paid || free}
      aria-label={free ? text.freeName(person.name) : text.paidName(person.name)}
      onClick={() => void toggle()}
    >
      {(paid || free) && <span aria-hidden="true">✓ </span>}
      {free ? text.free : amount}
    </button>
  );
}

/** Who plays without paying: offered while nothing is paid. */
export function FreeEntry({ id }: { readonly id: string }) {
  const text = useSentences(registrationSentences);
  const { t, people } = useDesk();
  const mark = useMarks(t);
  const person = people.get(id);
  if (!person || person.marks?.paid || person.marks?.free) return null;
  const set = async () => {
    const answer = await mark(id, person, { free: true });
    sayRefused(answer);
  };
  return (
    <button type="button" className={styles.state} aria-label={text.freeName(person.name)} onClick={() => void set()}>
      {text.free}
    </button>
  );
}

/** A list said to be this; said once more, nothing is said. Whoever says it checked, or to be corrected, signs it. */
export function listSaid({ marks }: Person, state: NonNullable<DeskMarks['list']>): DeskMarks {
  const list = marks?.list === state ? undefined : state;
  const signed = list === 'checked' || list === 'to-fix';
  // What is undefined is taken away.
  return { list, checker: signed ? session.get()?.account?.name : undefined } as DeskMarks;
}

/** The last change of each person, which a later one from here waits for: it would else contradict its own desk. */
const underWay = new Map<string, Promise<unknown>>();

/** What was refused, and what to do about it: these buttons have no room for a notice. */
export function sayRefused(answer: Answer<object>): void {
  if (answer.kind !== 'refused') return;
  const { title, detail, act } = answer.problem;
  announce([title, detail, act].filter(Boolean).join(' '));
}

/** Notes something of somebody for the desk alone: beside the log. What another desk noted meanwhile is a conflict. */
export function useMarks(t: string) {
  const client = useQueryClient();
  return (id: string, person: Person, change: DeskMarks): Promise<Answer<Person>> => {
    const key = `${t} ${id}`;
    const before = underWay.get(key);
    const send = () => put(client, t, id, newest(client, t, id) ?? person, change);
    const mine = before ? before.then(send) : send();
    underWay.set(key, mine);
    return mine.finally(() => {
      if (underWay.get(key) === mine) underWay.delete(key);
    });
  };
}

/** As this desk knows them by now. */
const newest = (client: QueryClient, t: string, id: string): Person | undefined =>
  client.getQueryData<DeskData>(deskKey(t))?.people.find((one) => one.id === id);

async function put(
  client: QueryClient,
  t: string,
  id: string,
  person: Person,
  change: DeskMarks,
): Promise<Answer<Person>> {
  const marks = Object.fromEntries(
    Object.entries({ ...person.marks, ...change }).filter(([, value]) => value !== undefined && value !== false),
  );
  const body = {
    name: person.name,
    ...(Object.keys(marks).length === 0 ? {} : { marks }),
    saw: { marks: person.marks ?? null },
  };
  const answer = await call('PUT /api/tournaments/{t}/people/{player}', { t, player: id, body }, { repeatable: true });
  if (answer.kind === 'done') keep(client, t, id, answer.value);
  if (!isUnanswered(answer)) await client.invalidateQueries({ queryKey: deskKey(t) });
  return answer;
}

/** What the server has kept is known here at once: a reading of the desk that is cut short by a later one changes nothing. */
function keep(client: QueryClient, t: string, id: string, { marks }: Person): void {
  client.setQueryData<DeskData>(
    deskKey(t),
    (view) =>
      view && {
        ...view,
        people: view.people.map(({ marks: before, ...one }) =>
          one.id === id ? { ...one, ...(marks && { marks }) } : { ...one, ...(before && { marks: before }) },
        ),
      },
  );
}
