import { licenceNumber, otherFederation } from '@ronde/contract/lists/who-is-who';

interface Licensed {
  readonly licence?: string | undefined;
  readonly federation?: string | undefined;
}

/** People by name, found by what tells them apart: a list of one name over and over is read as fast as any other. */
interface Namesakes<T extends Licensed> {
  add(name: string, one: T): void;
  /** Those of the name whom no licence tells apart from `who`, `most` of them, first added first. */
  alike(name: string, who: Licensed, most: number): readonly T[];
  /** The first of the name who has the licence of `who`. */
  licensedAs(name: string, who: Licensed): T | undefined;
}

interface Placed<T> {
  readonly one: T;
  readonly at: number;
}

interface OfName<T> {
  readonly all: T[];
  readonly unlicensed: Placed<T>[];
  readonly byNumber: Map<string, Placed<T>[]>;
}

export function namesakes<T extends Licensed>(): Namesakes<T> {
  const names = new Map<string, OfName<T>>();
  const sameNumber = (known: OfName<T> | undefined, who: Licensed): readonly Placed<T>[] =>
    who.licence === undefined
      ? []
      : (known?.byNumber.get(licenceNumber(who.licence)) ?? []).filter(({ one }) => !otherFederation(one, who));
  return {
    add(name, one) {
      const known = names.get(name) ?? { all: [], unlicensed: [], byNumber: new Map<string, Placed<T>[]>() };
      names.set(name, known);
      const placed = { one, at: known.all.push(one) };
      if (one.licence === undefined) known.unlicensed.push(placed);
      else {
        const key = licenceNumber(one.licence);
        const same = known.byNumber.get(key);
        if (same) same.push(placed);
        else known.byNumber.set(key, [placed]);
      }
    },
    alike(name, who, most) {
      const known = names.get(name);
      if (!known) return [];
      if (who.licence === undefined) return known.all.slice(0, most);
      return [...known.unlicensed.slice(0, most), ...sameNumber(known, who)]
        .toSorted((a, b) => a.at - b.at)
        .slice(0, most)
        .map(({ one }) => one);
    },
    licensedAs: (name, who) => sameNumber(names.get(name), who)[0]?.one,
  };
}
