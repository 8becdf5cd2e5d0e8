import { never } from '@ronde/engine';
import type { FileWarning } from '../file-warning.ts';
import { roundNoun } from './nouns.ts';

const unexplained = { malus: 'malus', penalty: 'pénalité', awarded: 'match donné' } as const;

/** What a tournament file is let through with. `format`: that of the file. */
export function fileWarning(about: FileWarning, format?: string): string {
  const round = roundNoun(format);
  switch (about.code) {
    case 'no-id':
      return 'Sans « id », une fédération ne peut pas reconnaître ce tournoi.';
    case 'no-revision':
      return 'Sans « revision », une fédération ne peut pas reconnaître un tournoi corrigé.';
    case 'zero-rating':
      return `${about.path} : une cote 0 n’est pas une cote ; ${about.player} part avec la cote provisoire.`;
    case 'implausible-rating':
      return `${about.path} : ${about.player}, cote ${about.rating}, peu vraisemblable ; vérifiez la colonne et le chiffre.`;
    case 'counted-absent':
      return `${about.path} : ${about.player} n’a pas de match ${round.in} ${about.round} et compte comme absence.`;
    case 'same-name':
      return `${about.path} : ${about.player}, même nom que ${about.first} ; sans licence, rien ne les distingue.`;
    case 'no-use':
      return `${about.path} : sans effet dans le format « ${about.format} ».`;
    case 'winner-behind':
      return `${about.path} : ${about.player} gagne sans avoir plus de points que l’autre ; vérifiez l’ordre des points.`;
    case 'points-above':
      return `${about.path} : ${about.found} points ; une partie gagnée en donne ${about.most} au plus.`;
    case 'points-order':
      return `${about.path} : victoire ${about.win}, nul ${about.draw}, défaite ${about.loss} ; une victoire devrait valoir plus qu’une défaite, un nul entre les deux.`;
    case 'mixed-results':
      return `${about.path} : des scores de Scrabble et des résultats de L’Art de la Guerre dans un même tournoi ; il ne donnera ni PL ni Elo.`;
    case 'from-beyond':
      return `${about.path} : ${about.player} arrive ${round.in} ${about.from} ; ${about.planned} ${about.planned === 1 ? `seul${round.e} est prévu${round.e}` : `seulement sont prévu${round.e}s`}.`;
    case 'clubs-twice':
      return `${about.path} : ${round.the} ${about.round} y figure deux fois.`;
    case 'clubs-beyond':
      return `${about.path} : ${round.the} ${about.round} n’est pas prévu${round.e} ; il y en a ${about.planned}.`;
    case 'same-fixed-table':
      return `${about.path} : ${about.player} et ${about.first} gardent tous deux la table ${about.table} ; un seul l’aura s’ils ne jouent pas ensemble.`;
    case 'opening-again':
      return `${about.path} : les places ${about.places.join(' et ')} se rencontrent déjà (${about.first}).`;
    case 'no-reason':
      return `${about.path} : ${unexplained[about.what]} sans motif.`;
    case 'excluded-open':
      return `${about.path} : exclusion ${round.in} ${about.round}, et le match de ${about.player} n’a pas de résultat ; une partie en cours compte comme forfait.`;
    case 'trophy-excluded':
      return `${about.path} : « ${about.trophy} » est pour ${about.player}, sous le coup d’une exclusion ; ce trophée n’est donné à personne.`;
    case 'pools-otherwise':
      return `${about.path} : la règle aurait composé d’autres poules.`;
    case 'pools-made-anew':
      return `${about.path} : ces poules ne conviennent plus à celles et ceux qui jouent ; d’autres sont tirées.`;
    case 'final-before-planned':
      return `${about.path} : la finale est jouée après ${about.played} ${about.played === 1 ? round.one : round.other} sur ${about.planned}.`;
    case 'final-otherwise':
      return about.players === null
        ? `${about.path} : la règle aurait fait jouer ce match par d’autres.`
        : `${about.path} : la règle aurait fait jouer ce match par ${about.players.join(' et ')}.`;
    default:
      return never(about);
  }
}
