/** Where the focus goes when what had it is gone: the page's own place, else its next act, else its title. */
export function homePlace(): HTMLElement | null {
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
