import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { wordsAnswerSchema, wordsBodySchema } from '@ronde/contract/http/words';
import type { WordFile } from '../../word-list/word-file.ts';
import { answers } from '../answers.ts';

const check = createRoute({
  method: 'post',
  path: '/api/words',
  summary: 'Words of Scrabble, admitted or not, for arbiters; never their meaning',
  request: { body: { content: { 'application/json': { schema: wordsBodySchema } }, required: true } },
  responses: answers(200, 'Each word, and which list answered', wordsAnswerSchema),
});

/** `list`: asked at each question, since it may be missing. */
export function wordRoutes(app: OpenAPIHono, list: () => Promise<WordFile | null>): void {
  app.openapi(check, async (c) => {
    const { words } = c.req.valid('json');
    const file = await list();
    if (!file) return c.json({ list: null, words: [] });
    const { name, count } = file;
    return c.json({ list: { name, count }, words: [...file.check(words)] });
  });
}
