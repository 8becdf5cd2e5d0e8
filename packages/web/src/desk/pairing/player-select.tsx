import { NativeSelect } from '@mantine/core';
import type { Match, PlayerId } from '@ronde/engine';
import { frenchOrder } from '@ronde/engine/base/french-order';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { draftSentences } from './sentences.ts';

interface Props {
  readonly label: string;
  readonly value: PlayerId | null;
  readonly onChange: (player: PlayerId | null) => void;
  /** Those to choose from, in the order of the alphabet. */
  readonly players?: readonly PlayerId[];
  /** Or those at these tables, table by table. */
  readonly tables?: readonly Match[];
  readonly error?: string | undefined;
  readonly focus?: boolean;
}

/** A menu of players. */
export function PlayerSelect({ label, value, onChange, players = [], tables, error, focus }: Props) {
  const text = useSentences(draftSentences);
  const { names } = useDesk();
  const item = (id: PlayerId) => ({ value: id, label: names.full(id) });
  const sorted = [...players].sort((a, b) => frenchOrder(names.full(a), names.full(b)));
  const listed = tables
    ? tables.map(({ table, players: seats }) => ({
        group: table === undefined ? text.exempts : text.tableOf(table),
        items: seats.map(item),
      }))
    : sorted.map(item);
  return (
    <NativeSelect
      label={label}
      value={value ?? ''}
      data={[{ value: '', label: text.choose }, ...listed]}
      onChange={(event) => onChange(event.currentTarget.value === '' ? null : event.currentTarget.value)}
      autoFocus={focus ?? false}
      {...(error === undefined ? {} : { error })}
    />
  );
}
