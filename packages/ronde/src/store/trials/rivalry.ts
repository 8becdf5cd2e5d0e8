import { openData } from '../../database/migrations.ts';
import type { Where } from '../data.ts';
import { openHall } from './hall.ts';
import { checkHalls } from './judge.ts';
import { startDesks } from './processes.ts';

const clients = 4;

/** Two processes of four desks each, on the same tournaments; `commands`: of all of them together. */
export async function rivalry(where: Where, tournaments: number, commands: number): Promise<{ conflicts: number }> {
  const halls = Array.from({ length: tournaments }, (_, n) => `hall-${tournaments}-${n}`);
  const data = await openData(where);
  for (const hall of halls) await openHall(data.tournaments, hall, 1 + 2 * clients);
  await data.close();
  const each = commands / (2 * clients);
  const both = await Promise.all(
    [0, 1].map((n) =>
      startDesks({ where, name: `rival${n}`, halls, clients, firstTable: 1 + n * clients, commands: each }),
    ),
  );
  await Promise.all(both.map((desks) => desks.done()));
  const lines = both.flatMap((desks) => desks.lines);
  await checkHalls(where, halls, lines);
  const answered = lines.filter(({ kind }) => kind === 'yes' || kind === 'no').length;
  if (answered < commands) throw new Error(`${commands - answered} commands were not answered`);
  return { conflicts: lines.filter(({ kind }) => kind === 'no').length };
}
