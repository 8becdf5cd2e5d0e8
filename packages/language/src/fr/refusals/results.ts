import type { Match, MatchResult } from '@ronde/engine';
import type { Names } from '../../names.ts';
import { fullStop, list, number } from '../../numbers.ts';
import type { RefusalOf } from '../../refusal-table.ts';
import { of, tables } from '../nouns.ts';
import { resultText } from '../points-echo.ts';
import type { FrenchRefusals } from './french-refusals.ts';

/** What is entered at a table, and what two say otherwise. */
export const results = {
  'no-such-table': (refusal, names, round) => ({
    what: `${list('fr', refusal.players.map(names.short))} ne jouent pas l’un contre l’autre ${round.in} ${refusal.round}.`,
    why: `${round.The} a pu être refait${round.e} entre-temps.`,
    next: `Relisez ${round.the} ${refusal.round}, puis recommencez.`,
  }),
  'result-changed': (refusal, names, round) => ({
    what: `${round.table.One} ${refusal.table.table} : le résultat a changé entre-temps.`,
    why: refusal.current ? fullStop(`Maintenant : ${current(refusal, names)}`) : 'Il a été effacé.',
    next: 'Relisez-le, puis recommencez s’il est faux.',
  }),
  'no-result': (refusal, _, round) => ({
    what: `${round.table.The} ${refusal.table.table} n’a pas de résultat à effacer.`,
    next: 'Rien n’est à faire : vérifiez le numéro.',
  }),
  'same-result': (refusal, _, round) => ({
    what: `${round.table.One} ${refusal.table.table} : ce résultat est déjà enregistré.`,
    next: 'Rien n’est à faire.',
  }),
  settled: (refusal, _, round) => ({
    what: `${round.table.One} ${refusal.table.table} : ce résultat est confirmé ou décidé par l’arbitrage.`,
    why: 'Il ne se conteste plus depuis un téléphone.',
    next: 'Adressez-vous à l’arbitrage.',
  }),
  'bad-games': (refusal, _, round) => ({
    what: `${round.table.One} ${refusal.table.table} : ${of(refusal.found, 'game')}, et ce n’est pas possible ici.`,
    why: lengths[refusal.bestOf],
    next: 'Corrigez la saisie.',
  }),
  'bad-score': (refusal, _, round) => ({
    what: `${round.table.One} ${refusal.table.table} : « ${number(refusal.found)} » n’est pas un score.`,
    why: 'Un score est un nombre entier de quatre chiffres au plus.',
    next: 'Corrigez la saisie.',
  }),
  'not-at-table': (refusal, names, round) => ({
    what: `${names.short(refusal.player)} ne joue pas ${round.table.at} ${refusal.table.table}.`,
    why: `${round.table.e ? 'À cette table jouent' : 'Sur ce terrain jouent'} ${list('fr', refusal.table.players.map(names.short))}.`,
    next: 'Vérifiez le numéro, puis corrigez la saisie.',
  }),
  'result-kind': (refusal, _, round) => ({
    what: `${round.table.One} ${refusal.table.table} : ${kinds[refusal.found]}, et ce n’est pas un résultat de cette formule.`,
    next: 'Corrigez la saisie.',
  }),
  'bad-losses': (refusal, _, round) => ({
    what: `${round.table.One} ${refusal.table.table} : une perte de ${number(refusal.lost)} sur ${number(refusal.total)} n’est pas possible.`,
    why: 'La perte est un nombre entier, 0 au moins ; la cohésion totale un nombre entier, 1 au moins.',
    next: 'Corrigez la saisie.',
  }),
  'winner-broken': (refusal, names, round) => ({
    what: `${round.table.One} ${refusal.table.table} : ${names.short(refusal.player)} a perdu toute sa cohésion et ne peut pas gagner.`,
    why: 'Une armée en déroute a perdu ; si l’autre l’est aussi, la partie est nulle.',
    next: 'Corrigez les pertes, ou saisissez une partie nulle.',
  }),
  disputed: ({ round, tables: refs }, _, noun) => ({
    what: `${noun.One} ${round}, ${tables(refs, noun.table)} : litige.`,
    next:
      refs.length > 1
        ? 'Réglez d’abord ces litiges\u00a0: ouvrez-les un par un et retenez un résultat.'
        : 'Réglez d’abord ce litige\u00a0: retenez un résultat.',
  }),
  'not-disputed': ({ table }, _, round) => ({
    what: `${round.table.One} ${table.table} : ce litige est déjà réglé.`,
    next: 'Relisez le résultat retenu.',
  }),
  'already-confirmed': ({ table }, _, round) => ({
    what: `${round.table.One} ${table.table} : ce résultat est déjà confirmé.`,
    next: 'Rien n’est à faire.',
  }),
  'counters-changed': ({ table }, _, round) => ({
    what: `${round.table.One} ${table.table} : les compteurs ont changé entre-temps.`,
    next: 'Relisez-les, puis recommencez.',
  }),
  'absent-twice': ({ table, player, rounds, swap }, names, noun) => ({
    what: `${noun.table.One} ${table.table} : ${names.short(player)} n’aurait personne en face, comme ${list(
      'fr',
      rounds.map((round) => `${noun.in} ${round}`),
    )}.`,
    why: `Le règlement ne le permet qu’une fois par tournoi. ${
      swap ? swapped(swap, names) : 'Aucune autre table sans résultat ne peut être échangée.'
    }`,
    next: swap
      ? 'Échangez les deux tables, ou créditez la victoire quand même.'
      : 'Créditez la victoire quand même, ou appelez la direction.',
    ...(swap && { act: `Échanger avec la table ${swap.table.table}` }),
  }),
} satisfies Partial<FrenchRefusals>;

const kinds: Readonly<Record<MatchResult['kind'], string>> = {
  games: 'des scores de parties',
  forfeit: 'un forfait',
  awarded: 'une partie donnée',
  losses: 'des pertes de cohésion',
  points: 'des points de partie',
  decided: 'une victoire sans score',
};

const lengths: Readonly<Record<1 | 3 | 5, string>> = {
  1: 'Le match se joue en une partie.',
  3: 'Le match se joue en deux manches gagnantes : deux ou trois manches.',
  5: 'Le match se joue en trois manches gagnantes : de trois à cinq manches.',
};

function current({ table, current }: RefusalOf<'result-changed'>, names: Names): string {
  if (!current) return '';
  const match: Match = { players: table.players };
  const said = resultText(current, match, names);
  return current.kind === 'games' || current.kind === 'points' || current.kind === 'losses'
    ? `${table.players.map(names.short).join(' – ')}, ${said}`
    : said;
}

type Swap = NonNullable<RefusalOf<'absent-twice'>['swap']>;

/** What the exchange gives: who plays whom at the other table, and who has the forfeit. */
function swapped({ table, players: [player, goes] }: Swap, names: Names): string {
  const meets = table.players.find((id) => id !== goes) ?? goes;
  return `Avec la table ${table.table} : ${names.short(player)} y joue contre ${names.short(meets)}, et la victoire par forfait est pour ${names.short(goes)}.`;
}
