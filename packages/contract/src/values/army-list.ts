/** In bytes; in base64 it still goes through a door of 1 MB. */
export const largestArmyList = 500_000;

/** The wargame lets a player bring two lists of one army, and choose before each game. */
export const armyListSlots = [1, 2] as const;
