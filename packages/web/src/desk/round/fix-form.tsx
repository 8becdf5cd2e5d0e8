import { Button, TextInput } from '@mantine/core';
import type { Fixed, PlayerId, Refusal, Tournament } from '@ronde/engine';
import { wrongByHand } from '@ronde/engine/pairing/by-hand';
import { awayNow, takingPart } from '@ronde/engine/tournament/find';
import { type FormEvent, useState } from 'react';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { PlayerSelect } from '../pairing/player-select.tsx';
import { draftSentences } from '../pairing/sentences.ts';
import styles from './round.module.css';

interface Props {
  readonly list: readonly Fixed[];
  readonly onAdd: (fixed: Fixed) => void;
  readonly focus: boolean;
}

/** A table made by hand: two people who are in the hall, and its number where it matters. */
export function FixForm({ list, onAdd, focus }: Props) {
  const ui = useSentences(uiSentences);
  const text = useSentences(draftSentences);
  const { tournament, names } = useDesk();
  const [one, setOne] = useState<PlayerId | null>(null);
  const [other, setOther] = useState<PlayerId | null>(null);
  const [table, setTable] = useState('');
  const [shown, setShown] = useState(false);
  const taken = [one, other].find((id) => id !== null && tableByHand(list, id) !== undefined) ?? null;
  const pairWrong = taken
    ? text.playsAlready(names.short(taken), tableByHand(list, taken) ?? null)
    : one === null || other === null || one === other
      ? text.fixNeeds
      : null;
  const numberWrong = table.trim() !== '' && !/^[1-9]\d{0,3}$/.test(table.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    if (pairWrong || numberWrong || one === null || other === null) return;
    onAdd({ players: [one, other], ...(table.trim() === '' ? {} : { table: Number(table) }) });
    setOne(null);
    setOther(null);
    setTable('');
    setShown(false);
  };
  const players = [...presentNow(tournament)];
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <h3 className="sr-only">{ui.draft.fix}</h3>
      <PlayerSelect label={text.fixOne} value={one} onChange={setOne} players={players} focus={focus} />
      <PlayerSelect
        label={text.fixOther}
        value={other}
        onChange={setOther}
        players={players}
        error={shown && pairWrong ? pairWrong : undefined}
      />
      <TextInput
        label={text.fixNumber}
        description={text.fixNumberHelp}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="numeric"
        maxLength={4}
        className={styles.short ?? ''}
        value={table}
        onChange={(event) => setTable(event.currentTarget.value)}
        {...(shown && numberWrong ? { error: text.fixNumberWrong } : {})}
      />
      <Button type="submit" size="sm" variant="default">
        {text.fixDo}
      </Button>
    </form>
  );
}

/** The number of the table by hand that somebody has already; null: without number; undefined: none. */
function tableByHand(list: readonly Fixed[], player: PlayerId): number | null | undefined {
  const found = list.find(({ players }) => players.some((id) => id === player));
  return found && (found.table ?? null);
}

/** Those whom a draw of today would seat. */
export function presentNow(tournament: Tournament): ReadonlySet<string> {
  const away = new Set(awayNow(tournament));
  return new Set(takingPart(tournament).flatMap(({ id }) => (away.has(id) ? [] : [id])));
}

/** Why the tables made by hand can't stand, before they are sent (BYE-03); null: they can. */
export function wrongFixed(tournament: Tournament, fixed: readonly Fixed[]): Refusal | null {
  const numbers = fixed.flatMap(({ table }) => table ?? []);
  const twice = numbers.find((table, i) => numbers.indexOf(table) < i);
  if (twice !== undefined) return { code: 'table-taken', table: twice };
  return wrongByHand(fixed, presentNow(tournament));
}
