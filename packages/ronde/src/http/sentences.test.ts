import { describe, expect, it } from 'vitest';
import { problemCodes, problemWords } from './sentences.ts';

describe.each(problemCodes)('%s', (code) => {
  it('is said in French as it is printed', () => {
    const { title, detail } = problemWords(code, 'fr');
    for (const sentence of [title, detail]) {
      expect(sentence).not.toContain("'");
      expect(sentence).not.toMatch(/ [:;!?»]|« /);
      expect(sentence).toMatch(/^\p{Lu}.*\.$|json\.$/u);
    }
  });

  it('is said in English, otherwise', () => {
    expect(problemWords(code, 'en').title).not.toBe(problemWords(code, 'fr').title);
    expect(problemWords(code, 'en').status).toBe(problemWords(code, 'fr').status);
  });
});
