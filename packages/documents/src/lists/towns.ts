import { frenchKey } from '@ronde/engine/base/french-order';
import { isFirstName } from './first-names.ts';

/**
 * Towns that tell the end of a line without commas, « jean dupont lyon 1500 », to be where somebody plays. Not where
 * anybody does: a town that is not here stays with the name, and is seen in the preview.
 */
const known = new Set(
  `abidjan agen aix-en-provence ajaccio albi alencon ales alger amiens angers angouleme annecy antibes antony anvers arles arras
  asnieres aubagne auch aurillac auxerre avignon bamako bar-le-duc bastia bayonne beauvais belfort besancon beziers blois
  bobigny bordeaux boulogne bourg-en-bresse bourges brest brive bruges bruxelles caen cahors calais cannes carcassonne
  casablanca chalon chalons chambery charleroi charleville chartres chateauroux chatellerault chaumont cherbourg cholet
  clermont clermont-ferrand colmar compiegne cotonou creteil dakar dax delemont dieppe digne dijon dole douai draguignan
  dunkerque epinal evreux evry foix fontainebleau frejus fribourg gap gatineau geneve grasse grenoble gueret hasselt
  hyeres istres kinshasa la-rochelle laon lausanne laval le-havre le-mans le-puy lens libreville liege lille limoges
  lisieux lome longueuil lons lorient luxembourg lyon macon mantes marrakech marseille martigues maubeuge meaux melun mende
  menton metz millau mons mont-de-marsan montauban montbeliard montlucon montpellier montreal montreuil mulhouse namur
  nancy nanterre nantes narbonne neuchatel nevers nice nimes niort orleans paris pau perigueux perpignan poitiers pontoise
  porrentruy privas quebec quimper rabat reims rennes roanne rodez rouen roubaix royan saint-brieuc saint-denis
  saint-etienne saint-germain saint-lo saint-malo saint-nazaire saint-quentin saumur sedan sete sherbrooke sion strasbourg
  tarbes thionville toulon toulouse tourcoing tournai tours troyes tulle tunis valence valenciennes vannes verdun versailles
  vesoul vevey vichy vienne villeurbanne yaounde yverdon`
    .split(/\s+/u)
    .filter(Boolean),
);

/** « DE LAVAL »: what follows it is of the surname. */
const particle = /^(?:de|du|des|d|le|la|les|von|van|ter|el|ben|saint|sainte)$/u;

/** A name, and the town behind it; null: what stands last is none, or the name would not be whole without it. */
export function townBehind(text: string): { readonly name: string; readonly town: string } | null {
  const words = text.trim().split(/\s+/u);
  // « le mans », « la rochelle », « saint étienne » are two.
  for (const length of [3, 2, 1]) {
    const [name, town] = [words.slice(0, -length), words.slice(-length)];
    if (
      name.length < 2 ||
      !known.has(
        town
          .map(frenchKey)
          .join('-')
          .replace(/[\s-]+/gu, '-'),
      )
    )
      continue;
    const last = frenchKey(name.at(-1) ?? '').replace(/\W/gu, '');
    // « Jean-Pierre LYON » has no other surname.
    const isWhole = !particle.test(last) && name.some((word) => !isFirstName(word)) && name.some(isFirstName);
    return isWhole ? { name: name.join(' '), town: town.join(' ') } : null;
  }
  return null;
}
