// What a person reads of a page, for the golden files of documents that are no table.

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

/** What is read on a page: a line a block or row, ` | ` between cells, what a picture is said to show in brackets. */
export function words(html: string): string {
  const lines = html
    .replace(/^[\s\S]*<body>|<svg[\s\S]*?<\/svg>/g, '')
    .replace(/<div[^>]* aria-label="([^"]*)"[^>]*>/g, '[$1]\n')
    .replace(/<\/section>/g, '\n———\n')
    .replace(/<\/t[dh]>(?=<t[dh])/g, ' | ')
    .replace(/<span class="under">/g, ' / ')
    .replace(/<\/(?:p|h\d|tr|li|div|header|caption)>|<hr[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&([a-z]+|#39);/g, (all, name: string) => entities[name] ?? all)
    .split('\n')
    .map((line) => line.replace(/^[ \t]+|[ \t]+$/g, ''));
  return `${lines.filter((line) => line !== '' && line !== '\u00a0').join('\n')}\n`;
}
