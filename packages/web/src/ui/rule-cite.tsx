import { type RuleArticle as Cite, ruleAddress } from '@ronde/language';
import { useRef, useState } from 'react';
import { uiSentences } from '../core/language/shared-sentences.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import { lazyPart } from './page-of.ts';
import { isPlain } from './plain-click.ts';

const Article = lazyPart(() => import('./article.tsx'));

/** The article that a reason rests on, and our page on it: read over the desk, or in a window of its own. */
export function RuleCite({ cite }: { readonly cite: Cite }) {
  const ui = useSentences(uiSentences);
  const [open, setOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const close = () => {
    setOpen(false);
    link.current?.focus();
  };
  return (
    <p className="quiet small">
      {cite.text}{' '}
      <a
        ref={link}
        className="link"
        href={ruleAddress(cite)}
        hrefLang="fr"
        onClick={(click) => isPlain(click) && setOpen(true)}
      >
        {ui.why.article}
      </a>
      {open && <Article address={ruleAddress(cite)} onClose={close} />}
    </p>
  );
}
