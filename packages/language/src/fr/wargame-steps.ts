import type { PlayerId, Step } from '@ronde/engine';
import type { Names } from '../names.ts';
import { ordinal } from '../numbers.ts';
import { de, inRounds, type RoundWord } from './nouns.ts';

type StepOf<K extends Step['step']> = Extract<Step, { readonly step: K }>;

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
        : `Tour 1 : ${name(step.player)} reste libre dans la seconde moitié, et regarde les places qui suivent.`;
    case 'lot':
      return `Tour 1, par tirage au sort : ${name(step.player)} porte le n° ${step.place}, et regarde les numéros qui suivent.`;
    case 'armies':
      return `Tour 1, armées les plus proches dans l’histoire\u00a0: ${gap(step, names)}. La somme de tous ces écarts est la plus petite que permettent les clubs.`;
    case 'not-exempt':
      return `Pas d’exemption pour ${name(step.player)}, qui en a déjà eu (${inRounds(step.rounds, word)}).`;
    case 'exempt-ahead':
      return `Sans ${name(step.player)}, les autres ne pourraient pas jouer avec si peu de rencontres répétées.`;
    case 'spare':
      return `Nombre impair : ${name(step.player)} serait sans adversaire ; ${name(step.spare)}, en réserve, prend la place vide.`;
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
