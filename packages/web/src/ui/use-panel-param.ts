import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';

/**
 * Which panel of the page is open, kept in the address. Échap, Back and the panel's own button close it; the focus
 * then goes back to what opened it (`data-opens`). `keeps`: what else of the address stays; another panel closes.
 */
export function usePanelParam(
  name: string,
  keeps: readonly string[] = [],
): readonly [string | null, (key: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const open = params.get(name);
  const before = useRef(open);
  const show = (key: string | null) => {
    const kept = Object.fromEntries([...params].filter(([other]) => keeps.includes(other)));
    if (key === null && isPanel(history.state)) history.back();
    else if (key === null) setParams(kept, { replace: true });
    else
      setParams(
        { ...kept, [name]: key },
        { replace: open !== null, state: open === null ? { panel: true } : history.state },
      );
  };
  const close = useRef(show);
  close.current = show;
  useEffect(() => {
    const was = before.current;
    before.current = open;
    if (was !== null && open === null)
      document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(was)}"]`)?.focus();
    if (open === null) return;
    const onKey = (event: KeyboardEvent) => {
      // In a field it would lose what is typed.
      const field = event.target instanceof Element && event.target.closest('input, textarea');
      if (event.key !== 'Escape' || event.defaultPrevented || field) return;
      event.preventDefault();
      close.current(null);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  return [open, show];
}

const isPanel = (state: unknown): boolean => typeof state === 'object' && state !== null && 'panel' in state;
