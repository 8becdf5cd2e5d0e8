import { initialRanking, type Match, type People, type Player, type Round, type Tournament } from '@ronde/engine';
import { day, deskAct } from '@ronde/engine/fixtures/random-day';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatSchema } from '../values/formats.ts';
import { parseFile } from './parse-file.ts';
import { toFile } from './to-file.ts';

const formats = formatSchema.options;

/** What a file carries of a tournament: all but what docs/reference/file.md lists under “What the export leaves out”. */
function carried(t: Tournament, people: People): Tournament {
  const { revision: _, open: __, endHidden: ___, shelf: ____, shownPools: _____, ...rest } = t;
  const rounds = t.rounds.filter(({ status }) => status !== 'draft').map(carriedRound);
  const { composed, drawn, ...settings } = t.settings;
  const ranking = t.ranking.length === 0 ? [] : initialRanking(t, people);
  const players = t.players.map((one, i) => carriedPlayer(one, i, rounds));
  return { ...rest, settings, rounds, players, ranking };
}

function withoutPools(t: Tournament): Tournament {
  const { composed, drawn, ...settings } = t.settings;
  return { ...t, settings };
}

function carriedPlayer(player: Player, at: number, rounds: readonly Round[]): Player {
  const { id, left, from, presence } = player;
  const drawn = rounds.length;
  const last =
    rounds.findLastIndex(({ matches }) => matches.some(({ players }) => players.some((one) => one === id))) + 1;
  const away = drawn === 0 ? presence === 'absent' || presence === 'late' : presence !== 'here';
  const named = left === undefined && from <= drawn + 1 && away;
  return {
    ...player,
    number: at + 1,
    presence: named || from > drawn + 1 ? 'absent' : 'here',
    ...(left !== undefined && { left: Math.max(last, Math.min(left, drawn)) }),
  };
}

function carriedRound(round: Round): Round {
  const waits = round.matches.some(({ players, result }) => players.length === 2 && !result);
  return {
    ...round,
    status: waits ? 'published' : 'closed',
    matches: round.matches.map(carriedMatch),
    ...(round.sanctions && { sanctions: round.sanctions.map(withoutNote) }),
  };
}

function carriedMatch({ result, claim, disputed, ...match }: Match): Match {
  return {
    ...match,
    ...(result && { result: withoutNote(result) }),
    ...(claim && { claim: { ...claim, value: withoutNote(claim.value) } }),
    ...(disputed && { disputed: withoutNote({ ...disputed, value: disputed.value && withoutNote(disputed.value) }) }),
  };
}

function withoutNote<T extends object>(of: T): T {
  const { note: _, ...rest } = of as { note?: unknown };
  return rest as T;
}

test.each(formats)('%s: what the commands made of a day is in its file, and comes back from it', (format) => {
  const days = fc.tuple(fc.integer({ min: 8, max: 20 }), fc.array(deskAct, { maxLength: 30 }));
  fc.assert(
    fc.property(days, ([size, acts]) => {
      const d = day(size, acts, 42, {}, format);
      const file = toFile(d.state(), d.people, 7);
      const read = parseFile(JSON.stringify(file));
      if (!read.ok) throw new Error(JSON.stringify(read.refusal));
      expect(withoutPools(read.value.tournament)).toEqual(carried(d.state(), d.people));
      expect(toFile(read.value.tournament, read.value.people, 7)).toEqual(file);
    }),
    { numRuns: 150 },
  );
});
