import type { Player, PlayerId } from '@ronde/engine';
import { frenchKey } from '@ronde/engine/base/french-order';
import { type RefObject, useRef, useState } from 'react';
import { useObjections } from '../../core/language/objections.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { nextTableNumber, type PaperRound, type TypedTable, tableOf, withTable } from './paper.ts';
import { paperRoundSentences } from './sentences.ts';

/** What the strip says of what is typed. `nobody`: a link to register somebody stands beside it. */
export interface Said {
  readonly tone: 'plain' | 'ask' | 'wrong';
  readonly text: string;
  readonly nobody?: boolean;
}

interface Typed {
  /** Empty: the lowest number that is free. */
  readonly table: string;
  readonly names: readonly [string, string];
}

const blank: Typed = { table: '', names: ['', ''] };

export interface PaperEntry extends Typed {
  readonly number: number;
  readonly said: Said | null;
  readonly fields: readonly [RefObject<HTMLInputElement | null>, RefObject<HTMLInputElement | null>];
  typeTable(text: string): void;
  type(at: 0 | 1, text: string): void;
  /** Enter in a field: on to the opponent, or the table is added. */
  enter(at: 0 | 1): void;
  empty(): void;
  add(): void;
}

/** One line of the paper: two names or numbers, or one and nothing for who was exempt. */
export function usePaperStrip(paper: PaperRound, put: (paper: PaperRound) => void): PaperEntry {
  const { tournament, names } = useDesk();
  const [typed, setTyped] = useState<Typed>(blank);
  const [asked, setAsked] = useState(false);
  const fields = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)] as const;
  const found = typed.names.map((text) => playersMeant(text, tournament.players, names.full));
  const number = Number(typed.table) || nextTableNumber(paper);
  const line = lineOf(typed, found, number);
  const say = useSaid(paper);
  const change = (next: Typed) => {
    setAsked(false);
    setTyped(next);
  };
  const empty = () => {
    change(blank);
    fields[0].current?.focus();
  };
  const add = () => {
    setAsked(true);
    const twice = line?.players.some((player) => tableOf(paper, player)) || line?.players[0] === line?.players[1];
    if (!line || twice || (line.players.length === 1 && !asked))
      return fields[line ? 1 : firstOpen(found)].current?.focus();
    put(withTable(paper, line));
    empty();
  };
  return {
    ...typed,
    number,
    said: say(typed, found, line, asked),
    fields,
    typeTable: (text) => change({ ...typed, table: text.replace(/\D/g, '').slice(0, 3) }),
    type: (at, text) => change({ ...typed, names: at === 0 ? [text, typed.names[1]] : [typed.names[0], text] }),
    enter: (at) => {
      if (at === 0 && found[0]?.length === 1 && typed.names[1] === '') fields[1].current?.focus();
      else add();
    },
    empty,
    add,
  };
}

type Found = readonly (readonly Player[])[];

const firstOpen = (found: Found): 0 | 1 => (found[0]?.length === 1 ? 1 : 0);

/** Null while a name does not say who is meant. */
function lineOf({ names }: Typed, [first = [], second = []]: Found, table: number): TypedTable | null {
  const [a, b] = [first[0], second[0]];
  if (first.length !== 1 || !a) return null;
  if (names[1].trim() === '') return { table, players: [a.id] };
  return second.length === 1 && b ? { table, players: [a.id, b.id] } : null;
}

const namesShown = 4;

function useSaid(paper: PaperRound) {
  const objections = useObjections();
  const text = useSentences(paperRoundSentences);
  const { names, tournament } = useDesk();
  const twice = (player: PlayerId, table: TypedTable | undefined): Said => {
    const at = table?.players.length === 2 ? table.table : null;
    const { what, next } = objections.refusal({ code: 'plays-twice', player }, names, tournament.format);
    return { tone: 'wrong', text: at === null ? `${what} ${next}` : text.twice(names.short(player), at) };
  };
  return (typed: Typed, found: Found, line: TypedTable | null, asked: boolean): Said | null => {
    if (line) {
      const [first, second] = line.players;
      const seated = line.players.find((player) => tableOf(paper, player));
      if (seated !== undefined) return twice(seated, tableOf(paper, seated));
      if (second === first) return twice(first, undefined);
      if (second !== undefined) return { tone: 'plain', text: text.willBe(line.table, line.players.map(names.full)) };
      return asked ? { tone: 'ask', text: text.willBeExempt(names.full(first)) } : null;
    }
    for (const at of [0, 1] as const) {
      const [name, meant] = [typed.names[at].trim(), found[at] ?? []];
      if (name !== '' && meant.length === 0) return { tone: 'ask', text: text.nobody(name), nobody: true };
      if (meant.length > 1 && (asked || name.length > 2)) {
        const shown = meant.slice(0, namesShown).map(({ id, number }) => `${names.full(id)} (${number})`);
        return { tone: 'ask', text: text.several(shown, meant.length - shown.length) };
      }
    }
    return asked ? { tone: 'ask', text: text.who } : null;
  };
}

/** Whom a text means: a number, or the beginning of a name, accents and case aside. */
export function playersMeant(
  text: string,
  players: readonly Player[],
  fullName: (id: PlayerId) => string,
): readonly Player[] {
  const typed = text.trim();
  if (typed === '') return [];
  if (/^\d+$/.test(typed)) return players.filter(({ number }) => number === Number(typed));
  const key = frenchKey(typed);
  const keyed = players.map((player) => ({ player, name: frenchKey(fullName(player.id)) }));
  const whole = keyed.filter(({ name }) => name === key);
  const begins = whole.length > 0 ? whole : keyed.filter(({ name }) => name.startsWith(key));
  const found = begins.length > 0 ? begins : keyed.filter(({ name }) => name.includes(` ${key}`));
  return found.map(({ player }) => player);
}
