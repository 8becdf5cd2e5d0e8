import type { KnownPerson } from '@ronde/contract/http/register';
import { type KeyboardEvent, useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import type { Listed } from '../roster/listed.ts';
import { type RegistrationSentences, registrationSentences } from '../roster/sentences.ts';
import { type Known, notRegistered } from './known.ts';
import { type EnterAct, enterOn, type Found, foundIn, marks, step } from './search-enter.ts';

interface Asked {
  /** Those registered whom the text means. */
  readonly list: readonly Listed[];
  readonly all: readonly Listed[];
  readonly known: readonly Known[];
  readonly typed: string;
  setTyped(text: string): void;
  /** The register, asked for this very text. */
  ask(): Promise<readonly KnownPerson[]>;
  onHere(line: Listed): void;
  onEnroll(known: Known): void;
  onNobody(): void;
}

/**
 * The search field of the registration: Enter marks the one who is left, or registers the only one whom the register
 * knows, or the one chosen with the arrows, and frees the field for the next name. With several left it does nothing
 * and says so.
 */
export function useSearchField({ list, all, known, typed, setTyped, ask, onHere, onEnroll, onNobody }: Asked) {
  const say = useSentences(registrationSentences);
  const [chosen, setChosen] = useState<string | null>(null);
  const [hint, setHint] = useState('');
  const found = foundIn(list, known);
  const type = (text: string) => {
    setTyped(text);
    setChosen(null);
    setHint('');
  };
  const choose = (by: 1 | -1) => {
    const at = step(found, chosen, by);
    setChosen(at?.id ?? null);
    setHint(at ? hintOf(at, say) : '');
  };
  const carryOut = (act: EnterAct, several: number) => {
    if (!('line' in act || 'known' in act)) {
      if (act.kind === 'nobody') onNobody();
      if (act.kind === 'several') setHint(say.several(several));
      return;
    }
    type('');
    if (act.kind === 'enroll') return onEnroll(act.known);
    if (act.kind === 'here') return onHere(act.line);
    setHint(say.alreadyHere(act.line.name));
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

function hintOf(found: Found, say: RegistrationSentences): string {
  if (found.kind === 'known') return say.chosenKnown(found.known.person.name);
  return (marks(found.line) ? say.chosen : say.alreadyHere)(found.line.name);
}
