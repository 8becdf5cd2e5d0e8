import type { KnownPerson } from '@ronde/contract/http/register';
import { type KeyboardEvent, useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import type { ListedPlayer } from '../roster/roster-lines.ts';
import { type RegistrationSentences, registrationSentences } from '../roster/sentences.ts';
import { type KnownEntry, notRegistered } from './known.ts';

interface Asked {
  /** Those registered whom the text means. */
  readonly list: readonly ListedPlayer[];
  readonly all: readonly ListedPlayer[];
  readonly known: readonly KnownEntry[];
  readonly typed: string;
  setTyped(text: string): void;
  /** The register, asked for this very text. */
  ask(): Promise<readonly KnownPerson[]>;
  onHere(line: ListedPlayer): void;
  onEnroll(known: KnownEntry): void;
  onNobody(): void;
}

/**
 * The search field of the registration: Enter marks the one who is left, or registers the only one whom the register
 * knows, or the one chosen with the arrows, and frees the field for the next name. With several left it does nothing
 * and says so.
 */
export function useSearchField({ list, all, known, typed, setTyped, ask, onHere, onEnroll, onNobody }: Asked) {
  const text = useSentences(registrationSentences);
  const [chosen, setChosen] = useState<string | null>(null);
  const [hint, setHint] = useState('');
  const found = foundIn(list, known);
  const type = (text: string) => {
    setTyped(text);
    setChosen(null);
    setHint('');
  };
  const choose = (by: 1 | -1) => {
    const at = nextMarked(found, chosen, by);
    setChosen(at?.id ?? null);
    setHint(at ? hintOf(at, text) : '');
  };
  const carryOut = (act: EnterAct, several: number) => {
    if (!('line' in act || 'known' in act)) {
      if (act.kind === 'nobody') onNobody();
      if (act.kind === 'several') setHint(text.several(several));
      return;
    }
    type('');
    if (act.kind === 'enroll') return onEnroll(act.known);
    if (act.kind === 'here') return onHere(act.line);
    setHint(text.alreadyHere(act.line.name));
  };
  const enter = async () => {
    const act = enterOn(found, typed, chosen);
    if (act.kind !== 'nobody') return carryOut(act, found.length);
    // Faster than the list below: the register is asked before somebody counts as unknown.
    const now = foundIn(list, notRegistered(await ask(), all));
    carryOut(enterOn(now, typed, null), now.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return type('');
    const arrow = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    if (arrow === null && event.key !== 'Enter') return;
    // The form that may open takes the focus at once: this Enter must not send it too.
    event.preventDefault();
    if (arrow === null) void enter();
    else choose(arrow);
  };
  return { chosen, hint, say: setHint, type, onKeyDown };
}

function hintOf(found: Found, text: RegistrationSentences): string {
  if (found.kind === 'known') return text.chosenKnown(found.known.person.name);
  return (marks(found.line) ? text.chosen : text.alreadyHere)(found.line.name);
}

/** One line under the search field: somebody registered, or somebody of the register who is not. */
type Found = { readonly id: string } & (
  | { readonly kind: 'listed'; readonly line: ListedPlayer }
  | { readonly kind: 'known'; readonly known: KnownEntry }
);

/** What Enter in the search field does. `already`: nothing is left to mark. `none`: nothing was typed or chosen. */
type EnterAct =
  | { readonly kind: 'here' | 'already'; readonly line: ListedPlayer }
  | { readonly kind: 'enroll'; readonly known: KnownEntry }
  | { readonly kind: 'nobody' | 'several' | 'none' };

export const foundIn = (list: readonly ListedPlayer[], known: readonly KnownEntry[]): readonly Found[] => [
  ...list.map((line) => ({ kind: 'listed' as const, id: line.player.id, line })),
  ...known.map((one) => ({ kind: 'known' as const, id: one.id, known: one })),
];

/**
 * `chosen`: the line under the arrows, if any. The only one registered comes before those who are not: at the door
 * most people are.
 */
export function enterOn(found: readonly Found[], typed: string, chosen: string | null): EnterAct {
  if (typed.trim() === '' && chosen === null) return { kind: 'none' };
  const listed = found.filter(({ kind }) => kind === 'listed');
  const [only] = listed.length === 0 ? found : listed;
  const alone = (listed.length || found.length) === 1 ? only : undefined;
  const meant = found.find(({ id }) => id === chosen) ?? alone;
  if (!meant) return { kind: found.length === 0 ? 'nobody' : 'several' };
  if (meant.kind === 'known') return { kind: 'enroll', known: meant.known };
  return { kind: marks(meant.line) ? 'here' : 'already', line: meant.line };
}

/** Whether there is a presence left to note. */
export function marks({ player }: ListedPlayer): boolean {
  return player.left === undefined && player.presence !== 'here';
}

/** The next or previous line, from the first or the last; it stays at the ends. */
export function nextMarked(found: readonly Found[], chosen: string | null, by: 1 | -1): Found | undefined {
  const at = found.findIndex(({ id }) => id === chosen);
  if (at < 0) return by === 1 ? found[0] : found.at(-1);
  return found[at + by] ?? found[at];
}
