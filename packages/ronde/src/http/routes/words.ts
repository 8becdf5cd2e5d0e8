import type { OpenAPIHono } from '@hono/zod-openapi';
import type { WordFile } from '../../word-list/word-file.ts';
import { serve } from '../serve-route.ts';

/** `list`: asked at each question, since it may be missing. */
export function wordRoutes(app: OpenAPIHono, list: () => Promise<WordFile | null>): void {
  serve(app, 'POST /api/words', async (c) => {
    const { words } = c.req.valid('json');
    const file = await list();
    if (!file) return c.json({ list: null, words: [] });
    const { name, count } = file;
    return c.json({ list: { name, count }, words: [...file.check(words)] });
  });
}
