import { useEffect, useRef } from 'react';

/** Where the focus goes when what had it is gone: the page's own place, else its next act, else its title. */
function homePlace(): HTMLElement | null {
  return find('[data-home]') ?? nextAct();
}

/** Out of the fields, so that the single letters work: to the next act, else to the title. */
export function leaveFields(): void {
  nextAct()?.focus();
}

/** To where this page is typed in, if it is. */
export function focusFields(): void {
  find('[data-home]')?.focus();
}

/** Away from an act that has just turned into its contrary. */
export function focusTitle(): void {
  find('h1')?.focus();
}

function nextAct(): HTMLElement | null {
  return find('[data-next]:not(:disabled)') ?? find('h1');
}

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);

/** Time for the new page or panel to take the focus by itself, in ms. */
const patience = 40;

/**
 * The focus never falls to the page's body. When the thing that had it goes away, it moves to the first act of the
 * list that it stood in (`data-focus-scope`), else to the page's own place. A button that was off while it worked
 * gets it back; a link of a menu that closes gives it to the title of its page.
 */
export function useFocusKept(): void {
  useEffect(() => {
    let last: Element | null = null;
    let scopes: readonly Element[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      last = target;
      scopes = scopesOf(target);
    };
    const look = () => {
      timer = undefined;
      if (!last || !isLost() || isOff(last)) return;
      // Still there and never off: somebody clicked beside it.
      const shut = isShut(last);
      if (last.isConnected && !wasOff && !shut) return;
      wasOff = false;
      if (shut || isTitle(last)) return focusTitle();
      const place = last.isConnected ? last : (firstIn(scopes) ?? homePlace());
      if (place instanceof HTMLElement) place.focus();
    };
    let wasOff = false;
    const observer = new MutationObserver(() => {
      if (last && isOff(last)) wasOff = true;
      if (isLost()) timer ??= setTimeout(look, patience);
    });
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    document.addEventListener('focusin', remember);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      clearTimeout(timer);
    };
  }, []);
}

/** A link of a menu that has closed behind it: the page that it opened begins at its title. */
const isShut = (element: Element): boolean => element.closest('[hidden]') !== null;

/** The title of a page that another one has replaced. */
const isTitle = (element: Element): boolean => !element.isConnected && element.matches('h1');

const isOff = (element: Element): boolean => element.isConnected && element.matches(':disabled');

/** What is hidden loses the focus with the next picture only: it counts as lost before. */
function isLost(): boolean {
  const { activeElement: at, body } = document;
  return at === null || at === body || isShut(at);
}

function scopesOf(element: Element): readonly Element[] {
  const scopes: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement)
    if (at.matches('[data-focus-scope]')) scopes.push(at);
  return scopes;
}

function firstIn(scopes: readonly Element[]): Element | null {
  for (const scope of scopes) {
    const found = scope.isConnected && scope.querySelector('button:not(:disabled):not([data-close]), a[href], input');
    if (found) return found;
  }
  return null;
}

/** Takes the focus when the page opens and nothing else has it: the next act of the day is then one Enter away. */
export function useFocusWhenIdle<T extends HTMLElement>(wanted = true) {
  const element = useRef<T>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (wanted && (!activeElement || activeElement === body)) element.current?.focus();
  }, [wanted]);
  return element;
}
