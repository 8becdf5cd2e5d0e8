import { Button, Checkbox, TextInput } from '@mantine/core';
import type { ArmyListOptions, ArmyListView } from '@ronde/contract/http/army-lists';
import { pathOf } from '@ronde/contract/routes/client';
import { armyListSlots, largestArmyList } from '@ronde/contract/values/army-list';
import { countedPlayers } from '@ronde/engine';
import { frenchOrder } from '@ronde/engine/base/french-order';
import { type FormEvent, useState } from 'react';
import { moment } from '../../core/hour.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { announce } from '../../ui/announcer.tsx';
import { RowAct } from '../../ui/row-act.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import styles from '../roster/registration.module.css';
import { Judged, LateMalus } from './army-list-acts.tsx';
import { listState, useArmyListActs, useArmyLists } from './army-lists.ts';
import { armyListSentences } from './army-lists-sentences.ts';

/** Army lists: until when, what a late one costs, who has sent what, and the one act that publishes them. */
export function ArmyListsPanel({ onClose }: { readonly onClose: () => void }) {
  const text = useSentences(armyListSentences);
  const { t, role } = useDesk();
  const found = useArmyLists(t);
  const directs = role === 'director' || role === 'manager';
  return (
    <SidePanel title={text.title} onClose={onClose} focus>
      {found && directs && <Options key={JSON.stringify(found.options)} options={found.options} />}
      {found && <Lists lists={found.lists} options={found.options} />}
    </SidePanel>
  );
}

/** As a field of date and time writes it, on this computer's clock. */
const asTyped = (iso: string | null): string => {
  if (iso === null) return '';
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

const malusText = /^[1-9]\d?$/;

function Options({ options }: { readonly options: ArmyListOptions }) {
  const text = useSentences(armyListSentences);
  const { t } = useDesk();
  const acts = useArmyListActs(t);
  const { run, busy, trouble, clear } = useAct();
  const [deadline, setDeadline] = useState(asTyped(options.deadline));
  const [malus, setMalus] = useState(options.malus === null ? '' : String(options.malus));
  const [shown, setShown] = useState(false);
  const wrong = malus.trim() !== '' && !malusText.test(malus.trim());
  const save = async (published: boolean, said: string) => {
    const until = deadline === '' ? null : new Date(deadline).toISOString();
    const body = { deadline: until, malus: malus.trim() === '' ? null : Number(malus), published };
    if (await run(() => acts.options(body))) announce(said);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    if (!wrong) void save(options.published, text.saved);
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <RefusalNotice trouble={trouble} onClose={clear} />
      <TextInput
        label={text.deadline}
        type="datetime-local"
        value={deadline}
        onChange={(event) => setDeadline(event.currentTarget.value)}
      />
      <TextInput
        label={text.malus}
        inputMode="numeric"
        maxLength={2}
        value={malus}
        onChange={(event) => setMalus(event.currentTarget.value)}
        description={text.malusHelp}
        {...(shown && wrong ? { error: text.malusWrong } : {})}
      />
      <div className={styles.acts}>
        <Button type="submit" size="sm" variant="default" loading={busy}>
          {text.save}
        </Button>
      </div>
      <Checkbox
        label={text.published}
        description={text.publishedHelp}
        checked={options.published}
        disabled={busy}
        onChange={(event) => void save(event.currentTarget.checked, options.published ? text.hidden : text.shown)}
      />
    </form>
  );
}

interface ListsProps {
  readonly lists: readonly ArmyListView[];
  readonly options: ArmyListOptions;
}

function Lists({ lists, options }: ListsProps) {
  const text = useSentences(armyListSentences);
  const { t, tournament, people, names } = useDesk();
  const acts = useArmyListActs(t);
  const { run, trouble, clear } = useAct();
  const players = countedPlayers(tournament.players)
    .filter(({ left }) => left === undefined)
    .toSorted((a, b) => frenchOrder(names.full(a.id), names.full(b.id)));
  const keep = async (player: string, slot: number, file: File | undefined) => {
    if (file && (await run(() => acts.keep(player, slot, file)))) announce(text.kept(names.full(player)));
  };
  return (
    <>
      <RefusalNotice trouble={trouble} onClose={clear} />
      <p className="quiet">{text.help(largestArmyList / 1000)}</p>
      <ul className={styles.owing}>
        {players.map(({ id }) => {
          const mine = lists.filter(({ player }) => player === id);
          const { checker } = people.get(id)?.marks ?? {};
          const late = mine.some((one) => one.late);
          return (
            <li key={id}>
              <span>{names.full(id)}</span>
              <span className="quiet small">
                {text.states[listState(people.get(id)?.marks?.list, lists, id)]}
                {checker && ` · ${checker}`}
              </span>
              {mine.length > 0 && <Judged player={id} />}
              {late && <span className={styles.late}>{text.late(options.malus)}</span>}
              {late && options.malus !== null && <LateMalus player={id} points={options.malus} />}
              <span className={styles.how}>
                {armyListSlots.map((slot) => (
                  <Slot
                    key={slot}
                    {...{ slot, name: names.full(id) }}
                    list={mine.find((one) => one.slot === slot)}
                    onFile={(file) => void keep(id, slot, file)}
                    onRemove={() => void run(() => acts.remove(id, slot))}
                  />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface SlotProps {
  readonly slot: number;
  readonly name: string;
  readonly list: ArmyListView | undefined;
  readonly onFile: (file: File | undefined) => void;
  readonly onRemove: () => void;
}

/** One of the two lists: taken from a file, read on this computer, taken away. */
function Slot({ slot, name, list, onFile, onRemove }: SlotProps) {
  const text = useSentences(armyListSentences);
  const lang = useLang();
  const { t } = useDesk();
  if (!list)
    return (
      <label className="link small">
        {text.add(slot)}
        <input
          type="file"
          className="sr-only"
          aria-label={text.addOf(slot, name)}
          accept=".txt,.pdf,text/plain,application/pdf"
          onChange={(event) => onFile(event.currentTarget.files?.[0])}
        />
      </label>
    );
  const at = { t, player: list.player, slot: String(slot) };
  return (
    <span>
      <a
        className="link small"
        href={pathOf('GET /api/tournaments/{t}/army-lists/{player}/{slot}', at)}
        title={`${list.name}, ${moment(lang, list.at)}`}
        download
        aria-label={text.readOf(slot, name)}
      >
        {text.read(slot)}
      </a>{' '}
      <RowAct word={text.remove} of={`${name}, ${text.read(slot)}`} warning={text.removeWarning} onAct={onRemove} />
    </span>
  );
}
