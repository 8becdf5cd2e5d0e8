import type { RegisterEntry } from '@ronde/contract/http/register-card';
import { date, decimal, type Lang } from '@ronde/language';
import type { RegisterSentences } from './sentences.ts';

/** One thing that an entry says: under which name, how, and with what it is compared. */
export interface EntryFact {
  readonly key: string;
  readonly label: string;
  readonly text: string;
}

const fields = ['licence', 'federation', 'club', 'category', 'birthYear'] as const;

/** What an entry says of somebody beside the name: the person, then the newest list of each game. */
export function entryFacts(entry: RegisterEntry, say: RegisterSentences, lang: Lang): readonly EntryFact[] {
  const person = fields.flatMap((key) =>
    entry[key] === undefined ? [] : [{ key, label: say.fields[key], text: String(entry[key]) }],
  );
  const lists = entry.ratings.map(({ game, rating, provisional, duplicateSeries, listedOn, lastEvent }) => ({
    key: game,
    label: say.games[game],
    text: [
      rating === undefined ? '–' : `${figure(rating, lang)}${provisional ? '*' : ''}`,
      duplicateSeries,
      lastEvent === listedOn ? say.event(date(lang, listedOn)) : say.list(date(lang, listedOn)),
      lastEvent !== undefined && lastEvent !== listedOn && say.event(date(lang, lastEvent)),
    ]
      .filter(Boolean)
      .join(' · '),
  }));
  return [...person, ...lists];
}

/** An Elo may have decimals, and is kept in full precision. */
const figure = (rating: number, lang: Lang): string => decimal(lang, rating);
