import { chance } from '../base/chance.ts';
import type { People, Person } from '../tournament/people.ts';
import type { Army, Player, PlayerId } from '../tournament/state.ts';

/** Players who never were, and how strong each is: mean 0, standard deviation 1. */
interface SimulatedField {
  readonly players: readonly Player[];
  readonly people: People;
  readonly strength: (player: PlayerId) => number;
}

/** `size` players with ratings that follow their strength: PL, or the Elo of the wargame with an army each. */
export function simulatedField(seed: number, size: number, wargame: boolean): SimulatedField {
  const ids = [...Array(size).keys()].map((i) => `p${i + 1}`);
  const strengths = new Map(ids.map((id) => [id, normal({ seed, what: 'strength', round: 0, ids: [id] })]));
  const strength = (id: PlayerId): number => strengths.get(id) ?? 0;
  const players = ids.map((id, i): Player => {
    const known = { id, number: i + 1, presence: 'here', from: 1, club: oneOf(clubs, seed, 'club', id) } as const;
    return wargame
      ? { ...known, rating: Math.round(1000 + 110 * strength(id)), army: oneOf(simulatedArmies, seed, 'army', id) }
      : { ...known, ...scrabbleRating(seed, id, strength(id)), category: categoryOf(seed, id) };
  });
  return {
    players,
    people: new Map(ids.map((id, i): [PlayerId, Person] => [id, { name: nameOf(seed, i) }])),
    strength,
  };
}

/** One of a list by lot. */
export function oneOf<T>(list: readonly [T, ...T[]] | readonly T[], seed: number, what: string, id: PlayerId): T {
  const at = Math.floor(list.length * uniform({ seed, what, round: 0, ids: [id] }));
  const found = list[at];
  if (found === undefined) throw new Error(`Nothing to draw a ${what} from.`);
  return found;
}

function categoryOf(seed: number, id: PlayerId): string {
  return oneOf(['Jeune', 'Espoir', 'Senior', 'Senior', 'Vermeil', 'Diamant'], seed, 'category', id);
}

/** One in ten has no rating yet, only the duplicate series that his provisional one comes from. */
function scrabbleRating(seed: number, id: PlayerId, strength: number): Pick<Player, 'rating' | 'duplicateSeries'> {
  const newcomer = uniform({ seed, what: 'newcomer', round: 0, ids: [id] }) < 0.1;
  if (!newcomer) return { rating: plOf(strength) };
  const series = Math.max(1, Math.min(7, Math.round(5 - 1.5 * strength)));
  return { duplicateSeries: `${series}${oneOf(['A', 'B', 'C', 'D'], seed, 'subseries', id)}` };
}

/** Where the bars of the series fall on strength: 5 % Joker, 10 % A, 30 % B (classement PL §3). */
const bars: readonly (readonly [strength: number, rating: number])[] = [
  [-3, 300],
  [0.126, 1600],
  [1.036, 2250],
  [1.645, 2900],
  [4, 4500],
];

function plOf(strength: number): number {
  const at = Math.max(
    1,
    bars.findIndex(([most]) => strength < most),
  );
  const [low, high] = [bars[at - 1], bars[at]];
  if (!low || !high) return 0;
  const share = (Math.max(strength, -3) - low[0]) / (high[0] - low[0]);
  return Math.round(low[1] + share * (high[1] - low[1]));
}

const army = (number: number, name: string, from: number, to: number): Army => ({
  edition: 'V4',
  number,
  name,
  from,
  to,
});

/** Some of the lists, with the years that they are about. */
export const simulatedArmies: readonly Army[] = [
  army(40, 'Alexandre le Grand', -336, -323),
  army(55, 'Carthaginois', -275, -146),
  army(56, 'Numides', -215, 24),
  army(60, 'Grecs classiques', -460, -330),
  army(76, 'Scythes', -600, -50),
  army(83, 'Romains du Triumvirat', -43, -31),
  army(85, 'Romains Haut Empire', -30, 192),
  army(86, 'Romains Moyen Empire', 193, 324),
  army(87, 'Romains Bas Empire', 325, 425),
  army(88, 'Romains Patriciens', 425, 493),
  army(89, 'Gaulois', -390, -50),
  army(90, 'Anciens Espagnols', -300, -19),
  army(93, 'Wisigoths', 376, 711),
  army(94, 'Vandales', 406, 534),
  army(95, 'Ostrogoths', 450, 553),
  army(98, 'Anciens Bretons', -60, 85),
];

const surnames = (
  'ARNAUD AUBERT BARBIER BENOÎT BERNARD BERTHIER BERTRAND BESNARD BLANC BLANCHARD BONNET BOUCHER BOULANGER BOURGEOIS ' +
  'BOYER BRUNET CARON CARPENTIER CHARPENTIER CHEVALIER CLÉMENT COLIN COLLET CORDIER COUSIN DANIEL DELAHAYE DELAUNAY ' +
  'DESCHAMPS DUBOIS DUFOUR DUMAS DUMONT DUPUIS DURAND DUVAL ÉTIENNE FABRE FAURE FERRAND FLEURY FONTAINE FOURNIER ' +
  'GAILLARD GARNIER GAUTHIER GIRARD GUÉRIN HÉBERT HUBERT JACQUET JOLY LACROIX LAMBERT LEBRUN LECLERC LEFÈVRE LEGRAND ' +
  'LEMAIRE LEMOINE LEROUX LÉVÊQUE MAILLARD MALLET MARCHAND MARÉCHAL MASSON MERCIER MEUNIER MILLET MONNIER MOREAU ' +
  'MOREL MOULIN NOËL OLLIVIER PASQUIER PELLETIER PERRET PERRIN PICARD POIRIER POULAIN PRÉVOST REMY RENARD RENAUD ' +
  'ROBIN ROLLAND ROUSSEAU ROUSSEL ROUX ROYER SCHMITT TESSIER TOUSSAINT TREMBLAY VASSEUR VERDIER VIDAL'
).split(' ');

const givenNames = (
  'Adèle Agnès Alain Alice Amélie Anaïs André Anne Antoine Arthur Aurélie Béatrice Benoît Camille Catherine Cécile ' +
  'Chloé Christophe Claire Clément Colette Corinne Daniel Denis Didier Dominique Édith Éléonore Élise Émile Emma Éric ' +
  'Étienne Eugénie Ève Fabien Florence François Gaëlle Geneviève Gérard Gilles Guillaume Hélène Henri Hervé Hugo Inès ' +
  'Irène Isabelle Jacques Jeanne Jérôme Joël Judith Jules Juliette Karine Laure Léa Léon Louis Loïc Lucie Madeleine ' +
  'Maël Margaux Marie Mathilde Maxime Michel Mireille Nadège Nicolas Noémie Odile Olivier Pascal Paul Pauline Philippe ' +
  'Quentin Raphaël René Rémi Sabine Simon Solène Sophie Sylvie Théo Thérèse Thomas Valérie Victor Violette Xavier ' +
  'Yvette Zoé'
).split(' ');

export const clubs = 'Lyon Nancy Lille Nantes Toulouse Bruxelles Liège Genève Lausanne Rennes Dijon Montpellier'.split(
  ' ',
);

/**
 * Name number `at` of a seed. The two lists have no common divisor in their lengths, so that the first nine thousand or
 * so are all different.
 */
export function nameOf(seed: number, at: number): string {
  const from = (what: string, length: number): number =>
    Math.floor(length * uniform({ seed, what, round: 0, ids: [] }));
  const surname = surnames[(from('surnames', surnames.length) + at) % surnames.length];
  const given = givenNames[(from('given-names', givenNames.length) + at) % givenNames.length];
  return `${surname} ${given}`;
}

/** Different names that a seed can give. */
export const namesInAll = surnames.length * givenNames.length;

const twoTo48 = 0x1000000000000;
const twoTo12 = 0x1000;

/** What a number is drawn for: the same for the same seed, round and ids, whatever else was drawn. */
interface Purpose {
  readonly seed: number;
  /** Begins with `simulate-` in the hashed text, so that it is nobody else's. */
  readonly what: string;
  readonly round: number;
  readonly ids: readonly string[];
}

/** From 0 to 1, the 1 left out. */
export function uniform({ seed, what, round, ids }: Purpose): number {
  return chance(seed, `simulate-${what}`, round, 0, ids) / twoTo48;
}

/**
 * Mean 0, standard deviation 1, between −6 and 6: the sum of twelve uniform numbers of 12 bits, four out of each of
 * three hashes. Sums and halves alone, so that every machine gets the same.
 */
export function normal(purpose: Purpose): number {
  let sum = 0;
  for (const part of [1, 2, 3]) {
    let bits = chance(purpose.seed, `simulate-${purpose.what}-${part}`, purpose.round, 0, purpose.ids);
    for (let i = 0; i < 4; i++) {
      sum += (bits % twoTo12) + 0.5;
      bits = Math.floor(bits / twoTo12);
    }
  }
  return sum / twoTo12 - 6;
}
