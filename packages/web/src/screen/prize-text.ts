import type { HallPrize } from '@ronde/contract/http/hall';
import { capital, type Lang, list, ordinal } from '@ronde/language';
import type { ScreenWords } from './words.ts';

/** A prize in words: what it is, who has it, and the figure behind it. */
export interface PrizeText {
  readonly key: string;
  readonly title: string;
  readonly who: string;
  readonly note: string | null;
}

export function prizeText({ key, group, of, figure, players }: HallPrize, lang: Lang, say: ScreenWords): PrizeText {
  const who = list(
    lang,
    players.map(({ name }) => name),
  );
  const place = figure === null ? null : say.prizePlace(ordinal(lang, figure));
  const name = of ?? '';
  switch (group) {
    case 'podium':
      return { key, who, title: place ?? '', note: null };
    case 'series':
      return { key, who, title: say.series(name), note: place };
    case 'category':
      return { key, who, title: capital(name), note: place };
    case 'club':
      return { key, who, title: say.club(name), note: place };
    case 'counter':
      return { key, who, title: capital(name), note: figure === null ? null : say.total(figure) };
    case 'trophy':
      return { key, who, title: name, note: null };
  }
}
