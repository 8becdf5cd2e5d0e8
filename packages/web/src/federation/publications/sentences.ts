import type { ListComparison } from '@ronde/contract/http/federation/lists';
import { type Dictionary, de, plural } from '@ronde/language';

type Decided = NonNullable<ListComparison['revised'][number]['by'][number]['decided']>;

/** « Publications »: frozen lists, compared. */
const fr = {
  listOf: (day: string) => `Liste du ${day}`,
  draft: 'projet, pas encore public',
  frozen: 'publiée, ne change plus',
  print: 'Imprimer',
  files: { frozen: 'Telle que publiée', computed: 'Calculée aujourd’hui', compared: 'La comparaison' },
  publish: 'Publier la liste',
  toCome: 'Date à venir : la liste pourra se publier ce jour-là.',
  published: (day: string) => `La liste du ${day} est publiée.`,
  date: 'Date de la liste',
  against: 'Comparer à',
  comparedTo: (list: string) => `Comparée à\u00a0: ${list}`,
  asPublished: (day: string) => `${day}, telle que publiée`,
  computed: 'le calcul d’aujourd’hui pour ce jour',
  nothing: 'aucune liste',
  whole: 'Voir la liste entière',
  counts: (people: number, changed: number) =>
    `${people} ${plural('fr', people, { one: 'personne', other: 'personnes' })}, ${changed} ${plural('fr', changed, { one: 'cote change', other: 'cotes changent' })}`,
  since: (events: number, revisions: number, day: string) =>
    `${events} ${plural('fr', events, { one: 'tournoi', other: 'tournois' })} depuis le ${day}${revisions === 0 ? '' : `, et ${revisions} ${plural('fr', revisions, { one: 'révision d’un tournoi plus ancien', other: 'révisions de tournois plus anciens' })}`}.`,
  filters: {
    all: (n: number) => `Tout ${n}`,
    revised: (n: number) => `Révisées ${n}`,
    up: (n: number) => `Montent ${n}`,
    down: (n: number) => `Descendent ${n}`,
    series: (n: number) => `Changent de série ${n}`,
    enter: (n: number) => `Entrent ${n}`,
    leave: (n: number) => `Sortent ${n}`,
  },
  show: 'Montrer',
  byRevision: (n: number) => `Par une révision, ${n}`,
  byEvent: (n: number) => `Par un tournoi, ${n}`,
  enterLeave: (enter: number, leave: number) => `Entrent, ${enter} · sortent, ${leave}`,
  biggestFirst: 'les plus grands écarts d’abord',
  readFirst: 'à lire d’abord',
  placeBefore: 'avant',
  ratingBefore: 'Cote avant',
  by: 'Par',
  enters: (series: string) => `entre en ${series}`,
  leaves: 'sort',
  nothingSince: (day: string) => `rien depuis le ${day}`,
  revision: (event: string, n: number) => `${event}, révision ${n}`,
  /** The revision is the one of then; what the federation says of it is another thing. */
  decided: (event: string, { category, approved, people }: Decided) =>
    [
      event,
      category && `catégorie ${category.after ?? '–'} et non ${category.before ?? '–'}`,
      approved !== undefined && (approved ? 'homologué depuis' : 'homologation retirée'),
      people && 'identités corrigées',
    ]
      .filter(Boolean)
      .join(', '),
  beforeTitle: 'Avant de publier',
  waiting: (n: number) =>
    `${n} ${plural('fr', n, { one: 'tournoi à relire date d’avant', other: 'tournois à relire datent d’avant' })}`,
  waitingHelp: 'Publier sans eux reste possible.',
  read: 'Le relire',
  doubts: (n: number) => `${n} ${plural('fr', n, { one: 'réponse attendue', other: 'réponses attendues' })}`,
  doublesOf: (n: number) => `${n} ${plural('fr', n, { one: 'doute d’identité', other: 'doutes d’identité' })}`,
  twoOf: (name: string, ratings: readonly string[]) => `${name}, deux fiches, ${ratings.join(' et ')}.`,
  compareEntries: 'Comparer les fiches',
  twoEntries: 'Les deux fiches',
  onePerson: (name: string) => `${name} : une personne, ou deux ?`,
  onePersonHelp: 'Les deux fiches sont montrées à côté. Les réunir ferait ceci ; la réunion se défait dans le journal.',
  samePerson: 'C’est la même personne',
  twoPeople: 'Ce sont deux personnes',
  apartNow: 'Deux personnes : la question ne revient plus.',
  mergedNow: (name: string, kept: string) => `La fiche ${de(name)} est réunie à celle ${de(kept)}.`,
  noneWaiting: 'Aucun tournoi d’avant n’attend.',
  bars: (joker: number, a: number, b: number) =>
    `Barres de la saison\u00a0: Joker\u00a0${joker}, A\u00a0${a}, B\u00a0${b}`,
  leaveList: (n: number) =>
    `${n} ${plural('fr', n, { one: 'personne sort', other: 'personnes sortent' })}\u00a0: rien joué depuis deux ans`,
  lists: 'Listes publiées',
  none: 'Aucune liste publiée.',
  differs: (n: number) =>
    n === 0
      ? 'égale au calcul d’aujourd’hui'
      : `${n} ${plural('fr', n, { one: 'cote diffère', other: 'cotes diffèrent' })} du calcul d’aujourd’hui`,
  retire: 'Retirer…',
  retireTitle: (day: string) => `Retirer la liste du ${day}`,
  retireAct: 'Retirer la liste',
  retired: (by: string, at: string, because: string) =>
    `Liste retirée le ${at} par ${by}\u00a0: «\u00a0${because}\u00a0»`,
  stays: 'Une liste publiée ne change plus. Une fois retirée, son adresse dit pourquoi, et quelle liste la suit.',
  same: 'Aucune différence.',
};

type PublicationsSentences = typeof fr;

const en: PublicationsSentences = {
  listOf: (day) => `List of ${day}`,
  draft: 'draft, not public yet',
  frozen: 'published, no longer changes',
  print: 'Print',
  files: { frozen: 'As published', computed: 'Computed today', compared: 'The comparison' },
  publish: 'Publish the list',
  toCome: 'This day has not come: the list can be published then.',
  published: (day) => `The list of ${day} is published.`,
  date: 'Date of the list',
  against: 'Compare with',
  comparedTo: (list) => `Compared with: ${list}`,
  asPublished: (day) => `${day}, as published`,
  computed: 'today’s computation for that day',
  nothing: 'no list',
  whole: 'Show the whole list',
  counts: (people, changed) =>
    `${people} ${people === 1 ? 'person' : 'people'}, ${changed} ${changed === 1 ? 'rating changes' : 'ratings change'}`,
  since: (events, revisions, day) =>
    `${events} ${events === 1 ? 'event' : 'events'} since ${day}${revisions === 0 ? '' : `, and ${revisions} ${revisions === 1 ? 'revision of an older event' : 'revisions of older events'}`}.`,
  filters: {
    all: (n) => `All ${n}`,
    revised: (n) => `Revised ${n}`,
    up: (n) => `Up ${n}`,
    down: (n) => `Down ${n}`,
    series: (n) => `Change series ${n}`,
    enter: (n) => `Enter ${n}`,
    leave: (n) => `Leave ${n}`,
  },
  show: 'Show',
  byRevision: (n) => `By a revision, ${n}`,
  byEvent: (n) => `By an event, ${n}`,
  enterLeave: (enter, leave) => `Enter, ${enter} · leave, ${leave}`,
  biggestFirst: 'the largest changes first',
  readFirst: 'to be read first',
  placeBefore: 'before',
  ratingBefore: 'Rating before',
  by: 'By',
  enters: (series) => `enters ${series}`,
  leaves: 'leaves',
  nothingSince: (day) => `nothing since ${day}`,
  revision: (event, n) => `${event}, revision ${n}`,
  decided: (event, { category, approved, people }) =>
    [
      event,
      category && `category ${category.after ?? '–'}, not ${category.before ?? '–'}`,
      approved !== undefined && (approved ? 'rated since' : 'no longer rated'),
      people && 'identities corrected',
    ]
      .filter(Boolean)
      .join(', '),
  beforeTitle: 'Before publishing',
  waiting: (n) => `${n} ${n === 1 ? 'event to review is' : 'events to review are'} of earlier days`,
  waitingHelp: 'Publishing without them remains possible.',
  read: 'Review it',
  doubts: (n) => `${n} ${n === 1 ? 'answer' : 'answers'} expected`,
  doublesOf: (n) => `${n} ${n === 1 ? 'doubt' : 'doubts'} about who somebody is`,
  twoOf: (name, ratings) => `${name}, two entries, ${ratings.join(' and ')}.`,
  compareEntries: 'Compare the entries',
  twoEntries: 'Both entries',
  onePerson: (name) => `${name}: one person, or two?`,
  onePersonHelp: 'Both entries are shown alongside. Merging them would do this; a merge can be undone in the log.',
  samePerson: 'It is the same person',
  twoPeople: 'They are two people',
  apartNow: 'Two people: the question is not asked again.',
  mergedNow: (name, kept) => `The entry of ${name} is merged into that of ${kept}.`,
  noneWaiting: 'No earlier event is waiting.',
  bars: (joker, a, b) => `Bars of the season: Joker\u00a0${joker}, A\u00a0${a}, B\u00a0${b}`,
  leaveList: (n) => `${n} ${n === 1 ? 'person leaves' : 'people leave'}: nothing played for two years`,
  lists: 'Published lists',
  none: 'No list has been published.',
  differs: (n) =>
    n === 0
      ? 'equals today’s computation'
      : `${n} ${n === 1 ? 'rating differs' : 'ratings differ'} from today’s computation`,
  retire: 'Retire…',
  retireTitle: (day) => `Retire the list of ${day}`,
  retireAct: 'Retire the list',
  retired: (by, at, because) => `List retired on ${at} by ${by}: “${because}”`,
  stays: 'A published list never changes. Once retired, its address says why, and which list follows it.',
  same: 'No difference.',
};

export const publicationsSentences: Dictionary<PublicationsSentences> = { fr, en };
