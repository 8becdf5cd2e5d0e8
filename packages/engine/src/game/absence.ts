/** 9.5, once the director has started the clock of who is absent at the start. */
export type AtTheTable = 'clock-runs' | 'forfeit';

/** The forfeit falls when half of the time is gone; before it, a normal game. Both in seconds. */
export function absentAfter(elapsed: number, allotted: number): AtTheTable {
  return 2 * elapsed >= allotted ? 'forfeit' : 'clock-runs';
}

/** "Temps alloué": the least for each player and game, in seconds. */
export const leastTime = 20 * 60;
