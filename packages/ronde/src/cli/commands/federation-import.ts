import { writeFile } from 'node:fs/promises';
import { archiveText } from '@ronde/contract/federation/archive';
import { ok, refused } from '@ronde/engine';
import { date, federationSentences, type Lang } from '@ronde/language';
import type { Answered, Warned } from '../answer.ts';
import { over } from '../federation/over.ts';
import { type ReadFederation, receiveFiles } from '../federation/read-federation.ts';
import { fileUnwritable } from '../file-faults.ts';
import type { Options } from '../grammar.ts';
import { cliFederationSentences } from '../sentences/federation.ts';
import { cliSentences } from '../sentences/sentences.ts';

/** Receives the files one after the other: who is who, whose rating each moves; with `--out` all of it as one file. */
export const importFiles = over(received, receiveFiles);

async function received(federation: ReadFederation, options: Options, lang: Lang): Promise<Answered> {
  const { archive, came, ratings, state } = federation;
  const text = cliFederationSentences[lang];
  const steps = new Map(ratings.steps.map((step) => [step.event.id, step]));
  const documents = came.map(({ receipt, document: { id, name, revision, lastDay } }) => {
    const rated = state.counted.get(id)?.receipt === receipt ? [...(steps.get(id)?.held.keys() ?? [])].length : 0;
    return { receipt, id, revision, name, date: lastDay, rated };
  });
  const warnings = [...new Map(doubts(federation, lang).map((one) => [one.message, one])).values()];
  const json = { system: federation.system, documents, people: people(federation), warnings };
  const lines = [
    ...documents.map((one) => text.accepted(one.name, date(lang, one.date), one.rated)),
    text.counted(state.counted.size, people(federation)),
    ...warnings.map(({ message }) => message),
  ];
  if (typeof options.out !== 'string') return ok({ json, text: lines.join('\n') });
  try {
    await writeFile(options.out, archiveText(archive), 'utf8');
  } catch (error) {
    return refused([fileUnwritable(options.out, error, lang)]);
  }
  return ok({
    json: { ...json, written: options.out },
    text: [...lines, cliSentences[lang].written(options.out)].join('\n'),
  });
}

const people = ({ state }: ReadFederation): number =>
  new Set([...state.counted.values()].flatMap((one) => [...one.people.values()])).size;

function doubts({ came, nameOf, state }: ReadFederation, lang: Lang): readonly Warned[] {
  return came.flatMap(({ document, answers }) =>
    answers.flatMap(({ player, doubt }): readonly Warned[] => {
      if (!doubt) return [];
      const person = state.counted.get(document.id)?.people.get(player);
      const name = person === undefined ? player : nameOf(person);
      const message = federationSentences[lang].doubt(doubt.code, name, doubt.others.map(nameOf));
      return [{ code: `person-${doubt.code}`, path: 'players', message }];
    }),
  );
}
