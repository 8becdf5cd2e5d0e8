import { Button, Checkbox, TextInput } from '@mantine/core';
import type { Person, Player, PlayerFacts, PlayerId, Tournament } from '@ronde/engine';
import { frenchKey, frenchOrder } from '@ronde/engine/base/french-order';
import { type FormEvent, useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import styles from './prizes.module.css';
import { prizesSentences } from './sentences.ts';

/** One age category for several people: a command a person, each with its line in the log, and its undo. */
export function CategoryForm({ onClose }: { readonly onClose: () => void }) {
  const text = useSentences(prizesSentences);
  const { t, tournament } = useDesk();
  const send = useSend(t);
  const { run, busy, trouble, clear } = useAct();
  const [category, setCategory] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<PlayerId>>(new Set());
  const [asked, setAsked] = useState(false);
  const [done, setDone] = useState('');
  const give = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (chosen.size === 0) return;
    const changes = categoryChanges(tournament, chosen, category);
    let changed = 0;
    for (const change of changes) {
      if (!(await run(() => send({ kind: 'amend', ...change })))) break;
      changed += 1;
    }
    setDone(text.given(changed));
    if (changed < changes.length) return;
    setChosen(new Set());
    setAsked(false);
  };
  const toggle = (id: PlayerId) => {
    setDone('');
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <SidePanel title={text.giveCategory} onClose={onClose}>
      <form className={styles.categories} noValidate onSubmit={(event) => void give(event)}>
        <RefusalNotice trouble={trouble} onClose={clear} />
        <TextInput
          label={text.category}
          description={text.categoryHelp}
          value={category}
          maxLength={40}
          autoFocus
          onChange={(event) => setCategory(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={busy}>
          {text.giveTo}
        </Button>
        <p className={asked && chosen.size === 0 ? styles.missing : 'quiet'} role="status">
          {done || (asked && chosen.size === 0 ? text.chooseSome : text.chosen(chosen.size))}
        </p>
        <People chosen={chosen} onToggle={toggle} />
      </form>
    </SidePanel>
  );
}

interface PeopleProps {
  readonly chosen: ReadonlySet<PlayerId>;
  readonly onToggle: (id: PlayerId) => void;
}

/** Everybody with their year of birth and their category, the youngest first. */
function People({ chosen, onToggle }: PeopleProps) {
  const text = useSentences(prizesSentences);
  const { tournament, people, names } = useDesk();
  const about = ({ id, category }: Player) => [people.get(id)?.birthYear, category].filter(Boolean).join(' · ');
  return (
    <fieldset className={styles.people}>
      <legend>{text.who}</legend>
      {byBirth(tournament.players, people, names.full).map((player) => (
        <Checkbox
          key={player.id}
          label={names.full(player.id)}
          description={about(player)}
          checked={chosen.has(player.id)}
          onChange={() => onToggle(player.id)}
        />
      ))}
    </fieldset>
  );
}

/** One person's card, as it was and as it becomes. */
interface CategoryChange {
  readonly player: PlayerId;
  readonly saw: PlayerFacts;
  readonly to: PlayerFacts;
}

/** The cards that a category given to these people changes; empty takes theirs away, another case is the same one. */
export function categoryChanges(
  { players }: Pick<Tournament, 'players'>,
  chosen: ReadonlySet<PlayerId>,
  typed: string,
): readonly CategoryChange[] {
  const category = typed.trim();
  return players
    .filter((player) => chosen.has(player.id) && frenchKey(player.category ?? '') !== frenchKey(category))
    .map((player) => ({
      player: player.id,
      saw: player.category === undefined ? {} : { category: player.category },
      to: category === '' ? {} : { category },
    }));
}

/** Youngest first: a category is given to neighbours; whose year is not known comes last, by name. */
export function byBirth(
  players: readonly Player[],
  people: ReadonlyMap<PlayerId, Person>,
  name: (id: PlayerId) => string,
): readonly Player[] {
  const year = ({ id }: Player) => people.get(id)?.birthYear ?? 0;
  return players.toSorted((a, b) => year(b) - year(a) || frenchOrder(name(a.id), name(b.id)));
}
