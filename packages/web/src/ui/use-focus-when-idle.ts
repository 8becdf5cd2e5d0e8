import { useEffect, useRef } from 'react';

/** Takes the focus when the page opens and nothing else has it: the next act of the day is then one Enter away. */
export function useFocusWhenIdle<T extends HTMLElement>(wanted = true) {
  const element = useRef<T>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (wanted && (!activeElement || activeElement === body)) element.current?.focus();
  }, [wanted]);
  return element;
}
