import type { MatchResult } from '@ronde/engine';
import type { Seats } from '@ronde/language';
import { useRef, useState } from 'react';
import { type Reading, readTyped } from '../../results/parse-result.ts';
import {
  blank,
  inNextMode,
  nextSlot,
  slotsOf,
  type Typed,
  type TypedPair,
  textIn,
  withText,
  withVictory,
} from '../../results/result-fields.ts';
import { typedOf } from '../../results/result-to-fields.ts';
import { type Slot, sideOf } from '../../results/slots.ts';
import type { Draft, PhoneRules } from './phone-rules.ts';

/** An entry as it is typed on a phone. */
export interface PhoneEntry {
  readonly typed: Typed;
  readonly rules: PhoneRules;
  readonly seats: Seats;
  readonly reading: Reading;
  /** Saving was pressed on what is not whole, or has to be asked about. */
  readonly asked: boolean;
  register(slot: Slot, field: HTMLInputElement | null): void;
  focus(slot: Slot): void;
  /** The field that the pad writes in. */
  goTo(slot: Slot): void;
  type(slot: Slot, text: string): void;
  digit(digit: string): void;
  erase(): void;
  minus(): void;
  victory(): void;
  otherWay(): void;
  enter(slot: Slot): void;
  /** On to the next figure; from the last one to the first. */
  next(): void;
  save(): void;
  correct(): void;
  leave(): void;
}

interface Wanted {
  readonly rules: PhoneRules;
  readonly seats: Seats;
  /** Of the armies, where they are known. */
  readonly totals: TypedPair;
  readonly draft: Draft;
  /** What was said of this table before. */
  readonly shown: MatchResult | undefined;
  readonly onSave: (result: MatchResult) => void;
  readonly onClose: () => void;
}

export function usePhoneEntry({ rules, seats, totals, draft, shown, onSave, onClose }: Wanted): PhoneEntry {
  const first = () => draft.read() ?? typedOf(playedOnly(shown), seats, blank(rules.modes[0] ?? 'games', totals));
  const [typed, setTyped] = useState(first);
  const [at, setAt] = useState<Slot>('0.0');
  const [asked, setAsked] = useState(false);
  const fields = useRef(new Map<Slot, HTMLInputElement>());
  const reading = readTyped(typed, seats, rules);
  const slots = slotsOf(typed, rules);
  const here = slots.includes(at) ? at : (slots[0] ?? '0.0');
  const focus = (slot: Slot) => fields.current.get(slot)?.focus();
  const change = (next: Typed) => {
    setAsked(false);
    setTyped(next);
    draft.write(next);
  };
  const leave = () => {
    draft.write(null);
    onClose();
  };
  const save = () => {
    if (reading.kind === 'result' && (!reading.ask || asked)) {
      draft.write(null);
      return onSave(reading.result as MatchResult);
    }
    setAsked(true);
    if (reading.kind !== 'result') focus(reading.kind === 'missing' ? reading.slot : '0.0');
  };
  const enter = (slot: Slot) => {
    const next = nextSlot(typed, rules, slot);
    if (next === null) save();
    else focus(next);
  };
  const digit = (one: string) => {
    const field = fields.current.get(here);
    const before = isWhole(field) ? '' : textIn(typed, here);
    // Were the figure the same again, it would stay selected, and the digit after it would replace it once more.
    field?.setSelectionRange(field.value.length, field.value.length);
    const next = withText(typed, here, before + one);
    change(next);
    const following = nextSlot(next, rules, here);
    // A score of three digits is whole: the pad goes on to the other one.
    if (next.mode === 'games' && following && isWholeScore(textIn(next, here))) focus(following);
  };
  return {
    typed,
    rules,
    seats,
    reading,
    asked,
    register: (slot, field) => void (field ? fields.current.set(slot, field) : fields.current.delete(slot)),
    focus,
    goTo: setAt,
    type: (slot, text) => change(withText(typed, slot, text)),
    digit,
    erase: () =>
      change(withText(typed, here, isWhole(fields.current.get(here)) ? '' : textIn(typed, here).slice(0, -1))),
    minus: () => change(withText(typed, here, negated(textIn(typed, here)))),
    victory: () => change(withVictory(typed, sideOf(here))),
    otherWay: () => change(inNextMode(typed, rules.modes)),
    enter,
    next: () => focus(nextSlot(typed, rules, here) ?? '0.0'),
    save,
    correct: () => {
      setAsked(false);
      focus('0.0');
    },
    leave,
  };
}

const isWholeScore = (text: string): boolean => /^\d{3}$/.test(text);

/** A figure that is wholly selected is replaced by what comes next. */
function isWhole(field: HTMLInputElement | undefined): boolean {
  if (!field || field.value === '' || document.activeElement !== field) return false;
  return field.selectionStart === 0 && field.selectionEnd === field.value.length;
}

const negated = (text: string): string => (text.startsWith('−') ? text.slice(1) : `−${text}`);

/** A phone corrects what was played; a forfeit or an award is in none of its fields. */
const playedOnly = (result: MatchResult | undefined): MatchResult | undefined =>
  result?.kind === 'forfeit' || result?.kind === 'awarded' ? undefined : result;
