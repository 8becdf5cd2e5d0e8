// What a machine can find against WCAG 2.2 AA on the page as it stands.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { inTheme, stands } from './stands.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

interface Axe {
  run(context: Document, options: object): Promise<{ violations: Violation[] }>;
}

/** The rule and the elements of each fault; empty where there is none. `rules`: these alone. */
export async function faultsOf(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  // The page's own script-src forbids what is added to it: the tool is evaluated, not linked.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  await stands(page);
  return await page.evaluate(
    async (asked) => {
      // A change of theme or width is looked at once it has arrived, not on its way.
      const ends = ({ effect }: Animation) => Number.isFinite(effect?.getComputedTiming().endTime);
      await Promise.allSettled(
        document
          .getAnimations()
          .filter(ends)
          .map(({ finished }) => finished),
      );
      const { axe } = globalThis as unknown as { axe: Axe };
      const { violations } = await axe.run(document, asked);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
    },
    { resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) },
  );
}

/**
 * Everything in the theme of this moment, then in the other one its colours, all that a theme changes. The page stays
 * in that other one: to draw it anew once more is what costs most.
 */
export async function faultsInBothThemes(page: Page): Promise<readonly string[]> {
  const found = await faultsOf(page);
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await inTheme(page, dark ? 'light' : 'dark');
  return [...found, ...(await faultsOf(page, ['color-contrast']))];
}
