import { formatOf, initialRanking, type Match, type People, type Tournament } from '@ronde/engine';
import { type Act, day, deskAct, ordinaryAct } from '@ronde/engine/fixtures/random-day';
import { awayNow } from '@ronde/engine/tournament/find';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFile } from './parse-file.ts';
import { toFile } from './to-file.ts';

/** Early in the day, in the fixed rounds: who came late and took whose seat, who left, came back, was away. */
const early = fc.array(ordinaryAct, { minLength: 2, maxLength: 8 });
const later = fc.array(deskAct, { minLength: 3, maxLength: 25 });
const acts: fc.Arbitrary<readonly Act[]> = fc.oneof(early, later);
const days = fc.tuple(fc.integer({ min: 8, max: 16 }), acts);

/** The tables that the next round would have, or why it can't be drawn. */
function nextTables(tournament: Tournament, people: People): readonly Match['players'][] | string {
  const round = tournament.rounds.length + 1;
  // Before round 1 a file has whoever is expected as here (docs/reference/file.md, “What the export leaves out”).
  const expected = new Set(tournament.players.filter(({ presence }) => presence === 'expected').map(({ id }) => id));
  const absent = new Set(awayNow(tournament).filter((id) => round > 1 || !expected.has(id)));
  const ranking = initialRanking(tournament, people);
  const draw = formatOf(tournament.format).draw(tournament, { round, attempt: 1, ranking, absent });
  return draw.ok ? draw.value.matches.map(({ players }) => players) : draw.refusal.code;
}

test.each(['classique', 'combinee', 'toutes-rondes'] as const)(
  '%s: the next round of the tournament and of its exported file is the same',
  (format) => {
    fc.assert(
      fc.property(days, ([size, acts]) => {
        const d = day(size, acts, 42, {}, format);
        const t = d.state();
        // A draft is in no file, nor is what stands on it.
        fc.pre(t.rounds.every(({ status }) => status === 'closed'));
        // Before round 1 a file says who is registered: whoever nobody has seen yet comes in as here.
        fc.pre(t.rounds.length > 0 || t.players.every(({ presence }) => presence !== 'expected'));
        const read = parseFile(JSON.stringify(toFile(t, d.people, 1)));
        if (!read.ok) throw new Error(JSON.stringify(read.refusal));
        expect(nextTables(read.value.tournament, read.value.people)).toEqual(nextTables(t, d.people));
      }),
      { numRuns: 400 },
    );
  },
);
