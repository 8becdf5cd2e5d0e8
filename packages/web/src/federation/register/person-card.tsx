import type { RegisterCard, RegisterEntry, RegisterCard as Shown } from '@ronde/contract/http/register';
import { civilDay, clock, date } from '@ronde/language';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { useExternal } from '../../core/external.ts';
import { call, load, ReadError } from '../../core/http.ts';
import { lang } from '../../core/language/lang.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { address } from '../../shell/addresses.ts';
import { announce } from '../../ui/announcer.tsx';
import { TroubleNotice } from '../../ui/notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { DoublePart, entryFacts, OtherEntry } from './double-part.tsx';
import styles from './register.module.css';
import { cardSentences, registerSentences } from './sentences.ts';

interface Props {
  readonly id: string;
  readonly onClose: () => void;
  /** Another entry’s card in its place. */
  readonly onOpen: (id: string) => void;
}

/** Somebody of the register: what the lists say, where they are registered, and their other entries. */
export function PersonCard({ id, onClose, onOpen }: Props) {
  const text = useSentences(cardSentences);
  const state = useCard(id);
  const { card, gone } = state;
  // Chosen by hand: another name, the same person.
  const [chosen, choose] = useState<RegisterEntry | null>(null);
  if (gone)
    return (
      <SidePanel title={text.noEntry} onClose={onClose} focus>
        <p>{text.noEntryWhy}</p>
      </SidePanel>
    );
  if (!card) return null;
  const settle = async (how: 'merge' | 'apart', other: RegisterEntry) => {
    if (!(await state.settle(how, other.id))) return;
    choose(null);
    announce(how === 'merge' ? text.merged(card.person.name) : text.apart);
  };
  const others = chosen ? [chosen] : card.doubles;
  return (
    <SidePanel title={card.person.name} onClose={onClose} focus>
      <TroubleNotice trouble={state.trouble} onClose={state.clear} />
      <Known card={card} />
      {others.map((other) => (
        <DoublePart
          key={other.id}
          person={card.person}
          other={other}
          busy={state.busy}
          onMerge={() => void settle('merge', other)}
          onApart={() => (chosen ? choose(null) : void settle('apart', other))}
          onOpen={() => onOpen(other.id)}
        />
      ))}
      <MergesPart card={card} onUndo={state.undo} />
      {!chosen && <OtherEntry person={card.person} onChoose={choose} />}
    </SidePanel>
  );
}

function Known({ card: { person, seen } }: { readonly card: Shown }) {
  const text = useSentences(registerSentences);
  const cardText = useSentences(cardSentences);
  const current = useExternal(lang);
  const facts = entryFacts(person, text, current);
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(({ key, label, text }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.part}>{cardText.seen}</h3>
      {seen.length === 0 ? (
        <p className="quiet">{cardText.seenNowhere}</p>
      ) : (
        <ul className={styles.seen}>
          {seen.map((one) => (
            <li key={one.slug}>
              <Link href={address.player(one.slug, one.number)} className="link">
                {one.name}
              </Link>{' '}
              <span className="quiet">{date(current, one.date)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Somebody's card, and what is said of their other entries. */
function useCard(id: string) {
  const client = useQueryClient();
  const act = useAct();
  const { data, error } = useQuery({
    queryKey: ['register', 'card', id],
    queryFn: () => load('GET /api/register/people/{person}', { person: id }),
    retry: false,
  });
  /** `merge`: the other one goes into this one. `apart`: they are two people. */
  const settle = async (how: 'merge' | 'apart', other: string): Promise<boolean> => {
    const card = await act.run(() =>
      call(`POST /api/register/people/{person}/${how}`, { person: id, body: { other } }),
    );
    if (card) await client.invalidateQueries({ queryKey: ['register'] });
    return card !== null;
  };
  const undo = async (merge: string): Promise<boolean> => {
    const done = await act.run(() => call('POST /api/register/merges/{merge}/undo', { merge }));
    if (done) await client.invalidateQueries({ queryKey: ['register'] });
    return done !== null;
  };
  return {
    card: data,
    gone: error instanceof ReadError && error.problem?.status === 404,
    settle,
    undo,
    busy: act.busy,
    trouble: act.trouble,
    clear: act.clear,
  };
}

interface MergesPartProps {
  readonly card: RegisterCard;
  readonly onUndo: (merge: string) => Promise<boolean>;
}

/** Which entries went into this one, who did it, each to be undone. */
function MergesPart({ card: { merges }, onUndo }: MergesPartProps) {
  const text = useSentences(cardSentences);
  const current = useExternal(lang);
  if (merges.length === 0) return null;
  const undo = async (merge: string) => {
    if (await onUndo(merge)) announce(text.parted);
  };
  return (
    <>
      <h3 className={styles.part}>{text.merges}</h3>
      <ul className={styles.seen}>
        {merges.map(({ id, at, by, gone }) => {
          const who = [gone.name, gone.licence].filter(Boolean).join(', ');
          return (
            <li key={id}>
              {text.mergedWith(who)}{' '}
              <span className="quiet">{[date(current, civilDay(at)), clock(at), by].filter(Boolean).join(', ')}</span>{' '}
              <button type="button" className="link" onClick={() => void undo(id)}>
                {text.undo}
                <span className="sr-only">, {who}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
