import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ruleAnchors, rulesPage } from './rule-anchors.ts';

const page = readFileSync(new URL(`../../../${rulesPage}`, import.meta.url), 'utf8');

describe('« Lire l’article » finds its place', () => {
  it.each(Object.values(ruleAnchors))('%s', (anchor) => expect(page).toContain(`<a id="${anchor}"></a>`));
});
