import { apply, type Event, replay, type Tournament } from '@ronde/engine';
import { sameValue } from '@ronde/engine/base/same-value';
import { openData } from '../../database/migrations.ts';
import type { Where } from '../data.ts';
import type { Stored } from '../store.ts';
import type { Line } from './work.ts';

/** Reads each hall over a connection of its own, and throws where it does not hold what was said to the desks. */
export async function checkHalls(where: Where, halls: readonly string[], lines: readonly Line[]): Promise<void> {
  const data = await openData(where);
  try {
    for (const hall of halls) {
      const stored = await data.tournaments.load(hall);
      if (!stored) throw new Error(`${hall} is lost`);
      const said = lines.filter((line) => 'hall' in line && line.hall === hall);
      const faults = faultsIn(stored, said);
      if (faults.length > 0) throw new Error(`${hall}: ${JSON.stringify(faults)}`);
    }
  } finally {
    await data.close();
  }
}

/** What does not hold: lines that were not kept to, decisions out of place. */
export function faultsIn(stored: Stored, lines: readonly Line[]): readonly unknown[] {
  const { log, tournament, numbers } = stored;
  const seqs = new Map(log.map(({ id, seq }) => [id, seq]));
  const lost = lines.filter((line) => line.kind === 'yes' && seqs.get(line.id) !== line.seq);
  // Only at the table that is everybody's may somebody find that another was there.
  const wronged = lines.filter((line) => line.kind === 'no' && line.table !== 0);
  const gaps = log.filter(({ seq }, index) => seq !== index + 1);
  const doubled = log.filter(({ id, seq }) => seqs.get(id) !== seq);
  const nameless = tournament.players.filter(({ id, number }) => numbers.get(id) !== number);
  const broken = brokenLinks(log.flatMap(({ events }) => events));
  const half = stored.version === log.length && sameValue(tournament, replay(log)) ? [] : ['half written'];
  return [...lost, ...wronged, ...gaps, ...doubled, ...nameless, ...broken, ...half];
}

/** Results that did not replace what stood there when they were written. */
function brokenLinks([created, ...events]: readonly Event[]): readonly Event[] {
  if (created?.kind !== 'created') throw new Error('A log begins with its creation');
  const broken: Event[] = [];
  let now: Tournament = created.tournament;
  for (const event of events) {
    if (event.kind === 'result') {
      const stood = now.rounds[event.round - 1]?.matches[event.match]?.result ?? null;
      if (!sameValue(stood, event.from)) broken.push(event);
    }
    now = apply(now, event);
  }
  return broken;
}
