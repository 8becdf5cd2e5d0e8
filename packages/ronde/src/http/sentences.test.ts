import { describe, expect, it } from 'vitest';
import { problemCodes, problemSentences } from './sentences.ts';

describe.each(problemCodes)('%s', (code) => {
  it('is said in French as it is printed', () => {
    const { title, detail } = problemSentences(code, 'fr');
    for (const sentence of [title, detail]) {
      expect(sentence).not.toContain("'");
      expect(sentence).not.toMatch(/ [:;!?»]|« /);
      expect(sentence).toMatch(/^\p{Lu}.*\.$|json\.$/u);
    }
  });

  it('is said in English, otherwise', () => {
    expect(problemSentences(code, 'en').title).not.toBe(problemSentences(code, 'fr').title);
    expect(problemSentences(code, 'en').status).toBe(problemSentences(code, 'fr').status);
  });
});
