import type { HallPrize } from '@ronde/contract/http/hall';
import { capital, honour, type Lang, list } from '@ronde/language';
import type { WallSentences } from './sentences.ts';

/** A prize in words: what it is, who has it, and of a counter the total. A place would tell who won, before the podium does. */
export interface PrizeText {
  readonly key: string;
  readonly title: string;
  readonly who: string;
  readonly note: string | null;
}

export function prizeText(
  { key, group, of, figure, step, players }: HallPrize,
  lang: Lang,
  say: WallSentences,
): PrizeText {
  const who = list(
    lang,
    players.map(({ name }) => name),
  );
  const name = of ?? '';
  switch (group) {
    case 'podium':
      return {
        key,
        who,
        title: figure === null ? '' : honour(lang, { step: step ?? figure, place: figure }),
        note: null,
      };
    case 'series':
      return { key, who, title: say.series(name), note: null };
    case 'category':
      return { key, who, title: capital(name), note: null };
    case 'club':
      return { key, who, title: say.club(name), note: null };
    case 'counter':
      return { key, who, title: capital(name), note: figure === null ? null : say.total(figure) };
    case 'trophy':
      return { key, who, title: name, note: null };
  }
}
