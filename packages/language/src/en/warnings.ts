import { never, type Warning } from '@ronde/engine';
import type { Names } from '../names.ts';
import { list } from '../numbers.ts';
import { counted } from '../plural.ts';
import { nouns } from './nouns.ts';
import { inRounds } from './rounds.ts';

const of = (n: number, noun: keyof typeof nouns): string => counted('en', n, nouns[noun]);

/** What is let through, said and kept in the log. */
export function warning(warning: Warning, names: Names): string {
  switch (warning.code) {
    case 'outside-the-rules':
      return warning.setting === 'spreadCap'
        ? `Outside the rules: one game’s spread counts up to ${warning.found}, the rule says ${warning.rule}.`
        : `Outside the rules: a win without an opponent counts ${warning.found} spread, the rule says ${warning.rule}.`;
    case 'rounds-outside-the-rules':
      return `The rule gives ${of(warning.rule, 'round')} for ${of(warning.players, 'player')}; you want ${warning.found}. Allowed, and it will be shown.`;
    case 'rounds-not-in-text':
      return `The text of the rule stops at 128 players: ${of(warning.rounds, 'round')} for ${warning.players}, by the same progression.`;
    case 'beyond-planned':
      return `Round ${warning.round} of ${warning.planned} planned: one more round, and it will be shown.`;
    case 'repeats-left':
      return repeatsLeft(warning.repeats, warning.fewest);
    case 'repeat':
      return `Round ${warning.round}: ${list('en', warning.players.map(names.short))} have met before (${inRounds(warning.earlier)}).`;
    case 'second-exemption':
      return `Round ${warning.round}: ${names.short(warning.player)} has already had a win without an opponent.`;
    case 'counted-absent':
      return `Round ${warning.round}: ${names.short(warning.player)} has neither a table nor a noted absence, which counts as absent.`;
    case 'drawn-otherwise':
      return `Round ${warning.round}: the rule would have given other tables.`;
    case 'missing-identity':
      return 'The file has no id or no revision number: a federation will not recognise a correction.';
    default:
      return never(warning);
  }
}

function repeatsLeft(repeats: number, fewest: number): string {
  const left = repeats === 1 ? '1 repeat' : `${repeats} repeats`;
  if (fewest >= repeats) return `${left}: no other complete round has fewer.`;
  return `${left}: the rule keeps these tables. A round with ${fewest === 0 ? 'none' : `only ${fewest}`} exists: see the proposal.`;
}
