import { type FormatId, isWargame, never, type Warning } from '@ronde/engine';
import { date } from '../dates.ts';
import { isolated, type Names } from '../names.ts';
import { counted, list } from '../numbers.ts';
import { inRounds, nouns } from './nouns.ts';

const of = (n: number, noun: keyof typeof nouns): string => counted('en', n, nouns[noun]);

/** What is let through, said and kept in the log. */
export function warning(warning: Warning, names: Names, format: FormatId = 'classique'): string {
  switch (warning.code) {
    case 'season-not-begun':
      return `The season ${warning.season} of this tournament begins on ${date('en', warning.from)}, after its last day (${date('en', warning.lastDay)}). Its ratings follow it all the same: check the date or the season.`;
    case 'outside-the-rules':
      return warning.setting === 'spreadCap'
        ? `Outside the rules: the spread of one game is capped at ${warning.found}; the rules say ${warning.rule}.`
        : `Outside the rules: a bye or forfeit win counts ${warning.found} spread; the rules say ${warning.rule}.`;
    case 'rounds-outside-the-rules':
      if (isWargame(format))
        return `The rules have 3, 4 or 5 rounds; this tournament has ${warning.found}. You can go on: it will be shown as an exception.`;
      if (warning.least !== undefined)
        return `The rules require ${of(warning.least, 'round')} at least; this tournament has ${warning.found}. You can go on: it will be shown as an exception.`;
      return `The rules give ${of(warning.rule, 'round')} for ${of(warning.players, 'player')}; this tournament has ${warning.found}. You can go on: it will be shown as an exception.`;
    case 'rounds-not-in-text':
      return `The rules stop at 128 players: ${of(warning.rounds, 'round')} for ${warning.players}, by the same progression.`;
    case 'beyond-planned':
      return `Round ${warning.round} of ${warning.planned} planned: an extra round, shown as an exception.`;
    case 'exempt-by-hand': {
      const needed = warning.present % 2 === 0 ? 'none is needed' : 'one is needed';
      return `Round ${warning.round}: ${of(warning.exempt, 'bye')} set by hand for ${of(warning.present, 'player')}; ${needed}. You can go on: it will be shown as an exception.`;
    }
    case 'repeats-left':
      return repeatsLeft(warning);
    case 'repeat':
      return `Round ${warning.round}: ${list('en', warning.players.map(names.short))} have met before (${inRounds(warning.earlier)}).`;
    case 'second-exemption':
      return `Round ${warning.round}: ${names.short(warning.player)} has already had a bye or a forfeit win.`;
    case 'absent-again':
      return `Round ${warning.round}: ${names.short(warning.player)} had nobody opposite, as in round ${warning.before}. The rules allow it once in a tournament.`;
    case 'counted-absent':
      return `Round ${warning.round}: ${names.short(warning.player)} was neither paired nor marked absent, and counts as absent.`;
    case 'drawn-otherwise':
      return `Round ${warning.round}: the rules would have given other pairings.`;
    case 'missing-identity':
      return 'The file has no id or no revision number: a federation will not recognise a correction.';
    case 'repeats-unavoidable': {
      const where = warning.phase === null ? '' : `Phase ${warning.phase}: `;
      return `${where}${of(warning.rounds, 'round')}, of which at most ${warning.free} can be free of repeats. You can go on: it will be shown as an exception.`;
    }
    case 'below-the-text':
      return `The rules require ${of(warning.needed, 'player')} for these pools; with ${warning.players}, one place stays empty and every pool round has a bye.`;
    case 'no-seat':
      return warning.until === 'phase-2'
        ? `Round ${warning.round}: no place is free in the pools for ${names.short(warning.player)}, who will play from phase 2 on.`
        : `Round ${warning.round}: no place is free for ${names.short(warning.player)}, who will not play.`;
    case 'not-official':
      return notOfficial(warning.why);
    case 'players-advised':
      return `${of(warning.rounds, 'round')}: ${warning.least} to ${warning.most} players are recommended, ${warning.atMost} at most, ideally ${warning.best}. You have ${warning.players}.`;
    case 'pool-advised':
      return `${of(warning.players, 'player')}: pools of at most ${warning.most} are recommended.`;
    case 'clubs-outside-the-rules':
      return `Outside the rules: clubs are kept apart ${inThese(warning.found)}; the rules say ${inThese(warning.rule)}.`;
    case 'same-club-left':
      return `Round ${warning.round}: ${of(warning.sameClub, 'table')} with two players from the same club. No other set of pairings${among(warning.settled)} has fewer without a repeat.`;
    case 'armies-undated':
      return armiesUndated(warning, names);
    case 'losses-above-total':
      return `Round ${warning.round}: ${names.short(warning.player)} lost ${warning.lost} out of ${warning.total}; this counts as ${warning.total}.`;
    case 'points-do-not-add-up':
      return `Round ${warning.round}, ${warning.players.map(names.short).join(' – ')}: the two scores add up to ${warning.found}; in a game with a winner they should add up to ${warning.rule}.`;
    case 'draw-with-one-broken':
      return `Round ${warning.round}: a draw, but the army of ${names.short(warning.player)} is broken. Record the reason.`;
    case 'malus-outside-the-rules':
      return `Outside the rules, round ${warning.round}: a penalty of ${of(warning.found, 'point')} for ${names.short(warning.player)}, the rules say ${warning.rule}.`;
    default:
      return never(warning);
  }
}

type RepeatsLeft = Extract<Warning, { code: 'repeats-left' }>;

function repeatsLeft({ repeats, fewest, settled }: RepeatsLeft): string {
  const left = repeats === 1 ? '1 repeat' : `${repeats} repeats`;
  if (fewest >= repeats) return `${left}: no other set of pairings${among(settled)} has fewer.`;
  return `${left}: the rules keep these pairings. A round with ${fewest === 0 ? 'none' : `only ${fewest}`} exists: see the proposal.`;
}

/** Among which rounds there is none with fewer: with another bye there may be one. */
function among(settled: RepeatsLeft['settled']): string {
  if (settled === undefined) return '';
  if (settled === 'fixed') return ' with the same fixed pairings';
  return settled === 'exempt' ? ' with the same bye' : ' with the spare player at the same table';
}

type ArmiesUndated = Extract<Warning, { code: 'armies-undated' }>;

function armiesUndated({ players, dated }: ArmiesUndated, names: Names): string {
  const whose = list('en', players.map(names.short));
  const one = players.length === 1;
  const means =
    dated === 0
      ? 'in round 1 history brings nobody together'
      : `in round 1 ${one ? 'it counts' : 'they count'} as the mean of the others`;
  return `${one ? 'The army' : 'The armies'} of ${whose} ${one ? 'has' : 'have'} no dates: ${means}. For them to count, give ${one ? 'its' : 'their'} years at registration before round 1 is paired.`;
}

type NotOfficial = Extract<Warning, { code: 'not-official' }>['why'];

function notOfficial(why: NotOfficial): string {
  const lost = 'No Elo and no championship:';
  if (why.code === 'not-approved') return `${lost} the tournament is not registered for rating. The settings say so.`;
  if (why.code === 'too-few-players')
    return `${lost} ${of(why.found, 'player')}, ${why.needed} are needed. Played as usual.`;
  const others = 2 * why.members - why.players;
  return `${lost} ${why.members} of the ${of(why.players, 'player')} are from ${isolated(why.club)}, more than half. With ${others} more from other clubs it would count.`;
}

const inThese = (rounds: readonly number[]): string => (rounds.length === 0 ? 'in no round' : `in ${inRounds(rounds)}`);
