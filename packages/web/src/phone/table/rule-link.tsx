import { aroundQuotes, type RuleCite } from '@ronde/language';
import { usePhone } from '../frame/phone.ts';

/** The article that a reason rests on, and our page on it. */
export function RuleLink({ cite }: { readonly cite: RuleCite }) {
  const { say } = usePhone();
  const page = cite.page.replace(/^docs\/rules\//, '/regles/').replace(/\.md$/, '.html');
  return (
    <p className="quiet small">
      {aroundQuotes(cite.text).map((part, i) =>
        i % 2 === 1 ? (
          <span key={part} lang="fr">
            {part}
          </span>
        ) : (
          part
        ),
      )}{' '}
      <a className="link" href={`${page}#${cite.anchor}`} target="_blank" rel="noreferrer" hrefLang="fr">
        {say.article}
      </a>
    </p>
  );
}
