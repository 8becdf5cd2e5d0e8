import { never, type PlayerId, type Step } from '@ronde/engine';
import type { Names } from '../names.ts';
import { capital, ordinal } from '../numbers.ts';
import type { TableWhy } from '../sentences.ts';
import { de, inRounds, type RoundWord } from './nouns.ts';

type StepOf<K extends Step['step']> = Extract<Step, { readonly step: K }>;

const place = (n: number): string => (n === 1 ? 'en tête' : ordinal('fr', n));
const points = (pm: number): string => `${pm} PM`;

/** « Les quatre premières places sont appariées. » before whose turn it is. */
function placed(n: number): string {
  if (n === 0) return '';
  if (n === 1) return 'La première place est appariée. ';
  return `Les ${['', '', 'deux', 'trois', 'quatre'][n] ?? n} premières places sont appariées. `;
}

/** The sentences of FISF Formule Classique §6.1.1. */
export function foldStep(step: StepOf<'thirds-fold'>, player: string): string {
  return `Ronde 1 : les ${step.of} premiers se croisent, 1 contre ${step.of}, 2 contre ${step.of - 1}… ${player}, ${place(step.place)}, rencontre le ${ordinal('fr', step.of + 1 - step.place)}.`;
}

export function neighbours(step: StepOf<'thirds-neighbours'>, player: string): string {
  const n = step.after;
  const rule = `Ronde 1, dernier tiers : ${n + 1} contre ${n + 2}, ${n + 3} contre ${n + 4}…`;
  if (step.opponent === null) return `${rule} ${player}, à la dernière place, n’a personne en face.`;
  return `${rule} ${player}, ${place(step.place)}, rencontre le ${ordinal('fr', step.place + 1)}.`;
}

export function turn(step: StepOf<'turn'>, upwards: boolean, names: Names): string {
  const who = `C’est le tour ${de(names.short(step.player))}, ${place(step.place)}, ${points(step.pm)}.`;
  return upwards
    ? `En partant du bas, les places suivantes ont déjà un adversaire. ${who}`
    : `${placed(step.place - 1)}${who}`;
}

/** FISF Formule Classique §6.1.2; from the bottom it is the mirror. `seeks` false: it is the exemption's turn. */
export function natural(step: StepOf<'natural'>, seeks: boolean, names: Names): string {
  const even = step.free % 2 === 0;
  if (!seeks || step.opponent === null) return naturalExempt(step, even, names);
  const who = names.short(step.opponent);
  const free =
    step.free === 1
      ? `1 joueur à ${points(step.pm)} reste libre`
      : `${step.free} joueurs à ${points(step.pm)} restent libres`;
  const end = step.upwards ? 'premier' : 'dernier';
  if (even) return `${free}, nombre pair : l’adversaire naturel est le ${end}, ${who}.`;
  if (step.upwards) return `${free}, nombre impair : le dernier rencontre le dernier du groupe précédent, ${who}.`;
  return `${free}, nombre impair : le premier rencontre le premier du groupe suivant, ${who}.`;
}

function naturalExempt(step: StepOf<'natural'>, even: boolean, names: Names): string {
  const left = step.free === 1 ? ['1 place', 'reste libre'] : [`${step.free} places`, 'restent libres'];
  const free = `${left[0]} à ${points(step.pm)} ${left[1]} avec celle de l’exempt, nombre ${even ? 'pair' : 'impair'}`;
  if (step.opponent === null) return `${free} : la dernière est celle de l’exempt.`;
  const who = names.short(step.opponent);
  return even
    ? `${free} : l’exempt serait le premier du groupe, ${who}.`
    : `${free} : l’exempt serait le dernier du groupe précédent, ${who}.`;
}

/** FISF Formule Classique §6.2. `exempt`: X has one of the places. */
export function opening(step: StepOf<'opening'>, exempt: boolean): string {
  const own = step.official ? '' : ' (tables non officielles)';
  const [a, b] = step.places;
  const tables = `Tables fixées pour ${step.of} joueurs, ronde ${step.round} : ${a} contre ${b}${own}.`;
  return exempt ? `${tables} L’autre place est vide.` : tables;
}

/** Why they are « non officielles » (rules: fixed rounds). `given`: the director's, in the tournament's settings. */
export const ownTables = (given: boolean): string =>
  given
    ? 'Tables non officielles\u00a0: ce tournoi a les siennes, et non celles du règlement.'
    : 'Tables non officielles\u00a0: pour ce nombre de joueurs, le règlement renvoie à des tableaux de la fédération qui ne sont pas publics\u202f; ceux-ci sont de Ronde.';

/** Whom the fixed tables leave over, and why. `partner`: whom he meets, in a draw that says no more. */
export function leftOver(step: StepOf<'left-over'>, partner: PlayerId | null, names: Names): string {
  const who = names.short(step.player);
  if (step.opponent === null) return `Les tables fixées ne donnent personne en face à ${who}.`;
  if (step.opponent !== undefined) return leftBy(step, who, names.short(step.opponent));
  const away = `L’adversaire prévu pour ${who} par les tables fixées n’est pas là`;
  return partner === null
    ? `${away}, et personne d’autre n’est dans le même cas.`
    : `${away} ; la personne suivante dans le même cas est ${names.short(partner)}.`;
}

function leftBy({ by, rounds = [] }: StepOf<'left-over'>, who: string, other: string): string {
  if (by === 'met')
    return `Les tables fixées donnent ${other} à ${who} ; rencontre déjà jouée (${inRounds(rounds)}) : cette table tombe.`;
  if (by === 'exempt') return `La table fixée ${who} – ${other} tombe : l’une des deux personnes a l’exemption.`;
  return `Les tables fixées donnent ${other} à ${who}, mais ${other} ne joue pas cette ronde.`;
}

/** Two who are due to meet in a later fixed round, and meet now. */
export const early = ({ round }: StepOf<'early'>): string =>
  `Rencontre prévue à la ronde ${round} par les tables fixées, et jouée dès maintenant : rien de mieux n’est possible.`;

/** Passed over for a meeting of the fixed tables to come. */
export const due = ({ opponent, round }: StepOf<'due'>, names: Names): string =>
  `${names.short(opponent)} : rencontre prévue à la ronde ${round} par les tables fixées.`;

/** Formule Combinée §2-5, round robin: drawn places that a circle sets against each other. */
export function grid(step: StepOf<'pool'> | StepOf<'circle'>, alone: boolean, names: Names): string {
  const where =
    step.step === 'pool'
      ? `Poule ${step.pool}, grille à ${step.of} places`
      : `Toutes rondes, grille à ${step.of} places`;
  const turn = step.step === 'circle' && step.turn > 1 ? ', match retour' : '';
  const [a, b] = step.places;
  const rule = `${where}${turn}, ligne ${step.round} : dans l’ordre tiré au sort, le n° ${a} rencontre le n° ${b}`;
  if (step.opponent === null) return `${rule}. L’une des deux places est celle de l’exempt.`;
  return alone ? `${rule}. ${names.short(step.opponent)} n’est pas là.` : `${rule}.`;
}

/** Swiss, folded groups. */
export function halfShiftStep(step: StepOf<'half-shift'>, names: Names): string {
  const who = step.opponent === null ? 'l’exemption' : names.short(step.opponent);
  const free =
    step.free === 1 ? '1 joueur à ces points reste libre' : `${step.free} joueurs à ces points restent libres`;
  return `${free} : on cherche d’abord l’adversaire un demi-groupe plus bas : ${who}.`;
}

export function turnOnPoints(step: StepOf<'turn-on-points'>, word: RoundWord, names: Names): string {
  const points = `${step.points} ${step.points < 2 ? 'point' : 'points'}`;
  const name = names.short(step.player);
  // Where a round is « un tour », « le tour de quelqu’un » would be read as one.
  const who = word === 'tour' ? `Vient ${name}` : `C’est le tour ${de(name)}`;
  return `${placed(step.place - 1)}${who}, ${place(step.place)}, ${points}.`;
}

/** A draw made again gives other lots from the same number. */
const again = (attempt: number): string => (attempt > 1 ? `, ${ordinal('fr', attempt)} tirage` : '');

/** Who starts, in the order of the four rules; `players` in the order of the match. */
export function starts(
  step: StepOf<'starts'>,
  players: readonly [PlayerId, PlayerId],
  { seed, attempt = 1 }: Pick<TableWhy, 'seed' | 'attempt'>,
  names: Names,
): string {
  const who = `${names.short(step.player)} commence.`;
  const mine = players[0] === step.player ? 0 : 1;
  const own = step.started[mine];
  const theirs = step.started[1 - mine];
  const opponent = names.short(players[mine === 0 ? 1 : 0]);
  switch (step.by) {
    case 'fewer':
      return `${names.short(step.player)} a commencé ${own} fois, ${opponent} ${theirs} fois : ${who}`;
    case 'last':
      return `${own} fois chacun. ${opponent} a commencé sa dernière partie, pas ${names.short(step.player)} : ${who}`;
    case 'between':
      return `${own} fois chacun. ${opponent} a commencé leur dernière rencontre : ${who}`;
    case 'second-turn':
      return `${opponent} a commencé leur partie aller : ${who}`;
    case 'lot':
      return `Égalité, ${own} fois chacun : le sort décide (tirage au sort n° ${seed}${again(attempt)}). ${who}`;
    default:
      return never(step.by);
  }
}

/** The exemption: nobody has it twice while somebody may still have it. */
export function exempt(step: StepOf<'exempt'>, low: boolean, names: Names): string {
  const who = names.short(step.player);
  if (step.wins > 0)
    return `${who} a déjà eu ${step.wins === 1 ? 'une exemption' : `${step.wins} exemptions`}, et personne n’en a eu moins.`;
  return low ? `${who}, au bas du classement, n’a pas encore eu d’exemption.` : `${who} n’a pas encore eu d’exemption.`;
}

/** `met`: earlier rounds in which the two played each other. */
export function byHandStep(
  { instead }: Extract<Step, { step: 'by-hand' }>,
  names: Names,
  met: readonly number[] = [],
  word: RoundWord = 'ronde',
): string {
  const [one, other] = instead ?? [];
  const again = met.length > 0 ? ` Rencontre déjà jouée (${inRounds(met, word)}).` : '';
  if (one === undefined) return `Table faite à la main.${again}`;
  const rule =
    other === undefined
      ? `La règle laissait ${names.short(one)} sans adversaire.`
      : `La règle donnait ${names.short(one)} contre ${names.short(other)}.`;
  return `Table faite à la main. ${rule}${again}`;
}

/** One step told alone. */
export function stepText(step: Step, names: Names): string {
  const name = (id: string | null): string => (id === null ? 'l’exemption' : names.short(id));
  switch (step.step) {
    case 'thirds-fold':
      return `Ronde 1 : les ${step.of} premiers se croisent, place ${step.place} contre place ${step.of + 1 - step.place}, ${name(step.opponent)}.`;
    case 'thirds-neighbours':
      return `Ronde 1, dernier tiers : place ${step.place} contre place ${step.place + 1}, ${name(step.opponent)}.`;
    case 'opening':
      return opening(step, false);
    case 'left-over':
      return leftOver(step, null, names);
    case 'due':
      return due(step, names);
    case 'early':
      return early(step);
    case 'pool':
    case 'circle':
      return `${grid(step, false, names).slice(0, -1)} (${name(step.opponent)}).`;
    case 'half-shift':
      return halfShiftStep(step, names);
    case 'nearest':
      return `Première personne possible parmi celles qui suivent : ${name(step.opponent)}.${metBefore(step)}`;
    case 'halves':
    case 'lot':
    case 'armies':
    case 'not-exempt':
    case 'exempt-ahead':
    case 'spare':
      return wargameStep(step, 'ronde', names);
    case 'by-hand':
      return byHandStep(step, names);
    case 'turn':
      return turn(step, false, names);
    case 'turn-on-points':
      return turnOnPoints(step, 'ronde', names);
    case 'natural':
      return natural(step, true, names);
    case 'met':
      return step.opponent === null
        ? `Déjà une victoire sans adversaire (${inRounds(step.rounds)}).`
        : `${name(step.opponent)} : rencontre déjà jouée (${inRounds(step.rounds)}).`;
    case 'club':
      return `${name(step.opponent)} : même club.`;
    case 'same-club':
      return `Même club : ${name(step.opponent)}. On l’évite autant que possible.`;
    case 'keeps-exemption':
      return `${name(step.opponent)} reste libre : sinon l’exemption irait à quelqu’un qui n’y a plus droit.`;
    case 'ahead':
      return step.forces === 'club'
        ? `${capital(name(step.opponent))} aurait imposé une rencontre de deux joueurs d’un même club plus bas.`
        : `${capital(name(step.opponent))} aurait imposé une rencontre répétée plus bas.`;
    case 'up':
      return `En remontant, le premier adversaire nouveau : ${name(step.opponent)}.`;
    case 'down':
      return `En descendant, le premier adversaire nouveau : ${name(step.opponent)}.`;
    case 'repeat':
      return `Rencontre répétée (${inRounds(step.rounds)}) : ${name(step.opponent)}.`;
    case 'repaired':
      return `Les tables depuis la place ${step.from} ont été refaites en partant du bas.`;
    case 'exempt':
      return exempt(step, false, names);
    case 'starts':
      return `${names.short(step.player)} commence.`;
    default:
      return never(step);
  }
}

/** They have met in this tournament, in rounds that do not count here (Formule Combinée §4). */
export const metBefore = ({ before }: Extract<Step, { step: 'nearest' }>): string =>
  before ? ` Rencontre déjà jouée (${inRounds(before)}) : en phase 3, seules celles de la phase 3 comptent.` : '';

/** The first round of L’Art de la Guerre, and who is exempt where that is settled before the draw. */
type WargameStep =
  | StepOf<'halves'>
  | StepOf<'lot'>
  | StepOf<'armies'>
  | StepOf<'not-exempt'>
  | StepOf<'exempt-ahead'>
  | StepOf<'spare'>;

/** « Appariement du 1ᵉʳ tour », and the exemption, which is Ronde’s own rule. */
export function wargameStep(step: WargameStep, word: RoundWord, names: Names): string {
  const name: (id: PlayerId) => string = names.short;
  switch (step.step) {
    case 'halves':
      return step.half === 'upper'
        ? `Tour 1 : la première moitié rencontre la seconde, place pour place. ${name(step.player)}, ${step.place === 1 ? 'en tête' : ordinal('fr', step.place)}, a ${name(step.opponent)} en face.`
        : `Tour 1 : ${name(step.player)} n’a personne en face dans l’autre moitié : on cherche parmi les places suivantes.`;
    case 'lot':
      return `Tour 1, par tirage au sort : ${name(step.player)} a tiré le n° ${step.place} : on lui cherche un adversaire parmi les numéros suivants.`;
    case 'armies':
      return `Tour 1, armées les plus proches dans l’histoire\u00a0: ${gap(step, names)}. La somme de tous ces écarts est la plus petite possible, compte tenu des clubs.`;
    case 'not-exempt':
      return `${name(step.player)} a déjà été sans adversaire (${inRounds(step.rounds, word)}) : l’exemption va à quelqu’un d’autre.`;
    case 'exempt-ahead':
      return `${name(step.player)} doit jouer : sans ${name(step.player)}, il y aurait plus de rencontres répétées.`;
    case 'spare':
      return `Nombre impair : ${name(step.player)} serait sans adversaire ; ${name(step.spare)}, en remplacement, prend la place vide.`;
  }
}

/** An army without dates says nothing of history: the figure alone would be a false reason. */
function gap({ player, opponent, years: apart, undated }: StepOf<'armies'>, { short }: Names): string {
  if (undated === 'both')
    return `celles ${de(short(player))} et ${de(short(opponent))} sont sans dates\u00a0: comptées à la moyenne`;
  const said = `${years(apart)} entre celles ${de(short(player))} et ${de(short(opponent))}`;
  if (undated === undefined) return said;
  return `${said}, celle ${de(short(undated === 'player' ? player : opponent))} sans dates\u00a0: comptée à la moyenne`;
}

function years(n: number): string {
  return `${String(n).replace('.', ',')} ${n < 2 ? 'an' : 'ans'}`;
}

/** Where club-mates meet because the rule lets them. `last`: how many rounds at the end are free. */
export function clubsAreFree(last: number | null): string {
  if (last === 1) return 'Dernier tour : les joueurs d’un même club peuvent se rencontrer.';
  if (last === 2) return 'Deux derniers tours : les joueurs d’un même club peuvent se rencontrer.';
  return 'Dans ce tour, les joueurs d’un même club peuvent se rencontrer.';
}
