import { uniform } from './deviates.ts';

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
