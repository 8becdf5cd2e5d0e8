import type { RuleCite } from '@ronde/language';
import { usePhone } from '../frame/phone.ts';

/** The article that a reason rests on, and our page on it. */
export function RuleLink({ cite }: { readonly cite: RuleCite }) {
  const { say } = usePhone();
  const page = cite.page.replace(/^docs\/rules\//, '/regles/').replace(/\.md$/, '.html');
  return (
    <p className="quiet small">
      {cite.text}{' '}
      <a className="link" href={`${page}#${cite.anchor}`} target="_blank" rel="noreferrer" hrefLang="fr">
        {say.article}
      </a>
    </p>
  );
}
