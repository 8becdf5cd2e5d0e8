import type { RegisterEntry, RegisterCard as Shown } from '@ronde/contract/http/register-card';
import { date } from '@ronde/language';
import { useState } from 'react';
import { Link } from 'wouter';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { address } from '../../shell/addresses.ts';
import { announce } from '../../ui/announcer.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { TroubleNotice } from '../../ui/trouble-notice.tsx';
import { useCardWords } from './card-words.ts';
import { DoublePart } from './double-part.tsx';
import { entryFacts } from './entry-facts.ts';
import { MergesPart } from './merges-part.tsx';
import { OtherEntry } from './other-entry.tsx';
import styles from './register.module.css';
import { useCard } from './use-card.ts';
import { useRegisterWords } from './use-register-words.ts';

interface Props {
  readonly id: string;
  readonly onClose: () => void;
  /** Another entry’s card in its place. */
  readonly onOpen: (id: string) => void;
}

/** Somebody of the register: what the lists say, where they are registered, and their other entries. */
export function PersonCard({ id, onClose, onOpen }: Props) {
  const say = useCardWords();
  const state = useCard(id);
  const { card, gone } = state;
  // Chosen by hand: another name, the same person.
  const [chosen, choose] = useState<RegisterEntry | null>(null);
  if (gone)
    return (
      <SidePanel title={say.noEntry} onClose={onClose} focus>
        <p>{say.noEntryWhy}</p>
      </SidePanel>
    );
  if (!card) return null;
  const settle = async (how: 'merge' | 'apart', other: RegisterEntry) => {
    if (!(await state.settle(how, other.id))) return;
    choose(null);
    announce(how === 'merge' ? say.merged(card.person.name) : say.apart);
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
  const say = useRegisterWords();
  const words = useCardWords();
  const current = useExternal(lang);
  const facts = entryFacts(person, say, current);
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
      <h3 className={styles.part}>{words.seen}</h3>
      {seen.length === 0 ? (
        <p className="quiet">{words.seenNowhere}</p>
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
