import { frenchKey } from '@ronde/engine/base/french-order';
import { useId, useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './palette.module.css';
import { type PaletteEntry, paletteSentences, useEntries } from './use-entries.ts';

interface Props {
  readonly onClose: () => void;
  readonly onHelp: () => void;
  readonly undo: () => void;
}

/** `/`: one field that finds a person, a table, a page, an act; arrows and Enter, or a press. */
export function Palette({ onClose, onHelp, undo }: Props) {
  const text = useSentences(paletteSentences);
  const id = useId();
  const entries = useEntries({ onHelp, undo });
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const lines = found(entries, typed);
  const chosen = lines[at];
  const option = (entry: PaletteEntry) => `${id}-${lines.indexOf(entry)}`;
  const run = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onClose();
    // The dialog gives the focus back first; the act may want it elsewhere.
    requestAnimationFrame(() => entry.run());
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const to = target(event.key, at, lines.length);
    if (event.key === 'Enter') run(chosen);
    else if (to !== null) {
      setAt(to);
      document.getElementById(`${id}-${to}`)?.scrollIntoView({ block: 'nearest' });
    } else return;
    event.preventDefault();
  };
  return (
    <Dialog title={text.title} onClose={onClose}>
      <input
        className={styles.field}
        type="text"
        role="combobox"
        aria-label={text.field}
        placeholder={text.field}
        aria-expanded={lines.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={chosen && option(chosen)}
        autoComplete="off"
        spellCheck={false}
        data-autofocus=""
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label={text.title} className={styles.list}>
        {lines.map((entry, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which names this line.
          <div
            key={entry.key}
            id={option(entry)}
            role="option"
            tabIndex={-1}
            aria-selected={i === at}
            className={styles.line}
            onClick={() => run(entry)}
          >
            <span className={styles.text}>{entry.text}</span>
            {entry.beside && <span className={styles.beside}>{entry.beside}</span>}
            <span className={styles.kind}>{text.kinds[entry.kind]}</span>
            {entry.hint && <kbd>{entry.hint}</kbd>}
          </div>
        ))}
      </div>
      <p role="status" className={lines.length > 0 ? 'sr-only' : styles.none}>
        {lines.length > 0 ? text.count(lines.length) : text.none(typed)}
      </p>
    </Dialog>
  );
}

/** Which line a key leads to, round and round; null for other keys. */
function target(key: string, at: number, length: number): number | null {
  if (length === 0) return null;
  if (key === 'ArrowDown') return (at + 1) % length;
  return key === 'ArrowUp' ? (at + length - 1) % length : null;
}

/** As many as are read at a glance. */
const shown = 12;

/**
 * The lines that hold every word that was typed, accents and case ignored: first those that begin with it, then those
 * where each word begins one, then the others. A number is a table before it is anything else. Nothing typed: the pages
 * and acts of every day.
 */
export function found(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const wanted = frenchKey(typed);
  if (wanted === '') return entries.filter(({ first }) => first);
  const parts = wanted.split(' ');
  const ranked = entries.flatMap((entry) => {
    const rank = rankOf(frenchKey(`${entry.text} ${entry.beside ?? ''}`), wanted, parts);
    const table = entry.kind === 'table' && /^\d+$/.test(wanted);
    return rank === null ? [] : [{ entry, rank: table ? rank - 1 : rank }];
  });
  ranked.sort((a, b) => a.rank - b.rank);
  return ranked.slice(0, shown).map(({ entry }) => entry);
}

function rankOf(key: string, wanted: string, parts: readonly string[]): number | null {
  if (!parts.every((part) => key.includes(part))) return null;
  if (key === wanted || key.startsWith(`${wanted} `)) return 0;
  if (key.startsWith(wanted)) return 1;
  const padded = ` ${key}`;
  if (parts.every((part) => `${padded} `.includes(` ${part} `))) return 2;
  return parts.every((part) => padded.includes(` ${part}`)) ? 3 : 4;
}
