/** What every screen of the hall shows: the day by itself (`follow`), or one page that was pinned. */
export const hallPages = [
  'follow',
  'tables-name',
  'tables',
  'clock',
  'missing',
  'standings',
  'final',
  'prizes',
  'message',
] as const;
