import { never, type ScrabbleStanding, type Standings, type Tie } from '@ronde/engine';
import type { Names } from '../names.ts';
import { capital, list, ordinal, signed, smallNumber } from '../numbers.ts';
import { ruleAnchors } from '../rule-anchors.ts';
import { places, rowsOf, spreadWouldSwap } from '../tied.ts';
import type { TiePanel } from '../words.ts';

/** « Why? » of a tie (FISF Formule Classique §4.1, §5 and §9). */
export function tie(tie: Tie, standings: Standings, names: Names): TiePanel {
  const rows = rowsOf(tie, standings);
  return {
    title: `${ranks(places(rows))}: ${group(tie.players.length, tie.pm)}`,
    lines: [...head(tie, rows, names), ...runs(tie, rows, names), ...level(tie, standings, rows, names)],
    rule: {
      text: standings.final ? 'Formule Classique, § 4.1 and § 9.' : 'Formule Classique, § 4.1 and § 5.',
      anchor: ruleAnchors.ppm,
    },
  };
}

const group = (n: number, pm: number): string => `${smallNumber('en', n)} players on ${pm} PM`;

function ranks(numbers: readonly number[]): string {
  const first = numbers[0] ?? 0;
  const last = numbers.at(-1) ?? first;
  if (numbers.length > 3) return `${ordinal('en', first)} to ${ordinal('en', last)}`;
  return numbers.map((n) => ordinal('en', n)).join(', ');
}

/** What the games among them say. */
function head(tie: Tie, rows: readonly ScrabbleStanding[], names: Names): readonly string[] {
  const who = capital(group(tie.players.length, tie.pm));
  const met = tie.players.length === 2 ? 'They have met' : 'All have met';
  switch (tie.ppm) {
    case 'void': {
      const [a, b] = tie.unmet ?? [];
      const unmet = a && b ? `${names.short(a)} and ${names.short(b)} have not met` : 'Not all have met';
      return [`${who}. ${unmet}: no head-to-head, spread decides.`];
    }
    case 'level': {
      const all = tie.players.length === 2 ? 'both' : `all ${smallNumber('en', tie.players.length)}`;
      return [
        `${who}. ${met}.`,
        `${rows.map((row) => row.ppm ?? 0).join(', ')}: still level, spread decides for ${all}.`,
      ];
    }
    case 'decides':
      return [decides(tie, who, met), `${taken(rows, names)}.`, ...unused(tie, rows, names)];
    default:
      return never(tie.ppm);
  }
}

function decides(tie: Tie, who: string, met: string): string {
  const games = tie.meetings.length === 1 ? 'the game between them decides' : 'the games among them decide';
  return `${who}. ${met}: ${games}.${tie.bySpread.length === 0 ? ' Spread is not used.' : ''}`;
}

function taken(rows: readonly ScrabbleStanding[], names: Names): string {
  return rows
    .map((row, i) => `${names.short(row.player)} ${i === 0 ? `takes ${row.ppm ?? 0} PPM` : (row.ppm ?? 0)}`)
    .join(', ');
}

function unused(tie: Tie, rows: readonly ScrabbleStanding[], names: Names): readonly string[] {
  const swap = tie.bySpread.length === 0 ? spreadWouldSwap(rows) : null;
  if (!swap) return [];
  const [below, above] = swap;
  return [
    `Spread would have put ${names.short(below.player)} (${signed(below.pdep)}) above ${names.short(above.player)} (${signed(above.pdep)}).`,
  ];
}

/** Runs that PPM left level and that Pdep put in order. */
function runs(tie: Tie, rows: readonly ScrabbleStanding[], names: Names): readonly string[] {
  if (tie.ppm !== 'decides') return [];
  return tie.bySpread.map((run) => {
    const ppm = rows.find((row) => row.player === run[0])?.ppm ?? 0;
    const spreads = run.map((id) => signed(rows.find((row) => row.player === id)?.pdep ?? 0));
    return `${ppm} PPM for ${list('en', run.map(names.short))}: spread decides, ${list('en', spreads)}.`;
  });
}

function level(tie: Tie, standings: Standings, rows: readonly ScrabbleStanding[], names: Names): readonly string[] {
  return tie.level.map((run) => {
    if (!standings.final)
      return `${list('en', run.map(names.short))}: level on everything, the initial ranking decides.`;
    const rank = rows.find((row) => row.player === run[0])?.rank ?? 0;
    const who = run.length < tie.players.length ? `${list('en', run.map(names.short))} level` : 'Level';
    return `${who} on everything: shared ${ordinal('en', rank)}. The next place is ${ordinal('en', rank + run.length)}.`;
  });
}
