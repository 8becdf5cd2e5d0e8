import type { Dictionary } from '@ronde/language';

const fr = {
  onlyHere: 'Ce lien n’ouvre que sur cet ordinateur. Pour d’autres appareils, relancez Ronde avec',
};

const en: typeof fr = {
  onlyHere: 'This link opens on this computer only. For other devices, start Ronde again with',
};

export const oneTimeSentences: Dictionary<typeof fr> = { fr, en };
