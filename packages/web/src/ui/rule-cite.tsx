import type { RuleArticle as Cite } from '@ronde/language';
import { uiSentences } from '../core/language/shared-sentences.ts';
import { useSentences } from '../core/language/use-sentences.ts';

/** The article that a reason rests on, and our page on it, beside the desk. */
export function RuleCite({ cite }: { readonly cite: Cite }) {
  const ui = useSentences(uiSentences);
  return (
    <p className="quiet small">
      {cite.text}{' '}
      <a className="link" href={pageAt(cite)} target="_blank" rel="noreferrer" hrefLang="fr">
        {ui.why.article}
      </a>
    </p>
  );
}

/** Where the house serves `docs/rules/x.md` (`rules-pages.mjs`). */
export const pageAt = ({ page, anchor }: Cite): string =>
  `${page.replace(/^docs\/rules\//, '/regles/').replace(/\.md$/, '.html')}#${anchor}`;
