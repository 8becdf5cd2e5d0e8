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
    what: `${list('fr', refusal.players.map(names.short))} n’ont pas de table ensemble ${round.in} ${refusal.round}.`,
    why: `${round.The} a pu être refait${round.e} entre-temps.`,
    act: `Ouvrir ${round.the} ${refusal.round}`,
  }),
  'result-changed': (refusal, names) => ({
    what: `Table ${refusal.table.table} : le résultat a changé entre-temps.`,
    why: refusal.current ? fullStop(`Maintenant : ${current(refusal, names)}`) : 'Il a été effacé.',
    act: 'Relire la table',
  }),
  'no-result': (refusal) => ({ what: `La table ${refusal.table.table} n’a pas de résultat à effacer.` }),
  'same-result': (refusal) => ({ what: `Table ${refusal.table.table} : ce résultat est déjà enregistré.` }),
  settled: (refusal) => ({
    what: `Table ${refusal.table.table} : ce résultat est confirmé ou décidé par l’arbitre.`,
    why: 'Il ne se conteste plus depuis un téléphone.',
    act: 'Voir l’arbitre',
  }),
  'bad-games': (refusal) => ({
    what: `Table ${refusal.table.table} : ${of(refusal.found, 'game')}, ce n’est pas possible.`,
    why: lengths[refusal.bestOf],
    act: 'Corriger la saisie',
  }),
  'bad-score': (refusal) => ({
    what: `Table ${refusal.table.table} : « ${number(refusal.found)} » n’est pas un score.`,
    why: 'Un score est un nombre entier de quatre chiffres au plus.',
    act: 'Corriger la saisie',
  }),
  'not-at-table': (refusal, names) => ({
    what: `${names.short(refusal.player)} ne joue pas à la table ${refusal.table.table}.`,
    why: `Cette table oppose ${list('fr', refusal.table.players.map(names.short))}.`,
    act: 'Corriger la saisie',
  }),
  'result-kind': (refusal) => ({
    what: `Table ${refusal.table.table} : ${kinds[refusal.found]}, ce n’est pas un résultat de cette formule.`,
    act: 'Corriger la saisie',
  }),
  'bad-losses': (refusal) => ({
    what: `Table ${refusal.table.table} : une perte de ${number(refusal.lost)} sur ${number(refusal.total)} n’est pas possible.`,
    why: 'La perte est un nombre entier, 0 au moins ; le total de l’armée un nombre entier, 1 au moins.',
    act: 'Corriger la saisie',
  }),
  'winner-broken': (refusal, names) => ({
    what: `Table ${refusal.table.table} : ${names.short(refusal.player)} a perdu toute sa cohésion et ne peut pas gagner.`,
    why: 'Une armée en déroute a perdu ; si l’autre l’est aussi, la partie est nulle.',
    act: 'Corriger la saisie',
  }),
  disputed: ({ round, tables: refs }, _, noun) => ({
    what: `${noun.One} ${round}, ${tables(refs)} : litige.`,
    why: 'Réglez d’abord ce litige\u00a0: retenez un score.',
    act: `Ouvrir la table ${refs[0]?.table ?? 1}`,
  }),
  'not-disputed': ({ table }) => ({
    what: `Table ${table.table} : ce litige est déjà réglé.`,
    act: 'Relire la table',
  }),
  'already-confirmed': ({ table }) => ({ what: `Table ${table.table} : ce résultat est déjà confirmé.` }),
  'counters-changed': ({ table }) => ({
    what: `Table ${table.table} : les compteurs ont changé entre-temps.`,
    act: 'Relire la table',
  }),
  'absent-twice': ({ table, player, rounds, swap }, names, noun) => ({
    what: `Table ${table.table} : ${names.short(player)} n’aurait personne en face, comme ${list(
      'fr',
      rounds.map((round) => `${noun.in} ${round}`),
    )}.`,
    why: `Le règlement ne le permet qu’une fois par tournoi. ${
      swap ? swapped(swap, names) : 'Aucune autre table sans résultat ne peut être échangée.'
    }`,
    ...(swap && { act: `Échanger avec la table ${swap.table.table}` }),
  }),
} satisfies Partial<FrenchRefusals>;

const kinds: Readonly<Record<MatchResult['kind'], string>> = {
  games: 'des scores de parties',
  forfeit: 'un forfait',
  awarded: 'un match donné',
  losses: 'des pertes de cohésion',
  points: 'des points de partie',
  decided: 'une victoire sans score',
};

const lengths: Readonly<Record<1 | 3 | 5, string>> = {
  1: 'Le match se joue en une partie.',
  3: 'Le match se joue en deux manches gagnantes : deux ou trois parties.',
  5: 'Le match se joue en trois manches gagnantes : de trois à cinq parties.',
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
