const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * A file name that every system takes, made from a tournament's name: `open-24-25-ete-classement.csv`. Never a path,
 * never longer than 100 characters; `id` keeps two tournaments of the same name apart. What the document is stands
 * whole, with its round at the end: two of one tournament never take one name.
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
  const ends = [plain(id).slice(0, 12), plain(what).slice(0, longestWhat)].filter((part) => part !== '');
  const left = longest - ends.join('-').length - extension.length - reservedBy.length;
  const base = plain(name).slice(0, left).replace(/-+$/, '');
  const safe = base === '' || reserved.test(base) ? `${reservedBy}${base && `-${base}`}` : base;
  return `${[safe, ...ends].join('-')}.${extension}`;
}

const longest = 97;
const longestWhat = 60;
/** Before a name that a system keeps for itself. */
const reservedBy = 'tournoi';
