const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * A file name that every system takes, made from a tournament's name: `open-24-25-ete-classement.csv`. Never a path,
 * never longer than 100 characters; `id` keeps two tournaments of the same name apart.
 */
export function fileName(name: string, id: string, what: string, extension: string): string {
  const plain = (text: string): string =>
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/œ/g, 'oe')
      .replace(/æ/g, 'ae')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '');
  const base = plain(name).slice(0, 50).replace(/-+$/, '');
  const safe = base === '' || reserved.test(base) ? `tournoi${base && `-${base}`}` : base;
  const parts = [safe, plain(id).slice(0, 12), plain(what).slice(0, 30)].filter((part) => part !== '');
  return `${parts.join('-')}.${extension}`;
}
