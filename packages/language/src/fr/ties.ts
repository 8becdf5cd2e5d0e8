import { never, type ScrabbleStanding, type Standings, type Tie } from '@ronde/engine';
import type { Names } from '../names.ts';
import { capital, list, ordinal, signed, smallNumber } from '../numbers.ts';
import { ruleAnchors } from '../rule-anchors.ts';
import { places, rowsOf, spreadWouldSwap } from '../tied.ts';
import type { TiePanel } from '../words.ts';

/** « Pourquoi ? » of a tie (FISF Formule Classique §4.1, §5 and §9). */
export function tie(tie: Tie, standings: Standings, names: Names): TiePanel {
  const rows = rowsOf(tie, standings);
  const who = group(tie.players.length, tie.pm);
  return {
    title: `${ranks(places(rows))} : ${who}`,
    lines: [...head(tie, rows, names), ...runs(tie, rows, names), ...level(tie, standings, rows, names)],
    rule: {
      text: standings.final ? 'Formule Classique, § 4.1 et § 9.' : 'Formule Classique, § 4.1 et § 5.',
      anchor: ruleAnchors.ppm,
    },
  };
}

/** « trois joueurs à 12 PM », « 5 joueurs à 11 PM ». */
function group(n: number, pm: number): string {
  const count = smallNumber('fr', n);
  return `${count}${/\d/.test(count) ? ' ' : ' '}joueurs à ${pm} PM`;
}

function ranks(numbers: readonly number[]): string {
  const first = numbers[0] ?? 0;
  const last = numbers.at(-1) ?? first;
  if (numbers.length === 1) return `${ordinal('fr', first)} place`;
  if (numbers.length > 3) return `${ordinal('fr', first)} à ${ordinal('fr', last)}`;
  return numbers.map((n) => ordinal('fr', n)).join(', ');
}

/** What the games among them say. */
function head(tie: Tie, rows: readonly ScrabbleStanding[], names: Names): readonly string[] {
  const who = capital(group(tie.players.length, tie.pm));
  const met = tie.players.length === 2 ? 'Ils se sont rencontrés' : 'Ils se sont tous rencontrés';
  switch (tie.ppm) {
    case 'void': {
      const [a, b] = tie.unmet ?? [];
      const unmet =
        a && b ? `${names.short(a)} et ${names.short(b)} ne se sont pas rencontrés` : 'Tous ne se sont pas rencontrés';
      return [`${who}. ${unmet} : pas de PPM, le Pdep décide.`];
    }
    case 'level':
      return [
        `${who}. ${met}.`,
        `PPM ${rows.map((row) => row.ppm ?? 0).join(', ')} : toujours à égalité, le Pdep décide pour ${all(tie.players.length)}.`,
      ];
    case 'decides':
      return [decides(tie, who, met), `${capital(taken(rows, names))}.`, ...unused(tie, rows, names)];
    default:
      return never(tie.ppm);
  }
}

function decides(tie: Tie, who: string, met: string): string {
  const games = tie.meetings.length === 1 ? 'la partie entre eux décide' : 'les parties entre eux décident';
  return `${who}. ${met} : ${games}.${tie.bySpread.length === 0 ? ' Le Pdep ne sert pas.' : ''}`;
}

/** « N’DIAYE y prend 5 PPM, ROUSSEL 4, SCHNEIDER 3 » */
function taken(rows: readonly ScrabbleStanding[], names: Names): string {
  return rows
    .map((row, i) =>
      i === 0 ? `${names.short(row.player)} y prend ${row.ppm ?? 0} PPM` : `${names.short(row.player)} ${row.ppm ?? 0}`,
    )
    .join(', ');
}

function unused(tie: Tie, rows: readonly ScrabbleStanding[], names: Names): readonly string[] {
  const swap = tie.bySpread.length === 0 ? spreadWouldSwap(rows) : null;
  if (!swap) return [];
  const [below, above] = swap;
  return [
    `Le Pdep aurait placé ${names.short(below.player)} (${signed(below.pdep)}) devant ${names.short(above.player)} (${signed(above.pdep)}).`,
  ];
}

/** Runs that PPM left level and that Pdep put in order. */
function runs(tie: Tie, rows: readonly ScrabbleStanding[], names: Names): readonly string[] {
  if (tie.ppm !== 'decides') return [];
  return tie.bySpread.map((run) => {
    const ppm = rows.find((row) => row.player === run[0])?.ppm ?? 0;
    const spreads = run.map((id) => signed(rows.find((row) => row.player === id)?.pdep ?? 0));
    return `${ppm} PPM pour ${list('fr', run.map(names.short))} : le Pdep décide, ${list('fr', spreads)}.`;
  });
}

function level(tie: Tie, standings: Standings, rows: readonly ScrabbleStanding[], names: Names): readonly string[] {
  return tie.level.map((run) => {
    if (!standings.final)
      return `${list('fr', run.map(names.short))} : égalité complète, l’ordre du classement initial décide.`;
    const rank = rows.find((row) => row.player === run[0])?.rank ?? 0;
    const shared = rank === 1 ? '1ʳᵉ place ex æquo' : `${ordinal('fr', rank)} ex æquo`;
    const who = run.length < tie.players.length ? `Pour ${list('fr', run.map(names.short))}, égalité` : 'Égalité';
    return `${who} complète : ${shared}. La place suivante est la ${ordinal('fr', rank + run.length)}.`;
  });
}

const all = (n: number): string => (n === 2 ? 'les deux' : `les ${smallNumber('fr', n)}`);
