import { type FormatId, isWargame, never, type PlayerId, type Step, traitsOf } from '@ronde/engine';
import type { Names } from '../names.ts';
import { capital, list, ordinal } from '../numbers.ts';
import type { LookedAt, RuleArticle, TableWhy, WhyPanel } from '../sentences.ts';
import {
  type Beat,
  isLast,
  lookedAt,
  type Move,
  type Passed,
  partnerOf,
  repairedTables,
  type Story,
  storyOf,
  topicOf,
} from '../story.ts';
import { type Cost, costOf, freeRounds, givenTerrain, oneClub, takenBefore } from '../table-why.ts';
import { de, exemptPoints, inRounds, type RoundWord } from './nouns.ts';
import {
  byHandStep,
  clubsAreFree,
  due,
  early,
  exempt,
  foldStep,
  grid,
  halfShiftStep,
  leftOver,
  metBefore,
  natural,
  neighbours,
  opening,
  ownTables,
  starts,
  turn,
  turnOnPoints,
  wargameStep,
} from './steps.ts';
import { cite, citeByHand, citeFile } from './ties.ts';

/** What the sentences of one table share. */
interface Told {
  readonly table: TableWhy;
  readonly story: Story;
  readonly names: Names;
  readonly format: FormatId;
  readonly word: RoundWord;
}

/** « Pourquoi ? » of a table: the rule's own order, then who starts, then the article. */
export function why(table: TableWhy, names: Names): WhyPanel {
  const { match, format = 'classique' } = table;
  const { why: steps = [] } = match;
  const story = storyOf(steps);
  const wargame = table.wargame ?? isWargame(format);
  const word = wargame ? 'tour' : 'ronde';
  const told: Told = { table, story, names, format, word };
  const [a, b] = match.players;
  return {
    title:
      b === undefined
        ? `Pourquoi l’exemption ${de(names.short(a))} ?`
        : `Pourquoi ${names.short(a)}\u00a0– ${names.short(b)} ?`,
    ofRound: table.openingEnded ? openingEnded(table.openingEnded, names) : null,
    steps: [
      ...(steps.length === 0 ? [unknown] : []),
      ...story.beats.flatMap((beat) => [tell(beat, told), ...whosePlaces(beat, told)]),
      ...clubMates(told),
      ...takenSeats(told),
      ...keptTable(told),
      ...(table.keptFor === undefined ? whichTerrain(table) : []),
    ],
    looked: [...lookedAt(steps)].map(([player, step]) => looked(player, step, told)),
    starts: wargame ? null : whoStarts(told),
    rule: citeOf(table, story, format),
  };
}

const openingEnded = ({ rounds, joiner }: NonNullable<TableWhy['openingEnded']>, names: Names): string =>
  `Les tables fixées, prévues pour ${rounds} rondes, s’arrêtent ici\u00a0: pas de place libre pour ${names.full(joiner)}. La règle générale apparie.`;

/** Tables and results alone: so a file may come. */
const unknown = 'Le fichier ne dit pas comment cette table a été formée.';

function citeOf(table: TableWhy, story: Story, format: FormatId): RuleArticle {
  if (!table.match.why?.length) return citeFile;
  return story.beats.some((beat) => beat.step === 'by-hand') ? citeByHand : cite(format, topicOf(table, story));
}

/** A name that nobody has seen in the pool before: whose seat it is. */
const takenSeats = ({ table: { seatsTaken = [] }, names }: Told): readonly string[] =>
  seatsTaken.map(
    ({ player, of, pool, seat, from }) =>
      `${names.short(player)} prend ${of === null ? 'la place libre' : `la place ${de(names.short(of))}`}, poule ${pool}, n°\u00a0${seat}, dès la ronde ${from}.`,
  );

/** « Why table 5? » where somebody always plays there. */
function keptTable({ table, names, word }: Told): readonly string[] {
  const { keptFor, match } = table;
  const { table: number } = match;
  return keptFor === undefined || number === undefined
    ? []
    : [`${word === 'tour' ? 'Terrain' : 'Table'} ${number} : c’est la table fixe ${de(names.short(keptFor))}.`];
}

/** Which terrain is asked too; whatever gave the number, this is what the draw does with them. */
function whichTerrain({ match, format, round }: TableWhy): readonly string[] {
  const number = givenTerrain(match, format);
  if (number === null) return [];
  return round === 1
    ? [`Terrain\u00a0${number}\u00a0: au premier tour, les terrains suivent l’ordre du classement, sauf numéro imposé.`]
    : [
        `Terrain\u00a0${number}\u00a0: on évite d’abord de remettre quelqu’un sur un terrain où il a joué\u202f; pour le reste, les terrains suivent le classement, sauf numéro imposé.`,
      ];
}

function whoStarts({ table, story, names }: Told): string | null {
  const { match, settings } = table;
  const [a, b] = match.players;
  if (b === undefined) return null;
  if (story.starts) return starts(story.starts, [a, b], table, names);
  if (match.starts !== undefined)
    return match.why?.length
      ? `${names.short(match.starts)} commence, par décision de la direction.`
      : `${names.short(match.starts)} commence.`;
  if (match.result && !match.why?.length) return 'Le fichier ne dit pas qui a commencé.';
  return settings.startsBy === 'letters'
    ? 'Le tirage des lettres décide qui commence.'
    : 'Qui commence n’est pas encore décidé.';
}

function tell(beat: Beat, told: Told): string {
  const { table, story, names } = told;
  const { match } = table;
  const alone = match.players.length === 1;
  const partner = (opponent: PlayerId | null): string =>
    names.short(opponent === null ? match.players[0] : (partnerOf(match, opponent) ?? match.players[0]));
  switch (beat.step) {
    case 'thirds-fold':
      return foldStep(beat, partner(beat.opponent));
    case 'thirds-neighbours':
      return neighbours(beat, partner(beat.opponent));
    case 'opening':
      return opening(beat, alone);
    case 'left-over':
      return leftOver(beat, alone ? null : partnerOf(match, beat.player), names);
    case 'pool':
    case 'circle':
      return grid(beat, alone, names);
    case 'half-shift':
      return halfShiftStep(beat, names);
    case 'halves':
    case 'lot':
    case 'armies':
    case 'not-exempt':
    case 'exempt-ahead':
    case 'spare':
      return wargameStep(beat, told.word, names);
    case 'by-hand':
      return byHandStep(beat, names, table.metIn, told.word);
    case 'turn':
      return turn(beat, story.upwards, names);
    case 'turn-on-points':
      return turnOnPoints(beat, told.word, names);
    case 'natural':
      return natural(beat, story.seeker !== null || !alone, names);
    case 'move':
      return move(beat, told);
    case 'repaired':
      return repaired(beat, table, names);
    case 'exempt':
      return exempted(beat, told);
    default:
      return never(beat);
  }
}

/** The numbers of the fixed tables are not those that people were given at the desk; nor are the tables always the text's. */
function whosePlaces(beat: Beat, { table, names }: Told): readonly string[] {
  if (beat.step !== 'opening') return [];
  const has = table.match.players.map(
    (id, i) => `${names.short(id)}${i === 0 ? ' a' : ''} la ${ordinal('fr', beat.places[i] ?? 0)}`,
  );
  return [
    `Ces nombres sont les places au classement initial, établi d’après la cote\u00a0: ${has.join(', ')}.`,
    ...(beat.official ? [] : [ownTables(Object.hasOwn(table.settings.openingTables ?? {}, beat.of))]),
  ];
}

/** A table of one club in a round that lets them meet; where clubs are avoided a step says why. */
function clubMates({ table, story }: Told): readonly string[] {
  const told = story.beats.some((beat) => beat.step === 'move' && beat.to.step === 'same-club');
  return !told && oneClub(table) ? [clubsAreFree(freeRounds(table))] : [];
}

/** Beats that already say why: the exemption then has no search of its own to tell. */
const settled: readonly Beat['step'][] = ['opening', 'left-over', 'pool', 'circle', 'by-hand'];

function exempted(beat: Extract<Step, { step: 'exempt' }>, { table, story, names, format, word }: Told): string {
  const worth = exemptPoints(format, table.settings);
  if (story.beats.some(({ step }) => settled.includes(step)))
    return word === 'tour' ? `Exemption pour ce tour : ${worth}.` : `Exemption pour cette ronde : ${worth}.`;
  const low =
    (choosesFirst(format) || isLast(table)) &&
    !story.beats.some(({ step }) => step === 'move' || step === 'not-exempt' || step === 'exempt-ahead');
  return `${exempt(beat, low, names)} Elle vaut ${worth}.`;
}

/** The wargame and the Swiss choose who is exempt before they draw: the lowest who has had none. */
const choosesFirst = (format: FormatId): boolean => traitsOf(format).exemptFirst;

const who = (id: PlayerId | null, names: Names): string => (id === null ? 'l’exemption' : names.short(id));

function move(beat: Move, told: Told): string {
  const { story, names } = told;
  const { to, passed } = beat;
  switch (to.step) {
    case 'repeat':
      return repeat(to, told);
    case 'same-club':
      return `${sameClub(to, told)} On l’évite autant que possible ; ici, tout autre choix aurait répété une rencontre ou opposé d’autres joueurs d’un même club.`;
    case 'nearest':
      return `${nearest(to.opponent, passed, told)}${metBefore(to)}`;
    case 'early':
      return `${nearest(to.opponent, passed, told)} ${early(to)}`;
    case 'up':
    case 'down': {
      const first = passed[0];
      const reason = first ? `${passedOver(first, told)} ` : '';
      if (story.beats.some(({ step }) => step === 'halves'))
        return `${reason || alreadyPaired(told)}${inHalves(to.step, who(to.opponent, names))}`;
      if (to.step === 'up')
        return `${reason}${story.upwards ? 'On redescend' : 'On remonte'} jusqu’au premier adversaire nouveau : ${who(to.opponent, names)}.`;
      return story.upwards
        ? `${reason}Personne de nouveau au-dessous : on remonte jusqu’à ${who(to.opponent, names)}.`
        : `${reason}Personne de nouveau au-dessus : on descend jusqu’à ${who(to.opponent, names)}.`;
    }
    default:
      return never(to);
  }
}

/** From the natural opponent of the other half first down, then up. */
function inHalves(way: 'up' | 'down', found: string): string {
  return way === 'down'
    ? `Plus bas, la première place possible : ${found}.`
    : `Plus bas, personne ne convient : on remonte jusqu’à ${found}.`;
}

/** Whoever stands opposite was taken by somebody higher placed. */
function alreadyPaired({ table, names }: Told): string {
  const taken = takenBefore(table);
  if (!taken) return '';
  return `${capital(names.short(taken.player))} ${atTable(taken.table)}. `;
}

/** Of those who follow, in the order of the ranking: each one passed over is named with its reason. */
function nearest(opponent: PlayerId | null, passed: readonly Passed[], told: Told): string {
  const found = who(opponent, told.names);
  if (passed.length === 0 && isLeftOver(told))
    return `Parmi les personnes dans le même cas, dans l’ordre du classement initial, la première possible : ${found}.`;
  if (passed.length === 0) return `Parmi les places qui suivent au classement, la première possible : ${found}.`;
  const most = 3;
  const said = passed.slice(0, most).map((one) => passedOver(one, told, true));
  const more = passed.length - most;
  const rest =
    more < 1
      ? ''
      : more === 1
        ? ' Une autre place est passée de même.'
        : ` ${more} autres places sont passées de même.`;
  return `${said.join(' ')}${rest} Puis la première place possible : ${found}.`;
}

function sameClub({ opponent }: { readonly opponent: PlayerId }, { table, names }: Told): string {
  const club = table.clubOf?.(opponent);
  return club === undefined ? `Même club que ${names.short(opponent)}.` : `Même club, ${club}.`;
}

/** `named`: the sentence before did not name them. */
function passedOver(passed: Passed, { table, story, names, word }: Told, named = false): string {
  switch (passed.step) {
    case 'met': {
      const barred = passed.opponent === null ? story.seeker : story.seeker === null ? passed.opponent : null;
      if (barred !== null)
        return `${names.short(barred)} a déjà eu une victoire sans adversaire (${inRounds(passed.rounds, word)}).`;
      if (named)
        return `${capital(who(passed.opponent, names))} : rencontre déjà jouée (${inRounds(passed.rounds, word)}).`;
      return `Rencontre déjà jouée en ${inRounds(passed.rounds, word)}.`;
    }
    case 'club':
      return `${names.short(passed.opponent)} : même club.`;
    case 'keeps-exemption':
      return `${capital(who(passed.opponent, names))} reste libre : sinon l’exemption irait à quelqu’un qui n’y a plus droit.`;
    case 'due':
      return due(passed, names);
    case 'ahead': {
      if (isLeftOver({ story }))
        return `${capital(who(story.seeker, names))} contre ${who(passed.opponent, names)} aurait laissé aux autres une rencontre déjà jouée, ou prévue plus tard.`;
      return `${capital(who(story.seeker, names))} contre ${who(passed.opponent, names)} aurait imposé ${costs[costOf(passed, table)]} plus bas.`;
    }
    default:
      return never(passed);
  }
}

/** What passing somebody over has saved those who come after. */
const costs: Readonly<Record<Cost, string>> = {
  repeat: 'une rencontre répétée',
  club: 'une rencontre de deux joueurs d’un même club',
  either: 'une rencontre répétée ou une rencontre de deux joueurs d’un même club',
  armies: 'plus d’écart entre les autres armées, ou une rencontre de deux joueurs d’un même club,',
};

/** The same as a few words in the list of those looked at. */
const costWords: Readonly<Record<Cost, string>> = {
  repeat: 'rencontre répétée plus bas',
  club: 'même club plus bas',
  either: 'rencontre répétée ou même club plus bas',
  armies: 'moins bon pour toute la ronde',
};

const atTable = (terrain: number): string =>
  terrain === 0 ? 'a déjà un adversaire' : `joue déjà sur le terrain ${terrain}`;

/** Whom the fixed tables leave over pairs with the others of them alone (rules: fixed rounds). */
const isLeftOver = ({ story }: Pick<Told, 'story'>): boolean => story.beats.some(({ step }) => step === 'left-over');

/** Only Formule Classique may keep a repeat that could be avoided. */
function repeat(step: Extract<Step, { step: 'repeat' }>, { table, story, format, word }: Told): string {
  const { settings, fewerRepeatsExist } = table;
  const what = step.opponent === null ? 'Deuxième exemption' : 'Rencontre répétée';
  const about = step.rounds.length > 0 ? ` (${inRounds(step.rounds, word)})` : '';
  if (isLeftOver({ story }))
    return `${what}${about} : les personnes qui restent ne peuvent pas jouer avec moins de rencontres répétées.`;
  const keeps = traitsOf(format).settings.includes('repeats');
  if (!keeps || settings.repeats === 'avoid' || fewerRepeatsExist === false)
    return word === 'tour'
      ? `${what}${about} : toute autre façon d’apparier le tour est impossible.`
      : `${what}${about} : toute autre façon d’apparier la ronde est impossible.`;
  const proposal = fewerRepeatsExist
    ? ' On peut apparier cette ronde avec moins de rencontres répétées : voir la proposition.'
    : '';
  return `${what}${about} : le règlement garde cette table.${proposal}`;
}

function repaired(step: Extract<Step, { step: 'repaired' }>, { matches }: TableWhy, names: Names): string {
  const said = step.repeats.map(([a, b]) =>
    b === null
      ? `une deuxième exemption pour ${names.short(a)}`
      : `une seconde rencontre ${names.short(a)} – ${names.short(b)}`,
  );
  const range = redone(repairedTables(matches), step.from);
  return said.length === 0 ? `${capital(range)}.` : `Il y aurait eu ${list('fr', said)} : ${range}.`;
}

function redone(tables: readonly number[], place: number): string {
  const from = tables[0];
  const to = tables.at(-1);
  if (from === undefined || to === undefined || from === to) {
    return `les places depuis la ${ordinal('fr', place)} ont été appariées de nouveau, en partant du bas`;
  }
  if (to - from + 1 === tables.length) return `les tables ${from} à ${to} ont été refaites en partant du bas`;
  return `les tables ${list('fr', tables.map(String))} ont été refaites en partant du bas`;
}

function looked(player: PlayerId | null, step: Step, { table, word }: Told): LookedAt {
  const found = (exemption: string, opponent: string): LookedAt => ({
    player,
    kind: 'found',
    text: player === null ? exemption : opponent,
  });
  switch (step.step) {
    case 'turn':
    case 'turn-on-points':
      return { player, kind: 'seeks', text: 'cherche un adversaire' };
    case 'met': {
      const rounds = inRounds(step.rounds, word);
      return {
        player,
        kind: 'passed',
        text: player === null ? `exemption déjà eue, ${rounds}` : `déjà joué, ${rounds}`,
      };
    }
    case 'club':
      return { player, kind: 'passed', text: 'même club' };
    case 'keeps-exemption':
      return { player, kind: 'passed', text: 'à garder pour l’exemption' };
    case 'ahead':
      return { player, kind: 'passed', text: costWords[costOf(step, table)] };
    case 'halves': {
      const taken = takenBefore(table);
      return taken
        ? {
            player,
            kind: 'passed',
            text: taken.table === 0 ? 'a déjà un adversaire' : `déjà sur le terrain ${taken.table}`,
          }
        : found('exemption', 'adversaire nouveau');
    }
    case 'due':
      return { player, kind: 'passed', text: `rencontre prévue, ronde ${step.round}` };
    case 'early':
      return found('exemption', 'rencontre avancée');
    case 'repeat':
      return found('exemption répétée', 'rencontre répétée');
    case 'same-club':
      return found('exemption', 'même club');
    case 'natural':
      return found('exemption', 'adversaire naturel');
    case 'nearest':
      return found(
        'exemption',
        step.before
          ? `pas de rencontre en phase 3 (rencontre en ${inRounds(step.before, word)})`
          : 'adversaire nouveau',
      );
    default:
      return found('exemption', 'adversaire nouveau');
  }
}
