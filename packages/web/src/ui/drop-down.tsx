import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  readonly id: string;
  readonly label: ReactNode;
  readonly styles: { readonly box?: string; readonly button?: string; readonly list?: string };
  /** What is open now is in the list. */
  readonly current?: boolean | undefined;
  readonly children: (close: () => void) => ReactNode;
}

/** A list under its button. Échap closes it and gives the focus back; a press or a focus elsewhere closes it too. */
export function DropDown({ id, label, styles, current, children }: Props) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => (open ? closedFromOutside(box.current, () => setOpen(false)) : undefined), [open]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Échap is heard wherever the focus is inside.
    <div
      ref={box}
      className={styles.box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.preventDefault();
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        data-current={current || undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      <ul id={id} className={styles.list} hidden={!open}>
        {children(() => setOpen(false))}
      </ul>
    </div>
  );
}

/** What lies open is closed by a press or a focus elsewhere. */
function closedFromOutside(box: HTMLElement | null, close: () => void): () => void {
  const look = ({ target }: Event) => {
    if (target instanceof Node && !box?.contains(target)) close();
  };
  document.addEventListener('pointerdown', look);
  document.addEventListener('focusin', look);
  return () => {
    document.removeEventListener('pointerdown', look);
    document.removeEventListener('focusin', look);
  };
}
