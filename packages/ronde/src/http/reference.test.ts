import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { problemCodes, problemSentences } from './sentences.ts';

it('the reference page lists every problem of the server, with its status', async () => {
  const page = await readFile(new URL('../../../../docs/reference/http.md', import.meta.url), 'utf8');
  for (const code of problemCodes) {
    const line = page
      .split('\n')
      .find((candidate) => candidate.startsWith(`| ${problemSentences(code, 'fr').status} |`));
    expect(line, code).toContain(`\`${code}\``);
  }
});
