import type { Lang } from '@ronde/language';
import type { Answered, Io } from '../answer.ts';
import type { Options } from '../grammar.ts';
import { type ReadFederation, readFederation } from './read-federation.ts';

type Run = (files: readonly string[], options: Options, io: Io, lang: Lang) => Promise<Answered>;

/** What a command says of the federation that its files make. */
export const over =
  (
    say: (federation: ReadFederation, options: Options, lang: Lang) => Answered | Promise<Answered>,
    reading = readFederation,
  ): Run =>
  async (files, options, io, lang) => {
    const read = await reading(files, options, io, lang);
    return read.ok ? say(read.value, options, lang) : read;
  };

/** The date that was asked for, else that of the last document. */
export const dayOf = ({ ratings: { steps } }: ReadFederation, { at }: Options): string =>
  typeof at === 'string' ? at : (steps.at(-1)?.event.lastDay ?? '1900-01-01');
