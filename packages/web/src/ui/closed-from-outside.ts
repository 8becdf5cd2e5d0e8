/** What lies open is closed by a press or a focus elsewhere. */
export function closedFromOutside(box: HTMLElement | null, close: () => void): () => void {
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
