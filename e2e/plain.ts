/** A sentence without the width of its spaces and without joiners, as a reader sees it. */
export const plain = (text: string | null): string =>
  (text ?? '').replaceAll('\u2060', '').replace(/[\u00a0\u202f]/g, ' ');
