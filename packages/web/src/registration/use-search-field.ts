import { type KeyboardEvent, useState } from 'react';
import { useScreen } from '../session/use-words.ts';
import type { Listed } from './listed.ts';
import { enterOn, marks, step } from './search-enter.ts';

interface Asked {
  readonly found: readonly Listed[];
  readonly typed: string;
  setTyped(text: string): void;
  onHere(line: Listed): void;
  onNobody(): void;
}

/**
 * The search field of the registration: Enter marks the one who is left, or the one chosen with the arrows, and frees
 * the field for the next name. With several left it marks nobody and says so.
 */
export function useSearchField({ found, typed, setTyped, onHere, onNobody }: Asked) {
  const say = useScreen();
  const [chosen, setChosen] = useState<string | null>(null);
  const [hint, setHint] = useState('');
  const type = (text: string) => {
    setTyped(text);
    setChosen(null);
    setHint('');
  };
  const choose = (by: 1 | -1) => {
    const line = step(found, chosen, by);
    setChosen(line?.player.id ?? null);
    setHint(line ? (marks(line) ? say.chosen : say.alreadyHere)(line.name) : '');
  };
  const enter = () => {
    const act = enterOn(found, typed, chosen);
    if (!('line' in act)) {
      if (act.kind === 'nobody') onNobody();
      if (act.kind === 'several') setHint(say.several(found.length));
      return;
    }
    type('');
    if (act.kind === 'here') onHere(act.line);
    else setHint(say.alreadyHere(act.line.name));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return type('');
    const arrow = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    if (arrow === null && event.key !== 'Enter') return;
    // The form that may open takes the focus at once: this Enter must not send it too.
    event.preventDefault();
    if (arrow === null) enter();
    else choose(arrow);
  };
  return { chosen, hint, type, onKeyDown };
}
