import type { DeskRole, DeskView, Summary } from '@ronde/contract/http/desk';
import type { Frozen } from '@ronde/contract/values/same-type';
import { exemptByHandNow, formatOf, seasonNotBegun, waiting } from '@ronde/engine';
import { mergedIn } from '../store/merged.ts';
import type { Head, Stored } from '../store/store.ts';

export function deskView(stored: Stored, role: DeskRole): Frozen<DeskView> {
  const { version, slug, tournament } = stored;
  const format = formatOf(tournament.format);
  return {
    version,
    slug,
    role,
    tournament,
    people: listed(stored),
    planned: format.plannedRounds(tournament),
    waiting: waiting(tournament),
    warnings: [...seasonNotBegun(tournament), ...format.warnings(tournament), ...exemptByHandNow(tournament)],
  };
}

function listed(stored: Stored): DeskView['people'] {
  const { people, numbers } = stored;
  const merged = mergedIn(stored);
  return [...people].map(([id, person]) => {
    const mergedInto = merged.get(id);
    return { id, number: numbers.get(id) ?? 0, ...person, ...(mergedInto !== undefined && { mergedInto }) };
  });
}

/** `clears`: whether the reader may take out what is nobody's club or licence. */
export function summary(head: Head, clears: boolean): Frozen<Summary> {
  const { id, slug, name, date, place, format, players, rounds, status, waiting: waits, privateCells = 0 } = head;
  return {
    id,
    slug,
    name,
    date,
    ...(place !== undefined && { place }),
    format,
    players,
    rounds,
    status,
    waiting: waits,
    ...(clears && privateCells > 0 && { privateCells }),
  };
}
