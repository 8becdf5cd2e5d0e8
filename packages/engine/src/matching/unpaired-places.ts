/** The places that have no table yet, in ranking order: 0 is the first. */
export interface UnpairedPlaces {
  has(place: number): boolean;
  /** Those who follow a place that has no table yet, in order. */
  following(place: number): Iterable<number>;
}

/** The same, for the walk that hands out the tables: a linked list, so that nobody is passed twice. */
export interface PlacesToPair extends UnpairedPlaces {
  /** The first one, or −1. */
  first(): number;
  remove(place: number): void;
}

export function placesToPair(size: number): PlacesToPair {
  // Entry `size` is the list's own: before the first place and after the last.
  const after = Int32Array.from({ length: size + 1 }, (_, i) => (i < size ? i + 1 : 0));
  const before = Int32Array.from({ length: size + 1 }, (_, i) => (i > 0 ? i - 1 : size));
  const paired = new Uint8Array(size);
  const next = (place: number): number => after[place] as number;
  return {
    has: (place) => paired[place] === 0,
    *following(place) {
      for (let other = next(place); other !== size; other = next(other)) yield other;
    },
    first: () => (next(size) === size ? -1 : next(size)),
    remove: (place) => {
      paired[place] = 1;
      after[before[place] as number] = next(place);
      before[next(place)] = before[place] as number;
    },
  };
}
