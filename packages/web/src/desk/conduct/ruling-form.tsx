import { Button, NativeSelect, Radio, TextInput } from '@mantine/core';
import type { SentCommand } from '@ronde/contract/http/command';
import { type GameRefusal, gamesIn, type Match, never, type PlayerId, type TypedResult } from '@ronde/engine';
import { type Ruled, rule } from '@ronde/engine/game/ruling-effects';
import { rulings } from '@ronde/engine/game/rulings';
import { gameSentences, seatsOf } from '@ronde/language';
import { type FormEvent, Suspense, useState } from 'react';
import { telling } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useAccount } from '../../core/session.ts';
import { countText } from '../../results/slots.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { partOf } from '../../ui/page-of.ts';
import { useTableActs } from '../entry/use-table-acts.ts';
import styles from './conduct.module.css';
import { conductSentences } from './sentences.ts';

// What tells the log's sentences within a page that does not wait for them.
const EarlierRulings = partOf(async () => ({
  default: (await telling(() => import('./earlier-rulings.tsx'))).EarlierRulings,
}));

/** What happened and what is decided, in two keys, with its article; each decision leaves its line. */
export function RulingForm({ round, matches }: { readonly round: number; readonly matches: readonly Match[] }) {
  const text = useSentences(conductSentences);
  const game = useSentences(gameSentences);
  const { names, role } = useDesk();
  const account = useAccount();
  const acts = useTableActs(round);
  const tables = matches.flatMap((match, at) => {
    const seats = seatsOf(match);
    return seats ? [{ match, seats, number: match.table ?? at + 1 }] : [];
  });
  const [keys, setKeys] = useState('t1');
  const [number, setNumber] = useState(String(tables[0]?.number ?? ''));
  const [fields, setFields] = useState({ against: '' as PlayerId, count: '1', reason: '' });
  const [done, setDone] = useState(false);
  const [asked, setAsked] = useState(false);
  const row = tables.find((table) => String(table.number) === number);
  const against = row?.seats.players.find((id) => id === fields.against) ?? row?.seats.players[0];
  const situation = rulings.find(({ key }) => key === keys.slice(0, 1)) ?? rulings[0];
  if (!row || against === undefined || !situation) return <p>{text.noRound}</p>;
  const decided = rule({
    keys,
    against: row.seats.players[0] === against ? 0 : 1,
    author: account?.name ?? '–',
    office: role === 'arbiter' ? 'arbiter' : 'director',
    count: Math.max(1, Number(fields.count)),
    reason: fields.reason,
  });
  const command = decided.ok ? commandOfRuling(decided.value, row.match, against, round) : null;
  const change = (part: Partial<typeof fields>) => {
    setDone(false);
    setAsked(false);
    setFields({ ...fields, ...part });
  };
  const choose = (text: string) => {
    setDone(false);
    setAsked(false);
    setKeys(
      text
        .toLowerCase()
        .replace(/[^a-z0-9]/g, '')
        .slice(0, 2),
    );
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (command && (await acts.send(command, fields.reason.trim()))) setDone(true);
  };
  const counts = situation.choices.some(
    ({ key, effect }) => keys.endsWith(key) && effect.kind === 'points' && effect.each !== 'once',
  );
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <div className={styles.pair}>
        <TextInput
          label={text.keys}
          description={text.keysHelp}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          data-home=""
          value={keys}
          onChange={(event) => choose(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
        />
        <NativeSelect
          label={text.situation}
          value={situation.key}
          onChange={(event) => choose(`${event.currentTarget.value}1`)}
          data={rulings.map(({ key, code, article }) => ({
            value: key,
            label: `${key} · ${game.rulings.situation[code]} (${article})`,
          }))}
        />
      </div>
      <Radio.Group label={text.decision} value={keys.slice(1)} onChange={(key) => choose(`${situation.key}${key}`)}>
        <div className={styles.choices}>
          {situation.choices.map(({ key, code }) => (
            <Radio key={key} value={key} label={`${key} · ${game.rulings.choice[code]}`} />
          ))}
        </div>
      </Radio.Group>
      <p className="quiet small">{text.office(situation.office === 'director' ? text.director : text.arbiter)}</p>
      <div className={styles.pair}>
        <NativeSelect
          label={text.table}
          value={number}
          onChange={(event) => setNumber(event.currentTarget.value)}
          data={tables.map((table) => ({
            value: String(table.number),
            label: `${table.number} · ${table.seats.players.map(names.short).join(', ')}`,
          }))}
        />
        <Radio.Group label={text.against} value={against} onChange={(id) => change({ against: id })}>
          <div className={styles.choices}>
            {row.seats.players.map((id) => (
              <Radio key={id} value={id} label={names.full(id)} />
            ))}
          </div>
        </Radio.Group>
      </div>
      {counts && (
        <TextInput
          label={text.count}
          inputMode="numeric"
          value={fields.count}
          onChange={(event) => change({ count: countText(event.currentTarget.value) })}
        />
      )}
      <TextInput
        label={text.reason}
        description={text.reasonHelp}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={500}
        value={fields.reason}
        onChange={(event) => change({ reason: event.currentTarget.value })}
      />
      <div aria-live="polite" className={styles.answer}>
        {decided.ok ? (
          <>
            <p className={styles.figure}>{game.rulings.decided(decided.value)}</p>
            {decided.value.points > 0 && <p>{text.pointsInScore}</p>}
          </>
        ) : (
          asked && <GameRefused refusal={decided.refusal} />
        )}
        {done && <p>{text.recorded}</p>}
      </div>
      <RefusalNotice
        trouble={acts.trouble}
        onClose={acts.clear}
        onDone={() => {
          acts.clear();
          setDone(true);
        }}
      />
      <div>
        <Button type="submit">{text.record}</Button>
      </div>
      <Suspense fallback={null}>
        <EarlierRulings of={against} />
      </Suspense>
    </form>
  );
}

/** The rules of a game say no. */
export function GameRefused({ refusal }: { readonly refusal: GameRefusal }) {
  const { what, why, next } = useSentences(gameSentences).refusal(refusal);
  return (
    <Notice tone="refusal" title={what}>
      {why && <p>{why}</p>}
      <p>{next}</p>
    </Notice>
  );
}

/**
 * A decision as a command: what it changes of a match, else the line that it leaves. Points are in the score that
 * counts, clocks are on the table, an appeal leaves what was decided or is decided anew. Null: nobody sits opposite.
 */
export function commandOfRuling(
  { effect, article, ruling, choice, points }: Ruled,
  match: Match,
  against: PlayerId,
  round: number,
): SentCommand | null {
  const [first, second] = match.players;
  if (second === undefined) return null;
  const table = { round, players: [first, second] as const, saw: match.result ?? null };
  const record = (result: TypedResult): SentCommand => ({ kind: 'record', ...table, result });
  const line = { kind: 'sanction', round, player: against, ruling, choice, article } as const;
  switch (effect.kind) {
    case 'exclusion':
      return { kind: 'sanction', round, player: against, sanction: 'exclusion', article };
    case 'warning':
      return { ...line, sanction: 'warning' };
    case 'points':
      return { ...line, sanction: 'penalty', points };
    case 'lost':
      return record({ kind: 'awarded', to: against === first ? second : first, games: gamesIn(match.result), article });
    case 'forfeit':
      return record({ kind: 'forfeit', by: against, games: [], article });
    case 'none':
    case 'clock':
    case 'score':
    case 'appeal':
      return { ...line, sanction: 'ruling' };
    default:
      return never(effect);
  }
}
