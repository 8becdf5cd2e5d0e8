/** The tiles of an edition. `?` is the blank (joker), worth nothing. */
export type TileSet = ReadonlyMap<string, { readonly count: number; readonly value: number }>;

/** Letters of one value with how many tiles there are of each. */
const french: Readonly<Record<number, string>> = {
  0: '?2',
  1: 'A9 E15 I8 L5 N6 O6 R6 S6 T6 U6',
  2: 'D3 G2 M3',
  3: 'B2 C2 P2',
  4: 'F2 H2 V2',
  8: 'J1 Q1',
  10: 'K1 W1 X1 Y1 Z1',
};

/** The French set: 102 tiles (article 9.3 counts them). */
export const frenchTiles: TileSet = new Map(
  Object.entries(french).flatMap(([value, letters]) =>
    letters.split(' ').map((tile) => {
      const letter = tile.slice(0, 1);
      return [letter, { count: Number(tile.slice(1)), value: Number(value) }] as const;
    }),
  ),
);

/** On a rack. */
export const rackSize = 7;
