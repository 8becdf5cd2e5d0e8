import { never } from '@ronde/engine';
import type { FileWarning } from '../file-warning.ts';

/** What a tournament file is let through with. */
export function fileWarning(about: FileWarning): string {
  switch (about.code) {
    case 'no-id':
      return 'Without “id” a federation can’t recognise this tournament.';
    case 'no-revision':
      return 'Without “revision” a federation can’t recognise a corrected tournament.';
    case 'zero-rating':
      return `${about.path}: 0 is no rating; ${about.player} starts with the provisional rating.`;
    case 'implausible-rating':
      return `${about.path}: ${about.player}, rating ${about.rating}, is hardly plausible; check the column and the figure.`;
    case 'counted-absent':
      return `${about.path}: ${about.player} has no match in round ${about.round} and counts as absent.`;
    case 'same-name':
      return `${about.path}: ${about.player}, same name as ${about.first}; without licences nothing tells them apart.`;
    case 'no-use':
      return `${about.path}: changes nothing in format “${about.format}”.`;
    case 'winner-behind':
      return `${about.path}: ${about.player} wins without more points than the other; check the order of the points.`;
    case 'points-above':
      return `${about.path}: ${about.found} points; a won game gives ${about.most} at most.`;
    case 'points-order':
      return `${about.path}: win ${about.win}, draw ${about.draw}, loss ${about.loss}; a win should be worth more than a defeat, a draw between the two.`;
    case 'mixed-results':
      return `${about.path}: scores of Scrabble and results of L’Art de la Guerre in one tournament; it gives neither PL nor Elo.`;
    case 'from-beyond':
      return `${about.path}: ${about.player} comes in round ${about.from}; ${about.planned} ${about.planned === 1 ? 'is' : 'are'} planned.`;
    case 'clubs-twice':
      return `${about.path}: round ${about.round} is named twice.`;
    case 'clubs-beyond':
      return `${about.path}: round ${about.round} is not planned; there are ${about.planned}.`;
    case 'same-fixed-table':
      return `${about.path}: ${about.player} and ${about.first} both keep table ${about.table}; only one will have it unless they meet.`;
    case 'opening-again':
      return `${about.path}: places ${about.places.join(' and ')} have met already (${about.first}).`;
    case 'no-reason':
      return `${about.path}: ${about.what === 'awarded' ? 'a match awarded' : 'a penalty'} without a reason.`;
    case 'excluded-open':
      return `${about.path}: excluded in round ${about.round}, and the match of ${about.player} has no result; a running game is a forfeit.`;
    case 'trophy-excluded':
      return `${about.path}: “${about.trophy}” is for ${about.player}, who is excluded; nobody is given this trophy.`;
    case 'pools-otherwise':
      return `${about.path}: the rule would have made other pools.`;
    case 'pools-made-anew':
      return `${about.path}: these pools no longer fit those who play; others are drawn.`;
    case 'final-before-planned':
      return `${about.path}: the final is played after ${about.played} of ${about.planned} rounds.`;
    case 'final-otherwise':
      return about.players === null
        ? `${about.path}: the rule would have had others play this match.`
        : `${about.path}: the rule would have had ${about.players.join(' and ')} play this match.`;
    default:
      return never(about);
  }
}
