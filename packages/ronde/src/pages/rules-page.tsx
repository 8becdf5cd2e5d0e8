/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */

import { formulaOf, playsWargame, ratingFor, ratingSystemOf, type Settings } from '@ronde/engine';
import { phasesHeld, phasesOf } from '@ronde/engine/formulas/combinee/phases';
import { list, type RulePlace, ruleAddress, rulePages, type Topic } from '@ronde/language';
import { charterSentences } from '@ronde/language/charter';
import { plannedRounds } from '@ronde/views/standings';
import { hasCharter } from './charter-page.tsx';
import type { PublicSheet } from './layout.tsx';
import type { Page } from './page.ts';
import { FactList } from './page-parts.tsx';
import { tournamentSheet } from './tournament-sheet.tsx';

/** The rules in force: the formula, what was chosen, the hall's minutes, and our pages on each article. */
export function rulesPage(page: Page, minutes: number): PublicSheet {
  const { text, sentences, tournament, lang, to } = page;
  const { format } = tournament;
  const formula = (
    <>
      {sentences.ui.formats[format]}{' '}
      <a href={ruleAddress(rulePages[format])} hreflang="fr">
        {text.rules.read}
      </a>
    </>
  );
  const wargame = playsWargame(tournament);
  const time = wargame ? text.rules.minutesGame(minutes) : text.rules.minutesEach(minutes);
  const main = (
    <>
      <h2>{text.rules.title}</h2>
      <FactList facts={[[text.rules.formula, formula], [text.rules.minutes, time], ...rulesInForce(page)]} />
      <h3>{text.rules.articles}</h3>
      <ul class="articles">
        {Object.entries(rulePages[format].places).map(([topic, place]) => (
          <Article key={topic} page={page} topic={topic as Topic} place={place} />
        ))}
        {!wargame && (
          <li>
            <a href="/regles/conduite-de-la-partie.html" hreflang="fr">
              {text.rules.conduct}
            </a>
          </li>
        )}
        {ratingSystemOf(tournament) === 'pl' && (
          <li>
            <a href="/regles/classement-pl.html" hreflang="fr">
              {text.rules.ratingRule}
            </a>
          </li>
        )}
      </ul>
      {hasCharter(page) && (
        <p class="below">
          <a href={to.charter}>{charterSentences[lang].title}</a>
        </p>
      )}
    </>
  );
  return tournamentSheet(page, { tab: 'rules', title: text.tabs.rules, path: '/reglement', main });
}

interface ArticleProps {
  readonly page: Page;
  readonly topic: Topic;
  readonly place: RulePlace;
}

/** The text's own numbers and headings are French, whoever reads. */
function Article({ page, topic, place: { anchor, articles } }: ArticleProps) {
  const { text, tournament, lang } = page;
  return (
    <li>
      <a href={ruleAddress({ ...rulePages[tournament.format], anchor })} hreflang="fr">
        {text.rules.topics[topic]}
      </a>{' '}
      <span class="quiet" lang={articles.length > 0 ? 'fr' : undefined}>
        {articles.length > 0 ? list(lang, articles) : text.rules.ownRule}
      </span>
    </li>
  );
}

/** One line: what, how it is here, and whether that is the rule's or the director's (« hors règlement »). */
type RuleLine = readonly [name: string, value: string];

/** What is in force where the director may choose, in the order of a day. Only what the formula reads. */
function rulesInForce(page: Page): readonly RuleLine[] {
  const { tournament } = page;
  const reads = new Set<keyof Settings>(formulaOf(tournament.format).settings);
  return [roundsLine(page), ...settingLines(page, reads), ...ratingLine(page), ...seedLine(page)];
}

function roundsLine({ tournament, text, sentences }: Page): RuleLine {
  const { rules } = text;
  const [held, planned] = [plannedRounds(tournament), plannedRounds({ ...tournament, status: 'open' })];
  const plan = tournament.settings.rounds === undefined ? rules.byRule : rules.chosen;
  return [rules.rounds, `${sentences.ui.home.rounds(held)}, ${held === planned ? plan : rules.instead(planned)}`];
}

type Line = (page: Page, settings: Settings) => RuleLine | null;

const lines: Readonly<Partial<Record<keyof Settings, Line>>> = {
  bestOf: ({ text: { rules } }, { bestOf = 1 }) => [rules.match, rules.bestOf[bestOf]],
  // Of games that have scores; without PM a spread is no Pdep.
  spreadCap: ({ text: { rules }, tournament }, { spreadCap = 100 }) =>
    playsWargame(tournament) ? null : [rules.spreadCap, outside(rules, spreadCap, 100)],
  forfeitSpread: ({ text: { rules }, tournament }, { forfeitSpread = 50 }) =>
    playsWargame(tournament)
      ? null
      : [
          formulaOf(tournament.format).settings.includes('points') ? rules.freeSpread : rules.forfeitSpread,
          outside(rules, forfeitSpread, 50),
        ],
  startsBy: ({ text: { rules } }, { startsBy = 'balance' }) => [
    rules.startsBy,
    startsBy === 'balance' ? rules.startsByBalance : rules.startsByLetters,
  ],
  repeats: ({ text: { rules } }, { repeats = 'as-written' }) => [
    rules.repeats,
    repeats === 'avoid' ? rules.repeatsAvoid : rules.repeatsAsWritten,
  ],
  openingTables: ({ text: { rules } }, { openingTables }) =>
    openingTables ? [rules.openingTables, rules.ownTables] : null,
  phase1: ({ text: { rules }, tournament: { status, rounds } }, settings) => {
    const plan = phasesOf(settings);
    const { phase1, phase2, phase3 } = status === 'closed' ? phasesHeld(plan, rounds.length) : plan;
    return [rules.phases, rules.phasesOf(phase1, phase2, phase3)];
  },
  firstRound: ({ text: { rules } }, { firstRound = 'halves' }) => [rules.firstRound, rules.firstRounds[firstRound]],
  avoidClubs: ({ text: { rules } }, { avoidClubs }) => [rules.clubs, clubs(rules, avoidClubs)],
  turns: ({ text: { rules } }, { turns = 1 }) => [rules.turns, rules.turnsOf[turns]],
  order: ({ text: { rules } }, { order = 'adjacent' }) => [rules.order, rules.orders[order]],
  points: ({ text: { rules } }, { points = { win: 2, draw: 1, loss: 0 } }) => [
    rules.points,
    rules.pointsOf(points.win, points.draw, points.loss),
  ],
};

type RulesSentences = Page['text']['rules'];

const outside = (rules: RulesSentences, value: number, rule: number): string =>
  value === rule ? String(value) : `${value}, ${rules.outside}`;

function clubs(rules: RulesSentences, avoid: Settings['avoidClubs']): string {
  if (avoid === undefined) return rules.byRule;
  if (avoid === true) return rules.clubsApart;
  return avoid === false || avoid.length === 0 ? rules.clubsFree : rules.clubsRounds(avoid.join(', '));
}

function settingLines(page: Page, reads: ReadonlySet<keyof Settings>): readonly RuleLine[] {
  return Object.entries(lines).flatMap(([key, line]) => {
    const said = reads.has(key as keyof Settings) ? line(page, page.tournament.settings) : null;
    return said ? [said] : [];
  });
}

/** Of the wargame, whether it was official is known at the end alone. */
function ratingLine({ text: { rules }, tournament, people }: Page): readonly RuleLine[] {
  if (tournament.settings.rating?.approved === false) return [[rules.rating, rules.unrated]];
  if (tournament.status !== 'closed') return [[rules.rating, rules.rated]];
  const rating = ratingFor(tournament, people);
  const official = !rating.ok || rating.value.system === 'pl' || rating.value.official;
  return [[rules.rating, official ? rules.rated : rules.notOfficial]];
}

/** Said with the first table that it decided. */
function seedLine({ text: { rules }, tournament }: Page): readonly RuleLine[] {
  return tournament.rounds.length > 0 ? [[rules.seed, rules.seedOf(tournament.seed)]] : [];
}
