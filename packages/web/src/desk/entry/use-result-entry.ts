import type { FinalMatch, GameScore, MatchResult, PlayerId, Refusal, TypedResult } from '@ronde/engine';
import { sameValue } from '@ronde/engine/base/same-value';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keep, keptWith, type SentResult } from '../../core/kept-results.ts';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { newId } from '../../core/new-id.ts';
import { deliverResults } from '../../core/use-delivery.ts';
import type { Reading } from '../../results/parse-result.ts';
import { sameTyped, withText } from '../../results/result-fields.ts';
import { meantForTable } from '../../results/slots.ts';
import { useDesk } from '../../shell/desk.tsx';
import { announce } from '../../ui/announcer.tsx';
import { type EntryBarState, stripOf, touchedFields } from './entry-bar-state.ts';
import type { EntryFields, EntryRules } from './entry-rules.ts';
import { sameButNote, sameResult } from './result-text.ts';
import { entrySentences } from './sentences.ts';
import { gamesSoFar } from './so-far.ts';
import { type EntryTable, nextSlip, shownResult } from './tables.ts';
import { type Typing, useEntryBar } from './use-entry-bar.ts';
import { type TableActs, useTableActs } from './use-table-acts.ts';

/** The entry strip's state and acts, the same for the strip and for the sheet of a phone. */
export interface Entry<Table extends EntryTable = EntryTable>
  extends Typing,
    Pick<EntryBarState, 'tableText' | 'typed' | 'asked' | 'note' | 'disputing'> {
  readonly rules: EntryRules;
  readonly tables: readonly Table[];
  readonly missing: readonly number[];
  /** Tables where something is typed that is not saved. */
  readonly unsaved: ReadonlySet<number>;
  readonly current: Table | null;
  readonly reading: Reading | null;
  /** Of a longer match the games that are over, where nothing is typed of the next one. */
  readonly soFar: readonly GameScore[] | null;
  /** Why what is typed can't be. */
  readonly wrong: Refusal | null;
  /** What stands at the table now, when somebody else changed it since it was opened here and typed in. */
  readonly overtaken: { readonly now: MatchResult | null } | null;
  readonly fields: EntryFields;
  readonly acts: TableActs;
  /** `slipped`: a digit came beside a number that was not typed; that is no score, whatever it makes. */
  typeTable(text: string, slipped?: boolean): void;
  /** Asks for the reason of a dispute. */
  dispute(): void;
  /** What is typed, where it is another value than the one that stands, else a doubt; with its reason. */
  sendDispute(): void;
  typeNote(text: string): void;
  /** Back from the question to the fields, as they are. */
  correct(): void;
  save(): void;
  /** Who begins the third game, decided when it is needed: by lot, or named. */
  decideThird(third: PlayerId | 'lot'): void;
  /** A decision was taken back: the typing goes on, at that table where nothing was being typed. `match`: null, none. */
  goBack(match: number | null): void;
}

type Players = readonly [PlayerId, PlayerId];

/** What is typed: the tables of a round, or the matches of a final. */
interface Given<Table extends EntryTable> {
  /** 0: a final. */
  readonly round: number;
  readonly tables: readonly Table[];
  rulesOf(table: Table | null): EntryRules;
  /** Why a result can't be; it is in the order of `players`. */
  wrongOf(result: TypedResult, table: Table, players: Players): Refusal | null;
  commandOf(result: TypedResult, saw: MatchResult | null, table: Table, players: Players): SentResult;
  /** Which match of the final a table is; of a round none. */
  stageOf?(table: Table): FinalMatch['stage'];
  /** Nothing is left to type. */
  onDone(): void;
}

/** Each result is kept here first, and sent when somebody answers: the desk goes on without network. */
export function useResultEntry<Table extends EntryTable>(given: Given<Table>): Entry<Table> {
  const { round, tables, rulesOf, onDone } = given;
  const desk = useDesk();
  const ui = useSentences(uiSentences);
  const text = useSentences(entrySentences);
  const client = useQueryClient();
  const acts = useTableActs(round);
  const missing = tables.filter((table) => !shownResult(table)).map(({ table }) => table);
  const following = (from: number, without?: number) => nextSlip(tables, missing, from, without);
  const held = useEntryBar({ tables, rulesOf, round, first: following(0) });
  const { fields, strip, setStrip, current, rules, reading, at, opening, show, propose, typing } = held;
  const { proposed, tableAsked } = held;
  const { tableText, typed, opened, asked, note, disputing } = strip;
  const players = current && playersOf(current);
  const result = reading?.kind === 'result' ? reading.result : null;
  const wrong = result && current && players ? given.wrongOf(result, current, players) : null;
  const now = (current && shownResult(current)) ?? null;
  const change = current ? watchTable({ opened, now, touched: touchedFields(strip) }) : 'stay';
  // Nothing was typed here, and something else is known of the table by now: one player's entry, an army's total.
  const stale = current !== null && !touchedFields(strip) && !sameTyped(opening(current.table).base, strip.base);
  useEffect(() => {
    if (change === 'next') propose(following(current?.table ?? 0));
    else if (change === 'again' || (change === 'stay' && stale)) show(current?.table ?? null);
  });
  const typeTable = (text: string, slipped = false) => {
    if (slipped || tableAsked.current || meantForTable(text, tables.at(-1)?.table ?? 0)) {
      const known = tables.find((one) => String(one.table) === text);
      return setStrip(known ? opening(known.table) : stripOf(undefined, text));
    }
    // No such table: the figure is already the first score of the table that was proposed.
    const meant = opening(proposed.current ?? following(0));
    setStrip({ ...meant, typed: withText(held.emptyOf(at(Number(meant.tableText))), '0.0', text) });
    fields.focus('0.0');
  };
  const moveOn = (done: Table, { last, next }: Told) => {
    const number = following(done.table, done.table);
    const opponent = at(number);
    propose(number, done.table);
    if (!opponent) {
      announce(last(done.table));
      return onDone();
    }
    const [first, second] = opponent.seats.players;
    announce(next(done.table, opponent.table, desk.names.short(first), desk.names.short(second)));
    fields.wantTable();
  };
  /** Of a longer match the games that are over: kept, seen by everybody, and taken up by the result. */
  const playOn = (table: Table, games: readonly GameScore[], third?: PlayerId | 'lot') => {
    const stage = given.stageOf?.(table);
    const { running } = table.match;
    const saw = running ? { ...running, games: running.games.map(([a, b]): [number, number] => [a, b]) } : null;
    const [first, second] = table.match.players;
    return acts.send({
      ...{ kind: 'play-on', round, saw, players: [first, second ?? first] },
      games: games.map(([a, b]): [number, number] => [a, b]),
      ...(stage !== undefined && { stage }),
      ...(third !== undefined && { third }),
    });
  };
  const soFar = current && !now ? gamesSoFar(typed, reading, current.seats) : null;
  const keepGames = async (table: Table, games: readonly GameScore[]) => {
    const known = sameValue(games, table.match.running?.games);
    if (!known && !(await playOn(table, games))) return;
    if (following(table.table, table.table) === null) {
      setStrip({ ...strip, base: typed, asked: false });
      announce(text.gamesKept(table.table));
    } else moveOn(table, { last: text.gamesKept, next: ui.entry.savedNext });
  };
  const save = () => {
    if (soFar && current) return void keepGames(current, soFar);
    if (reading?.kind === 'missing') fields.focus(reading.slot);
    if (!current || reading?.kind !== 'result' || wrong || (asks(reading, current) && !asked))
      return setStrip({ ...strip, asked: true });
    if (!players) return;
    if (current.match.disputed) void acts.retain(current.match, reading.result);
    else if (!sameButNote(reading.result, now) || note !== '') {
      // What is kept here is sent first: a correction of it has seen it.
      const command = given.commandOf(reading.result, opened, current, players);
      keep(keptWith({ t: desk.t, id: newId(), deviceAt: new Date().toISOString(), command }, note));
      void deliverResults(client);
    }
    moveOn(current, { last: ui.entry.savedLast, next: ui.entry.savedNext });
  };
  const sendDispute = () => {
    if (!current) return;
    const stands = now ?? current.match.claim?.value ?? null;
    const other = otherValue(reading, stands);
    void acts.dispute(current.match, other, note).then((done) => {
      if (done) moveOn(current, { last: text.disputedLast, next: text.disputedNext });
    });
  };
  return {
    ...typing,
    rules,
    tables,
    missing,
    unsaved: held.unsaved,
    tableText,
    current,
    typed,
    reading,
    soFar,
    wrong,
    asked,
    overtaken: change === 'conflict' ? { now } : null,
    fields,
    acts,
    typeTable,
    note,
    disputing,
    dispute: () => {
      // Nobody disputes a match of the final here.
      if (current && round > 0) setStrip({ ...strip, disputing: true });
    },
    sendDispute,
    typeNote: (text) => setStrip({ ...strip, note: text.slice(0, 500) }),
    correct: () => {
      setStrip({ ...strip, asked: false, note: disputing ? '' : note, disputing: false });
      if (disputing) fields.focus('0.0');
    },
    save,
    decideThird: (third) => {
      if (current && soFar)
        void playOn(current, soFar, third).then((done) => done && setStrip({ ...strip, base: typed }));
    },
    goBack: (match) => {
      if (touchedFields(strip)) return typing.resume();
      const table = tables.find((one) => one.at === match)?.table;
      if (table !== undefined) propose(table);
      fields.wantTable();
    },
  };
}

/** What is announced of a table that is done with: of the last one, or with the one that comes next. */
interface Told {
  last(table: number): string;
  next(table: number, next: number, first: string, second: string): string;
}

/** Enter is pressed once more on an unlikely score, and on one that settles a dispute. */
const asks = (reading: Extract<Reading, { kind: 'result' }>, { match }: EntryTable): boolean =>
  reading.ask !== null || match.disputed !== undefined;

/** The engine asks in the order of the match; a result read from the strip is in that order. */
function playersOf({ match: { players } }: EntryTable): Players | null {
  const [first, second] = players;
  return second === undefined ? null : [first, second];
}

/** The value that a dispute keeps: what is typed, unless it is the one that stands already. Null: a doubt alone. */
export function otherValue(reading: Reading | null, stands: MatchResult | null): TypedResult | null {
  if (reading?.kind !== 'result') return null;
  return sameResult(reading.result, stands) ? null : reading.result;
}

/** The table in the strip: what stood there when it was opened, what stands now, whether something is typed. */
export interface Watched {
  readonly opened: MatchResult | null;
  readonly now: MatchResult | null;
  readonly touched: boolean;
}

/**
 * What a change from elsewhere means for the strip. `conflict`: the author typed on what no longer stands, and is told
 * so; the command still says what they saw. `next`: another desk gave the awaited result. `again`: show what stands.
 */
export function watchTable({ opened, now, touched }: Watched): 'stay' | 'conflict' | 'next' | 'again' {
  if (sameResult(opened, now)) return 'stay';
  if (touched) return 'conflict';
  return opened === null ? 'next' : 'again';
}
