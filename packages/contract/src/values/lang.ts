import { langs } from '@ronde/language/lang';
import * as z from 'zod';

/** One of the languages that are spoken: a further one is asked for by its name at once. */
export const langSchema = z.enum(langs);
