import { ok, refused } from '../base/result.ts';
import { formulaOf } from '../formulas/formulas.ts';
import { traitsOf } from '../formulas/traits.ts';
import type { Event } from '../tournament/events.ts';
import { playsWargame } from '../tournament/find.ts';
import { gameOf } from '../tournament/formats.ts';
import type { PlayerFacts } from '../tournament/people.ts';
import type { Settings } from '../tournament/settings.ts';
import type { FormatId, Player, Tournament } from '../tournament/state.ts';
import type { CommandOf, Decided } from './commands.ts';
import { dealtAgain } from './settings.ts';

/** What a tournament of both games is said to be of, where the wargame is played and nobody named a theme. */
const wargameTheme = 'L’Art de la Guerre';

/**
 * Another formula, with the same people. Refused: once a round is drawn; one that changed since the author looked; the
 * same one.
 */
export function changeFormula(t: Tournament, { saw, to }: CommandOf<'formula'>): Decided {
  if (t.rounds.length > 0 || t.ranking.length > 0) return refused({ code: 'formula-fixed', format: t.format });
  if (saw !== t.format) return refused({ code: 'formula-changed', format: t.format });
  if (to === t.format) return refused({ code: 'nothing-changes' });
  const { settings, players } = leftBehind(t, to);
  const dropped = Object.fromEntries(settings.map((key) => [key, t.settings[key]])) as Settings;
  const amended = players.map(
    ({ player, from }): Event => ({ kind: 'amended', player: player.id, from, to: {}, frozen: false }),
  );
  const event: Event = {
    kind: 'formula',
    from: { format: t.format, settings: dropped },
    to: { format: to, settings: {} },
  };
  return ok([...dealtAgain(t), ...amended, event, ...themeOf(t, to)]);
}

/** What of a tournament another formula does not know. */
export interface LeftBehind {
  readonly settings: readonly (keyof Settings)[];
  /** Whose facts go, with those facts. */
  readonly players: readonly { readonly player: Player; readonly from: PlayerFacts }[];
}

export function leftBehind(t: Tournament, to: FormatId): LeftBehind {
  const read = formulaOf(to).settings;
  const settings = (Object.keys(t.settings) as (keyof Settings)[]).filter(
    (key) => key !== 'composed' && key !== 'drawn' && !read.includes(key),
  );
  const keys = foreignKeys(t, to);
  const players = t.players.flatMap((player) => {
    const own = keys.filter((key) => player[key] !== undefined);
    return own.length === 0 ? [] : [{ player, from: Object.fromEntries(own.map((key) => [key, player[key]])) }];
  });
  return { settings, players };
}

type Known = 'army' | 'spare' | 'rating' | 'provisional' | 'duplicateSeries';

/** An Elo is no PL: the ratings of one game say nothing in the other. */
function foreignKeys(t: Tournament, to: FormatId): readonly Known[] {
  const { results, spare } = traitsOf(to);
  const other = gameOf(to) !== 'either' && (gameOf(to) === 'wargame') !== playsWargame(t);
  return [
    ...(results.includes('losses') ? [] : (['army'] as const)),
    ...(spare ? [] : (['spare'] as const)),
    ...(other ? (['rating', 'provisional', 'duplicateSeries'] as const) : []),
  ];
}

/** Where the formula is of both games, the theme says which one is played: it goes on being the same. */
function themeOf(t: Tournament, to: FormatId): readonly Event[] {
  if (gameOf(to) !== 'either' || gameOf(t.format) === 'either') return [];
  const { theme } = t;
  if (gameOf(t.format) === 'wargame')
    return theme === undefined ? [{ kind: 'details', from: {}, to: { theme: wargameTheme } }] : [];
  return theme === undefined ? [] : [{ kind: 'details', from: { theme }, to: {} }];
}
