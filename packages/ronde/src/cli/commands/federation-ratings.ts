import { ok, shownElo } from '@ronde/engine';
import { type RatingStep, stepFigures } from '@ronde/engine/federation/rating-step';
import { standingOn } from '@ronde/engine/federation/ratings';
import type { Held } from '@ronde/engine/rating/held';
import { allSentences, date, number } from '@ronde/language';
import { type TextColumn, textTable } from '../answer.ts';
import { dayOf, over } from '../federation/over.ts';
import type { ReadFederation } from '../federation/read-federation.ts';
import { eloJson, plJson } from '../rating-json.ts';
import { cliFederationSentences } from '../sentences/federation.ts';
import { cliSentences } from '../sentences/sentences.ts';

/** Everybody's rating at a date, and the figures of every event until then. */
export const ratings = over((federation, options, lang) => {
  const day = dayOf(federation, options);
  const text = cliFederationSentences[lang];
  const steps = federation.ratings.steps.filter(({ event }) => event.lastDay <= day);
  const rows = [...standingOn(federation.ratings, day).held].toSorted(([, a], [, b]) => b.rating - a.rating);
  const json = {
    at: day,
    system: federation.system,
    ratings: rows.map(([person, held]) => ({ person, ...federation.faceOf(person), ...held })),
    steps: steps.map((step) => stepJson(step, federation)),
  };
  const columns: readonly TextColumn[] = [
    { header: allSentences[lang]().ui.standings.player, side: 'start' },
    { header: cliSentences[lang].tables.rating, side: 'end' },
    { header: text.lastEvent, side: 'end' },
  ];
  const lines = rows.map(([person, held]) => [
    federation.nameOf(person),
    shown(federation, held),
    date(lang, held.active),
  ]);
  return ok({ json, text: [text.at(date(lang, day)), '', textTable(columns, lines)].join('\n') });
});

function stepJson(step: RatingStep, federation: ReadFederation) {
  const { id, lastDay } = step.event;
  const figures = stepFigures(step);
  const counted = federation.state.counted.get(id);
  const name = federation.archive.federation.documents.get(counted?.receipt ?? 0)?.name ?? id;
  const dated = { id, name, date: lastDay };
  switch (figures.kind) {
    case 'season':
      return { ...dated, kind: 'season', raised: figures.raised };
    case 'list':
      return { ...dated, kind: 'list' };
    case 'event':
      return {
        ...dated,
        kind: 'event',
        ...(figures.rating.system === 'pl' ? plJson(figures.rating) : eloJson(figures.rating)),
      };
  }
}

/** An Elo is shown as a whole number. */
const shown = ({ system }: ReadFederation, { rating }: Held): string =>
  number(system === 'elo' ? shownElo(rating) : rating);
