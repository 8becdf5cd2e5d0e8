import { Button, Checkbox, TextInput } from '@mantine/core';
import { readRating } from '@ronde/contract/lists/rating';
import { type Player, type PlayerFacts, plausibleRating, playsWargame, traitsOf } from '@ronde/engine';
import { capital } from '@ronde/language';
import { ratingHead } from '@ronde/views/player';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { ratingDoubts } from '../../lists/rating-doubts.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { formSentences } from './form-sentences.ts';
import styles from './registration.module.css';
import { ratingShown } from './start-rating.ts';

interface Props {
  readonly player: Player;
  readonly onClose: () => void;
}

/** What the rules know of somebody: rating, series, club, category, table, spare player. */
export function FactsForm({ player, onClose }: Props) {
  const { registration: ui } = useSentences(uiSentences);
  const text = useSentences(formSentences);
  const doubts = useSentences(ratingDoubts);
  const desk = useDesk();
  const send = useSend(desk.t);
  const { run, busy, trouble, clear } = useAct();
  // As it was when the form opened: what another desk changes meanwhile is a conflict.
  const [seen] = useState(player);
  const [fields, setFields] = useState(() => factFields(player));
  const [shown, setShown] = useState(false);
  const wargame = playsWargame(desk.tournament);
  const faults = shown ? factFaults(fields, wargame) : [];
  const rating = readRating(fields.rating, wargame);
  const { format, ranking } = desk.tournament;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    if (factFaults(fields, wargame).length > 0) return;
    const change = amendment(seen, fields, wargame);
    if (!change) return onClose();
    if (await run(() => send({ kind: 'amend', player: player.id, ...change }))) onClose();
  };
  const field = (name: Exclude<keyof FactFields, 'provisional' | 'spare'>) => ({
    value: fields[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => setFields({ ...fields, [name]: event.currentTarget.value }),
  });
  const doubt = rating.kind === 'rating' && !plausibleRating(rating.rating, wargame ? 'elo' : 'pl');
  const help = [...(doubt ? [text.implausible] : []), ...(ranking.length > 0 ? [text.ranked] : [])].join(' ');
  const ratingError =
    rating.kind !== 'ambiguous'
      ? ui.ratingWrong
      : capital(
          wargame
            ? doubts.ambiguous(rating.text, rating.whole, rating.decimal)
            : doubts.groupedTyped(rating.text, rating.whole),
        );
  return (
    <SidePanel title={text.facts} onClose={onClose}>
      <form onSubmit={submit} noValidate className={styles.form}>
        <RefusalNotice trouble={trouble} onClose={clear} />
        <TextInput
          label={ratingHead(desk.tournament, ui.rating)}
          inputMode="numeric"
          maxLength={12}
          autoFocus
          {...field('rating')}
          {...(help ? { description: help } : {})}
          {...(faults.includes('rating') ? { error: ratingError } : {})}
        />
        {!wargame && (
          <>
            <Checkbox
              label={ui.provisionalLong}
              checked={fields.provisional}
              onChange={(event) => setFields({ ...fields, provisional: event.currentTarget.checked })}
            />
            <TextInput label={ui.series} maxLength={8} {...field('duplicateSeries')} />
          </>
        )}
        <TextInput label={ui.club} maxLength={80} {...field('club')} />
        <TextInput label={ui.category} maxLength={40} {...field('category')} />
        <TextInput
          label={text.fixedTable}
          description={text.tableHelp}
          inputMode="numeric"
          maxLength={4}
          {...field('table')}
          {...(faults.includes('table') ? { error: text.tableWrong } : {})}
        />
        {traitsOf(format).spare && (
          <Checkbox
            label={text.spare}
            description={text.spareYes}
            checked={fields.spare}
            onChange={(event) => setFields({ ...fields, spare: event.currentTarget.checked })}
          />
        )}
        <Button type="submit" variant="default" loading={busy}>
          {text.save}
        </Button>
      </form>
    </SidePanel>
  );
}

/** The card's facts as typed. */
interface FactFields {
  readonly rating: string;
  readonly provisional: boolean;
  readonly duplicateSeries: string;
  readonly club: string;
  readonly category: string;
  readonly table: string;
  readonly spare: boolean;
}

export function factFields(player: Player): FactFields {
  const { rating, provisional = false, duplicateSeries = '', club = '', category = '', table, spare = false } = player;
  return {
    rating: rating === undefined ? '' : ratingShown({ rating }),
    provisional,
    duplicateSeries,
    club,
    category,
    table: table === undefined ? '' : String(table),
    spare,
  };
}

/** Which fields can't be read. `decimals`: whether a rating may have some (an Elo). */
export function factFaults({ rating, table }: FactFields, decimals = false): readonly ('rating' | 'table')[] {
  const { kind } = readRating(rating, decimals);
  const wrongTable = table.trim() !== '' && !/^[1-9]\d{0,3}$/.test(table.trim());
  return [
    ...(kind === 'wrong' || kind === 'ambiguous' ? (['rating'] as const) : []),
    ...(wrongTable ? (['table'] as const) : []),
  ];
}

/** Only the keys that change, as they were and as they become; a key that is missing in `to` is taken away. */
interface Amendment {
  readonly saw: PlayerFacts;
  readonly to: PlayerFacts;
}

const keys = ['rating', 'provisional', 'duplicateSeries', 'club', 'category', 'table', 'spare'] as const;

/** Null: nothing changes. */
export function amendment(player: Player, fields: FactFields, decimals = false): Amendment | null {
  const to = factsOf(fields, decimals);
  const changed = keys.filter((key) => player[key] !== to[key]);
  if (changed.length === 0) return null;
  const only = (facts: PlayerFacts): PlayerFacts =>
    Object.fromEntries(changed.flatMap((key) => (facts[key] === undefined ? [] : [[key, facts[key]]])));
  return { saw: only(player), to: only(to) };
}

function factsOf(fields: FactFields, decimals: boolean): PlayerFacts {
  const read = readRating(fields.rating, decimals);
  const text = (key: 'duplicateSeries' | 'club' | 'category') => {
    const typed = fields[key].trim();
    return typed === '' ? {} : { [key]: typed };
  };
  return {
    ...(read.kind === 'rating' ? { rating: read.rating } : {}),
    ...(read.kind === 'rating' && (fields.provisional || read.provisional) ? { provisional: true } : {}),
    ...text('duplicateSeries'),
    ...text('club'),
    ...text('category'),
    ...(fields.table.trim() === '' ? {} : { table: Number(fields.table) }),
    ...(fields.spare ? { spare: true } : {}),
  };
}
