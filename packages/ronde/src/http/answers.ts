import type { RouteConfig } from '@hono/zod-openapi';
import { problemSchema } from '@ronde/contract/http/problem';
import { taskSchema } from '@ronde/contract/http/tasks';
import type * as z from 'zod';

type Answers = RouteConfig['responses'];

const problems: Answers = {
  default: {
    description: 'Refused, with the reason in the reader’s language (RFC 9457)',
    content: { 'application/problem+json': { schema: problemSchema } },
  },
};

/** What a route answers: this, or a problem. */
export function answers(status: 200 | 201, description: string, schema: z.ZodType): Answers {
  return { [status]: { description, content: { 'application/json': { schema } } }, ...problems };
}

/** The same for what is not JSON. */
export function document(description: string, mediaType: string, schema: z.ZodType): Answers {
  return { 200: { description, content: { [mediaType]: { schema } } }, ...problems };
}

/** The same of a long act: whoever prefers is answered with its task. */
export function orTask(usual: Answers): Answers {
  return {
    ...usual,
    202: {
      description: 'It takes longer than `Prefer: respond-async` waits: its task, at the address in `Location`',
      content: { 'application/json': { schema: taskSchema } },
    },
  };
}

/** A JSON body that must be there. */
export function body<S extends z.ZodType>(schema: S) {
  return { required: true as const, content: { 'application/json': { schema } } };
}
