import { type Dictionary, de, ordinal, plural } from '@ronde/language';

/** What an act does to the ratings, said before it is done. */
const fr = {
  effect: (changed: number, people: number) =>
    changed === 0
      ? 'Aucune cote d’aujourd’hui ne change'
      : `${changed} ${plural('fr', changed, { one: 'cote d’aujourd’hui change', other: 'cotes d’aujourd’hui changent' })}, sur ${people}`,
  split: {
    played: (n: number) => `${n} ${plural('fr', n, { one: 'personne a joué ici', other: 'personnes ont joué ici' })}`,
    raised: (n: number) =>
      `${n} ${plural('fr', n, { one: 'personne portée', other: 'personnes portées' })} à la barre Joker`,
    listed: (n: number) => `${n} de la liste reprise`,
    consequence: (n: number) => `${n} ${plural('fr', n, { one: 'autre', other: 'autres' })} par contrecoup`,
    onlyConsequence: (n: number): string => (n === 1 ? 'par contrecoup' : 'toutes par contrecoup'),
  },
  counted: 'Compté',
  becomes: 'Deviendra',
  from: 'D’où cela vient',
  played: (before: number | null, after: number | null) =>
    before === null || after === null
      ? 'a joué ici'
      : before === after
        ? `a joué ici\u00a0: ${ordinal('fr', after)}`
        : `a joué ici\u00a0: ${ordinal('fr', before)}, devient ${ordinal('fr', after)}`,
  raised: 'dix premiers, §\u00a03\u00a0: barre Joker',
  listed: 'liste reprise telle quelle',
  season: (name: string) => `saison ${name}`,
  consequence: (event: string) => `par contrecoup, ${event}`,
  stood: (at: number, before: string, after: string) => `${ordinal('fr', at)} cote du départ ${after}, non ${before}`,
  met: (round: number, name: string, before: string, after: string) =>
    `tour ${round}, ${name} part de ${after}, non de ${before}`,
  redone: 'Tournois refaits',
  redoneHelp: (n: number, kept: number) =>
    `${n}, dans l’ordre des dates${kept === 0 ? '' : `\u00a0; ${kept === 1 ? 'un autre garde ses cotes' : `les ${kept} autres depuis gardent leurs cotes`}`}`,
  regraded: (n: number) =>
    `${n} ${plural('fr', n, { one: 'personne change', other: 'personnes changent' })} de série sans jouer`,
  moves: (n: number, before: string, after: string) => `${n} de ${before} à ${after}`,
  on: (day: string) => `au ${day}`,
  values: 'Valeur des tournois au championnat',
  points: 'Points du championnat',
  inSeason: (season: string, n: number) =>
    `${season}\u00a0: ${n} ${plural('fr', n, { one: 'total change', other: 'totaux changent' })}`,
  atItsEnd: 'Cotes qui changent à sa fin',
  countsNoMore: 'ne compte plus',
  andOthers: (n: number) => `et ${n} ${plural('fr', n, { one: 'autre', other: 'autres' })}`,
  lists: 'Listes publiées',
  stay: 'Elles restent comme elles ont paru. Le site montre les deux chiffres et nomme ce qui les sépare.',
  list: (date: string, would: number, differs: number) =>
    would === 0
      ? `${date}\u00a0: égale au calcul`
      : `${date}\u00a0: ${would} ${plural('fr', would, { one: 'cote diffère', other: 'cotes diffèrent' })} du calcul${differs === would ? ', comme aujourd’hui' : ` (aujourd’hui ${differs})`}`,
  noList: 'Aucune liste publiée ne s’en trouve changée.',
  why: (before: string, after: string) => `Pourquoi ${before} devient ${after}\u00a0?`,
  whyAny: (name: string) => `Les cotes ${de(name)}`,
  fades: (name: string, first: number, all: readonly string[]) =>
    `${name} ${first < 0 ? 'perd' : 'gagne'} ${Math.abs(first)} points ici, puis part de plus ${first < 0 ? 'bas' : 'haut'} aux tournois suivants\u00a0: l’écart fond, ${all.join(', ')}.`,
  countedSum: 'compté',
  becomesSum: 'deviendra',
  notThere: 'n’y est pas',
  erased: {
    title: 'Ce qui disparaît',
    stay: 'nom, licence, club, année de naissance ; résultats et cotes restent, sous « Personne effacée »',
    face: (name: string, licence: string | null) =>
      `${name}${licence === null ? ', sans licence' : `, licence ${licence}`}`,
    documents: (n: number) =>
      n === 1
        ? 'D’un tournoi ou d’une liste, dans toutes ses révisions'
        : `De ${n} tournois ou listes, dans toutes leurs révisions`,
    lists: (n: number) => `De ${n} ${plural('fr', n, { one: 'liste publiée', other: 'listes publiées' })}`,
    listsHelp: 'places et cotes y restent ; c’est la seule chose qui change jamais une liste publiée',
    texts: (n: number) =>
      `${n} ${plural('fr', n, { one: 'phrase du journal qui en parle est remplacée', other: 'phrases du journal qui en parlent sont remplacées' })} par « Texte effacé ».`,
    final: 'C’est définitif : rien ne remet ce nom.',
    copies: 'Les copies de sauvegarde déjà faites le gardent, et les tournois tenus ici l’effacent chacun sur sa page.',
  },
  undoBack: 'Après cela, «\u00a0Annuler\u00a0» dans le journal remet tout comme avant.',
};

export type PreviewSentences = typeof fr;

const en: PreviewSentences = {
  effect: (changed, people) =>
    changed === 0
      ? 'No rating of today changes'
      : `${changed} of today’s ${people} ratings ${changed === 1 ? 'changes' : 'change'}`,
  split: {
    played: (n) => `${n} played here`,
    raised: (n) => `${n} set to the Joker bar`,
    listed: (n) => `${n} of the list taken in`,
    consequence: (n) => `${n} ${n === 1 ? 'other' : 'others'} as a consequence`,
    onlyConsequence: (n) => (n === 1 ? 'as a consequence' : 'all as a consequence'),
  },
  counted: 'Counted',
  becomes: 'Becomes',
  from: 'Where it comes from',
  played: (before, after) =>
    before === null || after === null
      ? 'played here'
      : before === after
        ? `played here: ${ordinal('en', after)}`
        : `played here: ${ordinal('en', before)}, becomes ${ordinal('en', after)}`,
  raised: 'first ten, § 3: Joker bar',
  listed: 'list taken in as it stands',
  season: (name) => `season ${name}`,
  consequence: (event) => `as a consequence, ${event}`,
  stood: (at, before, after) => `${ordinal('en', at)} rating at the start ${after}, not ${before}`,
  met: (round, name, before, after) => `round ${round}, ${name} starts from ${after}, not from ${before}`,
  redone: 'Events redone',
  redoneHelp: (n, kept) =>
    `${n}, in the order of dates${kept === 0 ? '' : `; ${kept === 1 ? 'one other since keeps its ratings' : `the ${kept} others since keep their ratings`}`}`,
  regraded: (n) => `${n} ${n === 1 ? 'person changes' : 'people change'} series without playing`,
  moves: (n, before, after) => `${n} from ${before} to ${after}`,
  on: (day) => `on ${day}`,
  values: 'Value of the events in the championship',
  points: 'Championship points',
  inSeason: (season, n) => `${season}: ${n} ${n === 1 ? 'total changes' : 'totals change'}`,
  atItsEnd: 'Ratings that change at its end',
  countsNoMore: 'no longer counts',
  andOthers: (n) => `and ${n} ${n === 1 ? 'other' : 'others'}`,
  lists: 'Published lists',
  stay: 'They stay as they were published. The site shows both figures and names what is between them.',
  list: (date, would, differs) =>
    would === 0
      ? `${date}: equals the computation`
      : `${date}: ${would} ${would === 1 ? 'rating differs' : 'ratings differ'} from the computation${differs === would ? ', as today' : ` (today ${differs})`}`,
  noList: 'No published list is affected.',
  why: (before, after) => `Why does ${before} become ${after}?`,
  whyAny: (name) => `${name}’s ratings`,
  fades: (name, first, all) =>
    `${name} ${first < 0 ? 'loses' : 'gains'} ${Math.abs(first)} points here, then starts ${first < 0 ? 'lower' : 'higher'} at the following events: the difference fades, ${all.join(', ')}.`,
  countedSum: 'counted',
  becomesSum: 'becomes',
  notThere: 'not there',
  erased: {
    title: 'What goes',
    stay: 'name, licence, club, year of birth; results and ratings stay, as “Deleted person”',
    face: (name, licence) => `${name}${licence === null ? ', no licence' : `, licence ${licence}`}`,
    documents: (n) =>
      n === 1 ? 'From one event or list, in all its revisions' : `From ${n} events or lists, in all their revisions`,
    lists: (n) => `From ${n} published ${n === 1 ? 'list' : 'lists'}`,
    listsHelp: 'places and ratings stay there; nothing else ever changes a published list',
    texts: (n) =>
      `${n} ${n === 1 ? 'sentence of the log that speaks of them is replaced' : 'sentences of the log that speak of them are replaced'} by “Deleted text”.`,
    final: 'This is final: nothing brings the name back.',
    copies: 'Copies made earlier keep it; tournaments of this installation delete it each on their own page.',
  },
  undoBack: 'After this, “Undo” in the log brings everything back.',
};

export const previewSentences: Dictionary<PreviewSentences> = { fr, en };
