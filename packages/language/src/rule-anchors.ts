import type { FormatId } from '@ronde/engine';

/** What a sentence cites an article for. */
export type Topic = 'first' | 'opening' | 'next' | 'moved' | 'exempt' | 'tie' | 'final-tie' | 'pool' | 'phase-3';

/** A place of one of our pages on the rules, and the articles of the text that it puts in our own words. */
export interface RulePlace {
  readonly anchor: string;
  /** As the text numbers or heads them; none where the rule is our own. */
  readonly articles: readonly string[];
  /** One line of the text, where it says the thing best. */
  readonly quote?: string;
}

/** A formula's page, from the root of the project, with the places that sentences point to. */
interface RulePage {
  readonly page: string;
  readonly places: Readonly<Partial<Record<Topic, RulePlace>>> & { readonly next: RulePlace };
}

const at = (anchor: string, ...articles: readonly string[]): RulePlace => ({ anchor, articles });

const classique: RulePage = {
  page: 'docs/rules/formule-classique.md',
  places: {
    first: at('premiere-ronde', '§ 6.1.1'),
    opening: at('tables-fixees', '§ 6.2'),
    next: at('rondes-suivantes', '§ 6.1.2'),
    moved: {
      ...at('permutations', '§ 6.1.2', '§ 7'),
      quote: 'On va rechercher en remontant dans le classement…',
    },
    exempt: at('exempt', '§ 2', '§ 6.1.2'),
    tie: at('ppm', '§ 4.1', '§ 5'),
    'final-tie': at('ppm', '§ 4.1', '§ 9'),
  },
};

const belge: RulePage = {
  page: 'docs/rules/formule-classique-belgique.md',
  places: {
    first: at('premier-match', '« Premier match »'),
    next: at('matchs-suivants', '« Matches suivants »'),
    moved: at('permutations', '« Permutations »'),
    exempt: at('exempt', '« Forfaits provisoires et abandons »'),
    tie: at('points-de-departage', '« Points de départage »'),
    'final-tie': at('classement-final', '« Classement final »'),
  },
};

const combinee: RulePage = {
  page: 'docs/rules/formule-combinee.md',
  places: {
    pool: at('phase-1', '§ 2-5'),
    next: at('phase-2', '§ 3'),
    'phase-3': at('phase-3', '§ 4'),
    exempt: at('exempt', '§ 2-2'),
    tie: at('classement', '§ 2-1'),
  },
};

const artDeLaGuerre: RulePage = {
  page: 'docs/rules/art-de-la-guerre.md',
  places: {
    first: at('premier-tour', '« Appariement du 1ᵉʳ tour »'),
    next: at('tours-suivants', '« Appariement des tours suivants »'),
    exempt: at('exempt'),
    tie: at('classement', '« Ex aequo »'),
  },
};

const ownRules = 'docs/rules/toutes-rondes-et-suisse.md';

/** Every formula's page; a test holds the anchors against the pages. */
export const rulePages: Readonly<Record<FormatId, RulePage>> = {
  classique,
  'classique-belge': belge,
  combinee,
  'art-de-la-guerre': artDeLaGuerre,
  'toutes-rondes': { page: ownRules, places: { next: at('toutes-rondes'), tie: at('classement') } },
  suisse: { page: ownRules, places: { next: at('suisse'), exempt: at('exempt'), tie: at('classement') } },
};

/** Where tables made by hand are told, whatever the formula. */
export const byHandPlace = { page: 'docs/rules/situations.md', anchor: 'a-la-main' } as const;

/** Where it is told what a file that holds tables and no reasons leaves unknown. */
export const filePlace = { page: 'docs/rules/situations.md', anchor: 'fichier' } as const;

/** Where a final is told, whatever the formula. */
export const finalPlace = { page: belge.page, anchor: 'finale' } as const;

/** The place for a topic; without one of its own, where the formula tells how it draws. */
export function rulePlace(format: FormatId, topic: Topic): RulePlace & { readonly page: string } {
  const { page, places } = rulePages[format];
  const wider = topic === 'final-tie' ? places.tie : undefined;
  return { page, ...(places[topic] ?? wider ?? places.next) };
}

/** Where the house serves a page on the rules (`docs/rules/x.md`), at a place of it or from its head. */
export const ruleAddress = ({ page, anchor }: { readonly page: string; readonly anchor?: string }): string =>
  page.replace(/^docs\/rules\//, '/regles/').replace(/\.md$/, '.html') + (anchor === undefined ? '' : `#${anchor}`);

/**
 * A sentence around what it quotes of a French text: every second part, « Ex aequo », is French whatever the sentence
 * is in, and is to be marked so for whoever has it read aloud.
 */
export const aroundQuotes = (text: string): readonly string[] => text.split(/(«[^»]*»)/u);
