/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { aroundQuotes, type RuleCite as Cite } from '@ronde/language';
import type { Page } from './page.ts';

/** The article that a reason rests on, and our page on it. The pages on the rules are in French. */
export function RuleCite({ page, cite }: { readonly page: Page; readonly cite: Cite }) {
  return (
    <p class="quiet">
      {aroundQuotes(cite.text).map((part, i) => (i % 2 === 1 ? <span lang="fr">{part}</span> : part))}{' '}
      <a href={ruleAddress(cite)} hreflang="fr">
        {page.words.ui.why.article}
      </a>
    </p>
  );
}

/** Where the house serves `docs/rules/x.md`. */
export const ruleAddress = ({ page, anchor }: Pick<Cite, 'page'> & { readonly anchor?: string }): string =>
  page.replace(/^docs\/rules\//, '/regles/').replace(/\.md$/, '.html') + (anchor === undefined ? '' : `#${anchor}`);
