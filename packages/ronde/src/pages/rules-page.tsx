/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { playsWargame, ratingSystemOf } from '@ronde/engine';
import { list, type RulePlace, rulePages, type Topic } from '@ronde/language';
import { Facts } from './facts.tsx';
import type { Sheet } from './layout.tsx';
import type { Page } from './page.ts';
import { ruleAddress } from './rule-cite.tsx';
import { rulesInForce } from './rules-in-force.ts';
import { tournamentSheet } from './tournament-sheet.tsx';

/** The rules in force: the formula, what was chosen, the hall's minutes, and our pages on each article. */
export function rulesPage(page: Page, minutes: number): Sheet {
  const { say, words, tournament } = page;
  const { format } = tournament;
  const formula = (
    <>
      {words.ui.formats[format]}{' '}
      <a href={ruleAddress(rulePages[format])} hreflang="fr">
        {say.rules.read}
      </a>
    </>
  );
  const wargame = playsWargame(tournament);
  const time = wargame ? say.rules.minutesGame(minutes) : say.rules.minutesEach(minutes);
  const main = (
    <>
      <h2>{say.rules.title}</h2>
      <Facts facts={[[say.rules.formula, formula], [say.rules.minutes, time], ...rulesInForce(page)]} />
      <h3>{say.rules.articles}</h3>
      <ul class="articles">
        {Object.entries(rulePages[format].places).map(([topic, place]) => (
          <Article key={topic} page={page} topic={topic as Topic} place={place} />
        ))}
        {!wargame && (
          <li>
            <a href="/regles/conduite-de-la-partie.html" hreflang="fr">
              {say.rules.conduct}
            </a>
          </li>
        )}
        {ratingSystemOf(tournament) === 'pl' && (
          <li>
            <a href="/regles/classement-pl.html" hreflang="fr">
              {say.rules.ratingRule}
            </a>
          </li>
        )}
      </ul>
    </>
  );
  return tournamentSheet(page, { tab: 'rules', title: say.tabs.rules, path: '/reglement', main });
}

interface ArticleProps {
  readonly page: Page;
  readonly topic: Topic;
  readonly place: RulePlace;
}

/** The text's own numbers and headings are French, whoever reads. */
function Article({ page, topic, place: { anchor, articles } }: ArticleProps) {
  const { say, tournament, lang } = page;
  return (
    <li>
      <a href={ruleAddress({ ...rulePages[tournament.format], anchor })} hreflang="fr">
        {say.rules.topics[topic]}
      </a>{' '}
      <span class="quiet" lang={articles.length > 0 ? 'fr' : undefined}>
        {articles.length > 0 ? list(lang, articles) : say.rules.ownRule}
      </span>
    </li>
  );
}
